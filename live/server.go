package live

import (
	"bytes"
	"net/http"
	"path"
	"strings"

	"punchboard/diag"
	"punchboard/geom"
	"punchboard/live/page"
)

// Handler returns what answers the browser. Everything but the first visit needs the
// cookie that the first visit sets; see guard.
func (s *Session) Handler(g *Guard) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{$}", s.servePage)
	mux.HandleFunc("GET /page/{file}", servePageFile)
	mux.HandleFunc("GET /state.json", s.serveState)
	mux.HandleFunc("GET /play.json", s.servePlay)
	mux.HandleFunc("GET /events", s.serveEvents)
	mux.HandleFunc("GET /picture/{file}", s.servePicture)
	mux.HandleFunc("GET /parts/{file}", s.serveParts)
	mux.HandleFunc("GET /texts/{file}", s.serveTexts)
	mux.HandleFunc("POST "+openPath, s.serveOpen)
	mux.HandleFunc("GET /print.pdf", s.servePDF)
	mux.HandleFunc("GET /shown", s.serveShown)
	return g.protect(mux)
}

func (s *Session) servePage(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.Write(page.HTML(diag.Visible(s.place())))
}

func servePageFile(w http.ResponseWriter, r *http.Request) {
	data, kind, ok := page.File(r.PathValue("file"))
	if !ok {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", kind)
	w.Header().Set("Cache-Control", "no-store")
	w.Write(data)
}

// viewOf returns the view that a request names.
func viewOf(r *http.Request) View {
	q := r.URL.Query()
	return View{Variant: q.Get("variant"), LowInk: q.Get("low-ink") == "true"}
}

// showOf returns what a request wants to see, or answers that there is no such thing.
func (s *Session) showOf(w http.ResponseWriter, r *http.Request) (*show, bool) {
	one, err := s.show(viewOf(r))
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return nil, false
	}
	return one, true
}

func (s *Session) serveState(w http.ResponseWriter, r *http.Request) {
	one, ok := s.showOf(w, r)
	if !ok {
		return
	}
	state := *one.state()
	state.Opens = s.opt.Editor != nil && s.opt.Dir != ""
	serveJSON(w, &state)
}

// servePlay serves how the game plays. Whoever asks for it wants to know: without results,
// the game is played.
func (s *Session) servePlay(w http.ResponseWriter, r *http.Request) {
	one, ok := s.showOf(w, r)
	if !ok {
		return
	}
	if !one.asked.Swap(true) {
		one.playLater()
	}
	serveJSON(w, one.verdict.Load())
}

// serveShown takes notice that a page shows the pictures of a state.
func (s *Session) serveShown(w http.ResponseWriter, r *http.Request) {
	one, ok := s.showOf(w, r)
	if !ok {
		return
	}
	one.seen(atoi(r.URL.Query().Get("build")))
	w.WriteHeader(http.StatusNoContent)
}

// serveParts serves the parts of a face by the key of its picture.
func (s *Session) serveParts(w http.ResponseWriter, r *http.Request) {
	s.serveAbout(w, r, func(p *picture) any { return p.parts })
}

// serveTexts serves the texts of a face and their sizes by the key of its picture.
func (s *Session) serveTexts(w http.ResponseWriter, r *http.Request) {
	s.serveAbout(w, r, func(p *picture) any { return textsOf(p.marks, geom.Identity) })
}

// serveAbout serves something about the picture that a request names.
func (s *Session) serveAbout(w http.ResponseWriter, r *http.Request, about func(*picture) any) {
	key, isJSON := strings.CutSuffix(r.PathValue("file"), ".json")
	p, ok := s.picture(key)
	if !ok || !isJSON {
		http.NotFound(w, r)
		return
	}
	serveJSON(w, about(p))
}

// serveJSON serves a value, which no browser keeps.
func serveJSON(w http.ResponseWriter, value any) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	data, err := visibleJSON(value)
	if err != nil {
		refuse(w, err, http.StatusInternalServerError)
		return
	}
	_, _ = w.Write(data) // or the browser is gone
}

// servePicture serves a picture by its key: as SVG, or as PNG if the request says how many
// pixels wide. Nothing in it can run, and it loads nothing.
func (s *Session) servePicture(w http.ResponseWriter, r *http.Request) {
	file := r.PathValue("file")
	kind := path.Ext(file)
	p, ok := s.picture(strings.TrimSuffix(file, kind))
	width := atoi(r.URL.Query().Get("width"))
	if !ok || kind != ".svg" && (kind != ".png" || width < leastPixels || width > mostPixels) {
		http.NotFound(w, r)
		return
	}
	var out bytes.Buffer
	var err error
	if kind == ".svg" {
		err = p.write(&out)
		w.Header().Set("Content-Type", "image/svg+xml")
	} else {
		err = s.pixels.write(&out, p, width)
		w.Header().Set("Content-Type", "image/png")
	}
	if err != nil {
		refuse(w, err, http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Security-Policy", "default-src 'none'; img-src data:; style-src 'unsafe-inline'")
	w.Header().Set("Cache-Control", "private, max-age=31536000, immutable")
	w.Write(out.Bytes())
}
