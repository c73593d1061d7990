package main

import (
	"context"
	"fmt"
	"io"
	"path"
	"path/filepath"
	"runtime"
	"sync/atomic"

	"punchboard/diag"
	"punchboard/internal/edition"
	"punchboard/internal/parallel"
	"punchboard/pipeline"
	"punchboard/render/png"
	"punchboard/translate"
)

// describe notes for each text how large its box is, and, with --pictures, which picture
// shows its card.
func (x *exporter) describe(ctx context.Context, of target, c *translate.Catalog) error {
	boxes, pictures, err := pipeline.TextBoxes(ctx, of.source())
	if err != nil {
		return failed(err)
	}
	for _, text := range c.Texts {
		box, ok := boxes[text.At]
		if !ok {
			continue
		}
		text.Notes = append(text.Notes, fmt.Sprintf("box %.1f × %.1f mm", box.Size.W.MM(), box.Size.H.MM()))
		if x.draw != "" && box.Picture >= 0 {
			text.Notes = append(text.Notes, "picture "+path.Join(filepath.ToSlash(x.draw), pictures[box.Picture].Path))
		}
	}
	if x.draw == "" {
		return nil
	}
	if len(pictures) == 0 {
		return &exit{exitFound, fmt.Errorf("the cards of %s cannot be drawn, because the game has errors", of.place), "run `punchboard check " + of.place + "`"}
	}
	return x.drawPictures(ctx, pictures)
}

// pictureDPI is the resolution of the pictures for translators, enough to read them.
const pictureDPI = 150

// drawPictures draws the cards, all or none.
func (x *exporter) drawPictures(ctx context.Context, pictures []pipeline.Picture) error {
	out := edition.New(ctx, x.draw)
	defer out.Discard()
	var done atomic.Int64
	_, err := parallel.EachWith(ctx, runtime.GOMAXPROCS(0), len(pictures), func() *png.Renderer { return png.New(pictureDPI) }, func(r *png.Renderer, i int) error {
		defer func() { x.t.progress("drawing pictures", int(done.Add(1)), len(pictures)) }()
		return out.Write(inDirectory(x.draw, pictures[i].Path), func(w io.Writer) error { return r.WritePiece(w, pictures[i].Piece, false) })
	})
	if err != nil {
		return failed(err)
	}
	if err := out.Commit(); err != nil {
		return failed(err)
	}
	x.t.say("%s: %s", filepath.ToSlash(x.draw), diag.Count(len(pictures), "picture"))
	return nil
}
