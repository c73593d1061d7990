package impose

import (
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// TestCheckCuts finds contrasting colors on both sides of a cut that two pieces share.
func TestCheckCuts(t *testing.T) {
	touching := carddata.CounterLayout{Cols: 5, Rows: 4}
	apart := touching
	apart.Gap = 3 * geom.MM
	cards := func(paints ...scene.Paint) Stack {
		s := Stack{ID: "cards", Title: "CARDS", Size: geom.Size{W: 63 * geom.MM, H: 88 * geom.MM}, Bleed: 3 * geom.MM}
		for i, p := range paints {
			id := string(rune('a' + i))
			s.Items = append(s.Items, Item{ID: id, Copies: 1, Front: painted("cards/"+id+"/front", s.Size, s.Bleed, p)})
		}
		return s
	}
	banded := cards(scene.White, scene.White)
	for _, item := range banded.Items { // a dark band above, whose neighbor below is white
		item.Front.Marks = append(item.Front.Marks, &scene.Path{Path: geom.RectPath(geom.Rect{X: -3 * geom.MM, Y: -3 * geom.MM, W: 69 * geom.MM, H: 20 * geom.MM}), Fill: scene.Black})
	}
	for name, c := range map[string]struct {
		stack  Stack
		change func(*carddata.Print)
		want   string
	}{
		"alike":                     {counterStack("c", "aab", fiveEighths, touching), nil, ""},
		"contrasting":               {counterStack("c", "aaz", fiveEighths, touching), nil, "warning: contrasting colors meet at 1 of 2 shared cuts of `c`, such as #0A0A0A and #878787; a knife that is 0.3 mm off leaves a strip of one on the other"},
		"with a gap":                {counterStack("c", "aaz", fiveEighths, apart), nil, ""},
		"matched by ground":         {counterStack("c", "aaz", fiveEighths, carddata.CounterLayout{Match: true}), nil, ""},
		"two cards":                 {cards(scene.White, scene.RGB{R: 200}), nil, ""},
		"cards":                     {cards(scene.White, scene.RGB{R: 200}, scene.RGB{R: 200}, scene.White, scene.RGB{R: 200}, scene.White), nil, "note: contrasting colors meet at 4 of 7 shared cuts of `cards`, such as #C80000 and #FFFFFF; a knife that is 0.3 mm off leaves a strip of one on the other"},
		"a few cards of many":       {cards(scene.White, scene.White, scene.White, scene.White, scene.White, scene.RGB{R: 200}), nil, ""},
		"cards with a gutter":       {cards(scene.White, scene.RGB{R: 200}, scene.White, scene.RGB{R: 200}, scene.White), func(p *carddata.Print) { p.Gutter = 4 * geom.MM }, ""},
		"cards with their bleed":    {cards(scene.White, scene.RGB{R: 200}, scene.White, scene.RGB{R: 200}, scene.White), func(p *carddata.Print) { p.OwnBleed = true }, ""},
		"side by side, same bands":  {banded, nil, ""},
		"one card on a sheet alone": {cards(scene.RGB{R: 200}), nil, ""},
	} {
		sheets, _ := Impose(counterJob(c.change, c.stack))
		found := sheets.CheckCuts()
		var got []string
		for _, f := range found.All() {
			got = append(got, f.Severity.String()+": "+f.Message)
			if f.Code != CodeMiscut || f.Hint == "" {
				t.Errorf("%s: %s %q", name, f.Code, f.Hint)
			}
		}
		if text := strings.Join(got, "\n"); text != c.want {
			t.Errorf("%s:\n got %s\nwant %s", name, text, c.want)
		}
	}
}
