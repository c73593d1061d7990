package carddata

import (
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/diag"
)

// TestFingerprints reads a record of translations, also one with lines that git or
// somebody left in it: those are warnings.
func TestFingerprints(t *testing.T) {
	game := "title: A\nversion: \"1\"\nlanguages: [en]\ndecks: [{id: cards, name: Cards, cards: cards.csv, size: poker, front: card}]\n"
	face := "faces: {card: {parts: [{text: \"{name}\", left: 5mm, right: 5mm, top: 5mm, height: 9mm}]}}\n"
	for _, tt := range []struct {
		text string
		n    int
		want string
	}{
		{"file,id,column,language,source\na.csv,one,name,fr,0123456789ab\n", 1, ""},
		{"a.csv,one,name,fr,0123456789ab\nfile,id,column,language,source\n", 1, ""},
		{"file,id,column,language,source\n<<<<<<< HEAD\na.csv,one,name,fr,0123456789ab\n=======\na.csv,one,name,fr,ba9876543210\n>>>>>>> other\n", 2,
			`2:1: the line is not a fingerprint: "<<<<<<< HEAD"|4:1: the line is not a fingerprint: "======="|6:1: the line is not a fingerprint: ">>>>>>> other"`},
		{"file,id,column,language,source\na.csv,one,name,fr\n", 0, `2:1: the line is not a fingerprint: "a.csv"`},
		{"file,id,column,language,source\na.csv,one,name,fr,0123456789AB\n,,,,\n", 0, `2:1: the line is not a fingerprint: "a.csv"`},
		{"file,id,column,language,source\n\"a.csv,one\n", 0, `2:1: a cell begins with a quote and is not closed`},
		{"", 0, `the file is empty`},
	} {
		files := fstest.MapFS{
			"game.yaml": {Data: []byte(game)}, "cards.csv": {Data: []byte("id,name\none,One\n")}, "faces/card.yaml": {Data: []byte(face)},
			FingerprintFile: {Data: []byte(tt.text)},
		}
		g, found := Load(files, "a", Options{})
		var got []string
		for _, f := range found.All() {
			if strings.Contains(f.Message, "fingerprint") && (f.Code != CodeFingerprint || f.Severity != diag.Warning) {
				t.Errorf("%v has the code %s", f, f.Code)
			}
			got = append(got, strings.TrimPrefix(strings.TrimPrefix(f.String(), "a/translations.csv: "), "a/translations.csv:"))
		}
		if strings.Join(got, "|") != tt.want || len(g.Fingerprints) != tt.n {
			t.Errorf("%q: %d fingerprints, %q", tt.text, len(g.Fingerprints), got)
		}
	}
}
