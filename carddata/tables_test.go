package carddata

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata/table"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// tablesOf loads a game with a section `tables` and additional files.
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

// dumpTables formats tables in a language as they are printed, one line per row.
func dumpTables(tables []*table.Table, lang string) string {
	var b strings.Builder
	for _, t := range tables {
		fmt.Fprintf(&b, "= %s %q %s", t.ID, t.Title.In(lang), t.Dice.Src)
		for i := range t.Columns {
			fmt.Fprintf(&b, " | %s %s %q", t.Columns[i].ID, table.KindNames[t.Columns[i].Kind], t.Columns[i].Head.In(lang))
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
	g := &Game{Tables: []*table.Table{{ID: "a", Set: "a"}, {ID: "b", Set: "file"}, {ID: "c", Set: "file"}}}
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
	if _, err := g.Table("a, fil", diag.Pos{}); err == nil || err.(*values.Error).Code != table.CodeNoTable || err.(*values.Error).Hint != "did you mean `file`?" {
		t.Errorf("fil: %v", err)
	}
}

// TestLabelsAreHeadings checks that the column `label` of a file of several tables has the
// headings of the rows, and no other column.
func TestLabelsAreHeadings(t *testing.T) {
	g := tablesOf(t, "tables: {aids: aids.csv}\n", fstest.MapFS{"aids.csv": {Data: []byte("table_id,row,kind,label_en,label_fr,text_en,text_fr\nturn,0,title,Turn,Tour,,\nturn,1,item,Draw,Pioche,Two cards.,Deux cartes.\n")}})
	columns := g.Tables[0].Columns
	if len(columns) != 2 || !columns[0].Header || columns[1].Header {
		t.Errorf("%d columns, headings: %v", len(columns), columns)
	}
}
