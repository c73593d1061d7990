// Package pdfcheck holds written PDF files against programs that are not ours:
// PDFium, which draws and reads them as browsers do, and pdfcpu, which checks
// them against the standard. It is for tests, and a module of its own, so that
// neither weighs on the program that is shipped.
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

// engine is the one PDFium of the test run. Starting it costs seconds the
// first time on a machine, and a tenth of one from then on.
var engine = sync.OnceValues(func() (pdfium.Pdfium, error) {
	cfg := webassembly.Config{MinIdle: 1, MaxIdle: 1, MaxTotal: 1, RuntimeConfig: runtimeConfig()}
	pool, err := webassembly.Init(cfg)
	if err != nil {
		return nil, err
	}
	return pool.GetInstance(time.Minute)
})

// runtimeConfig keeps PDFium's machine code in the user's cache directory. A
// machine without one compiles it again for each run.
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

// must returns v, or ends the test.
func must[T any](t testing.TB, v T, err error) T {
	t.Helper()
	if err != nil {
		t.Fatal(fmt.Errorf("pdfium: %w", err))
	}
	return v
}
