package carddata

import (
	"testing"
	"testing/fstest"
)

// mapGame loads the example of a map with some files replaced.
func mapGame(t testing.TB, change func(*archive)) (*Game, string) {
	t.Helper()
	a := readArchive(t, "testdata/maps/aubrette.txtar")
	if change != nil {
		change(a)
	}
	files := fstest.MapFS{}
	for _, f := range a.files {
		files[f.name] = &fstest.MapFile{Data: []byte(f.text)}
	}
	g, found := Load(files, "game", Options{})
	return g, findingsText(found)
}

func TestMap(t *testing.T) {
	g, found := mapGame(t, nil)
	if found != "" {
		t.Fatal(found)
	}
	m, ok := g.Map("front")
	if !ok {
		t.Fatal("no map")
	}
	t.Logf("%+v", m.Places)
}
