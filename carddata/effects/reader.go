package effects

import (
	"slices"
	"strings"
	"unicode/utf8"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// maxDepth limits parameters within parameters.
const maxDepth = 4

// maxWording is the largest number of characters of a wording: findings quote it whole.
const maxWording = 200

// reader reads a grammar. Depth is that of the part that is being read.
type reader struct {
	*values.Reader
	depth int
}

// Settings are the keys of a grammar.
var Settings = []sections.Setting[*reader, Grammar]{
	{Key: sections.Key{Name: "verb", Type: sections.KString, Default: "do", Doc: "The key of an effect that holds its verb."},
		Read: func(_ *reader, g *Grammar, n source.Node) { nonEmpty(n, "verb", &g.Verb) }},
	{Key: sections.Key{Name: "effects", Type: sections.KString, Default: "effects", Doc: "How the names of the columns of effects end."},
		Read: func(_ *reader, g *Grammar, n source.Node) { nonEmpty(n, "effects", &g.Effects) }},
	{Key: sections.Key{Name: "text", Type: sections.KString, Default: "text", Doc: "How the name of the column ends that has the text of the effects."},
		Read: func(_ *reader, g *Grammar, n source.Node) { nonEmpty(n, "text", &g.Text) }},
	{Key: sections.Key{Name: "verbs", Type: sections.KDecks, Keys: sections.KeysOf(partSettings()), Required: true, Doc: "The verbs, each with its parameters and with what a text must say of it."},
		Read: func(l *reader, g *Grammar, n source.Node) { g.Verbs = l.parts(n, "verbs") }},
	{Key: sections.Key{Name: "columns", Type: sections.KMap, Doc: "Other columns of which the text must say something, each like a parameter."},
		Read: func(l *reader, g *Grammar, n source.Node) { g.Columns = l.parts(n, "columns") }},
	{Key: sections.Key{Name: "switches", Type: sections.KDecks, Keys: sections.KeysOf(switchSettings), Doc: "What texts of the game say of its switches, by name: whichever of them has the words must have the value too."},
		Read: func(l *reader, g *Grammar, n source.Node) { g.Switches = l.switches(n) }},
}

// switchSettings are the keys of a switch.
var switchSettings = []sections.Setting[*reader, Part]{
	{Key: sections.Key{Name: "say", Type: sections.KWords, Doc: "How texts say the number of the switch, by language, with {} in its place: at most {} cards."},
		Read: func(l *reader, p *Part, n source.Node) { p.Say = l.marked(n, "say") }},
	{Key: sections.Key{Name: "values", Type: sections.KMap, Doc: "Or how they say single values, each with wordings by language."},
		Read: func(l *reader, p *Part, n source.Node) { p.Values = l.values(n) }},
}

// switches reads what texts say of switches.
func (l *reader) switches(n source.Node) map[string]*Part {
	all := map[string]*Part{}
	for _, f := range n.Mapping("switches") {
		p := &Part{Pos: f.Key.Pos()}
		errors := l.Found.Errors()
		sections.Read(l, f.Value, "`switches."+f.Name+"`", switchSettings, p)
		if len(p.Say)+len(p.Values) == 0 && l.Found.Errors() == errors {
			f.Key.Errorf(source.CodeMissingKey, "`switches.%s` has no wording", f.Name).Hintf("write how the texts say its value, as in `say: {%s: at most {} cards}`", l.Languages[0])
		}
		all[f.Name] = p
	}
	return all
}

// marked reads wordings with one Mark each.
func (l *reader) marked(n source.Node, what string) Wording {
	all := l.wording(n, what)
	for _, lang := range l.Languages {
		for _, text := range all[lang] {
			if strings.Count(text, Mark) != 1 || text == Mark {
				n.Errorf(source.CodeBadValue, "the wording %q of `%s` does not have words and one {} for the value", text, lang).Hintf("write it as in `at most {} cards`")
			}
		}
	}
	return all
}

// partSettings returns the keys of a verb, parameter or column, which may have the same
// keys inside.
func partSettings() []sections.Setting[*reader, Part] {
	return []sections.Setting[*reader, Part]{
		{Key: sections.Key{Name: "say", Type: sections.KWords, Doc: "What the text must say, by language: one of these, with {} for the value."},
			Read: func(l *reader, p *Part, n source.Node) { p.Say = l.wording(n, "say") }},
		{Key: sections.Key{Name: "minus", Type: sections.KWords, Doc: "What the text must say instead if the value is negative, with {} for the value without its sign: Penalty {}."},
			Read: func(l *reader, p *Part, n source.Node) { p.Minus = l.wording(n, "minus") }},
		{Key: sections.Key{Name: "figure", Type: sections.KEnum, Values: figureNames[Free:], Doc: "How the text has the value of a parameter: number is 4, +4 or four; signed is +1 or −1, and 0 is not written; free may be there or not."},
			Read: func(_ *reader, p *Part, n source.Node) { p.Figure = figure(n) }},
		{Key: sections.Key{Name: "or", Type: sections.KWords, Doc: "What may be there instead of the figure, such as a keyword."},
			Read: func(l *reader, p *Part, n source.Node) { p.Or = l.wording(n, "or") }},
		{Key: sections.Key{Name: "values", Type: sections.KMap, Doc: "What the text must say of single values: each with wordings by language, or {} for nothing."},
			Read: func(l *reader, p *Part, n source.Node) { p.Values = l.values(n) }},
		{Key: sections.Key{Name: "params", Type: sections.KMap, Doc: "The parameters by name, each with free, number, signed, or with these keys."},
			Read: func(l *reader, p *Part, n source.Node) { p.Params = l.parts(n, "params") }},
		{Key: sections.Key{Name: "also", Type: sections.KStrings, Doc: "Figures that the text may have although they are not parameters."},
			Read: func(_ *reader, p *Part, n source.Node) { p.Also = n.Texts("also") }},
	}
}

// Read reads a grammar.
func Read(r *values.Reader, root source.Node) *Grammar {
	g := &Grammar{Verb: "do", Effects: "effects", Text: "text"}
	sections.Read(&reader{Reader: r}, root, "the grammar of effects", Settings, g)
	return g
}

// nonEmpty reads a name.
func nonEmpty(n source.Node, what string, into *string) {
	switch s, ok := n.Scalar(what); {
	case ok && s == "":
		n.Errorf(source.CodeBadValue, "`%s` is empty", what).Hintf("remove the key for its default")
	case ok:
		*into = s
	}
}

// figure reads the kind of a figure.
func figure(n source.Node) Figure {
	s, _ := n.Enum("figure", figureNames[Free:])
	return Figure(max(0, slices.Index(figureNames, s)))
}

// parts reads verbs, parameters or columns by name.
func (l *reader) parts(n source.Node, what string) map[string]*Part {
	if l.depth++; l.depth > maxDepth {
		n.Errorf(source.CodeBadValue, "parameters are within parameters at most %d deep", maxDepth)
		l.depth--
		return nil
	}
	all := map[string]*Part{}
	for _, f := range n.Mapping(what) {
		p := &Part{Pos: f.Key.Pos()}
		if f.Value.Kind == yaml.ScalarNode && !f.Value.IsNull() {
			p.Figure = figure(f.Value)
		} else {
			sections.Read(l, f.Value, "`"+what+"."+f.Name+"`", partSettings(), p)
		}
		all[f.Name] = p
	}
	l.depth--
	return all
}

// values reads wordings by value.
func (l *reader) values(n source.Node) map[string]Wording {
	all := map[string]Wording{}
	for _, f := range n.Mapping("values") {
		all[f.Name] = l.wording(f.Value, "values."+f.Name)
	}
	return all
}

// wording reads texts by language.
func (l *reader) wording(n source.Node, what string) Wording {
	all := Wording{}
	for _, f := range n.Mapping(what) {
		if !slices.Contains(l.Languages, f.Name) {
			l.ReportUnlisted(f.Key, source.CodeUnknownKey)
			continue
		}
		for _, item := range f.Value.OneOrMore(what) {
			var text string
			switch nonEmpty(item, what, &text); {
			case utf8.RuneCountInString(text) > maxWording:
				item.Errorf(source.CodeBadValue, "`%s` has %d characters; the limit is %d", what, utf8.RuneCountInString(text), maxWording).
					Hintf("write only the words by which the text can be recognized")
			case text != "":
				all[f.Name] = append(all[f.Name], text)
			}
		}
	}
	return all
}
