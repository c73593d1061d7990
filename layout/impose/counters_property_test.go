package impose

import (
	"math/rand/v2"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/scene"
)

// TestAnyCountersAreRight imposes counters of random sizes, shapes, grounds and
// layouts, printed in every way. It reads the pages back and checks what the audit does
// not.
func TestAnyCountersAreRight(t *testing.T) {
	fitted := 0
	for seed := range uint64(300) {
		job := randomCounters(rand.New(rand.NewPCG(seed, 3)))
		im, found := Impose(job)
		if found.Errors() > 0 {
			continue
		}
		fitted++
		proof := im.Audit(job)
		for _, f := range proof.All() {
			t.Errorf("seed %d: %s", seed, f)
		}
		c := readCounters(job, im)
		c.marksKeepOff(t, seed, im)
		c.bleedsAreWhole(t, seed)
		if again, _ := Impose(job); seed%16 == 0 && dumped(t, im) != dumped(t, again) {
			t.Errorf("seed %d: two runs differ", seed)
		}
	}
	if fitted < 200 {
		t.Errorf("only %d jobs fit: the test proves little", fitted)
	}
}

func randomCounters(r *rand.Rand) Job {
	print := func(p *carddata.Print) {
		p.Marks, p.Duplex = carddata.Marks(r.IntN(4)), carddata.Duplex(r.IntN(2))
		p.Fold, p.FrontsOnly = r.IntN(4) == 0, r.IntN(6) == 0
		p.Orientation, p.OwnBleed = carddata.Orientation(r.IntN(3)), r.IntN(6) == 0
	}
	lay := randomLay(r)
	var stacks []Stack
	for i := range 1 + r.IntN(3) {
		side := geom.Length(80+r.IntN(180)) * geom.MM / 10
		size := geom.Size{W: side, H: side}
		round := r.IntN(3) == 0 && (!lay.Blocks() || lay.Gap > 0)
		if !round && r.IntN(4) == 0 {
			size.W *= geom.Length(1 + r.IntN(5))
		}
		var grounds strings.Builder
		for range 1 + r.IntN(60) {
			grounds.WriteByte("aaaaabbbcD"[r.IntN(10)])
		}
		s := counterStack(string(rune('m'+i)), grounds.String(), size, lay)
		s.Round = round
		stacks = append(stacks, s)
	}
	return counterJob(print, stacks...)
}

func randomLay(r *rand.Rand) carddata.CounterLayout {
	lay := carddata.CounterLayout{BackBleed: geom.Length(r.IntN(3)) * geom.MM / 2, Top: r.IntN(4) == 0}
	switch r.IntN(3) {
	case 0:
		lay.Match = true
	case 1:
		lay.Gap = geom.Length(r.IntN(5)) * geom.MM
	default:
		lay.Cols, lay.Rows, lay.Gap = 1+r.IntN(6), 1+r.IntN(4), geom.Length(r.IntN(2))*geom.MM
		lay.Outline = r.IntN(2) == 0
	}
	return lay
}

// laidCounter is a counter found on a page.
type laidCounter struct {
	audit.Placed
	stack  *Stack
	ground byte // 0 if it must not touch any other
	trim   geom.Rect
	bleed  geom.Length // of its face
}

// laidCounters are the counters on the sides of a sheet.
type laidCounters [][]laidCounter

func readCounters(job Job, im *Imposed) laidCounters {
	items := map[string]laidCounter{}
	for i := range job.Stacks {
		s := &job.Stacks[i]
		for _, item := range s.Items {
			ground := byte(item.Front.Marks[0].(*scene.Path).Fill.(scene.Gray))
			if len(item.Front.Marks) > 1 {
				ground = 0
			}
			items[s.ID+"/"+item.ID] = laidCounter{stack: s, ground: ground}
		}
	}
	sides := make(laidCounters, len(im.Pages()))
	for _, p := range audit.Read(im.Pages()) {
		id, rest, _ := strings.Cut(p.Tag, "#")
		c := items[id]
		c.Placed, c.trim, c.bleed = p, p.At.Box(c.stack.Size.R()), counterBleed
		if strings.HasSuffix(rest, "/back") {
			c.bleed += c.stack.Lay.BackBleed
		}
		sides[p.Page] = append(sides[p.Page], c)
	}
	return sides
}

// marksKeepOff checks that no mark is on a counter, or outside the printable area.
func (sides laidCounters) marksKeepOff(t *testing.T, seed uint64, im *Imposed) {
	for i, page := range im.Pages() {
		for _, s := range segments(page.Marks, geom.Identity) {
			ink := s.box().Inset(-markWidth / 2)
			if !page.Size.R().Inset(5*geom.MM - markWidth).Contains(ink) {
				t.Errorf("seed %d: the mark %v lies in the printer's margin", seed, s)
			}
			for _, c := range sides[i] {
				if c.trim.Overlaps(ink) {
					t.Errorf("seed %d: the mark %v lies on %s", seed, s, c.Tag)
				}
			}
		}
	}
}

// bleedsAreWhole checks that bleed is only cut short where a neighbor has the same
// ground, or where the set asks for a narrower gap.
func (sides laidCounters) bleedsAreWhole(t *testing.T, seed uint64) {
	for _, side := range sides {
		for i := range side {
			a := &side[i]
			for j := range side {
				if b := &side[j]; i != j {
					a.beside(t, seed, b)
				}
			}
		}
	}
}

// beside checks the bleed of a counter against one other counter.
func (a *laidCounter) beside(t *testing.T, seed uint64, b *laidCounter) {
	if a.trim.Overlaps(b.trim) {
		t.Errorf("seed %d: %s lies on %s", seed, a.Tag, b.Tag)
	}
	lay := a.stack.Lay
	near := a.trim.Inset(-a.bleed).Overlaps(b.trim.Inset(-b.bleed))
	if !lay.Match || !near {
		return
	}
	if a.ground != b.ground || a.ground == 0 || a.stack.Size != b.stack.Size || a.stack.Round {
		t.Errorf("seed %d: %s and %s are of two grounds, and their bleeds meet", seed, a.Tag, b.Tag)
	}
}

// TestSpoiltCountersFail introduces faults into finished sheets; the checks must detect
// each.
func TestSpoiltCountersFail(t *testing.T) {
	tests := []struct {
		name  string
		spoil func(front, back []*scene.Use)
		code  string
	}{
		{"a back moved by 0.05 mm", func(_, back []*scene.Use) { back[3].At = back[3].At.Then(geom.Translate(geom.MM/20, 0)) }, "PB-459"},
		{"two backs swapped", func(_, back []*scene.Use) { back[0].At, back[5].At = back[5].At, back[0].At }, "PB-459"},
		{"a front that is another's", func(front, _ []*scene.Use) { front[0].Symbol = front[5].Symbol }, "PB-453"},
		{"a front twice", func(front, _ []*scene.Use) { front[1].Tag = front[0].Tag }, "PB-450"},
		{"fronts over one another", func(front, _ []*scene.Use) { front[1].At = front[1].At.Then(geom.Translate(-2*geom.MM, 0)) }, "PB-457"},
		{"a back upside down", func(_, back []*scene.Use) {
			back[2].At = back[2].At.Then(geom.RotateAbout(180, back[2].At.Box(fiveEighths.R()).Center()))
		}, "PB-460"},
	}
	for _, lay := range []carddata.CounterLayout{{Match: true}, {Gap: 3 * geom.MM}, {Cols: 2, Rows: 2}, {Cols: 3, Rows: 2, Outline: true}} {
		for _, tt := range tests {
			job := counterJob(nil, counterStack("m", "aaabbbcccd", fiveEighths, lay))
			im := imposed(t, job)
			tt.spoil(tagged(im.Sheets[0].Front), tagged(*im.Sheets[0].Back))
			proof := im.Audit(job)
			if codes := codesOf(proof.All()); !strings.Contains(codes, tt.code) {
				t.Errorf("%+v: %s: %s", lay, tt.name, codes)
			}
		}
	}
}

// tagged returns the pieces of a page.
func tagged(page scene.Page) (pieces []*scene.Use) {
	for _, u := range uses(page.Marks) {
		if u.Tag != "" {
			pieces = append(pieces, u)
		}
	}
	return pieces
}

func codesOf(findings []diag.Finding) string {
	var codes []string
	for _, f := range findings {
		codes = append(codes, string(f.Code))
	}
	return strings.Join(codes, " ")
}
