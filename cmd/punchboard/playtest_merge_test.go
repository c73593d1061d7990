package main

import (
	"bytes"
	"net"
	"path/filepath"
	"strings"
	"testing"
)

// TestOnlyFilesAreMerged names a socket, which stands for a pipe, as a file of statistics.
func TestOnlyFilesAreMerged(t *testing.T) {
	name := filepath.Join(t.TempDir(), "part.pts")
	socket, err := net.Listen("unix", name)
	if err != nil {
		t.Fatal(err)
	}
	defer socket.Close()
	for _, args := range [][]string{
		{"merge", name, "--stats", name + ".sum"},
		{"report", "three-fronts", name},
		{"run", "three-fronts", "--games", "2", "--agents", "random,random", "--stats", name, "--resume"},
	} {
		var stdout, stderr bytes.Buffer
		code := run(t.Context(), append([]string{"playtest"}, args...), &stdout, &stderr)
		if code != exitFound || !strings.Contains(stderr.String(), "part.pts is not a regular file") {
			t.Errorf("%s: exit code %d, %s", args[0], code, &stderr)
		}
	}
}
