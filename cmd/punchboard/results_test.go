package main

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
)

// fullDisk takes nothing.
type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

// Results that cannot be written are no success.
func TestFullDisk(t *testing.T) {
	for _, args := range [][]string{{"list"}, {"list", "--json"}, {"explain", "PB-301"}, {"--help"}} {
		var stderr bytes.Buffer
		if code := run(context.Background(), args, fullDisk{}, &stderr); code != exitFound || !strings.Contains(stderr.String(), "no space left on device") {
			t.Errorf("%s: exit code %d, %q", args, code, &stderr)
		}
	}
}
