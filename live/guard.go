package live

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/hex"
	"net"
	"net/http"
	"net/url"
	"sync"
)

// Guard lets only the browser in that opened the link of the terminal. Other programs on
// the computer, and pages of other sites in the same browser, get nothing: the server
// usually listens only on this computer, under a port that changes; a link works once and then
// hands over a cookie; requests must name this server as their host, against names that
// are made to lead here (DNS rebinding), and must not come from other pages.
type Guard struct {
	host   string // in links
	any    bool   // the server listens on all addresses of this computer
	port   string
	secret string            // of the cookie
	Renew  func(link string) // called with a new link after each use of the last; may be nil

	mu    sync.Mutex
	token string // of the next visit
}

// NewGuard returns the guard of a server on an address of this computer.
func NewGuard(addr net.Addr) (*Guard, error) {
	host, port, err := net.SplitHostPort(addr.String())
	g := &Guard{host: host, port: port, secret: random(), token: random()}
	if ip := net.ParseIP(host); ip.IsUnspecified() {
		g.host, g.any = "127.0.0.1", true
	}
	return g, err
}

// random returns 128 random bits.
func random() string {
	var b [16]byte
	rand.Read(b[:]) // never fails: see crypto/rand
	return hex.EncodeToString(b[:])
}

// Link returns the address to open in the browser. It works once.
func (g *Guard) Link() string {
	g.mu.Lock()
	defer g.mu.Unlock()
	return "http://" + net.JoinHostPort(g.host, g.port) + "/?t=" + g.token
}

// cookie returns the name of the cookie. Cookies of one host are the same for all ports.
func (g *Guard) cookie() string { return "punchboard-" + g.port }

// protect answers requests that may not pass.
func (g *Guard) protect(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		setHeaders(w.Header())
		switch {
		case !g.isHost(r.Host):
			http.Error(w, "this server has another name", http.StatusMisdirectedRequest)
		case !g.isOwnPage(r):
			http.Error(w, "other pages have no access", http.StatusForbidden)
		case !allowed(r):
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		case r.URL.Path == "/" && r.URL.Query().Has("t"):
			g.visit(w, r)
		case !g.known(r):
			http.Error(w, "open the link that punchboard live shows in the terminal", http.StatusForbidden)
		default:
			next.ServeHTTP(w, r)
		}
	})
}

// openPath is the only path to which a page may post: it opens an editor.
const openPath = "/open"

// allowed reports whether a request has a method with which nothing is changed, or comes
// from a page that may start the editor: browsers name the origin of each POST.
func allowed(r *http.Request) bool {
	switch r.Method {
	case http.MethodGet, http.MethodHead:
		return true
	case http.MethodPost:
		return r.URL.Path == openPath && r.Header.Get("Origin") != ""
	}
	return false
}

// setHeaders forbids the page to load anything from elsewhere, and others to embed it.
func setHeaders(h http.Header) {
	h.Set("Content-Security-Policy", "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
}

// isHost reports whether a request names this server: by the address on which it listens,
// or by any address but no name if it listens on all, so that no name can be made to lead
// here. Browsers know by themselves that localhost is this computer.
func (g *Guard) isHost(host string) bool {
	name, port, err := net.SplitHostPort(host)
	ip := net.ParseIP(name)
	switch {
	case err != nil || port != g.port:
		return false
	case name == "localhost":
		return g.any || net.ParseIP(g.host).IsLoopback()
	case ip == nil:
		return false
	}
	return g.any || ip.Equal(net.ParseIP(g.host))
}

// isOwnPage reports whether a request comes from the server's own page, or from none.
func (g *Guard) isOwnPage(r *http.Request) bool {
	if site := r.Header.Get("Sec-Fetch-Site"); site == "cross-site" || site == "same-site" {
		return false
	}
	origin := r.Header.Get("Origin")
	if origin == "" {
		return true
	}
	u, err := url.Parse(origin)
	return err == nil && u.Scheme == "http" && u.Host == r.Host
}

// known reports whether a request has the cookie.
func (g *Guard) known(r *http.Request) bool {
	c, err := r.Cookie(g.cookie())
	return err == nil && same(c.Value, g.secret)
}

// same compares secrets in constant time.
func same(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }

// visit takes the token of a link, and sends the browser to the address without it.
func (g *Guard) visit(w http.ResponseWriter, r *http.Request) {
	switch {
	case g.known(r): // the link again, in the same browser
	case g.take(r.URL.Query().Get("t")):
		http.SetCookie(w, &http.Cookie{Name: g.cookie(), Value: g.secret, Path: "/", HttpOnly: true, SameSite: http.SameSiteStrictMode})
		if g.Renew != nil {
			g.Renew(g.Link())
		}
	default:
		http.Error(w, "this link has been used; the terminal shows a new one", http.StatusForbidden)
		return
	}
	w.Header().Set("Cache-Control", "no-store")
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// take reports whether a token is the next one, which is then used up.
func (g *Guard) take(token string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !same(token, g.token) {
		return false
	}
	g.token = random()
	return true
}
