package pdfcheck

import (
	"bytes"
	"testing"

	"github.com/pdfcpu/pdfcpu/pkg/api"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/model"
)

// Validate validates a file strictly against the PDF standard, and fails the
// test with the violations.
func Validate(t testing.TB, data []byte) {
	t.Helper()
	api.DisableConfigDir()
	cfg := model.NewDefaultConfiguration()
	cfg.ValidationMode = model.ValidationStrict
	if err := api.Validate(bytes.NewReader(data), cfg); err != nil {
		t.Errorf("pdfcpu: %v", err)
	}
}
