package pipeline

import (
	"strings"
	"testing"

	"punchboard/scene"
)

// TestWordsOfTheGame checks that labels replace the texts on lists of counters, contents
// pages and plans of cuts, in their language only. The tests of imposition read headers.
func TestWordsOfTheGame(t *testing.T) {
	const labels = "id,en,fr\nprint.on-sheet,on {numbers},feuille {numbers}\nprint.contents,parts {n} of {of},contenu {n}/{of}\nprint.cut,cuts {n} of {of},plan de coupe {n}/{of}\n"
	made, err := Documents(t.Context(), source("labels.csv", labels), Request{CutPlan: true, Print: print("contents", "true")})
	if err != nil || made.Findings.Errors() > 0 {
		t.Fatalf("%v %v", err, made.Findings.All())
	}
	var all []string
	for _, f := range made.Files {
		if f.Document == nil {
			continue
		}
		for i := range f.Document.Pages {
			all = append(all, scene.Words(f.Document.Pages[i].Marks)...)
		}
	}
	text := strings.Join(all, "\n")
	for _, want := range []string{"on 1", "parts 1 of 1", "cuts 1 of 4", "feuille 1", "contenu 1/1", "plan de coupe 1/4"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q", want)
		}
	}
	for _, no := range []string{"sheet 1\n", "contents 1/1", "cut plan 1/4"} {
		if strings.Contains(text, no) {
			t.Errorf("still %q", no)
		}
	}
}
