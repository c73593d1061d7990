package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path/filepath"
	"sync"

	"punchboard/render/pdf"
)

// renderAll sets documents in ink, several at a time; the results are in the
// order of the files.
func renderAll(ctx context.Context, t *terminal, workers int, files []sheetFile, options pdf.Options) ([][]byte, error) {
	data := make([][]byte, len(files))
	err := eachOf(ctx, workers, len(files), func(i int) error {
		var buf bytes.Buffer
		if err := pdf.Write(&buf, files[i].doc, options); err != nil {
			return fmt.Errorf("%s: %w", filepath.ToSlash(files[i].Path), err)
		}
		data[i] = buf.Bytes()
		return nil
	}, func(done int) { t.progress("writing files", done, len(files)) })
	return data, err
}

// eachOf calls do for 0 to n-1 from so many goroutines and gives the first
// error by number. It stops early when the context ends.
func eachOf(ctx context.Context, workers, n int, do func(i int) error, progress func(done int)) error {
	errs := make([]error, n)
	next := make(chan int)
	var wg sync.WaitGroup
	var mu sync.Mutex
	done := 0
	for range min(max(workers, 1), n) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range next {
				errs[i] = do(i)
				mu.Lock()
				done++
				progress(done)
				mu.Unlock()
			}
		}()
	}
	for i := 0; i < n && ctx.Err() == nil; i++ {
		next <- i
	}
	close(next)
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return ctx.Err()
}

func sumBytes(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}
