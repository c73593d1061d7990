package tuning

import (
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// Settings are the keys of one entry of the section `tune`.
var Settings = []sections.Setting[*values.Reader, Entry]{
	{Key: sections.Key{Name: "deck", Type: sections.KString, Doc: "Deck, set of counters or list whose rows may change."},
		Read: func(_ *values.Reader, e *Entry, n source.Node) { e.Deck = named(n, "deck") }},
	{Key: sections.Key{Name: "rows", Type: sections.KStrings, Doc: "Ids of the rows, each a number of its own; default: every row with a value in the column."},
		Read: func(_ *values.Reader, e *Entry, n source.Node) { e.Rows = rows(n) }},
	{Key: sections.Key{Name: "column", Type: sections.KString, Default: Copies, Doc: "Column that may change, or a value inside its cells: effects.0.mod."},
		Read: func(_ *values.Reader, e *Entry, n source.Node) { e.Column = named(n, "column") }},
	{Key: sections.Key{Name: "together", Type: sections.KBool, Default: "false", Doc: "Whether the rows change by the same number of steps, as one number."},
		Read: func(_ *values.Reader, e *Entry, n source.Node) { n.Flag("together", &e.Together) }},
	{Key: sections.Key{Name: "switch", Type: sections.KString, Doc: "Instead of a deck: a switch of the game."},
		Read: func(_ *values.Reader, e *Entry, n source.Node) { e.Switch = named(n, "switch") }},
	{Key: sections.Key{Name: "values", Type: sections.KStrings, Required: true, Doc: "Values allowed, among them the present one: 2..6, 2..10:2 for every second one, or a list."},
		Read: func(_ *values.Reader, e *Entry, n source.Node) { e.At, e.Values = n.Pos(), allowed(n) }},
}

// Read reads the section.
func Read(l *values.Reader, n source.Node) (all []*Entry) {
	for _, item := range n.List("tune") {
		e := &Entry{Pos: item.Pos()}
		sections.Read(l, item, "an entry of `tune`", Settings, e)
		if item.Kind == yaml.MappingNode && e.sound(item) {
			all = append(all, e)
		}
	}
	return all
}

// sound reports keys that do not belong together.
func (e *Entry) sound(n source.Node) bool {
	switch deck, swtch := n.Lookup("deck"), n.Lookup("switch"); {
	case !deck.Exists() && !swtch.Exists():
		n.Errorf(source.CodeMissingKey, "an entry of `tune` needs `deck` or `switch`").Hintf("name what may change, such as `deck: cards` or `switch: hand_limit`")
		return false
	case swtch.Exists():
		for _, key := range []string{"deck", "rows", "column", "together"} {
			if other := n.Lookup(key); other.Exists() {
				other.Errorf(CodeTune, "`%s` does not go with `switch`", key).Hintf("remove one of them; each entry names a switch or the rows of a deck")
				return false
			}
		}
		return e.Switch.Name != "" && e.Values != nil
	}
	if e.Column.Name == "" && !n.Lookup("column").Exists() {
		e.Column = NamedAt{e.Pos, Copies}
	}
	return e.Deck.Name != "" && e.Column.Name != "" && e.Values != nil && (e.Rows != nil || !n.Lookup("rows").Exists())
}

func named(n source.Node, what string) NamedAt {
	name, _ := n.Scalar(what)
	return NamedAt{n.Pos(), name}
}

func rows(n source.Node) (all []NamedAt) {
	for _, item := range n.OneOrMore("rows") {
		if row := named(item, "rows"); row.Name != "" {
			all = append(all, row)
		}
	}
	if len(all) == 0 && !n.IsNull() && n.Kind == yaml.SequenceNode && len(n.Content) == 0 {
		n.Errorf(CodeTune, "`rows` is empty").Hintf("name the ids of rows, or remove the key to allow all of them")
	}
	return all
}

// allowed reads the values that an entry allows; nil if they are unusable.
func allowed(n source.Node) (all []Value) {
	if n.Kind == yaml.ScalarNode && !n.IsNull() {
		for _, v := range Range(n.Value) {
			all = append(all, Value{n.Pos(), v})
		}
	}
	if n.Kind == yaml.SequenceNode {
		for _, item := range n.List("values") {
			if item.Kind != yaml.ScalarNode || item.IsNull() {
				item.WrongKind("values", "single values")
				return nil
			}
			all = append(all, Value{item.Pos(), item.Any()})
		}
	}
	if len(all) < 2 || len(all) > MaxValues {
		n.Errorf(CodeTune, "`values` must be a range or a list of two to %d values, but is %s", MaxValues, source.Describe(n.Node)).
			Hintf("write the smallest and the largest value, such as `values: 1..4`, or list them: `values: [1, 2, 4]`")
		return nil
	}
	return all
}

// Range lists the whole numbers of "2..6", or of "2..10:2" for every second one; none if
// the text is no range, and at most one more than MaxValues.
func Range(text string) (all []int) {
	first, last, is := strings.Cut(text, "..")
	last, by, stepped := strings.Cut(last, ":")
	if !stepped {
		by = "1"
	}
	low, errLow := strconv.Atoi(strings.TrimSpace(first))
	high, errHigh := strconv.Atoi(strings.TrimSpace(last))
	step, errStep := strconv.Atoi(strings.TrimSpace(by))
	if !is || errLow != nil || errHigh != nil || errStep != nil || step < 1 || high < low {
		return nil
	}
	for n := low; len(all) <= MaxValues; n += step {
		if all = append(all, n); uint64(high)-uint64(n) < uint64(step) { // the next one would be too large, or overflow
			break
		}
	}
	return all
}
