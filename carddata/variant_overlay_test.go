package carddata

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

// TestVariantOverlay lays a variant over labels, tables, a map, a plan and a sheet.
func TestVariantOverlay(t *testing.T) {
	files := fstest.MapFS{
		"game.yaml": {Data: []byte(`title: Test
version: "1"
languages: [en, fr]
maps: {front: front.yaml}
plans: {table: table.yaml}
tables:
  fire: {title: Fire, rows: [{id: hill, text: {en: On a hill, fr: Sur une colline}, mod: +1}, {id: wood, text: {en: In woods, fr: En forêt}, mod: -1}]}
  aids: aids.csv
sheets: [{id: aid, name: Aid, size: a5, copies: 2, front: face}, {id: map, name: Map, size: a4, front: face}]
`)},
		"aids.csv":     {Data: []byte("table_id,row,kind,code,label,text_en,text_fr\nmove,0,title,,Move,,\nmove,1,item,open,Open,Two,Deux\nmove,2,item,woods,Woods,One,Un\n")},
		"labels.csv":   {Data: []byte("id,en,fr\nturn,Turn,Tour\n")},
		"front.yaml":   {Data: []byte("name: Front\ngrid: {columns: 2, rows: 2, size: 20mm}\nterrains: {open: {code: \".\", name: {en: Open, fr: Ouvert}}}\nrows: [\"..\", \"..\"]\n")},
		"table.yaml":   {Data: []byte("name: Table\ngrid: {columns: 2, rows: 2, square: 1in}\nterrains: {open: {name: Open}}\nplaces: [{name: A, at: 1 1}]\n")},
		"faces/f.yaml": {Data: []byte("faces: {face: {parts: [{shape: rect, fill: black}]}}\n")},
		"variants/hex.yaml": {Data: []byte(`labels: {turn: {en: Round}}
tables:
  fire: {title: Shots, drop: [wood], rows: {hill: {text: {fr: En hauteur}, mod: +2}}, add: [{text: {en: Late, fr: Tard}, mod: 0}]}
  move: {drop: [woods], rows: {open: {label: Clear}}}
maps: {front: {terrains: {open: {name: {en: Clear}}}}}
plans: {table: {grid: {columns: 3}, places: []}}
sheets: {map: {copies: 0}, aid: {size: a4}}
`)},
	}
	for _, c := range []struct{ variant, want string }{
		{"", "Turn/Tour; Fire: On a hill|Sur une colline 1, In woods|En forêt −1; Move: Open Two|Open Deux, Woods One|Woods Un; Open/Ouvert; 2x2, 1 places; a5 2, a4 1"},
		{"hex", "Round/Tour; Shots: On a hill|En hauteur 2, Late|Tard 0; Move: Clear Two|Clear Deux; Clear/Ouvert; 3x2, 0 places; a4 2, a4 0"},
	} {
		g, found := Load(files, "game", Options{Variant: c.variant})
		if len(found.All()) > 0 {
			t.Fatal(findingsText(found))
		}
		if got := overlaidText(g); got != c.want {
			t.Errorf("variant %q:\n got %s\nwant %s", c.variant, got, c.want)
		}
	}
}

// overlaidText describes what the variant of TestVariantOverlay changes.
func overlaidText(g *Game) string {
	var parts []string
	parts = append(parts, g.Labels["turn"].In("en")+"/"+g.Labels["turn"].In("fr"))
	for _, t := range g.Tables {
		var rows []string
		for _, r := range t.Rows {
			text := make([]string, 2)
			for i, lang := range []string{"en", "fr"} {
				var cells []string
				for j := range r.Cells[:2] {
					if s := r.Cells[j].In(t.Columns[j].Kind, lang); t.ID != "fire" || j == 0 {
						cells = append(cells, s)
					}
				}
				text[i] = strings.Join(cells, " ")
			}
			row := strings.Join(text, "|")
			if t.ID == "fire" {
				row += " " + strings.TrimPrefix(r.Cells[1].In(t.Columns[1].Kind, "en"), "+")
			}
			rows = append(rows, row)
		}
		parts = append(parts, t.Title.In("en")+": "+strings.Join(rows, ", "))
	}
	open := g.Maps[0].Kinds.Terrains[0].Name
	parts = append(parts, open.In("en")+"/"+open.In("fr"), fmt.Sprintf("%dx%d, %d places", g.Plans[0].Grid.Cols, g.Plans[0].Grid.Rows, len(g.Plans[0].Places)))
	var sheets []string
	for _, d := range g.Decks {
		sheets = append(sheets, fmt.Sprint(d.SizeName, " ", d.Cards[0].Copies))
	}
	return strings.Join(append(parts, strings.Join(sheets, ", ")), "; ")
}
