package stamp

import (
	"slices"

	"punchboard/carddata/source"
)

// Changed returns the last run of the same request, and the files of the game whose rows have changed since. There
// is no such run if the program is another one, or if anything else of the game's directory answers otherwise. A
// run with findings also has to have the same place, which they name.
func (s *Stamp) Changed(now *Run, files *source.Directory) (last *Run, changed []string) {
	last = s.Of(now.Options)
	if last == nil || last.Program == "" || last.Program != now.Program || last.Place != now.Place && len(last.Findings) > 0 {
		return nil, nil
	}
	for _, r := range last.Reads {
		if files.Has(r.source()) {
			continue
		}
		if r.Kind != source.Contents || last.Place != now.Place || !last.isRows(r.Path) {
			return nil, nil
		}
		changed = append(changed, r.Path)
	}
	return last, changed
}

// isRows reports whether a file held nothing but rows of decks.
func (r *Run) isRows(path string) bool {
	m, ok := r.Remembered()
	return ok && slices.Contains(m.Rows, path)
}

// Written reports whether all files of a run are as they were written.
func (s *Stamp) Written(r *Run) bool { return all(r.Files, s.Holds) }

func (r Read) source() source.Read {
	return source.Read{Kind: r.Kind, Path: r.Path, Size: r.Size, Sum: r.Sum}
}

// Kept returns what any run wrote to a path for a key, if the file is still there and as it was written.
func (s *Stamp) Kept(path string, key Sum) (File, bool) {
	for _, run := range s.Runs {
		if f, ok := run.file(path); ok && f.Key == key && s.Holds(f) {
			return f, true
		}
	}
	return File{}, false
}

// Last returns what the program last wrote to a path, with the record of it, if the file is still there and
// as it was written. It is not ok if there is none with compressed parts.
func (s *Stamp) Last(program, path string) (data []byte, f File, ok bool) {
	for _, run := range s.Runs {
		if f, ok := run.file(path); ok && run.Program == program && program != "" && len(f.Streams) > 0 {
			if data, ok := s.contents(f); ok {
				return data, f, true
			}
		}
	}
	return nil, File{}, false
}

func (r *Run) file(path string) (File, bool) {
	if i := slices.IndexFunc(r.Files, func(f File) bool { return f.Path == path }); i >= 0 {
		return r.Files[i], true
	}
	return File{}, false
}
