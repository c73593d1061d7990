package carddata

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

// BenchmarkLoad reads a game of 1,100 different cards with eight columns, one
// of them of flow values.
func BenchmarkLoad(b *testing.B) {
	for _, effects := range []string{"[]", `"[{""do"": ""draw"", ""n"": %d}]"`} {
		b.Run(strings.TrimSuffix(effects, "%d}]\""), func(b *testing.B) {
			files := manyCards(b, 1_100, effects)
			b.ReportAllocs()
			for b.Loop() {
				if _, found := Load(files, "game", Options{}); found.Len() > 0 {
					b.Fatal(findingsText(found))
				}
			}
		})
	}
}

func manyCards(t testing.TB, n int, effects string) fstest.MapFS {
	files := base(t)
	game := strings.Replace(string(files["game.yaml"].Data), "{strength: int}", "{strength: int, effects: flow, traits: list}", 1)
	files["game.yaml"] = &fstest.MapFile{Data: []byte(game)}
	var rows strings.Builder
	rows.WriteString("id,name_en,name_fr,copies,strength,effects,traits,text_en,text_fr\n")
	for i := range n {
		fmt.Fprintf(&rows, "card-%d,Rifle Squad %d,Groupe de fusiliers %d,2,%d,", i, i, i, i%5)
		rows.WriteString(strings.Replace(effects, "%d", fmt.Sprint(i%9), 1))
		rows.WriteString(",leader;slow,\"No special ability, but it rallies at +2.\",\"Aucune capacité, mais se rallie à +2.\"\n")
	}
	files["cards.csv"] = &fstest.MapFile{Data: []byte(rows.String())}
	return files
}
