package pipeline

import (
	"path"
	"reflect"
	"slices"

	gamefiles "punchboard/carddata/source"
	"punchboard/layout"
	"punchboard/layout/picture"
)

// Reuse keeps the cards that runs of the same request compose, so that the next one composes
// only those that have changed. If a picture, an icon or a font is different, it starts anew.
// Its zero value keeps nothing. It is not safe for concurrent use.
type Reuse struct {
	request  Request
	reads    []gamefiles.Read // what the game's files answered
	loaded   []string         // files whose contents are in the game: layout.Memory compares that
	rows     map[string]bool  // those of them that hold only rows of decks
	contents int              // counts the runs in which any other of them was different; see layout.Options
	pictures *picture.Files
	memories map[Language]*layout.Memory
	kept     int // cards that the last run took over, in all languages
}

// Kept returns the number of cards that the last run took over, in all languages.
func (r *Reuse) Kept() int { return r.kept }

// reuse prepares the cards of earlier runs for this one.
func (s *selection) reuse(req *Request) {
	r := req.Reuse
	if r == nil {
		return
	}
	holds := r.holds(s, req)
	r.kept = 0
	if files := s.files(); files == nil || files.Err() != nil {
		return // canceled: nothing is known about the files
	}
	s.reused = r
	if !holds {
		*r = Reuse{memories: map[Language]*layout.Memory{}, contents: r.contents + 1}
		return
	}
	if !r.onlyRows(s) {
		r.contents++
	}
	s.pictures = r.pictures
	s.pictures.MoveTo(s.game)
}

// holds reports whether everything is as it was but files whose contents are in the game.
func (r *Reuse) holds(s *selection, req *Request) bool {
	files := s.files()
	if r.pictures == nil || files == nil || !r.request.same(req) {
		return false
	}
	for _, read := range r.reads {
		if !(read.Kind == gamefiles.Contents && slices.Contains(r.loaded, read.Path)) && !files.Still(read) {
			return false
		}
	}
	return true
}

// onlyRows reports whether the files that are different held only rows of decks, and still do.
func (r *Reuse) onlyRows(s *selection) bool {
	files, rows := s.files(), s.rowFiles()
	return !slices.ContainsFunc(r.reads, func(read gamefiles.Read) bool {
		return !(r.rows[read.Path] && rows[read.Path]) && !files.Still(read)
	})
}

// same reports whether two requests are the same, apart from what has no influence on cards.
func (r *Request) same(other *Request) bool {
	a, b := *r, *other
	for _, req := range []*Request{&a, &b} {
		req.Reuse, req.Earlier, req.Pick, req.Progress, req.Loaded, req.Workers = nil, nil, nil, nil, nil, 0
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
		*r = Reuse{memories: map[Language]*layout.Memory{}, contents: r.contents + 1}
		return
	}
	r.request, r.reads, r.loaded, r.rows, r.pictures = *req, files.Reads(), s.loadedFiles(), s.rowFiles(), s.pictures
}

// count counts the cards of a book that were taken over.
func (r *Reuse) count(book *layout.Book) {
	if r == nil {
		return
	}
	for i := range book.Decks {
		for _, c := range book.Decks[i].Cards {
			if c.Kept {
				r.kept++
			}
		}
	}
}

// files returns the directory that the game is read from, or nil.
func (s *selection) files() *gamefiles.Directory {
	files, _ := s.game.FS.(*gamefiles.Directory)
	return files
}

// loadedFiles returns the files from which the game was loaded, below its directory.
func (s *selection) loadedFiles() (names []string) {
	for _, file := range s.game.Files {
		names = append(names, path.Clean(s.below(file)))
	}
	return names
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
