package report

import (
	"fmt"
	"strings"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/playtest/verdict"
)

// details draws the following sheets: the findings that did not fit, every card,
// and the rules that never came up.
func (f *flow) details() {
	counted := f.page.Sheet != nil && verdict.Best(f.page.Runs) != nil
	if !counted && len(f.rest) == 0 {
		return
	}
	if !f.fits() {
		f.open()
	}
	if len(f.rest) > 0 {
		f.section(f.w.say("details.rest"))
	}
	for len(f.rest) > 0 {
		rest := f.rest
		f.rest = nil
		f.findings(rest[:1], paper.H) // whatever its size, so that the loop ends; the next may go to another sheet
		f.findings(rest[1:], area.Bottom())
		if len(f.rest) > 0 {
			f.open()
		}
	}
	f.y += 6 * mm
	if counted {
		f.rules()
		f.cards()
	}
}

// fits reports whether the first sheet has room for all details: that is, only
// the rules, for a game without cards to list.
func (f *flow) fits() bool {
	if len(f.rest) > 0 || len(f.page.Sheet.Cards) > 0 {
		return false
	}
	high := 15 * mm // the title and the space above it
	for _, text := range f.ruleLines() {
		high += f.canvas.block(ruleStyle, area.W, fonts.Left, text).Height + mm
	}
	return f.y+high <= f.foot
}

// section draws the title of a section.
func (f *flow) section(title string) {
	f.canvas.label(geom.Pt2(area.X, f.y+5*mm), titleStyle.at(13), fonts.Left, title)
	f.y += 9 * mm
}

// ruleStyle is the style of the lines about rules.
var ruleStyle = noteStyle.at(8.5).in(ink)

// rules draws how many of the rules came up, and which hardly did.
func (f *flow) rules() {
	r := f.page.ruleCover()
	if r.all == 0 {
		return
	}
	f.section(f.w.say("details.rules"))
	for _, text := range f.ruleLines() {
		f.y += f.canvas.text(geom.Pt2(area.X, f.y), area.W, ruleStyle, text) + mm
	}
	f.y += 4 * mm
}

// ruleLines describes which rules came up, and which are not judged.
func (f *flow) ruleLines() []string {
	return append(f.w.ruleLines(f.page.ruleCover()), f.w.unjudgedLines(f.page.Unjudged)...)
}

// ruleCover is the set of numbered rules that came up in all runs together.
type ruleCover struct {
	all, met    int
	never, rare []string
}

func (p *Page) ruleCover() (r ruleCover) {
	games := uint64(0)
	for _, s := range p.Runs {
		games += s.Games()
	}
	for id, name := range p.Sheet.Rules {
		if name == "" {
			continue
		}
		r.all++
		n := uint64(0)
		for _, s := range p.Runs {
			n += s.Rules[id].Games
		}
		switch {
		case n == 0:
			r.never = append(r.never, name)
			continue
		case n*1000 <= games:
			r.rare = append(r.rare, fmt.Sprintf("%s (%d)", name, n))
		}
		r.met++
	}
	return r
}

// ruleLines describes which rules came up.
func (w *words) ruleLines(r ruleCover) []string {
	list := func(names []string) string {
		if len(names) == 0 {
			return w.say("details.none")
		}
		return strings.Join(names, ", ")
	}
	return []string{
		w.typeset(w.say("details.reached", r.met, r.all)),
		w.typeset(w.say("details.never")) + " " + list(r.never) + ".",
		w.typeset(w.say("details.rare")) + " " + list(r.rare) + ".",
	}
}
