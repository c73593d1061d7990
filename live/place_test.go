package live

import (
	"net/http"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// post sends a request as the page does, or from another origin.
func (b *browser) post(path, origin string) int {
	b.Helper()
	r, err := http.NewRequestWithContext(b.Context(), "POST", b.url+path, nil)
	if err != nil {
		b.Fatal(err)
	}
	r.Header.Set("Cookie", b.cookie)
	if origin != "" {
		r.Header.Set("Origin", origin)
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		b.Fatal(err)
	}
	answer.Body.Close()
	return answer.StatusCode
}

// TestOpen opens the places of a card, a part and a finding, and nothing else: never a
// path that the request names, never for another page, and never without an editor.
func TestOpen(t *testing.T) {
	g := start(t)
	var opened []Location
	g.session.opt.Editor = func(l Location) error { opened = append(opened, l); return nil }
	g.write("units.csv", "id,name_en,name_fr,copies\nrifle,Rifles,"+strings.Repeat("Fusils ", 40)+",2\ntank,Tank,Char,1\n")
	g.wait(func(s *State) bool { return len(s.Findings) > 0 })
	b := serve(g)
	key := g.session.shows[View{}].state().cards["units/rifle"].Faces["en"].Front
	build := strconv.Itoa(g.session.shows[View{}].state().Build)
	for path, want := range map[string]Location{
		"/open?card=units/tank":                   {filepath.Join(g.dir, "units.csv"), 3, 1},
		"/open?picture=" + key + "&part=0":        {filepath.Join(g.dir, "faces", "faces.yaml"), 4, 9},
		"/open?finding=0&build=" + build:          {filepath.Join(g.dir, "units.csv"), 2, 14},
		"/open?finding=0&of=part&build=" + build:  {filepath.Join(g.dir, "faces", "faces.yaml"), 4, 9},
		"/open?card=units/tank&variant=&low-ink=": {filepath.Join(g.dir, "units.csv"), 3, 1},
	} {
		opened = nil
		if code := b.post(path, b.url); code != 204 || len(opened) != 1 || opened[0] != want {
			t.Errorf("%s: %d, opened %v, want %v", path, code, opened, want)
		}
	}
	opened = nil
	for _, c := range []struct {
		path, origin string
		want         int
	}{
		{"/open?card=units/tank", "", 405},
		{"/open?card=units/tank", "null", 403},
		{"/open?card=units/tank", "http://evil.example", 403},
		{"/state.json", b.url, 405},
		{"/open", b.url, 404},
		{"/open?card=/etc/passwd", b.url, 404},
		{"/open?card=units.csv:1:1", b.url, 404},
		{"/open?picture=" + key + "&part=9", b.url, 404},
		{"/open?picture=" + key + "&part=-1", b.url, 404},
		{"/open?picture=x&part=0", b.url, 404},
		{"/open?finding=0&build=1", b.url, 404},
		{"/open?finding=99&build=" + build, b.url, 404},
		{"/open?card=units/tank&variant=none", b.url, 404},
	} {
		if code := b.post(c.path, c.origin); code != c.want {
			t.Errorf("%s from %q: %d, want %d", c.path, c.origin, code, c.want)
		}
	}
	if code := b.get("/open?card=units/tank").StatusCode; code != 405 {
		t.Errorf("GET: %d", code)
	}
	g.session.opt.Editor = nil
	if code := b.post("/open?card=units/tank", b.url); code != 404 || len(opened) > 0 {
		t.Errorf("without an editor: %d, opened %v", code, opened)
	}
}

// TestLocate checks which places are in the game's directory.
func TestLocate(t *testing.T) {
	g := start(t)
	for at, want := range map[string]Location{
		"trial/units.csv:3:29":     {filepath.Join(g.dir, "units.csv"), 3, 29},
		"trial/units.csv:3":        {filepath.Join(g.dir, "units.csv"), 3, 1},
		"trial/art/a.png":          {filepath.Join(g.dir, "art", "a.png"), 1, 1},
		"trial/u.xlsx:Sheet 1!AB7": {filepath.Join(g.dir, "u.xlsx"), 7, 28},
	} {
		if l, ok := g.session.locate(at); !ok || l != want {
			t.Errorf("%s: %v %v", at, l, ok)
		}
	}
	for _, at := range []string{"", "trial", "trial/", "units.csv:1:1", "trial/../x:1:1", "trial//etc/passwd:1:1", "other/units.csv:1:1"} {
		if l, ok := g.session.locate(at); ok {
			t.Errorf("%q is %v", at, l)
		}
	}
}
