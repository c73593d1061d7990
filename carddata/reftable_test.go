package carddata

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata/values"
	"punchboard/diag"
)

func TestParseRoll(t *testing.T) {
	for _, c := range []struct {
		in, en, fr string // in print, spaces as _; "" for a fault
	}{
		{"7", "7", "7"},
		{"-2", "−2", "−2"},
		{"−2", "−2", "−2"},
		{"2-7", "2–7", "2–7"},
		{"2–7", "2–7", "2–7"},
		{" 2 - 7 ", "2–7", "2–7"},
		{"2..7", "2–7", "2–7"},
		{"-1-3", "−1_to_3", "−1_à_3"},
		{"−3–−1", "−3_to_−1", "−3_à_−1"},
		{"11+", "11+", "11+"},
		{"≥11", "11+", "11+"},
		{"11 or more", "11+", "11+"},
		{"-1+", "−1+", "−1+"},
		{"1-", "≤_1", "≤_1"},
		{"<= -1", "≤_−1", "≤_−1"},
		{"1 or less", "≤_1", "≤_1"},
		{in: ""}, {in: "x"}, {in: "7-2"}, {in: "1-2-3"}, {in: "+1"}, {in: "1.5"}, {in: "12345678"},
	} {
		r, err := ParseRoll(c.in)
		if err != nil {
			if c.en != "" {
				t.Errorf("%q: %v", c.in, err)
			}
			continue
		}
		en, fr := shownSpaces(r.Text("en")), shownSpaces(r.Text("fr-CA"))
		if en != c.en || fr != c.fr {
			t.Errorf("%q is printed %q and %q, want %q and %q", c.in, en, fr, c.en, c.fr)
		}
	}
}

func shownSpaces(s string) string {
	return strings.NewReplacer("\u00a0", "_", "\u202f", "_").Replace(s)
}

// What is printed for a language that has no word of its own reads as the same
// roll.
func FuzzParseRoll(f *testing.F) {
	for _, s := range []string{"7", "2-7", "-1 to 3", "11+", "≤1", "1 or less", "−3–−1", "--", "0-0"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		r, err := ParseRoll(s)
		if err != nil {
			return
		}
		if r.From > r.To {
			t.Errorf("%q: %v", s, r)
		}
		again, err := ParseRoll(r.Text("en"))
		if err != nil || again != r {
			t.Errorf("%q is printed as %q, which reads as %v, %v", s, r.Text("en"), again, err)
		}
	})
}

func TestParseDice(t *testing.T) {
	for _, c := range []struct {
		in          string
		least, most int
	}{
		{"2d6", 2, 12}, {"D6", 1, 6}, {"1D10", 1, 10}, {"1d6-1d6", -5, 5}, {"1D6 − 1D6", -5, 5}, {"2d6+3", 5, 15},
		{"1d6+1d8-2", 0, 12}, {"XD6", 1, 6}, {"d66", 11, 66}, {"d666", 111, 666}, {"cards 1-10", 1, 10}, {"1-10", 1, 10},
	} {
		if d, err := ParseDice(c.in); err != nil || d.Least != c.least || d.Most != c.most {
			t.Errorf("%q: %d to %d, %v", c.in, d.Least, d.Most, err)
		}
	}
	for _, in := range []string{"", "2", "d", "2d", "d1", "0d6", "101d6", "2d6+", "+2d6", "2d6--1", "xd6+1", "10-1", "2d1001", "1d6" + strings.Repeat("+1d6", 10)} {
		if d, err := ParseDice(in); err == nil {
			t.Errorf("%q is read as %+v", in, d)
		}
	}
}

// Dice give every total from the least to the greatest, but those read as
// digits.
func TestDiceGive(t *testing.T) {
	d, _ := ParseDice("d66")
	n := 0
	for total := 0; total < 100; total++ {
		if d.Gives(total) {
			n++
		}
	}
	if n != 36 || d.Gives(17) || !d.Gives(66) {
		t.Errorf("d66 gives %d totals", n)
	}
}

// Rows that part the totals of the dice give no finding; whichever row is taken
// out, lengthened or doubled, its totals are named.
func TestRollsPartition(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 200 {
		rows := randomRolls(random, -5, 20)
		if got := rollFindings(rows); got != "" {
			t.Fatalf("%v: %s", rows, got)
		}
		if len(rows) < 2 {
			continue
		}
		i := random.Intn(len(rows))
		without := append(append([]Roll(nil), rows[:i]...), rows[i+1:]...)
		if got := rollFindings(without); !strings.Contains(got, "no row is for "+plainRoll(rows[i])+" [PB-250]") {
			t.Fatalf("%v without %v: %s", rows, rows[i], got)
		}
		if got := rollFindings(append(rows, rows[i])); !strings.Contains(got, "two rows are for "+plainRoll(rows[i])+";") {
			t.Fatalf("%v with %v twice: %s", rows, rows[i], got)
		}
	}
}

// randomRolls parts the totals from lo to hi into rows, in any order.
func randomRolls(random *rand.Rand, lo, hi int) (rows []Roll) {
	for from := lo; from <= hi; {
		to := min(hi, from+random.Intn(6))
		rows = append(rows, Roll{from, to})
		from = to + 1
	}
	random.Shuffle(len(rows), func(i, j int) { rows[i], rows[j] = rows[j], rows[i] })
	return rows
}

// rollFindings gives what is found in a table of the rows with totals from -5 to
// 20.
func rollFindings(rolls []Roll) string {
	l := &tableReader{Reader: &values.Reader{}}
	table := &RefTable{ID: "t", Totals: Roll{-5, 20}, Columns: []RefColumn{{Kind: RefRoll}}}
	for i, r := range rolls {
		at := diag.Pos{File: "t", Line: i + 1}
		cell := RefCell{Pos: at, Roll: r, Text: values.Localized{Plain: "x"}}
		table.Rows = append(table.Rows, RefRow{Pos: at, Cells: []RefCell{cell}})
	}
	l.checkRolls(table)
	return findingsText(&l.Found)
}

func TestPrintedNumbers(t *testing.T) {
	for _, c := range []struct {
		in     string
		kind   RefKind
		en, fr string
	}{
		{"-1", RefSign, "−1", "−1"},
		{"1", RefSign, "+1", "+1"},
		{"0", RefSign, "0", "0"},
		{"+0", RefSign, "0", "0"},
		{"−2 (Americans 0)", RefSign, "−2 (Americans 0)", "−2 (Americans 0)"},
		{"1 (this turn)", RefSign, "+1 (this turn)", "+1 (this turn)"},
		{"as printed", RefSign, "as printed", "as printed"},
		{"0.5", RefDecimal, "0.5", "0,5"},
		{"+0", RefNumber, "+0", "+0"},
		{"+2", RefNumber, "+2", "+2"},
		{"0.5", RefNumber, "0.5", "0,5"},
		{"-12.25", RefDecimal, "−12.25", "−12,25"},
		{"12", RefNumber, "12", "12"},
		{"–", RefNumber, "–", "–"},
		{"half-track, -1 (or -2)", RefText, "half-track, −1 (or −2)", "half-track, −1 (or −2)"},
	} {
		cell := RefCell{Text: values.Localized{Plain: c.in}}
		if en, fr := cell.In(c.kind, "en"), cell.In(c.kind, "fr"); en != c.en || fr != c.fr {
			t.Errorf("%q as %s is printed %q and %q", c.in, RefKinds[c.kind], en, fr)
		}
	}
}

// What a column holds is told by its cells together; none of them changes how
// another is printed.
func TestGuessedKinds(t *testing.T) {
	for _, c := range []struct{ cells, kind, fr string }{
		{"1 2 3", "number", "1 2 3"},
		{"1 +2 1", "number", "1 +2 1"},
		{"1 -2 0", "number", "1 −2 0"},
		{"+1 -2 0", "sign", "+1 −2 0"},
		{"+1 +0", "number", "+1 +0"},
		{"1 – 3 0.5", "decimal", "1 – 3 0,5"},
		{"– 1 — -", "number", "– 1 — -"},
		{"+1 – -2", "sign", "+1 – −2"},
		{"– –", "text", "– –"},
		{"x 1 2", "text", "x 1 2"},
		{"1 +2 0.5", "decimal", "1 +2 0,5"},
	} {
		table := &RefTable{Columns: []RefColumn{{}}}
		for cell := range strings.FieldsSeq(c.cells) {
			table.Rows = append(table.Rows, RefRow{Cells: []RefCell{{Text: values.Localized{Plain: cell}}}})
		}
		kind := table.guessKind(0)
		var printed []string
		for i := range table.Rows {
			printed = append(printed, table.Rows[i].Cells[0].In(kind, "fr"))
		}
		if got := strings.Join(printed, " "); RefKinds[kind] != c.kind || got != c.fr {
			t.Errorf("%s: %s, printed as %s", c.cells, RefKinds[kind], got)
		}
	}
}

// tablesOf loads a game with a section tables and files besides.
func tablesOf(t *testing.T, section string, files fstest.MapFS) *Game {
	t.Helper()
	all := fstest.MapFS{}
	for name, f := range base(t) {
		all[name] = f
	}
	for name, f := range files {
		all[name] = f
	}
	all["game.yaml"] = &fstest.MapFile{Data: append(append([]byte(nil), all["game.yaml"].Data...), []byte("\n"+section)...)}
	g, found := Load(all, "game", Options{})
	if found.Errors() > 0 {
		t.Fatal(findingsText(found))
	}
	return g
}

// dumpTables writes tables in a language as they are printed, a line a row.
func dumpTables(tables []*RefTable, lang string) string {
	var b strings.Builder
	for _, t := range tables {
		fmt.Fprintf(&b, "= %s %q %s", t.ID, t.Title.In(lang), t.Dice.Src)
		for i := range t.Columns {
			fmt.Fprintf(&b, " | %s %s %q", t.Columns[i].ID, RefKinds[t.Columns[i].Kind], t.Columns[i].Head.In(lang))
		}
		b.WriteString("\n")
		for _, r := range t.Rows {
			if r.Section != nil {
				b.WriteString("- " + r.Section.In(lang) + "\n")
				continue
			}
			for i := range r.Cells {
				c := &r.Cells[i]
				b.WriteString(strings.Repeat(" | ", min(i, 1)) + []string{c.In(t.Columns[i].Kind, lang), "<", "^"}[c.Join])
			}
			b.WriteString("\n")
		}
		for _, n := range t.Notes {
			b.WriteString("* " + n.In(lang) + "\n")
		}
	}
	return b.String()
}

func TestTables(t *testing.T) {
	g := tablesOf(t, `
tables:
  here:
    title: {en: Terrain, fr: Terrain}
    columns:
      - {id: name, head: {en: Ground, fr: Sol}, header: true}
      - {id: cost, head: {en: Cost, fr: Coût}, kind: number, width: 12mm}
      - {id: mod, head: "<", weight: 2}
    rows: rows.csv
    notes: [{en: One note., fr: Une note.}]
  keyed: {rows: "lists.yaml#all.steps"}
  file: tables.csv
  ends:
    dice: 1d10
    rows: [{low: 1, high: 9, id: x, en: Miss, fr: Manqué}, {low: 10, high: 10, id: y, en: Hit, fr: Touche}]
`, fstest.MapFS{
		"rows.csv":   {Data: []byte("id,name_en,name_fr,cost,mod\na,Wood,Bois,2,-1\nb,Hill,Colline,^,1\nc,Town,Ville,<,0\n")},
		"lists.yaml": {Data: []byte("all: {steps: [{step: 1, text: {en: Go, fr: Va}}, {section: {en: Then, fr: Puis}}, [2, x]]}")},
		"tables.csv": {Data: []byte("table_id,row,kind,dice,min,max,code,label_en,label_fr,text_en,text_fr,more\n" +
			"roll,0,title,1D6,0,,,Roll,Jet,,,\nroll,1,dice,,0,4,,0–4,0–4,Nothing,Rien,\nroll,2,dice,,5,,,5+,5+,Rallied,Rallié,\n" +
			"key,0,title,,,,,Key,Légende,,,\nkey,1,head,,,,,Sign,Signe,Meaning,Sens,\nkey,2,section,,,,,Units,Unités,,,\nkey,3,item,,,,U,U,U,Unit,Unité,\nkey,4,note,,,,,,,Read it.,Lisez.,\n")},
	})
	got := dumpTables(g.Tables, "fr")
	want := `= here "Terrain"  | name text "Sol" | cost number "Coût" | mod number ""
Bois | 2 | −1
Colline | ^ | 1
Ville | < | 0
* Une note.
= keyed ""  | step number "" | text text ""
1 | Va
- Puis
2 | x
= roll "Jet" 1D6 | label roll "" | text text ""
0–4 | Rien
5+ | Rallié
= key "Légende"  | label text "Signe" | text text "Sens"
- Unités
U | Unité
* Lisez.
= ends "" 1d10 | roll roll "" | text text ""
1–9 | Manqué
10 | Touche
`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestTableNames(t *testing.T) {
	g := &Game{Tables: []*RefTable{{ID: "a", Set: "a"}, {ID: "b", Set: "file"}, {ID: "c", Set: "file"}}}
	for _, c := range []struct{ names, want string }{{"a", "a"}, {"b", "b"}, {"file", "b c"}, {"c, a", "c a"}} {
		all, err := g.Table(c.names, diag.Pos{})
		var ids []string
		for _, t := range all {
			ids = append(ids, t.ID)
		}
		if got := strings.Join(ids, " "); got != c.want || err != nil {
			t.Errorf("%s: %s, %v", c.names, got, err)
		}
	}
	if _, err := g.Table("a, fil", diag.Pos{}); err == nil || err.(*values.Error).Code != CodeNoTable || err.(*values.Error).Hint != "did you mean `file`?" {
		t.Errorf("fil: %v", err)
	}
}
