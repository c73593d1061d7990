package pipeline

import (
	"path"
	"reflect"

	gamefiles "punchboard/carddata/source"
	"punchboard/layout"
	"punchboard/layout/picture"
)

// Reuse keeps the cards that runs of the same request compose, so that the next one composes
// only those that have changed. If anything but rows of decks is different, it starts anew.
// Its zero value keeps nothing. It is not safe for concurrent use.
type Reuse struct {
	request  Request
	reads    []gamefiles.Read // what the game's files answered
	rows     map[string]bool  // files that hold only rows of decks
	pictures *picture.Files
	memories map[Language]*layout.Memory
}

// reuse prepares the cards of earlier runs for this one.
func (s *selection) reuse(req *Request) {
	r := req.Reuse
	if r == nil {
		return
	}
	holds := r.holds(s, req)
	if files := s.files(); files == nil || files.Err() != nil {
		return // canceled: nothing is known about the files
	}
	s.reused = r
	if !holds {
		*r = Reuse{memories: map[Language]*layout.Memory{}}
		return
	}
	s.pictures = r.pictures
	s.pictures.MoveTo(s.game)
}

// holds reports whether everything but rows of decks is as it was.
func (r *Reuse) holds(s *selection, req *Request) bool {
	files := s.files()
	if r.pictures == nil || files == nil || !r.request.same(req) || !reflect.DeepEqual(r.rows, s.rowFiles()) {
		return false
	}
	for _, read := range r.reads {
		if !(r.rows[read.Path] && read.Kind == gamefiles.Contents) && !files.Still(read) {
			return false
		}
	}
	return true
}

// same reports whether two requests are the same, apart from what has no influence on cards.
func (r *Request) same(other *Request) bool {
	a, b := *r, *other
	for _, req := range []*Request{&a, &b} {
		req.Reuse, req.Earlier, req.Pick, req.Progress, req.Workers = nil, nil, nil, nil, 0
	}
	return reflect.DeepEqual(a, b)
}

// memoryOf returns what is remembered in a language.
func (s *selection) memoryOf(lang Language) *layout.Memory {
	if s.reused == nil {
		return nil
	}
	if s.reused.memories[lang] == nil {
		s.reused.memories[lang] = &layout.Memory{}
	}
	return s.reused.memories[lang]
}

// remember notes what the cards composed so far were made of, also if not all were. If a
// file had two different answers meanwhile, nothing is kept.
func (s *selection) remember(req *Request) {
	r, files := s.reused, s.files()
	if r == nil {
		return
	}
	if !files.Steady() {
		*r = Reuse{memories: map[Language]*layout.Memory{}}
		return
	}
	r.request, r.reads, r.rows, r.pictures = *req, files.Reads(), s.rowFiles(), s.pictures
}

// files returns the directory that the game is read from, or nil.
func (s *selection) files() *gamefiles.Directory {
	files, _ := s.game.FS.(*gamefiles.Directory)
	return files
}

// rowFiles returns the files that hold only rows of decks, below the game's directory.
func (s *selection) rowFiles() map[string]bool {
	files := map[string]bool{}
	for file, decks := range s.game.RowFiles {
		if len(decks) > 0 {
			files[path.Clean(s.below(file))] = true
		}
	}
	return files
}
