package live

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"mime"
	"net/http"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/internal/printed"
	"punchboard/internal/stamp"
	"punchboard/pipeline"
	"punchboard/render/pdf"
	"punchboard/scene"
)

// errNothing is the error if there is no card to print.
var errNothing = errors.New("nothing to print")

// servePDF serves the sheets of some cards: of those that are named, or of those that differ from the last print.
// They come from the files as they are now, by the way that a build takes. Nothing is written to disk.
func (s *Session) servePDF(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	view, lang := viewOf(r), q.Get("lang")
	pick, err := s.pick(q.Get("what"), view, q["card"])
	if err != nil {
		refuse(w, err, http.StatusNotFound)
		return
	}
	var data bytes.Buffer
	doc, err := s.sheets(r.Context(), view, lang, pick)
	if err == nil {
		err = pdf.Write(&data, doc, s.opt.PDF)
	}
	switch {
	case errors.Is(err, errNothing):
		w.WriteHeader(http.StatusNoContent)
		return
	case err != nil:
		refuse(w, err, http.StatusConflict)
		return
	}
	name := fmt.Sprintf("%s-%s-%s.pdf", s.opt.Source.Directory(view.Variant), lang, pick.Name)
	w.Header().Set("Content-Type", "application/pdf")
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": name}))
	w.Header().Set("Cache-Control", "no-store")
	w.Write(data.Bytes())
}

// pick returns how to choose the cards to print.
func (s *Session) pick(what string, view View, cards []string) (*pipeline.Pick, error) {
	switch what {
	case "these":
		return &pipeline.Pick{Name: "selection", Copies: func(_ string, c stamp.Card, row *carddata.Card) int {
			if slices.Contains(cards, c.Deck+"/"+row.ID) {
				return c.Copies
			}
			return 0
		}}, nil
	case "changed":
		last, err := s.lastPrint(view)
		return &pipeline.Pick{Name: "changed", Copies: func(set string, c stamp.Card, _ *carddata.Card) int { return last.Needed(set, c) }}, err
	}
	return nil, fmt.Errorf("there is nothing called %q to print", what)
}

// lastPrint returns the record of what has been printed of a view.
func (s *Session) lastPrint(view View) (*printed.Record, error) {
	if s.opt.Printed == nil {
		return printed.Of(nil), nil
	}
	return s.opt.Printed(view.Variant)
}

// sheets returns the sheets of the cards that are picked, in one language.
func (s *Session) sheets(ctx context.Context, view View, lang string, pick *pipeline.Pick) (*scene.Document, error) {
	s.printing.Lock()
	defer s.printing.Unlock()
	req := s.request(view)
	req.Rehearse, req.Proofread, req.Spots = false, false, false
	req.Languages, req.Pick = []string{lang}, pick
	made, err := pipeline.Documents(ctx, s.opt.Source, req)
	if err != nil {
		return nil, err
	}
	for _, f := range made.Findings.All() {
		if f.Severity == diag.Error {
			return nil, fmt.Errorf("nothing can be printed while the game has an error: %s: %s", f.Pos, f.Message)
		}
	}
	if doc := joined(made.Files); doc != nil {
		return doc, nil
	}
	return nil, errNothing
}

// joined returns the pages of all documents as one, or nil if there is none. If some sheets have a back, the others
// get an empty one, so that a duplex printer prints nothing on their backs.
func joined(files []pipeline.File) (doc *scene.Document) {
	files = slices.DeleteFunc(slices.Clone(files), func(f pipeline.File) bool { return f.Document == nil })
	var titles []string
	duplex := scene.Simplex
	for _, f := range files {
		duplex = max(duplex, f.Document.Duplex)
		titles = append(titles, f.Document.Meta.Title)
	}
	for _, f := range files {
		if doc == nil {
			one := *f.Document
			one.Pages, one.Duplex, one.Meta.Title = nil, duplex, strings.Join(titles, ", ")
			doc = &one
		}
		doc.Pages = append(doc.Pages, withBacks(f.Document, duplex)...)
	}
	return doc
}

// withBacks returns the pages of a document for a print in which each sheet has a back, if any has.
func withBacks(doc *scene.Document, duplex scene.Duplex) (pages []scene.Page) {
	if duplex == scene.Simplex {
		return doc.Pages
	}
	blank := func(p scene.Page) scene.Page { return scene.Page{Size: p.Size, Trim: p.Trim, Bleed: p.Bleed} }
	if doc.Duplex != scene.Simplex {
		pages = slices.Clone(doc.Pages)
		if n := len(pages); n%2 == 1 {
			pages = append(pages, blank(pages[n-1]))
		}
		return pages
	}
	for _, p := range doc.Pages {
		pages = append(pages, p, blank(p))
	}
	return pages
}
