package impose

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// bleedStep is the step in which other bleeds and margins are tried.
const bleedStep = geom.MM / 2

// The smallest values to suggest: with a bleed under 1 mm, paper is visible after a
// usual cut, and few printers have margins under 3 mm.
const (
	leastBleedAdvised  = geom.MM
	leastMarginAdvised = 3 * geom.MM
)

// settingChange is a setting to change and the resulting task.
type settingChange struct {
	words string // the setting as it is written, such as "bleed 1.5mm"
	task  *planner
}

// reportNoFit reports why a piece of a batch does not fit on any sheet, and computes
// what would help.
func (t *planner) reportNoFit(out *diag.List, s *Stack, need batch) {
	one := t.with(func(*carddata.Print) {})
	one.batches = []batch{need}
	one.batches[0].unplaced = 1
	with := "bleed " + need.cut.bleed.String()
	if least := leastMark(t.print.Marks); least > 0 {
		with += " and marks of " + least.String()
	}
	code, what := CodeNoFit, "a piece of "+need.cut.size.String()
	if u := need.unit; u.pieces() > 1 {
		code, what = CodeNoBlock, fmt.Sprintf("a block of %dx%d counters of %s", u.cols, u.rows, need.cut.size)
	}
	out.Errorf(s.Pos, code, "%s: %s needs %s with %s; %s", s.ID, what, one.least(), with, one.room()).
		Hintf("%s", one.wouldFit())
}

// tooLarge returns the first batch of which no piece fits on any sheet. If each fits
// alone, but never with the same header, it returns the first batch.
func (t *planner) tooLarge() int {
	for i, n := range t.batches {
		alone := *t
		alone.batches = []batch{n}
		if _, _, ok := alone.best(); !ok {
			return i
		}
	}
	return 0
}

// least returns the space that one piece of the first batch needs.
func (t *planner) least() geom.Size {
	n := &t.batches[0]
	block := sheetBlock{cut: n.cut, size: n.unit.size(n.cut.size)}
	return block.foot(leastMark(t.print.Marks)).Size()
}

func leastMark(m carddata.Marks) geom.Length { return slices.Min(markLengths(m)) }

// room describes the available space on the paper.
func (t *planner) room() string {
	page := sheetPages(&t.print)[0]
	area, margins := t.print.Area(page), "margins of "+t.print.Margin.String()
	if t.print.Edges != nil {
		margins = "the margins of the printer"
	}
	if area.W <= 0 || area.H <= 0 {
		return fmt.Sprintf("%s leave no space on %s", margins, t.print.Paper)
	}
	text := fmt.Sprintf("%s has %s between %s, minus %s for the header",
		t.print.Paper, area.Size(), margins, t.head.strip(area, false).thickness+stripGap)
	if t.folded {
		text += ", half of it for fronts"
	}
	return text
}

// wouldFit lists the changes that would each make the piece fit. Changing the
// orientation of the paper is not among them, because pieces are turned automatically.
func (t *planner) wouldFit() string {
	var words []string
	for _, try := range [][]settingChange{t.lessBlock(), t.lessBleed(0), t.noMarks(), t.lessMargin(), t.unfolded(), t.otherPapers()} {
		for _, c := range try {
			if _, score, ok := c.task.best(); ok {
				words = append(words, c.words+held(score.per))
				break
			}
		}
	}
	if len(words) == 0 {
		return "use paper of at least " + t.leastPaper().String()
	}
	if len(words) == 1 {
		return "use " + words[0]
	}
	return "use one of: " + strings.Join(words, "; ")
}

func held(per int) string {
	if per <= 1 { // 0: not computed
		return ""
	}
	return fmt.Sprintf(" (%d per sheet)", per)
}

// lessBleed tries smaller bleeds, largest first.
func (t *planner) lessBleed(least geom.Length) (changes []settingChange) {
	most := geom.Length(0)
	for _, n := range t.batches {
		most = max(most, n.cut.bleed)
	}
	for b := (most - 1) / bleedStep * bleedStep; b >= least && b < most; b -= bleedStep {
		task := t.bled(func(n *batch) { n.cut.bleed = min(n.cut.bleed, b) })
		changes = append(changes, settingChange{"bleed " + b.String(), task})
	}
	return changes
}

func (t *planner) noMarks() []settingChange {
	return t.setting(t.print.Marks != carddata.MarksNone, "marks none", func(p *carddata.Print) { p.Marks = carddata.MarksNone })
}

// lessMargin tries smaller margins, largest first.
func (t *planner) lessMargin() (changes []settingChange) {
	if t.print.Edges != nil { // they have been measured
		return nil
	}
	for m := (t.print.Margin - 1) / bleedStep * bleedStep; m >= leastMarginAdvised; m -= bleedStep {
		changes = append(changes, t.setting(true, "margin "+m.String()+", if your printer allows it", func(p *carddata.Print) { p.Margin = m })...)
	}
	return changes
}

func (t *planner) unfolded() []settingChange {
	if !t.folded {
		return nil
	}
	flat := *t
	flat.folded = false
	return []settingChange{{"fold false", &flat}}
}

// otherPapers tries the known papers from the smallest, starting with the same system:
// someone with A4 paper is more likely to have A3 than Legal.
func (t *planner) otherPapers() (changes []settingChange) {
	papers := slices.Clone(values.Papers)
	slices.SortStableFunc(papers, func(a, b values.NamedSize) int {
		return cmp.Or(
			cmp.Compare(paperFamilyMismatch(a.Name, t.print.Paper), paperFamilyMismatch(b.Name, t.print.Paper)),
			cmp.Compare(areaOf(a.Size()), areaOf(b.Size())),
		)
	})
	for _, paper := range papers {
		changes = append(changes, t.setting(true, "paper "+paper.Name, func(p *carddata.Print) {
			p.Paper, p.PaperSize = paper.Name, paper.Size()
		})...)
	}
	return changes
}

// paperFamilyMismatch returns 1 if exactly one of the papers is an A size. A paper
// given by its size counts as metric.
func paperFamilyMismatch(paper, other string) int {
	metric := func(name string) bool { return len(name) == 2 && name[0] == 'a' || strings.HasSuffix(name, "mm") }
	if metric(paper) != metric(other) {
		return 1
	}
	return 0
}

func (t *planner) setting(applies bool, words string, change func(p *carddata.Print)) []settingChange {
	if !applies {
		return nil
	}
	return []settingChange{{words, t.with(change)}}
}

// leastPaper returns the smallest portrait paper, in whole millimeters, on which the
// upright piece fits, with the proportions that it requires.
func (t *planner) leastPaper() geom.Size {
	size := t.least().R().Inset(-t.print.Margin).Size()
	if t.folded {
		size.W = 2 * (size.W + foldClear)
	}
	size = geom.Size{W: wholeMM(size.W), H: wholeMM(size.H)}
	for {
		sized := t.with(func(p *carddata.Print) { p.PaperSize, p.Orientation = size, carddata.Auto })
		if _, _, ok := sized.best(); ok {
			return size
		}
		size.H += geom.MM
	}
}

func wholeMM(l geom.Length) geom.Length { return geom.Length(math.Ceil(l.MM())) * geom.MM }

// reportBetter reports a small change that would save sheets.
func (t *planner) reportBetter(out *diag.List, pos diag.Pos, deck string, now sheetPlan) {
	shared := t.setting(t.print.OwnBleed, "shared_bleed true", func(p *carddata.Print) { p.OwnBleed = false })
	for _, c := range slices.Concat(shared, t.lessBleed(leastBleedAdvised)) {
		if _, score, ok := c.task.best(); ok && score.count < now.count {
			out.Notef(pos, CodeFitsMore, "%s on %s needs %s", deck, t.print.Paper, now.words()).
				Hintf("use %s, which needs only %s", c.words, score.words())
			return
		}
	}
}

// words describes the number of sheets and, for pieces of one size, how full they are.
func (s sheetScore) words() string {
	text := "1 sheet"
	if s.count != 1 {
		text = fmt.Sprintf("%d sheets", s.count)
	}
	if s.per > 0 {
		text += fmt.Sprintf(", %d per sheet", s.per)
	}
	return text
}
