package live

import (
	"bytes"
	"errors"
	"io"
	"mime"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"punchboard/internal/printed"
	"punchboard/internal/stamp"
	"punchboard/pipeline"
	"punchboard/scene"
)

// pieces lists the pieces on the pages of a document.
func pieces(doc *scene.Document) string {
	var tags []string
	var visit func(marks []scene.Mark)
	visit = func(marks []scene.Mark) {
		for _, m := range marks {
			switch m := m.(type) {
			case *scene.Use:
				if m.Tag != "" {
					tags = append(tags, m.Tag)
				}
			case *scene.Group:
				visit(m.Marks)
			}
		}
	}
	for _, p := range doc.Pages {
		visit(p.Marks)
	}
	slices.Sort(tags)
	return strings.Join(tags, " ")
}

// TestPrint prints cards over HTTP: those that are named, and those that differ from the last print.
func TestPrint(t *testing.T) {
	g := start(t)
	b := serve(g)
	made, err := pipeline.Documents(t.Context(), g.session.opt.Source, pipeline.Request{})
	if err != nil {
		t.Fatal(err)
	}
	sets := map[string][]stamp.Card{}
	for _, all := range made.Cards {
		sets[all.Set] = all.Cards
	}
	g.session.opt.Printed = func(string) (*printed.Record, error) { return printed.Of(sets), nil }
	for _, c := range []struct {
		path string
		code int
		name string
	}{
		{"/print.pdf?what=these&lang=fr&card=units/tank&card=markers/pin", 200, "trial-fr-selection.pdf"},
		{"/print.pdf?what=these&lang=en&card=units/none", 204, ""},
		{"/print.pdf?what=these&lang=en", 204, ""},
		{"/print.pdf?what=changed&lang=en", 204, ""},
		{"/print.pdf?what=changed&lang=en&low-ink=true", 200, "trial-en-changed.pdf"},
		{"/print.pdf?what=changed&lang=en&variant=big", 204, ""},
		{"/print.pdf?what=changed&lang=de", 409, ""},
		{"/print.pdf?what=changed&lang=en&variant=../..", 409, ""},
		{"/print.pdf?what=all&lang=en", 404, ""},
		{"/print.pdf", 404, ""},
	} {
		answer := b.get(c.path)
		_, params, _ := mime.ParseMediaType(answer.Header.Get("Content-Disposition"))
		data, err := io.ReadAll(answer.Body)
		if err != nil || answer.StatusCode != c.code || params["filename"] != c.name {
			t.Errorf("%s: %d, %q, %v: %.200s", c.path, answer.StatusCode, params["filename"], err, data)
		}
		if c.code == 200 && (!bytes.HasPrefix(data, []byte("%PDF-")) || answer.Header.Get("Content-Type") != "application/pdf") {
			t.Errorf("%s: %.20q", c.path, data)
		}
	}
}

// TestPrintFollows prints what an edit has changed, from the files as they are, and nothing while they are broken.
// No file is written.
func TestPrintFollows(t *testing.T) {
	g := start(t)
	b := serve(g)
	made, err := pipeline.Documents(t.Context(), g.session.opt.Source, pipeline.Request{Languages: []string{"en"}})
	if err != nil {
		t.Fatal(err)
	}
	g.session.opt.Printed = func(string) (*printed.Record, error) {
		return printed.Of(map[string][]stamp.Card{"en": made.Cards[0].Cards}), nil
	}
	g.write("units.csv", "id,name_en,name_fr,copies\nrifle,Riflemen,Fusils,2\ntank,Tank,Char,1\n")
	before := files(t, g.dir)
	if text := b.text("/print.pdf?what=changed&lang=en"); !strings.HasPrefix(text, "%PDF-") {
		t.Errorf("%.100q", text)
	}
	pick, err := g.session.pick("changed", View{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	doc, err := g.session.sheets(t.Context(), View{}, "en", pick)
	if err != nil {
		t.Fatal(err)
	}
	if got := pieces(doc); got != "units/rifle#1/back units/rifle#1/front units/rifle#2/back units/rifle#2/front" {
		t.Errorf("on the sheets are %s", got)
	}
	g.write("units.csv", "id,name_en,name_fr,copies\nrifle,Riflemen,Fusils,two\n")
	answer := b.get("/print.pdf?what=changed&lang=en")
	if data, _ := io.ReadAll(answer.Body); answer.StatusCode != 409 || !strings.Contains(string(data), "units.csv:2:23") {
		t.Errorf("a broken game: %d %s", answer.StatusCode, data)
	}
	if after := files(t, g.dir); after != before {
		t.Errorf("there were %s and are %s", before, after)
	}
	g.session.opt.Printed = func(string) (*printed.Record, error) { return nil, errors.New("the record is damaged") }
	if code := b.get("/print.pdf?what=changed&lang=en").StatusCode; code != 404 {
		t.Errorf("a damaged record: %d", code)
	}
}

// files lists the files of a directory.
func files(t *testing.T, dir string) (list string) {
	t.Helper()
	if err := filepath.WalkDir(dir, func(path string, _ os.DirEntry, err error) error { list += path + "\n"; return err }); err != nil {
		t.Fatal(err)
	}
	return list
}

// TestPrintGuarded checks that the PDF is behind the guard: without the cookie, from another page and with another
// method there is none.
func TestPrintGuarded(t *testing.T) {
	b := serve(start(t))
	for name, change := range map[string]func(*http.Request){
		"no cookie":    func(r *http.Request) { r.Header.Del("Cookie") },
		"another page": func(r *http.Request) { r.Header.Set("Origin", "http://example.org") },
		"another site": func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "cross-site") },
		"another name": func(r *http.Request) { r.Host = "example.org" },
		"POST":         func(r *http.Request) { r.Method = "POST" },
	} {
		r, err := http.NewRequestWithContext(t.Context(), "GET", b.url+"/print.pdf?what=these&lang=en&card=units/tank", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Cookie", b.cookie)
		change(r)
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		if answer.StatusCode < 400 {
			t.Errorf("%s: %d", name, answer.StatusCode)
		}
	}
}

// TestJoined checks that each sheet has a back if any has, and that documents without backs stay as they are.
func TestJoined(t *testing.T) {
	doc := func(duplex scene.Duplex, pages int) pipeline.File {
		d := &scene.Document{Duplex: duplex}
		for range pages {
			d.Pages = append(d.Pages, scene.Page{Marks: []scene.Mark{&scene.Bookmark{}}})
		}
		return pipeline.File{Document: d}
	}
	for _, c := range []struct {
		files []pipeline.File
		want  string // x for a page with something on it
	}{
		{nil, ""},
		{[]pipeline.File{{Text: []byte("a list")}}, ""},
		{[]pipeline.File{doc(scene.Simplex, 2), doc(scene.Simplex, 1)}, "xxx"},
		{[]pipeline.File{doc(scene.Simplex, 2), doc(scene.LongEdge, 2)}, "x.x.xx"},
		{[]pipeline.File{doc(scene.LongEdge, 3), doc(scene.Simplex, 1), doc(scene.LongEdge, 2)}, "xxx.x.xx"},
	} {
		got := ""
		if made := joined(c.files); made != nil {
			for _, p := range made.Pages {
				got += map[bool]string{true: "x", false: "."}[len(p.Marks) > 0]
			}
		}
		if got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
}
