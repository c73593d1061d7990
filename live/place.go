package live

import (
	"fmt"
	"net/http"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
)

// Location is a place in a file of the game on disk.
type Location struct {
	File      string // its absolute path
	Line, Col int    // from 1; 1 if the place names none
}

// spot matches a place in a file: file:line:col, file:line, file:Sheet1!C7, or a file.
var spot = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.*?)(?::(\d+)(?::(\d+))?|:[^:!]*!([A-Z]+)(\d+))?$`)
})

// locate returns where a place of the game is on disk; it is not ok outside the game.
func (s *Session) locate(at string) (l Location, ok bool) {
	rest, ok := strings.CutPrefix(at, s.opt.Source.Place+"/")
	m := spot().FindStringSubmatch(rest)
	if !ok || s.opt.Dir == "" || m == nil || !filepath.IsLocal(filepath.FromSlash(m[1])) {
		return l, false
	}
	dir, err := filepath.Abs(s.opt.Dir)
	l = Location{filepath.Join(dir, filepath.FromSlash(m[1])), max(1, atoi(m[2]+m[5])), max(1, atoi(m[3]), column(m[4]))}
	return l, err == nil
}

// column returns the number of a column of a workbook: 1 for A, 27 for AA.
func column(letters string) (n int) {
	for _, c := range letters[:min(len(letters), 4)] {
		n = 26*n + int(c-'A') + 1
	}
	return n
}

// serveOpen opens a place in the editor. The request does not name the place, but what
// has it: a card, a finding of a state, or a part of a picture.
func (s *Session) serveOpen(w http.ResponseWriter, r *http.Request) {
	one, ok := s.showOf(w, r)
	if !ok {
		return
	}
	at, ok := s.published(one.state(), r.URL.Query().Get)
	l, inside := s.locate(at)
	switch {
	case s.opt.Editor == nil || !ok || !inside:
		http.NotFound(w, r)
	default:
		if err := s.opt.Editor(l); err != nil {
			refuse(w, fmt.Errorf("the editor does not start: %w", err), http.StatusInternalServerError)
			return
		}
		w.WriteHeader(http.StatusNoContent)
	}
}

// published returns the place that a request asks for, as it was sent to the page.
func (s *Session) published(state *State, query func(string) string) (at string, ok bool) {
	if card, ok := state.cards[query("card")]; ok {
		return card.At, true
	}
	if i, err := strconv.Atoi(query("finding")); err == nil && i >= 0 && i < len(state.Findings) && query("build") == strconv.Itoa(state.Build) {
		if query("of") == "part" {
			return state.Findings[i].Part, true
		}
		return state.Findings[i].At, true
	}
	if p, ok := s.picture(query("picture")); ok {
		if i, err := strconv.Atoi(query("part")); err == nil && i >= 0 && i < len(p.parts) {
			return p.parts[i].At, true
		}
	}
	return "", false
}
