package impose

import (
	"math"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// setText is a run of text at its place on a page.
type setText struct {
	text string
	size geom.Length
	box  geom.Rect // of the ink
	fill scene.Paint
}

// textsOn returns all text on a page, including that of the ruler.
func textsOn(marks []scene.Mark, at geom.Matrix) (all []setText) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Group:
			all = append(all, textsOn(m.Marks, m.Matrix().Then(at))...)
		case *scene.Use:
			all = append(all, textsOn(m.Symbol.Marks, m.At.Then(at))...)
		case *scene.Glyphs:
			all = append(all, setText{m.Text(), m.Size, at.Box(inkOfGlyphs(m)), m.Fill})
		}
	}
	return all
}

func inkOfGlyphs(g *scene.Glyphs) (box geom.Rect) {
	x, unit := g.At.X, float64(g.Size)/float64(g.Font.UnitsPerEm())
	for _, glyph := range g.Glyphs {
		box = box.Union(geom.ScaleBy(unit, unit).Then(geom.Translate(x, g.At.Y)).Box(g.Font.Outline(glyph.ID).Bounds()))
		x += glyph.Advance
	}
	return box
}

func textOf(page scene.Page) string {
	var lines []string
	for _, s := range textsOn(page.Marks, geom.Identity) {
		lines = append(lines, s.text)
	}
	return strings.ReplaceAll(strings.Join(lines, " | "), "\u00a0", "~")
}

// TestHeaderWords checks the headers of both sides in several languages.
func TestHeaderWords(t *testing.T) {
	const ruler = " | 100~mm | 4~in"
	short := func(p *carddata.Print) { p.Duplex = carddata.DuplexShort }
	tests := []struct {
		name, lang  string
		corner      geom.Length
		change      func(p *carddata.Print)
		front, back string
	}{
		{"English", "en", 3 * geom.MM, nil,
			"Duel · TACTICS · English · v1.0 · sheet 1/2 · front | Print at actual size (100%), not fitted to the page · turn on the long edge · corner radius 3~mm" + ruler,
			"Duel · TACTICS · English · v1.0 · sheet 1/2 · back | Print at actual size (100%), not fitted to the page · turn on the long edge · corner radius 3~mm" + ruler},
		{"French", "fr", 7 * geom.MM / 2, short,
			"Duel · TACTICS · français · v1.0 · feuille 1/2 · recto | Imprimer à 100~%, sans ajuster à la page · retourner sur le bord court · rayon des coins 3,5~mm" + ruler,
			"Duel · TACTICS · français · v1.0 · feuille 1/2 · verso | Imprimer à 100~%, sans ajuster à la page · retourner sur le bord court · rayon des coins 3,5~mm" + ruler},
		{"French of Canada", "fr-CA", 0, func(p *carddata.Print) { p.FrontsOnly = true },
			"Duel · TACTICS · français · v1.0 · feuille 1/2 | Imprimer à 100~%, sans ajuster à la page" + ruler, ""},
		{"German", "de", 0, nil,
			"Duel · TACTICS · Deutsch · v1.0 · Blatt 1/2 · Vorderseite | In Originalgröße drucken (100~%), nicht an die Seite anpassen · über die lange Seite wenden" + ruler,
			"Duel · TACTICS · Deutsch · v1.0 · Blatt 1/2 · Rückseite | In Originalgröße drucken (100~%), nicht an die Seite anpassen · über die lange Seite wenden" + ruler},
		{"folded", "eo", 0, func(p *carddata.Print) { p.Fold = true },
			"Duel · TACTICS · eo · v1.0 · sheet 1/3 | Print at actual size (100%), not fitted to the page · fold along the dashed line, glue, then cut" + ruler, ""},
	}
	for _, tt := range tests {
		job := pokerJob(12, tt.change)
		job.Lang, job.Stacks[0].Corner = tt.lang, tt.corner
		sheet := imposed(t, job).Sheets[0]
		if got := textOf(sheet.Front); got != tt.front {
			t.Errorf("%s, front:\n got %s\nwant %s", tt.name, got, tt.front)
		}
		if sheet.Back == nil {
			if tt.back != "" {
				t.Errorf("%s has no back", tt.name)
			}
		} else if got := textOf(*sheet.Back); got != tt.back {
			t.Errorf("%s, back:\n got %s\nwant %s", tt.name, got, tt.back)
		}
	}
}

// TestHeaderWordsOfTheGame checks that a game's own texts replace the built-in ones, with
// the spaces of the language.
func TestHeaderWordsOfTheGame(t *testing.T) {
	job := pokerJob(12, nil)
	job.Lang, job.Words = "fr", map[string]string{"print.sheet": "la {n} : {of} en tout", "print.back": ""}
	sheet := imposed(t, job).Sheets[0]
	if got := textOf(sheet.Front); !strings.Contains(got, "la 1~: 2 en tout · recto") {
		t.Error(got)
	}
	if got := textOf(*sheet.Back); !strings.Contains(got, "en tout · verso") {
		t.Error(got)
	}
}

// TestHeaderKeepsItsPlace checks for many papers that the header is in the printable
// area, off the pieces and marks, black and large enough.
func TestHeaderKeepsItsPlace(t *testing.T) {
	papers := []geom.Size{paperA4, paperLetter, {W: 148 * geom.MM, H: 210 * geom.MM}, {W: 105 * geom.MM, H: 148 * geom.MM}, {W: 80 * geom.MM, H: 100 * geom.MM}, {W: 50 * geom.MM, H: 50 * geom.MM}}
	titles := []string{"", "Duel", strings.Repeat("A Long Title ", 30)}
	for _, paper := range papers {
		for _, title := range titles {
			for _, style := range []carddata.Marks{carddata.MarksEdge, carddata.MarksFull} {
				job := Job{Stacks: []Stack{dummyStack("d", geom.Size{W: 20 * geom.MM, H: 15 * geom.MM}, 2*geom.MM, 40)}, Lang: "fr", Game: title, Version: "1"}
				job.Print = onA4(func(p *carddata.Print) { p.PaperSize, p.Marks = paper, style })
				for _, page := range imposed(t, job).Pages() {
					checkHeader(t, page)
				}
			}
		}
	}
}

func checkHeader(t *testing.T, page scene.Page) {
	t.Helper()
	area := page.Size.R().Inset(5*geom.MM - geom.MM/100)
	trims := trimsOn(page, geom.Size{W: 20 * geom.MM, H: 15 * geom.MM})
	for _, s := range textsOn(page.Marks, geom.Identity) {
		if s.size < 5*geom.PT || s.fill != scene.Black {
			t.Errorf("%q is set at %s in %v", s.text, s.size.PtString(), s.fill)
		}
		if !area.Contains(s.box) {
			t.Errorf("%v: %q at %v lies in the printer's margin", page.Size, s.text, s.box)
		}
		for _, trim := range trims {
			if trim.Inset(-2 * geom.MM).Overlaps(s.box) {
				t.Errorf("%v: %q at %v lies on a piece", page.Size, s.text, s.box)
			}
		}
		for _, mark := range segments(page.Marks, geom.Identity) {
			if s.box.Overlaps(mark.box().Inset(-1)) {
				t.Errorf("%v: %q at %v lies on the mark %v", page.Size, s.text, s.box, mark)
			}
		}
	}
}

// TestRulerMeasures checks that both scales have their true length in every placement
// of the header.
func TestRulerMeasures(t *testing.T) {
	for _, tt := range []struct {
		size    geom.Size
		upright bool
	}{{pokerSize, false}, {geom.Size{W: 190 * geom.MM, H: 286 * geom.MM}, true}} {
		job := Job{Stacks: []Stack{dummyStack("d", tt.size, 0, 1)}, Print: onA4(func(p *carddata.Print) { p.Marks = carddata.MarksNone }), Lang: "en"}
		front := imposed(t, job).Sheets[0].Front
		for _, u := range placedUses(front.Marks, geom.Identity) {
			if u.Tag != "" {
				continue
			}
			if upright := u.At.A == 0; upright != tt.upright {
				t.Errorf("%v: the header is upright: %v", tt.size, upright)
			}
			mm, inches := rulerTicks(u)
			if len(mm) != 101 || mm[0] != 0 || mm[100] != 100*geom.MM || mm[37] != 37*geom.MM {
				t.Errorf("the millimetres are at %v", mm)
			}
			if len(inches) != 17 || inches[0] != 0 || inches[16] != 4*geom.INCH || inches[5] != 5*geom.INCH/4 {
				t.Errorf("the inches are at %v", inches)
			}
		}
	}
}

// placedUses returns the uses on a page with their matrices to page coordinates.
func placedUses(marks []scene.Mark, at geom.Matrix) (all []scene.Use) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Use:
			all = append(all, scene.Use{Symbol: m.Symbol, At: m.At.Then(at), Tag: m.Tag})
		case *scene.Group:
			all = append(all, placedUses(m.Marks, m.Matrix().Then(at))...)
		}
	}
	return all
}

// rulerTicks returns the distances of a ruler's ticks from the first one, above its
// line and below.
func rulerTicks(u scene.Use) (mm, inches []geom.Length) {
	path := u.Symbol.Marks[0].(*scene.Path).Path
	on := path.Transform(u.At)
	for i := 2; i < len(path.Pts); i += 2 {
		way := on.Pts[i].Sub(on.Pts[2])
		along := geom.Length(math.Hypot(float64(way.X), float64(way.Y)))
		if path.Pts[i+1].Y < path.Pts[i].Y {
			mm = append(mm, along)
		} else {
			inches = append(inches, along)
		}
	}
	return mm, inches
}

// TestOddTitles checks that unusual titles cause no failure.
func TestOddTitles(t *testing.T) {
	for _, title := range []string{"\u00ad", "\n\t ", "- Duel", "Duel 🂡", "\u0645\u0628\u0627", strings.Repeat("x", 5000)} {
		job := pokerJob(1, nil)
		job.Game, job.Version, job.Stacks[0].Title = title, "", title
		checkHeader(t, imposed(t, job).Sheets[0].Front)
	}
}
