package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"punchboard/diag"
)

// inspectLive serves a game to a browser, and looks at everything that it gets, and at the terminal.
func inspectLive(t *testing.T, dir, text string) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var stdout, stderr sharedBuffer
	ended := make(chan int)
	go func() {
		ended <- run(ctx, []string{"live", dir, "-o", filepath.Join(filepath.Dir(dir), "out")}, &stdout, &stderr)
	}()
	b := newLiveBrowser(t, &stdout)
	b.visit()
	b.follow(dir)
	for _, path := range []string{"/state.json?variant=%s", "/events?variant=%s", "/picture/%s.svg", "/parts/%s.json", "/texts/%s.json", "/page/%s", "/%s", "/shown?variant=%s&build=%[1]s", "/print.pdf?what=%s&lang=%[1]s", "/print.pdf?what=these&lang=%s"} {
		b.inspect("GET", fmt.Sprintf(path, url.QueryEscape(text)))
	}
	b.inspect("POST", "/open?card="+url.QueryEscape(text))
	stop()
	if code := <-ended; code == exitFault {
		t.Errorf("live crashed:\n%s", &stderr)
	}
	inspectText(t, "standard output of live", stdout.String())
	inspectText(t, "standard error of live", stderr.String())
	b.complete()
}

// sharedBuffer is a buffer that a command writes while the test reads.
type sharedBuffer struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (s *sharedBuffer) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.buf.Write(p)
}

func (s *sharedBuffer) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.buf.String()
}

// liveBrowser asks for pages as a browser does.
type liveBrowser struct {
	*testing.T
	client http.Client
	base   string
	asked  []string // methods and paths
}

var liveLink = regexp.MustCompile(`(http://[0-9.:]+)/\?t=[0-9a-f]+`)

// newLiveBrowser opens the link that a command shows.
func newLiveBrowser(t *testing.T, stdout *sharedBuffer) *liveBrowser {
	t.Helper()
	var link []string
	eventually(t, "the link", func() bool { link = liveLink.FindStringSubmatch(stdout.String()); return link != nil })
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	b := &liveBrowser{T: t, client: http.Client{Jar: jar, Timeout: time.Minute}, base: link[1]}
	b.inspect("GET", strings.TrimPrefix(link[0], link[1]))
	return b
}

// inspect asks for a path and looks at the answer.
func (b *liveBrowser) inspect(method, path string) []byte {
	b.Helper()
	r, err := http.NewRequestWithContext(b.Context(), method, b.base+path, nil)
	if err != nil {
		b.Fatal(err)
	}
	if method == "POST" {
		r.Header.Set("Origin", b.base)
	}
	answer, err := b.client.Do(r)
	if err != nil {
		b.Fatal(err)
	}
	defer answer.Body.Close()
	data, err := io.ReadAll(answer.Body)
	if err != nil {
		b.Fatal(err)
	}
	b.asked = append(b.asked, method+" "+path)
	if err := inspectAnswer(answer.Header, data); err != nil {
		b.Errorf("%s %s: %v\n%.2000s", method, path, err, data)
	}
	return data
}

// inspectAnswer looks at an answer as the browser takes it: by the type that its header says.
func inspectAnswer(h http.Header, data []byte) error {
	if csp := h.Get("Content-Security-Policy"); !strings.HasPrefix(csp, "default-src 'none';") || h.Get("X-Content-Type-Options") != "nosniff" {
		return fmt.Errorf("it may run and load anything: %q", csp)
	}
	switch kind, _, _ := strings.Cut(h.Get("Content-Type"), ";"); kind {
	case "text/html":
		if bytes.Contains(data, []byte("<script>")) || bytes.Contains(data, []byte("forged")) && bytes.Contains(data, []byte("</title></svg>")) {
			return fmt.Errorf("a text became an element")
		}
	case "application/json":
		return inspectJSON(data)
	case "image/svg+xml":
		return inspectXML(data)
	case "application/pdf":
		if !bytes.HasPrefix(data, []byte("%PDF-")) {
			return fmt.Errorf("it is not a PDF")
		}
	case "image/png":
		if !bytes.HasPrefix(data, []byte("\x89PNG\r\n")) {
			return fmt.Errorf("it is not a PNG")
		}
	case "text/plain":
		if bytes.ContainsFunc(bytes.TrimSuffix(data, []byte("\n")), diag.Controls) {
			return fmt.Errorf("it has a control character")
		}
	case "text/css", "text/javascript", "":
	default:
		return fmt.Errorf("the type %q is not expected", kind)
	}
	return nil
}

// liveState is what the test needs to know of the state.
type liveState struct {
	Build   int
	Checked bool
	Decks   []struct {
		Cards []struct {
			Key   string
			Faces map[string]struct{ Front, Back string }
		}
	}
	Sheets []struct{ Picture string }
}

// visit asks for the page and all that it shows.
func (b *liveBrowser) visit() {
	b.Helper()
	page := b.inspect("GET", "/")
	for _, file := range regexp.MustCompile(`"page/[^"]+"`).FindAllString(string(page), -1) {
		b.inspect("GET", "/"+strings.Trim(file, `"`))
	}
	var state liveState
	eventually(b.T, "the first build", func() bool {
		if err := json.Unmarshal(b.inspect("GET", "/state.json"), &state); err != nil {
			b.Fatal(err)
		}
		return state.Checked
	})
	pictures := map[string]bool{"none": true}
	for _, s := range state.Sheets {
		pictures[s.Picture] = true
	}
	for _, d := range state.Decks {
		for _, c := range d.Cards {
			for _, f := range c.Faces {
				pictures[f.Front] = true
			}
			b.inspect("GET", "/print.pdf?what=these&lang=fr&card="+url.QueryEscape(c.Key))
		}
	}
	for key := range pictures {
		b.inspect("GET", "/picture/"+key+".svg")
		b.inspect("GET", "/picture/"+key+".png?width=100")
		b.inspect("GET", "/parts/"+key+".json")
		b.inspect("GET", "/texts/"+key+".json")
	}
	b.inspect("GET", "/print.pdf?what=changed&lang=en")
	b.inspect("GET", "/play.json")
	b.inspect("POST", "/open?card=cards/one")
}

// follow listens to events while the game is edited: each line is one that the program wrote, and each message JSON.
func (b *liveBrowser) follow(dir string) {
	b.Helper()
	ctx, stop := context.WithTimeout(b.Context(), time.Minute)
	defer stop()
	r, err := http.NewRequestWithContext(ctx, "GET", b.base+"/events?lang=fr", nil)
	if err != nil {
		b.Fatal(err)
	}
	answer, err := b.client.Do(r)
	if err != nil {
		b.Fatal(err)
	}
	defer answer.Body.Close()
	b.asked = append(b.asked, "GET /events")
	lines := newLines(answer.Body)
	b.inspectEvent(lines) // hello
	rows := filepath.Join(dir, "cards.csv")
	data, err := os.ReadFile(rows)
	if err != nil {
		b.Fatal(err)
	}
	if err := os.WriteFile(rows, append(data, "three,CELL,CELL\n"...), 0o644); err != nil {
		b.Fatal(err)
	}
	b.inspectEvent(lines)
	if err := os.WriteFile(rows, data, 0o644); err != nil {
		b.Fatal(err)
	}
	b.inspectEvent(lines)
}

// inspectEvent reads an event, which ends with an empty line.
func (b *liveBrowser) inspectEvent(lines func() (string, error)) {
	b.Helper()
	for n := 0; ; n++ {
		line, err := lines()
		if err != nil {
			b.Fatalf("the events end: %v", err)
		}
		field, value, _ := strings.Cut(line, ": ")
		switch {
		case line == "" && n > 0:
			return
		case field == "data" && inspectJSON([]byte(value)) == nil:
		case field == "event" && regexp.MustCompile(`^[a-z]+$`).MatchString(value), field == "retry", field == "":
		default:
			b.Fatalf("an event has the line %q", line)
		}
	}
}

// newLines returns the lines of a stream, one after the other. A browser ends a line at CR, LF or both.
func newLines(r io.Reader) func() (string, error) {
	var left []byte
	buf := make([]byte, 1<<16)
	return func() (string, error) {
		for {
			if i := bytes.IndexAny(left, "\r\n"); i >= 0 {
				line := string(left[:i])
				left = left[i+1:]
				return line, nil
			}
			n, err := r.Read(buf)
			left = append(left, buf[:n]...)
			if err != nil {
				return "", err
			}
		}
	}
}

// liveRoute finds what the page can ask for in the source of the server.
var liveRoute = regexp.MustCompile(`mux\.HandleFunc\("(GET|POST) (/?[^"{]*)|openPath = "([^"]+)"`)

// complete checks that the browser has asked for everything that is served.
func (b *liveBrowser) complete() {
	b.Helper()
	routes := map[string]bool{}
	for _, name := range []string{"server.go", "guard.go"} {
		source, err := os.ReadFile(filepath.Join("..", "..", "live", name))
		if err != nil {
			b.Fatal(err)
		}
		for _, m := range liveRoute.FindAllStringSubmatch(string(source), -1) {
			if m[3] != "" {
				routes["POST "+m[3]] = true
			} else if m[2] != "" {
				routes[m[1]+" "+m[2]] = true
			}
		}
	}
	if len(routes) < 9 {
		b.Errorf("the server has only the routes %v", routes)
	}
	for _, route := range slices.Sorted(maps.Keys(routes)) {
		if !slices.ContainsFunc(b.asked, func(path string) bool { return strings.HasPrefix(path, route) }) {
			b.Errorf("nobody asked for %s", route)
		}
	}
}
