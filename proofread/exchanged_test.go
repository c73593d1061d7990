package proofread

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

// TestExchanged checks a text in a game with many other words, and in one with few.
func TestExchanged(t *testing.T) {
	const common = "plus plus plus, three three three, from from from, storm normal forest weather where other, "
	var many strings.Builder
	for i := range leastWords {
		fmt.Fprintf(&many, "w%c%c%cx ", 'a'+i%26, 'a'+i/26%26, 'a'+i/676)
	}
	for _, c := range []struct{ text, want string }{
		{many.String() + common + "the plsu", "“plsu” is “plus” with two letters exchanged"},
		{common + "the plsu", ""},
		{many.String() + common + "a form there", ""},
		{many.String() + common + "plus one", ""},
	} {
		files := soundGame(t)
		files["labels.csv"] = &fstest.MapFile{Data: []byte(string(files["labels.csv"].Data) + "long,\"" + c.text + "\",Texte\n")}
		found := findingsIn(t, files)
		if has := strings.Contains(found, "letters exchanged"); has != (c.want != "") || !strings.Contains(found, c.want) {
			t.Errorf("%s…:\n%s", c.text[len(c.text)-20:], found)
		}
	}
}

func TestNumbered(t *testing.T) {
	const rows = "id,name_en,name_fr,figure\na,Damage 1,Dégât 1,1\nb,Damage 2,Dégât 2,2\nc,Damage 5,Dégât 5,FIVE\nd,Damage 10,Dégât 10,TEN\n"
	for _, c := range []struct{ five, ten, want string }{
		{"5", "10", ""},
		{"6", "10", "`figure` of `c` is 6, but it is called “Damage 5”"},
		{"6", "11", ""}, // the column has other figures
		{"", "10", ""},
	} {
		files := soundGame(t)
		files["markers.csv"] = &fstest.MapFile{Data: []byte(strings.NewReplacer("FIVE", c.five, "TEN", c.ten).Replace(rows))}
		files["game.yaml"].Data = []byte(strings.Replace(string(files["game.yaml"].Data), "counters:\n", "counters:\n  - {id: damage, name: {en: Damage, fr: Dégâts}, counters: markers.csv, size: 5/8in, columns: {figure: int}, set: {side: us}, front: unit}\n", 1))
		found := findingsIn(t, files)
		if has := strings.Contains(found, "but it is called"); has != (c.want != "") || !strings.Contains(found, c.want) {
			t.Errorf("%s, %s:\n%s", c.five, c.ten, found)
		}
	}
}
