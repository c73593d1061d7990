package carddata

import (
	"os"
	"strings"
	"testing"
)

// archive is a file in txtar form: a comment, then text files, each after a line "--
// name --".
type archive struct {
	comment string
	files   []archived
}

type archived struct{ name, text string }

func readArchive(t testing.TB, path string) *archive {
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	a := &archive{}
	for line := range strings.Lines(string(data)) {
		name, is := strings.CutPrefix(line, "-- ")
		name, ends := strings.CutSuffix(name, " --\n")
		switch {
		case is && ends:
			a.files = append(a.files, archived{name: name})
		case len(a.files) == 0:
			a.comment += line
		default:
			a.files[len(a.files)-1].text += line
		}
	}
	return a
}

func (a *archive) file(name string) string {
	for _, f := range a.files {
		if f.name == name {
			return f.text
		}
	}
	return ""
}

func (a *archive) set(name, text string) {
	for i := range a.files {
		if a.files[i].name == name {
			a.files[i].text = text
			return
		}
	}
	a.files = append(a.files, archived{name, text})
}

func (a *archive) write(t *testing.T, path string) {
	var b strings.Builder
	b.WriteString(a.comment)
	for _, f := range a.files {
		b.WriteString("-- " + f.name + " --\n" + f.text)
	}
	if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
