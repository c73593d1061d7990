package pdfcheck

import (
	"bytes"
	"testing"

	"github.com/pdfcpu/pdfcpu/pkg/api"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/model"
)

// Validate holds a file against the PDF standard, strictly, and fails the test
// with what breaks it.
func Validate(t testing.TB, data []byte) {
	t.Helper()
	api.DisableConfigDir()
	cfg := model.NewDefaultConfiguration()
	cfg.ValidationMode = model.ValidationStrict
	if err := api.Validate(bytes.NewReader(data), cfg); err != nil {
		t.Errorf("pdfcpu: %v", err)
	}
}
