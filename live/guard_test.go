package live

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// fixedAddr is the address of a server in tests.
type fixedAddr struct{}

func (fixedAddr) Network() string { return "tcp" }
func (fixedAddr) String() string  { return "127.0.0.1:4000" }

// guarded returns a guard and what it protects: a page that says "in".
func guarded(t *testing.T) (*Guard, http.Handler) {
	t.Helper()
	g, err := NewGuard(fixedAddr{})
	if err != nil {
		t.Fatal(err)
	}
	return g, g.protect(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, "in") }))
}

// ask sends a request; the headers are names and values.
func ask(h http.Handler, method, target string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, target, nil)
	r.Host = "127.0.0.1:4000"
	for i := 0; i < len(headers); i += 2 {
		if headers[i] == "Host" {
			r.Host = headers[i+1]
			continue
		}
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

// visit opens the link of a guard, and returns the cookie for further requests.
func visit(t *testing.T, g *Guard, h http.Handler) string {
	t.Helper()
	_, query, _ := strings.Cut(g.Link(), "/?")
	w := ask(h, "GET", "/?"+query)
	if w.Code != http.StatusSeeOther || w.Header().Get("Location") != "/" {
		t.Fatalf("the link: %d to %q", w.Code, w.Header().Get("Location"))
	}
	cookie := w.Header().Get("Set-Cookie")
	for _, want := range []string{"HttpOnly", "SameSite=Strict", "Path=/"} {
		if !strings.Contains(cookie, want) {
			t.Errorf("the cookie %q has no %s", cookie, want)
		}
	}
	value, _, _ := strings.Cut(cookie, ";")
	return value
}

// TestRequests checks which requests of a browser that has opened the link pass.
func TestRequests(t *testing.T) {
	g, h := guarded(t)
	cookie := visit(t, g, h)
	for _, c := range []struct {
		name, method string
		headers      []string
		want         int
	}{
		{"the page", "GET", nil, 200},
		{"its head", "HEAD", nil, 200},
		{"its other name", "GET", []string{"Host", "localhost:4000"}, 200},
		{"its own script", "GET", []string{"Origin", "http://127.0.0.1:4000", "Sec-Fetch-Site", "same-origin"}, 200},
		{"typed into the address bar", "GET", []string{"Sec-Fetch-Site", "none"}, 200},
		{"no cookie", "GET", []string{"Cookie", ""}, 403},
		{"a wrong cookie", "GET", []string{"Cookie", g.cookie() + "=" + strings.Repeat("0", 32)}, 403},
		{"a cookie of another port", "GET", []string{"Cookie", strings.Replace(cookie, "4000", "4001", 1)}, 403},
		{"another name that leads here", "GET", []string{"Host", "evil.example:4000"}, 421},
		{"a name that begins like ours", "GET", []string{"Host", "127.0.0.1:4000.evil.example"}, 421},
		{"another port", "GET", []string{"Host", "127.0.0.1:4001"}, 421},
		{"no port", "GET", []string{"Host", "127.0.0.1"}, 421},
		{"another page", "GET", []string{"Origin", "http://evil.example"}, 403},
		{"a page under another port", "GET", []string{"Origin", "http://127.0.0.1:4001"}, 403},
		{"a page from a file", "GET", []string{"Origin", "null"}, 403},
		{"https", "GET", []string{"Origin", "https://127.0.0.1:4000"}, 403},
		{"a picture on another page", "GET", []string{"Sec-Fetch-Site", "cross-site"}, 403},
		{"a page on another port", "GET", []string{"Sec-Fetch-Site", "same-site"}, 403},
		{"post", "POST", nil, 405},
		{"put", "PUT", nil, 405},
		{"delete", "DELETE", nil, 405},
		{"options", "OPTIONS", nil, 405},
	} {
		w := ask(h, c.method, "/", append([]string{"Cookie", cookie}, c.headers...)...)
		if w.Code != c.want || (w.Body.String() == "in") != (c.want == 200) {
			t.Errorf("%s: %d %q, want %d", c.name, w.Code, w.Body, c.want)
		}
		for _, header := range []string{"Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy"} {
			if w.Header().Get(header) == "" {
				t.Errorf("%s: no %s", c.name, header)
			}
		}
		if w.Header().Get("Access-Control-Allow-Origin") != "" {
			t.Errorf("%s: other pages may read the answer", c.name)
		}
	}
}

// namedAddr is the address of another server in tests.
type namedAddr string

func (namedAddr) Network() string  { return "tcp" }
func (a namedAddr) String() string { return string(a) }

// TestListen checks which hosts a server answers to that listens on other addresses, and
// the link to it.
func TestListen(t *testing.T) {
	for _, c := range []struct {
		addr, link string
		yes, no    string
	}{
		{"127.0.0.1:4000", "http://127.0.0.1:4000/", "127.0.0.1:4000 localhost:4000", "[::1]:4000 192.168.1.5:4000 0.0.0.0:4000"},
		{"[::1]:4000", "http://[::1]:4000/", "[::1]:4000 localhost:4000", "127.0.0.1:4000 [::2]:4000"},
		{"192.168.1.5:4000", "http://192.168.1.5:4000/", "192.168.1.5:4000", "127.0.0.1:4000 localhost:4000 192.168.1.6:4000 192.168.1.5:4001 192.168.1.5 evil.example:4000"},
		{"[::]:4000", "http://127.0.0.1:4000/", "127.0.0.1:4000 localhost:4000 192.168.1.5:4000 [::1]:4000", "evil.example:4000 192.168.1.5:4001 192.168.1.5.evil.example:4000 :4000"},
	} {
		g, err := NewGuard(namedAddr(c.addr))
		if err != nil || !strings.HasPrefix(g.Link(), c.link+"?t=") {
			t.Errorf("%s: the link is %s, %v", c.addr, g.Link(), err)
		}
		for _, host := range strings.Fields(c.yes) {
			if !g.isHost(host) {
				t.Errorf("%s: %s is refused", c.addr, host)
			}
		}
		for _, host := range strings.Fields(c.no) {
			if g.isHost(host) {
				t.Errorf("%s: %s is accepted", c.addr, host)
			}
		}
	}
}

// TestLinkOnce checks that a link works once, except in the browser that used it, and
// that each use makes a new one.
func TestLinkOnce(t *testing.T) {
	g, h := guarded(t)
	var renewed []string
	g.Renew = func(link string) { renewed = append(renewed, link) }
	first := g.Link()
	_, query, _ := strings.Cut(first, "/?")
	cookie := visit(t, g, h)
	if len(renewed) != 1 || renewed[0] != g.Link() || renewed[0] == first {
		t.Errorf("renewed %v, the link is %s", renewed, g.Link())
	}
	if w := ask(h, "GET", "/?"+query); w.Code != 403 || w.Header().Get("Set-Cookie") != "" {
		t.Errorf("the link again: %d", w.Code)
	}
	if w := ask(h, "GET", "/?"+query, "Cookie", cookie); w.Code != 303 || w.Header().Get("Set-Cookie") != "" {
		t.Errorf("the link again in the same browser: %d", w.Code)
	}
	if w := ask(h, "GET", "/?t="); w.Code != 403 {
		t.Errorf("an empty token: %d", w.Code)
	}
	if again := visit(t, g, h); again != cookie {
		t.Errorf("another browser gets %q, want %q", again, cookie)
	}
	if w := ask(h, "POST", "/?"+strings.TrimPrefix(g.Link(), "http://127.0.0.1:4000/?")); w.Code != 405 {
		t.Errorf("a link with POST: %d", w.Code)
	}
}
