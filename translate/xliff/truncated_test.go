package xliff

import (
	"bytes"
	"strings"
	"testing"

	"punchboard/internal/fault"
)

// TestTruncated reads a file cut short anywhere: it is refused, unless only white space is
// missing.
func TestTruncated(t *testing.T) {
	for start := range fault.Prefixes([]byte(sample), len(sample)) {
		_, err := Parse(start)
		if whole := bytes.HasSuffix(bytes.TrimSpace(start), []byte("</xliff>")); (err == nil) != whole {
			t.Errorf("%d bytes, ending in %q: %v", len(start), start[max(0, len(start)-20):], err)
		}
	}
	if _, err := Parse([]byte(strings.TrimSpace(sample))); err != nil {
		t.Error(err)
	}
}
