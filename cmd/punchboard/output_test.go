package main

import (
	"io"
	"net"
	"path/filepath"
	"strings"
	"testing"
)

// TestOnlyFilesAreReplaced writes to a socket, which stands for a device such
// as /dev/null: a rename would destroy it for everybody.
func TestOnlyFilesAreReplaced(t *testing.T) {
	name := filepath.Join(t.TempDir(), "s")
	socket, err := net.Listen("unix", name)
	if err != nil {
		t.Fatal(err)
	}
	defer socket.Close()
	var out outputs
	defer out.discard()
	for _, err := range []error{out.write(name, func(io.Writer) error { return nil }), writable(name)} {
		if err == nil || !strings.Contains(err.Error(), "is not a regular file") {
			t.Errorf("a socket is written: %v", err)
		}
	}
	if len(out.pending) > 0 {
		t.Error("a file is left beside it")
	}
}
