package live

import (
	"bufio"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"io"
	"math"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// browser is a client that has opened the link.
type browser struct {
	*testing.T
	url, cookie string
}

// serve serves a session to a browser.
func serve(g *trial) *browser {
	g.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		g.Fatal(err)
	}
	guard, err := NewGuard(listener.Addr())
	if err != nil {
		g.Fatal(err)
	}
	server := httptest.NewUnstartedServer(g.session.Handler(guard))
	server.Listener.Close()
	server.Listener = listener
	server.Start()
	g.Cleanup(server.CloseClientConnections)
	return &browser{g.T, server.URL, guard.cookie() + "=" + guard.secret}
}

// get answers a request.
func (b *browser) get(path string) *http.Response {
	b.Helper()
	r, err := http.NewRequestWithContext(b.Context(), "GET", b.url+path, nil)
	if err != nil {
		b.Fatal(err)
	}
	r.Header.Set("Cookie", b.cookie)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { answer.Body.Close() })
	return answer
}

// text returns the contents of an answer.
func (b *browser) text(path string) string {
	b.Helper()
	data, err := io.ReadAll(b.get(path).Body)
	if err != nil {
		b.Fatal(err)
	}
	return string(data)
}

// TestPaths checks what is served, and that nothing else is: paths are looked up in what
// was built, never on disk.
func TestPaths(t *testing.T) {
	g := start(t)
	b := serve(g)
	key := g.session.shows[View{}].state().cards["units/rifle"].Faces["en"].Front
	for path, want := range map[string]int{
		"/": 200, "/page/live.js": 200, "/page/base.css": 200, "/state.json": 200, "/picture/" + key + ".svg": 200,
		"/state.json?variant=big": 200, "/state.json?low-ink=true": 200,
		"/page/page.go": 404, "/page/index.html": 404, "/page/../guard.go": 404, "/page/..%2fguard.go": 404,
		"/game.yaml": 404, "/picture/" + key + ".png": 404, "/picture/x.svg": 404,
		"/picture/" + key + ".png?width=256": 200, "/picture/" + key + ".png?width=9": 404, "/picture/" + key + ".png?width=4096": 404,
		"/picture/x.png?width=256": 404, "/shown?build=1": 204, "/shown?build=1&variant=none": 404, "/picture/..%2f..%2fgame.yaml.svg": 404,
		"/state.json?variant=none": 404, "/state.json?variant=..%2fgame": 404, "/events?variant=none": 404,
	} {
		if got := b.get(path).StatusCode; got != want {
			t.Errorf("%s: %d, want %d", path, got, want)
		}
	}
}

// TestPictureHeaders checks that a picture cannot run anything, and stays in the browser.
func TestPictureHeaders(t *testing.T) {
	g := start(t)
	h := serve(g).get("/picture/" + g.session.shows[View{}].state().cards["units/rifle"].Faces["en"].Front + ".svg").Header
	if !strings.HasPrefix(h.Get("Content-Security-Policy"), "default-src 'none'") || h.Get("Content-Type") != "image/svg+xml" ||
		h.Get("X-Content-Type-Options") != "nosniff" || !strings.Contains(h.Get("Cache-Control"), "immutable") {
		t.Errorf("%v", h)
	}
}

// TestPixels asks for a picture in pixels, bleed included, in more resolutions than are kept.
func TestPixels(t *testing.T) {
	g := start(t)
	b := serve(g)
	key := g.session.shows[View{}].state().cards["units/rifle"].Faces["en"].Front
	for _, width := range []int{128, 256, 384, 512, 640, 128} {
		answer := b.get(fmt.Sprintf("/picture/%s.png?width=%d", key, width))
		img, err := png.Decode(answer.Body)
		if err != nil || answer.Header.Get("Content-Type") != "image/png" {
			t.Fatal(err, answer.Header)
		}
		p, _ := g.session.picture(key)
		want := image.Pt(width, int(math.Round(float64(width)*float64(p.box.H)/float64(p.box.W))))
		if got := img.Bounds().Size(); got != want || p.box.X >= 0 {
			t.Errorf("%v, want %v, from %v", got, want, p.box)
		}
	}
	if n := len(g.session.pixels.kept); n != keptRenderers {
		t.Errorf("%d renderers are kept", n)
	}
}

// TestEvents edits a card: the page is told of that card.
func TestEvents(t *testing.T) {
	g := start(t)
	b := serve(g)
	lines := bufio.NewScanner(b.get("/events?lang=fr").Body)
	lines.Buffer(nil, 1<<20)
	events := make(chan string, 100)
	go func() {
		for lines.Scan() {
			if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
				events <- data
			}
		}
	}()
	<-events // hello
	g.write("units.csv", "id,name_en,name_fr,copies\nrifle,Rifles,Fusiliers,2\ntank,Tank,Char,1\n")
	for data := range events {
		var c change
		if err := json.Unmarshal([]byte(data), &c); err != nil {
			t.Fatal(err)
		}
		if len(c.Cards) > 0 {
			if c.Cards[0].Key != "units/rifle" || len(c.Cards) != 1 || c.From != c.Build-1 || c.Cards[0].Before["fr"].Front == "" {
				t.Errorf("%s", data)
			}
			break
		}
	}
}

// TestHostileNames puts markup into every text of a game: it never becomes part of the page.
func TestHostileNames(t *testing.T) {
	const markup = `<img src=x onerror=alert(1)>`
	g := startAs(t, markup)
	g.write("units.csv", "id,name_en,name_fr,copies\nrifle,"+markup+","+markup+",2\n")
	s := g.wait(func(s *State) bool { return s.cards["units/rifle"].Name["en"] == markup })
	b := serve(g)
	for _, path := range []string{"/", "/state.json", "/picture/" + s.cards["units/rifle"].Faces["en"].Front + ".svg"} {
		if text := b.text(path); strings.Contains(text, "<img") {
			t.Errorf("%s contains %s", path, markup)
		}
	}
}
