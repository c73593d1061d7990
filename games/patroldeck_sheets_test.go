package games

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout"
	"punchboard/scene"
	"punchboard/scene/scenetest"
)

// outline is a path on a sheet, relative to the upper left corner of the sheet.
type outline struct {
	points []geom.Point
	box    geom.Rect
}

// outlines returns the paths stroked by marks, including those in groups and uses.
// The frame of a rectangle, which is a fill between two contours, counts as the line
// halfway between them.
func outlines(marks []scene.Mark, at geom.Matrix) []outline { return paths(marks, at, true) }

// paths returns the outlines of the paths that marks stroke, or of those that they only fill.
func paths(marks []scene.Mark, at geom.Matrix, stroked bool) (all []outline) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Path:
			p, frame := m.Path.Transform(at), m.EvenOdd && len(m.Path.Pts) == 8
			if frame {
				p = geom.PolygonPath(between(p.Pts[:4], p.Pts[4:])...)
			}
			if stroked == (frame || m.Stroke != nil) {
				all = append(all, outline{p.Pts, p.Bounds()})
			}
		case *scene.Group:
			all = append(all, paths(m.Marks, m.Matrix().Then(at), stroked)...)
		case *scene.Use:
			all = append(all, paths(m.Symbol.Marks, m.At.Then(at), stroked)...)
		}
	}
	return all
}

// between returns the points halfway between those of two contours.
func between(outer, inner []geom.Point) (all []geom.Point) {
	for i, p := range outer {
		all = append(all, geom.Point{X: (p.X + inner[i].X) / 2, Y: (p.Y + inner[i].Y) / 2})
	}
	return all
}

// patrolTemplates returns the outlines of the page of templates on a paper.
func patrolTemplates(t *testing.T, paper string, size geom.Size) []outline {
	t.Helper()
	return patrolPage(t, "templates", paper, size)
}

// patrolPage returns the outlines of a sheet as large as the paper.
func patrolPage(t *testing.T, id, paper string, size geom.Size) []outline {
	t.Helper()
	return outlines(patrolSheet(t, id, paper, size), geom.Identity)
}

// patrolSheet returns the marks of a sheet as large as the paper.
func patrolSheet(t *testing.T, id, paper string, size geom.Size) []scene.Mark {
	t.Helper()
	fsys, _ := Open("patrol-deck")
	g, found := carddata.Load(fsys, "patrol-deck", carddata.Options{Adjust: func(p *carddata.Print) { p.Paper, p.PaperSize = paper, size }})
	book, more := layout.Compose(t.Context(), g, layout.Options{
		Lang: "fr",
		Only: func(d *carddata.Deck, _ *carddata.Card) bool { return d.ID == id },
	})
	for _, f := range append(found.All(), more.All()...) {
		t.Errorf("%s: %s", paper, f)
	}
	for _, d := range decksOf(book, carddata.SheetKind) {
		if d.Deck.ID == id {
			if d.Deck.Size != size.Turned() {
				t.Errorf("the sheet %s is %v large on %s", id, d.Deck.Size, paper)
			}
			return d.Cards[0].Front.Marks
		}
	}
	t.Fatalf("there is no sheet %s", id)
	return nil
}

// near reports whether a length is the given number of millimeters, within 0.05 mm.
func near(got geom.Length, mm float64) bool { return math.Abs(got.MM()-mm) < 0.05 }

func distance(a, b geom.Point) geom.Length {
	return geom.Length(math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)))
}

// sized returns the outlines with the given size in millimeters and number of
// points.
func sized(all []outline, points int, w, h float64) (found []outline) {
	for _, o := range all {
		if near(o.box.W, w) && near(o.box.H, h) && (points == 0 || len(o.points) == points) {
			found = append(found, o)
		}
	}
	return found
}

var (
	a4     = geom.Size{W: 210 * geom.MM, H: 297 * geom.MM}
	letter = geom.Size{W: 17 * geom.INCH / 2, H: 11 * geom.INCH}
)

// TestPatrolBurst measures both octagons: 2 inches between all four pairs of sides,
// with the resulting sides and corners.
func TestPatrolBurst(t *testing.T) {
	found := sized(patrolTemplates(t, "a4", a4), 8, 50.8, 50.8)
	if len(found) != 2 {
		t.Fatalf("%d octagons, want 2", len(found))
	}
	for _, o := range found {
		for i, p := range o.points {
			next, opposite := o.points[(i+1)%8], o.points[(i+4)%8]
			side, across := distance(p, next), distance(p, opposite)
			if !near(side, 21.042) || !near(across, 54.986) {
				t.Errorf("side %d measures %v and %v across the corners", i, side, across)
			}
			mid := geom.Point{X: (p.X + next.X) / 2, Y: (p.Y + next.Y) / 2}
			far := geom.Point{X: (opposite.X + o.points[(i+5)%8].X) / 2, Y: (opposite.Y + o.points[(i+5)%8].Y) / 2}
			if flats := distance(mid, far); !near(flats, 50.8) {
				t.Errorf("side %d is %v from the one across", i, flats)
			}
		}
	}
}

// TestPatrolRulers measures the rulers for each paper size and their ticks at every
// inch and half inch.
func TestPatrolRulers(t *testing.T) {
	for _, c := range []struct {
		paper  string
		size   geom.Size
		inches int
	}{{"a4", a4, 11}, {"letter", letter, 10}} {
		all := patrolTemplates(t, c.paper, c.size)
		rulers := sized(all, 0, 25.4*float64(c.inches), 36)
		if len(rulers) != 2 {
			t.Fatalf("%s: %d rulers of %d inches, want 2", c.paper, len(rulers), c.inches)
		}
		for _, r := range rulers {
			for half := 1; half < 2*c.inches; half++ {
				high := 2.8
				if half%2 == 1 {
					high = 2.2
				}
				if !slices.ContainsFunc(sized(all, 2, 0, high), func(o outline) bool {
					return near(o.box.Center().X-r.box.X, 12.7*float64(half)) && near(o.box.Y-r.box.Y, 0)
				}) {
					t.Errorf("%s: the ruler has no tick of %g mm at %g inches", c.paper, high, float64(half)/2)
				}
			}
		}
	}
}

// TestPatrolRangeStrip measures the pieces of the strip on both papers: 48 inches
// together, with four flaps.
func TestPatrolRangeStrip(t *testing.T) {
	for paper, size := range map[string]geom.Size{"a4": a4, "letter": letter} {
		all := patrolPage(t, "range-strip", paper, size)
		long, last := len(sized(all, 4, 254, 28.6)), len(sized(all, 4, 203.2, 28.6))
		if flaps := len(sized(all, 4, 8.1, 28.6)); long != 4 || last != 1 || flaps != 4 {
			t.Errorf("%s: %d pieces of ten inches, %d of eight and %d flaps, want 4, 1 and 4", paper, long, last, flaps)
		}
	}
}

// TestPatrolArcsAndSquares measures the front arcs with their notches, the square
// for checking the scale, and the gauges.
func TestPatrolArcsAndSquares(t *testing.T) {
	all := patrolTemplates(t, "a4", a4)
	arcs := sized(all, 0, 101.6, 50.8)
	if len(arcs) != 2 || len(sized(all, 4, 50.8, 50.8)) != 1 || len(sized(all, 4, 50.8, 31)) != 3 {
		t.Fatalf("%d arcs, %d squares and %d gauges, want 2, 1 and 3", len(arcs), len(sized(all, 4, 50.8, 50.8)), len(sized(all, 4, 50.8, 31)))
	}
	for _, arc := range arcs {
		center := geom.Point{X: arc.box.X + arc.box.W/2, Y: arc.box.Y + arc.box.H}
		on := 0 // ends of the curves, all on the circle of 2 inches
		for _, p := range arc.points {
			if near(distance(center, p), 50.8) {
				on++
			}
		}
		var corners []string
		for _, p := range arc.points {
			if dx := (p.X - center.X).MM(); math.Abs(math.Abs(dx)-12.7) < 0.05 {
				corners = append(corners, fmt.Sprintf("%.1f %.1f", dx, (p.Y-center.Y).MM()))
			}
		}
		if got := strings.Join(corners, ", "); on < 3 || got != "12.7 0.0, 12.7 -12.7, -12.7 -12.7, -12.7 0.0" {
			t.Errorf("%d points of the arc are on its circle, the notch has the corners %s", on, got)
		}
	}
}

// TestPatrolRecords checks the form of the unit records: 12 and four blank ones of
// 127 x 76 mm, each with its weapons, attributes and three rows of boxes.
func TestPatrolRecords(t *testing.T) {
	for _, lang := range []string{"en", "fr"} {
		d := patrolDecks(t, lang, carddata.SheetKind)["records"]
		if size := d.Deck.Size; len(d.Cards) != 13 || d.Deck.Pieces() != 16 || !near(size.W, 127) || !near(size.H, 76) {
			t.Errorf("%d records, %d with copies, of %v", len(d.Cards), d.Deck.Pieces(), size)
		}
		for _, c := range d.Cards {
			boxes := sized(outlines(c.Front.Marks, geom.Matrix{A: 1, D: 1}), 4, 3.6, 3.6)
			ticks := len(sized(outlines(c.Front.Marks, geom.Matrix{A: 1, D: 1}), 3, 3, 2.4))
			want := 1
			if text(c.Card, "blank") == "true" {
				want = 0
			}
			// Whom the unit has lost: a box for each figure, six on the blank one.
			losses := len(sized(outlines(c.Front.Marks, geom.Matrix{A: 1, D: 1}), 4, 3.8, 3.8))
			figures, _ := load(t, "patrol-deck", "").List("figures")
			men := 0
			for _, f := range figures.Cards {
				if text(f, "record") == c.Card.ID {
					men++
				}
			}
			if want == 0 {
				men = 6
			}
			if losses != men {
				t.Errorf("%s %s: %d boxes of losses, want %d", lang, c.Card.ID, losses, men)
			}
			if len(boxes) != 6 || ticks != want || !near(boxes[1].box.X-boxes[0].box.X, 8.4) {
				t.Errorf("%s %s: %d boxes with %d ticks, want 6 with %d", lang, c.Card.ID, len(boxes), ticks, want)
			}
		}
	}
}

// TestPatrolRecordsSayTheirRows checks that the front of each unit record shows its
// name, attributes and every weapon.
func TestPatrolRecordsSayTheirRows(t *testing.T) {
	g := load(t, "patrol-deck", "")
	weapons, _ := g.List("record-weapons")
	if len(weapons.Cards) != 57 {
		t.Errorf("%d weapons of records, want 57", len(weapons.Cards))
	}
	for _, lang := range g.Languages {
		w := words{g, lang}
		for _, c := range patrolDecks(t, lang, carddata.SheetKind)["records"].Cards {
			says := plain(scenetest.Text(c.Front.Marks))
			for _, want := range patrolRecordSays(w, c.Card, weapons.Cards) {
				if !strings.Contains(says, plain(want)) {
					t.Errorf("%s: record %s does not say %q: %s", lang, c.Card.ID, want, says)
				}
			}
		}
	}
}

// TestPatrolRecordBacksSayTheTables compares the lines on the backs of the unit records with
// the tables of movement and melee, whose words they repeat with a sign before each.
func TestPatrolRecordBacksSayTheTables(t *testing.T) {
	g := load(t, "patrol-deck", "")
	rows, _ := g.List("back-rows")
	for _, lang := range g.Languages {
		says, want := map[string]bool{}, 0
		for _, row := range rows.Cards {
			for _, field := range []string{"text", "value"} {
				says[letters(fmt.Sprint(row.Fields[field].In(lang)))] = true
			}
		}
		for _, id := range []string{"movement", "melee"} {
			tables, err := g.Table(id, diag.Pos{})
			if err != nil {
				t.Fatal(err)
			}
			for _, row := range tables[0].Rows {
				want++
				for _, cell := range row.Cells {
					if key := letters(cell.Text.In(lang)); key != "" && !says[key] {
						t.Errorf("%s: no back says %q of table %s", lang, cell.Text.In(lang), id)
					}
				}
			}
			for _, note := range tables[0].Notes {
				want++
				if !says[letters(note.In(lang))] {
					t.Errorf("%s: no back says %q of table %s", lang, note.In(lang), id)
				}
			}
		}
		if len(rows.Cards) != want {
			t.Errorf("the backs have %d lines, the tables %d", len(rows.Cards), want)
		}
	}
}

// patrolRecordSays returns the text of a record, line by line.
func patrolRecordSays(w words, c *carddata.Card, weapons []*carddata.Card) (all []string) {
	if text(c, "blank") == "true" {
		return []string{w.label("unit-name"), w.label("leader-name"), w.label("guts"), w.label("weapon"), w.label("yes"), w.label("no")}
	}
	all = []string{c.Name(w.lang), c.Fields["leader"].In(w.lang).(string)}
	grade := func(field string) string { return w.label("letter-" + strings.ToLower(text(c, field))) }
	for _, id := range []string{"guts", "accuracy"} {
		all = append(all, w.label(id)+grade("unit_"+id)+grade("leader_"+id))
	}
	for _, id := range []string{"melee", "endurance", "reaction"} {
		all = append(all, w.label(id)+text(c, "unit_"+id)+text(c, "leader_"+id))
	}
	for _, gun := range weapons {
		if text(gun, "record") == c.ID {
			all = append(all, patrolWeaponSays(w, gun))
		}
	}
	return all
}

// patrolCarried returns how many figures of a record carry a weapon, as it is printed; all
// throw hand grenades.
func patrolCarried(w words, gun *carddata.Card) string {
	figures, _ := w.g.List("figures")
	n := 0
	for _, f := range figures.Cards {
		if text(f, "record") == text(gun, "record") && (text(gun, "weapon") == "hand-grenade" || text(f, "weapon") == text(gun, "weapon")) {
			n++
		}
	}
	if n == 0 {
		return "–"
	}
	return strconv.Itoa(n)
}

// patrolWeaponSays returns a weapon's line on a record: figures that carry it, on a plate
// before its name, then ranges with their shots, penetration and hand-to-hand value. What
// penetrates otherwise at each range has a line of its own for that.
func patrolWeaponSays(w words, gun *carddata.Card) string {
	line := patrolCarried(w, gun) + gun.Name(w.lang)
	for _, band := range []string{"short", "medium", "long"} {
		line += text(gun, band+"_in")
		if shots := text(gun, band+"_shots"); shots != "1" {
			line += "×" + shots // in a column of its own
		}
	}
	hth := strings.ReplaceAll(text(gun, "hth"), "-", "−")
	if text(gun, "pen_short") == "" {
		return line + text(gun, "pen") + hth
	}
	return line + hth + w.label("penetration") + text(gun, "pen_short") + text(gun, "pen_medium") + text(gun, "pen_long")
}

// TestPatrolRosters counts the figures of both sides and checks the block of each unit: its
// name and leader, then each figure with its role and weapon. Riflemen with one weapon stand
// together: their role and weapon once, then the number of each.
func TestPatrolRosters(t *testing.T) {
	g := load(t, "patrol-deck", "")
	figures, _ := g.List("figures")
	weapons, _ := g.List("record-weapons")
	records, _ := g.List("records")
	if got := tally(figures.Cards, func(c *carddata.Card) string { return text(c, "side") }); got != "de: 24, us: 41" {
		t.Errorf("the figures are %s, want 24 and 41", got)
	}
	for _, lang := range g.Languages {
		w := words{g, lang}
		for _, sheet := range patrolDecks(t, lang, carddata.SheetKind)["rosters"].Cards {
			says := plain(scenetest.Text(sheet.Front.Marks))
			for _, r := range records.Cards {
				if text(r, "side") != sheet.Card.ID {
					continue
				}
				if block := patrolRosterSays(t, w, r, figures.Cards, weapons.Cards); !strings.Contains(says, plain(block)) {
					t.Errorf("%s: the roster does not say %q", lang, block)
				}
			}
		}
	}
}

// patrolRosterSays returns the block of a unit on its roster.
func patrolRosterSays(t *testing.T, w words, r *carddata.Card, figures, weapons []*carddata.Card) string {
	t.Helper()
	block, group := r.Name(w.lang)+r.Fields["leader"].In(w.lang).(string)+w.label("endurance"), ""
	for _, f := range figures {
		if text(f, "record") != r.ID {
			continue
		}
		i := slices.IndexFunc(weapons, func(c *carddata.Card) bool { return c.ID == r.ID+"-"+text(f, "weapon") })
		if i < 0 {
			t.Fatalf("%s has a weapon that is not on the record", f.ID)
		}
		switch gun := weapons[i].Name(w.lang); {
		case r.ID == "us-hq" || text(f, "leader") == "true" || !slices.Contains([]string{"m1-rifle", "rifle"}, text(f, "weapon")):
			block += text(f, "position") + f.Name(w.lang) + gun
		case f.Name("en") != "Rifleman":
			t.Errorf("%s is among the riflemen, and is a %s", f.ID, f.Name("en"))
		default:
			if group == "" {
				block += w.label("riflemen") + gun
			} else if group != gun {
				t.Errorf("%s stands among riflemen with another weapon", f.ID)
			}
			group = gun
			block += text(f, "position")
		}
	}
	return block
}
