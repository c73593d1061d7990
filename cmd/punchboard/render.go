package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"sync/atomic"
	"time"

	"punchboard/internal/parallel"
	"punchboard/pipeline"
	"punchboard/render/pdf"
)

// render renders the documents among the files, several at a time, and returns
// the bytes of all files in their order.
func (b *builder) render(ctx context.Context, dir string, files []pipeline.File, options pdf.Options) ([][]byte, error) {
	data := make([][]byte, len(files))
	var done atomic.Int64
	err := parallel.Each(ctx, b.game.workers, len(files), func(i int) error {
		defer func() { b.t.progress("writing files", int(done.Add(1)), len(files)) }()
		if files[i].Document == nil {
			data[i] = files[i].Text
			return nil
		}
		var buf bytes.Buffer
		if err := pdf.Write(&buf, files[i].Document, options); err != nil {
			return fmt.Errorf("%s: %w", filepath.ToSlash(inDirectory(dir, files[i].Path)), err)
		}
		data[i] = buf.Bytes()
		return nil
	})
	return data, err
}

// epochVariable names the environment variable with the date for files, a
// convention for reproducible builds.
const epochVariable = "SOURCE_DATE_EPOCH"

// lastSecond is the last second of the year 9999: a date in a PDF has four digits for the year (ISO 32000-1, 7.9.4).
const lastSecond = 253402300799

// pdfOptions takes the date from the environment; without it, files have none.
func pdfOptions() (pdf.Options, error) {
	o := pdf.Options{Creator: "Punchboard " + version()}
	epoch := os.Getenv(epochVariable)
	if epoch == "" {
		return o, nil
	}
	seconds, err := strconv.ParseInt(epoch, 10, 64)
	if err != nil || seconds < 0 || seconds > lastSecond {
		return o, usageErrorf("set it to the seconds since 1970, or unset it", "%s must be a whole number from 0 to %d (the year 9999), but is %q", epochVariable, lastSecond, epoch)
	}
	o.Date = time.Unix(seconds, 0).UTC()
	return o, nil
}
