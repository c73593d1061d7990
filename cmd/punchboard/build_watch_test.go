package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// eventually waits for a condition.
func eventually(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(60 * time.Second); !is(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: it did not happen", what)
		}
	}
}

// TestBuildWatch builds a game with --watch: a change is printed, a broken file keeps what
// was printed, the output inside the game is no change, and the end of the context, which
// is Ctrl-C, is no error.
func TestBuildWatch(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "game")
	if code := run(t.Context(), []string{"new", dir}, io.Discard, io.Discard); code != 0 {
		t.Fatal(code)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	code := make(chan int)
	go func() {
		code <- run(ctx, []string{"build", dir, "--watch", "--lang", "en", "-o", filepath.Join(dir, "printed")}, io.Discard, io.Discard)
	}()
	pdf := filepath.Join(dir, "printed", "game", "en", "cards.pdf")
	read := func() []byte { data, _ := os.ReadFile(pdf); return data }
	eventually(t, "the first build", func() bool { return len(read()) > 0 })

	rows := filepath.Join(dir, "cards", "cards.csv")
	data, err := os.ReadFile(rows)
	if err != nil {
		t.Fatal(err)
	}
	write := func(data []byte) {
		t.Helper()
		if err := os.WriteFile(rows, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	first := read()
	write(bytes.Replace(data, []byte("Mail Bags"), []byte("Post Bags"), 1))
	eventually(t, "the change", func() bool { return !bytes.Equal(read(), first) })
	write(bytes.Replace(data, []byte("mail,cargo,2"), []byte("mail,cargo,two"), 1))
	time.Sleep(100 * time.Millisecond)
	if len(read()) == 0 {
		t.Error("a broken file removes what was printed")
	}
	write(data)
	eventually(t, "the change back", func() bool { return bytes.Equal(read(), first) })
	cancel()
	if got := <-code; got != 0 {
		t.Errorf("Ctrl-C: exit code %d", got)
	}
}
