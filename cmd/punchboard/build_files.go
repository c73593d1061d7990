package main

import (
	"context"
	"encoding/json"
	"io"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"

	"punchboard/carddata"
	"punchboard/internal/edition"
	"punchboard/internal/parallel"
	"punchboard/internal/printed"
	"punchboard/internal/stamp"
	"punchboard/pipeline"
	"punchboard/render/pdf"
	"punchboard/scene"
)

// edits are the changes that a build makes to the files of a game.
type edits struct {
	*builder
	dir    string
	memory *stamp.Stamp // of the builds so far
	run    *stamp.Run
	files  []output
	last   *printed.Record // what to compare with; nil prints all cards
}

// output is a file of the game: what is recorded of it, and its bytes if they have to be written.
type output struct {
	stamp.File
	made *pipeline.File
	kept bool // the file is there as it should be
	data []byte
}

// render finds out which files have changed, and renders these, several at a time.
func (e *edits) render(ctx context.Context, files []pipeline.File, digests *scene.Digester) error {
	e.files = make([]output, len(files))
	var done atomic.Int64
	err := parallel.Each(ctx, e.game.workers, len(files), func(i int) error {
		defer func() { e.t.progress("writing files", int(done.Add(1)), len(files)) }()
		var err error
		e.files[i], err = e.output(&files[i], digests)
		return err
	})
	return failed(err)
}

// output returns a file, rendered if it has changed.
func (e *edits) output(f *pipeline.File, digests *scene.Digester) (output, error) {
	if f.Kept != nil {
		return output{File: *f.Kept, made: f, kept: true}, nil
	}
	key, err := e.key(f, digests)
	if err != nil {
		return output{}, err
	}
	out := output{File: stamp.File{Path: f.Path, Summary: f.Summary, Decks: deckIDs(f.Decks), Key: key, Picked: e.last != nil}, made: f}
	out.SetCards(f.Set, f.Cards)
	if kept, ok := e.memory.Kept(f.Path, key); ok && !e.force {
		out.Size, out.Sum, out.Check, out.Streams, out.kept = kept.Size, kept.Sum, kept.Check, kept.Streams, true
		return out, nil
	}
	return out, e.fill(&out)
}

// fill renders a file.
func (e *edits) fill(out *output) error {
	out.kept, out.data = false, out.made.Text
	if out.made.Document != nil {
		made, err := pdf.Again(out.made.Document, e.format, e.earlier(out.Path))
		if err != nil {
			return &pipeline.UndrawableError{Pos: out.made.Pos, Path: filepath.ToSlash(inDirectory(e.dir, out.Path)), Err: err}
		}
		out.data, out.Streams = made.Data, made.Streams
	}
	out.SetContents(out.data)
	return nil
}

// earlier returns the PDF that is at a path, if the same program wrote it: most of its pages may be in the
// next one too.
func (e *edits) earlier(path string) pdf.Packed {
	if e.force {
		return pdf.Packed{}
	}
	data, f, _ := e.memory.Last(e.run.Program, path)
	return pdf.Packed{Data: data, Streams: f.Streams}
}

// key returns a hash of everything that the contents of a file depend on.
func (e *edits) key(f *pipeline.File, digests *scene.Digester) (stamp.Sum, error) {
	if f.Document == nil {
		return stamp.SumOf([]byte("text"), f.Text), nil
	}
	format, err := json.Marshal(e.format)
	digest := digests.Digest(f.Document)
	return stamp.SumOf([]byte("pdf"), []byte(stamp.Program()), format, digest[:]), err
}

// write puts the files that have changed in place together, with the stamp, and removes those that the game no
// longer has. It enters all of them into the report.
func (e *edits) write(ctx context.Context, game *carddata.Game, report *buildReport) error {
	out := edition.New(ctx, e.dir)
	defer out.Discard()
	if err := out.Lock(); err != nil {
		return failed(err)
	}
	e.memory = stamp.Open(e.dir) // another process may have built since
	for i := range e.files {
		if err := e.put(out, &e.files[i], report); err != nil {
			return failed(err)
		}
	}
	if err := e.remove(out, game, report); err != nil {
		return failed(err)
	}
	if err := e.memory.With(e.run).Write(out); err != nil {
		return failed(err)
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return failed(out.Commit())
}

// put writes a file, unless it is there as it should be.
func (e *edits) put(out *edition.Edition, f *output, report *buildReport) error {
	name := inDirectory(e.dir, f.Path)
	if f.kept && e.memory.Holds(f.File) {
		e.run.Files = append(e.run.Files, f.File)
		report.Files = append(report.Files, built{Path: name, Summary: f.Summary})
		return nil
	}
	if f.made.Kept != nil { // another process has replaced it since
		return pipeline.ErrStale
	}
	if f.kept {
		if err := e.fill(f); err != nil {
			return err
		}
	}
	e.run.Files = append(e.run.Files, f.File)
	report.Files = append(report.Files, built{name, f.Summary, e.memory.Why(e.run, f.File)})
	return out.Write(name, func(w io.Writer) error { _, err := w.Write(f.data); return err })
}

// remove removes the files that the game no longer has, and the sheets that were to be printed before, so that nobody
// prints them by mistake.
func (e *edits) remove(out *edition.Edition, game *carddata.Game, report *buildReport) error {
	for _, f := range e.memory.Leftovers(e.run, func(f stamp.File) bool { return !belongs(f, game) || f.Picked && e.last != nil }) {
		name := inDirectory(e.dir, f.Path)
		if !f.Whole {
			report.Left = append(report.Left, name)
			continue
		}
		report.Removed = append(report.Removed, name)
		if err := out.Remove(name); err != nil {
			return err
		}
	}
	return nil
}

// belongs reports whether a file belongs to something in the game: to one of its languages, and to one of its
// decks if it has any.
func belongs(f stamp.File, game *carddata.Game) bool {
	for _, lang := range strings.Split(path.Dir(f.Path), "+") {
		if !slices.Contains(game.Languages, lang) {
			return false
		}
	}
	ids := deckIDs(game.Decks)
	return len(f.Decks) == 0 || slices.ContainsFunc(f.Decks, func(id string) bool { return slices.Contains(ids, id) })
}

// deckIDs returns the ids of decks, counter sets and sheets.
func deckIDs(decks []*carddata.Deck) (ids []string) {
	for _, d := range decks {
		id := d.ID
		if d.Group != "" {
			id = d.Group
		}
		if !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids
}
