package fonts_test

import (
	"fmt"

	"punchboard/fonts"
	"punchboard/geom"
)

// The text of a card is set at 9 pt if it fits, otherwise at the largest size
// that fits, down to 6 pt.
func ExampleShaper_Fit() {
	plex, _ := fonts.BuiltinFamily("plex-condensed")
	regular, _ := plex.Face(fonts.Regular)
	bold, _ := plex.Face(fonts.Bold)
	size := 9 * geom.PT
	block, scale, ok := fonts.NewShaper().Fit([]fonts.Span{
		{Text: "Chef: ", Font: bold, Size: size},
		{Text: "se rallie à +2; s'il n'a ni bougé ni attaqué, peut tenter de rallier une autre unité.", Font: regular, Size: size},
	}, fonts.Setting{Lang: "fr", Width: 40 * geom.MM, Hyphenate: true}, 10*geom.MM, 6./9)

	fmt.Println(size.Scale(scale).PtString(), ok, block.Height)
	for _, line := range block.Lines {
		for _, run := range line.Runs {
			for _, g := range run.Glyphs {
				fmt.Print(string(g.Rune))
			}
		}
		fmt.Println()
	}
	// Output:
	// 7.75 pt true 9.812mm
	// Chef : se rallie à +2 ; s’il n’a ni
	// bougé ni attaqué, peut tenter de
	// rallier une autre unité.
}
