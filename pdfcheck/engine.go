// Package pdfcheck checks PDF files with independent programs: PDFium, which
// draws and reads them as browsers do, and pdfcpu, which validates them against
// the standard. It is only for tests, and a separate module, so that neither
// becomes a dependency of the shipped program.
package pdfcheck

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/klippa-app/go-pdfium"
	"github.com/klippa-app/go-pdfium/webassembly"
	"github.com/tetratelabs/wazero"
)

// engine is the PDFium of the test run. Starting it takes seconds the first
// time on a machine, and a tenth of a second after that.
var engine = sync.OnceValues(func() (pdfium.Pdfium, error) {
	cfg := webassembly.Config{MinIdle: 1, MaxIdle: 1, MaxTotal: 1, RuntimeConfig: runtimeConfig()}
	pool, err := webassembly.Init(cfg)
	if err != nil {
		return nil, err
	}
	return pool.GetInstance(time.Minute)
})

// runtimeConfig caches PDFium's compiled code in the user's cache directory.
// Without one, it is compiled for each run.
func runtimeConfig() wazero.RuntimeConfig {
	cfg := wazero.NewRuntimeConfig()
	dir, err := os.UserCacheDir()
	if err != nil {
		return cfg
	}
	cache, err := wazero.NewCompilationCacheWithDir(filepath.Join(dir, "punchboard-wazero"))
	if err != nil {
		return cfg
	}
	return cfg.WithCompilationCache(cache)
}

// must returns v, or fails the test.
func must[T any](t testing.TB, v T, err error) T {
	t.Helper()
	if err != nil {
		t.Fatal(fmt.Errorf("pdfium: %w", err))
	}
	return v
}
