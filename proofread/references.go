package proofread

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"

	"punchboard/carddata"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// references reports ids that do not exist: of the numbered rows of a list, wherever they
// are named, and in columns whose other values are all ids of the game.
func (p *inventory) references() {
	r := &references{inventory: p, seen: map[diag.Pos]bool{}}
	for _, l := range p.game.Lists {
		if n := numberedBy(l); n != nil {
			r.numbered = append(r.numbered, n)
		}
	}
	r.texts()
	r.findTargets()
	for _, d := range slices.Concat(setsOf(p.game), p.game.Lists) {
		r.columns(d)
	}
	r.searches()
	r.terrains()
	r.sides()
}

// references looks for ids that do not exist.
type references struct {
	*inventory
	numbered []*numbering
	targets  []target
	seen     map[diag.Pos]bool
}

// report reports an id, once at a place. Near is an id that is probably meant, "" if that
// is not known.
func (r *references) report(at diag.Pos, id, what, near string) {
	if r.seen[at] {
		return
	}
	r.seen[at] = true
	f := r.found.Warnf(at, CodeReference, "there is no %s %s", what, source.Quote(id))
	if f.Hintf("correct it, or add what it names"); near != "" {
		f.Hintf("did you mean `%s`?", near)
	}
}

// numbering is how the ids of a list are numbered: TF-001 to TF-254.
type numbering struct {
	list   string
	prefix string // "TF-"
	form   *regexp.Regexp
	ids    map[string]bool
}

// leastNumbered is the number of ids from which a list is known to be numbered.
const leastNumbered = 5

var numberedID = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^([A-Z][A-Za-z]*-)([0-9]+)$`) })

// numberedBy returns how the ids of a list are numbered, all with the same letters and
// as many digits; nil if they are not.
func numberedBy(l *carddata.Deck) *numbering {
	if len(l.Cards) < leastNumbered {
		return nil
	}
	first := numberedID().FindStringSubmatch(l.Cards[0].ID)
	if first == nil {
		return nil
	}
	n := &numbering{l.ID, first[1], regexp.MustCompile(`\b` + first[1] + strings.Repeat(`[0-9]`, len(first[2])) + `\b`), map[string]bool{}}
	for _, c := range l.Cards {
		id := numberedID().FindStringSubmatch(c.ID)
		if id == nil || id[1] != first[1] || len(id[2]) != len(first[2]) {
			return nil
		}
		n.ids[c.ID] = true
	}
	return n
}

// texts looks for numbered ids in cells, labels and reference tables.
func (r *references) texts() {
	for _, d := range slices.Concat(r.game.Decks, r.game.Lists) {
		for _, c := range d.Cards {
			for _, name := range sortedKeys(c.Fields) {
				r.value(c.Fields[name])
			}
		}
	}
	for _, id := range sortedKeys(r.game.Labels) {
		r.value(r.game.Labels[id].Value())
	}
	for _, t := range r.game.Tables {
		for _, row := range t.Rows {
			for _, c := range row.Cells {
				r.value(c.Text.Value())
			}
		}
		for _, note := range t.Notes {
			r.value(note.Value())
		}
	}
}

// value looks for numbered ids in a cell. One that all languages name is reported in the
// first.
func (r *references) value(v values.Value) {
	r.text(v.Pos, v.V)
	for _, lang := range r.game.Languages {
		if text, ok := v.ByLang[lang]; ok && r.text(v.PosIn(lang), text) {
			return
		}
	}
}

// text reports whether it has found something.
func (r *references) text(at diag.Pos, v any) (wrong bool) {
	switch v := v.(type) {
	case string:
		for _, n := range r.numbered {
			if !strings.Contains(v, n.prefix) {
				continue
			}
			for _, id := range n.form.FindAllString(v, -1) {
				if !n.ids[id] {
					r.report(at, id, "row of the list `"+n.list+"` with the id", "")
					wrong = true
				}
			}
		}
	case []any:
		for _, item := range v {
			wrong = r.text(at, item) || wrong
		}
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			wrong = r.text(at, v[key]) || wrong
		}
	}
	return wrong
}
