package main

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
)

// fullDisk fails every write.
type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

// TestFullDisk checks that results that cannot be written are an error.
func TestFullDisk(t *testing.T) {
	for _, args := range [][]string{{"list"}, {"list", "--json"}, {"explain", "PB-301"}, {"--help"}} {
		var stderr bytes.Buffer
		if code := run(context.Background(), args, fullDisk{}, &stderr); code != exitFound || !strings.Contains(stderr.String(), "no space left on device") {
			t.Errorf("%s: exit code %d, %q", args, code, &stderr)
		}
	}
}
