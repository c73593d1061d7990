package pipeline

import (
	"testing"

	"punchboard/diag"
	"punchboard/games"
	"punchboard/proofread"
)

// BenchmarkEachCheck measures what a check does beyond a build, in the shipped game with
// the most cards, in its first language.
func BenchmarkEachCheck(b *testing.B) {
	files, _ := games.Open("line-and-reserve")
	s, _, err := Begin(b.Context(), Source{Slug: "line-and-reserve", Place: "line-and-reserve", Files: files}, Request{Workers: 1})
	if err != nil {
		b.Fatal(err)
	}
	if _, err := s.Compose(b.Context(), s.Languages()[0]); err != nil {
		b.Fatal(err)
	}
	res, err := s.Finish(b.Context())
	if err != nil {
		b.Fatal(err)
	}
	for name, check := range map[string]func(){
		"rehearse":  func() { games.Play(res.Game) },
		"proofread": func() { proofread.Check(b.Context(), res.Game, games.Reads(res.Game.Rules)...) },
		"drawn":     func() { s.checkDrawn(b.Context()) },
		"cuts": func() {
			for _, f := range res.Files[:s.first] {
				if f.Sheets != nil {
					f.Sheets.CheckCuts()
				}
			}
		},
		"sheet ink": func() { s.measureInk(res.Files) },
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				*s.result.Findings = diag.List{}
				check()
			}
		})
	}
}
