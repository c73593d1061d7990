package main

import (
	"bytes"
	"context"
	"fmt"
	"path/filepath"

	"punchboard/render/pdf"
)

// renderAll sets documents in ink, several at a time; the results are in the
// order of the files.
func renderAll(ctx context.Context, t *terminal, workers int, files []sheetFile, options pdf.Options) ([][]byte, error) {
	data := make([][]byte, len(files))
	err := eachOf(ctx, workers, len(files), func(i int) error {
		if files[i].doc == nil {
			data[i] = files[i].text
			return nil
		}
		var buf bytes.Buffer
		if err := pdf.Write(&buf, files[i].doc, options); err != nil {
			return fmt.Errorf("%s: %w", filepath.ToSlash(files[i].Path), err)
		}
		data[i] = buf.Bytes()
		return nil
	}, func(done int) { t.progress("writing files", done, len(files)) })
	return data, err
}
