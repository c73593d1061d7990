package proofread

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/effects"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// claimReader finds out what the effects of a card claim of its text. It reports what the
// grammar does not know.
type claimReader struct {
	proof   *proof
	grammar *effects.Grammar
	at      diag.Pos
	claims  []claim
	unknown bool // whether something was reported
}

// effects reads a list of effects, or a single one.
func (r *claimReader) effects(cell values.Value) {
	r.at = cell.Pos
	all, is := cell.V.([]any)
	if !is && cell.V != nil {
		all = []any{cell.V}
	}
	for _, effect := range all {
		if m, is := effect.(map[string]any); is {
			r.effect(m)
		}
	}
}

// effect reads one effect.
func (r *claimReader) effect(m map[string]any) {
	name, is := m[r.grammar.Verb].(string)
	if !is {
		r.fault(fmt.Sprintf("an effect has no verb `%s`", r.grammar.Verb), "", nil)
		return
	}
	verb := r.grammar.Verbs[name]
	if verb == nil {
		r.fault(fmt.Sprintf("the grammar has no verb `%s`", name), name, slices.Collect(maps.Keys(r.grammar.Verbs)))
		return
	}
	r.claims = append(r.claims, claim{at: r.at, what: "`" + name + "`", say: verb.Say, or: verb.Or, also: verb.Also})
	r.params(verb, name, m, r.grammar.Verb)
}

// params reads the parameters of a verb, or of one of its parameters; but is no
// parameter.
func (r *claimReader) params(of *effects.Part, name string, m map[string]any, but string) {
	for _, key := range slices.Sorted(maps.Keys(m)) {
		if key == but {
			continue
		}
		if param := of.Params[key]; param != nil {
			r.param(param, key, m[key])
		} else {
			r.fault(fmt.Sprintf("the grammar has no parameter `%s` of `%s`", key, name), key, slices.Collect(maps.Keys(of.Params)))
		}
	}
}

// param reads the value of a parameter. Each item of a list is a value.
func (r *claimReader) param(p *effects.Part, name string, v any) {
	switch v := v.(type) {
	case []any:
		for _, item := range v {
			r.param(p, name, item)
		}
	case map[string]any:
		if p.Params == nil {
			r.fault(fmt.Sprintf("the grammar knows no parameters of `%s`", name), "", nil)
			return
		}
		r.claims = append(r.claims, claim{at: r.at, what: "`" + name + "`", say: p.Say, or: p.Or, also: p.Also})
		r.params(p, name, v, "")
	default:
		r.scalar(p, name, v)
	}
}

// scalar reads a single value.
func (r *claimReader) scalar(p *effects.Part, name string, v any) {
	written, isNumber := writtenValue(v)
	c := claim{at: r.at, what: fmt.Sprintf("`%s: %s`", name, written), say: sayOf(p, written), or: p.Or, figure: p.Figure, value: written, also: p.Also}
	if say, is := p.Values[written]; is {
		c.say, c.figure = say, effects.None
		r.claims = append(r.claims, c)
		return
	}
	switch {
	case p.Figure >= effects.Number && !isNumber:
		r.fault(fmt.Sprintf("the grammar wants a number for `%s`, not %q", name, written), "", nil)
	case p.Figure == effects.None && p.Say == nil:
		r.fault(fmt.Sprintf("the grammar has no value `%s` of `%s`", written, name), written, slices.Collect(maps.Keys(p.Values)))
	default:
		r.claims = append(r.claims, c)
	}
}

// writtenValue returns a value as a cell has it.
func writtenValue(v any) (written string, isNumber bool) {
	switch v := v.(type) {
	case string:
		return v, false
	case int:
		return strconv.Itoa(v), true
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64), true
	}
	return fmt.Sprint(v), false
}

// columns reads the other columns of a card.
func (r *claimReader) columns(c *carddata.Card) {
	for _, name := range slices.Sorted(maps.Keys(r.grammar.Columns)) {
		v := c.Fields[name]
		if v.V == nil || v.V == "" {
			continue
		}
		r.at = v.Pos
		r.param(r.grammar.Columns[name], name, v.V)
	}
}

// fault reports that the grammar lacks something.
func (r *claimReader) fault(message, name string, known []string) {
	if r.unknown {
		return // one finding for a card
	}
	r.unknown = true
	hint := "add it to the grammar of effects, or correct the cell"
	if name != "" && diag.Nearest(name, known) != "" {
		slices.Sort(known)
		hint = diag.DidYouMean(name, known)
	}
	r.proof.found.Warnf(r.at, CodeGrammar, "%s", message).Hintf("%s", hint)
}

// sayOf returns what a text must say of a value of a parameter.
func sayOf(p *effects.Part, value string) effects.Wording {
	say, figure := p.Say, figureText(p.Figure, value)
	if digits, negative := strings.CutPrefix(value, "-"); negative && p.Minus != nil {
		say, figure = p.Minus, digits
	}
	all := effects.Wording{}
	for lang, texts := range say {
		for _, text := range texts {
			all[lang] = append(all[lang], strings.TrimSpace(strings.ReplaceAll(text, effects.Mark, figure)))
		}
	}
	return all
}

// figureText returns a value as a text has it: a signed 0 is not written.
func figureText(kind effects.Figure, value string) string {
	digits, negative := strings.CutPrefix(value, "-")
	switch {
	case kind == effects.Signed && digits == "0":
		return ""
	case negative:
		return values.MinusSign + digits
	case kind == effects.Signed:
		return "+" + digits
	}
	return digits
}
