package revision

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// repository is a repository with a game in a directory of it, committed twice: with the tag v1, and again.
func repository(t *testing.T) (dir string) {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		t.Fatal("git is needed to test what reads its revisions")
	}
	dir = t.TempDir()
	write(t, dir, "game/game.yaml", "first\n")
	write(t, dir, "game/cards/a b.csv", "id\n")
	write(t, dir, "game/größe.csv", "id\n")
	write(t, dir, "elsewhere.txt", "not in the game\n")
	if err := os.Symlink("game.yaml", filepath.Join(dir, "game", "link")); err != nil {
		t.Fatal(err)
	}
	command(t, dir, "init", "-q")
	commit(t, dir)
	command(t, dir, "tag", "v1")
	write(t, dir, "game/game.yaml", "second\n")
	write(t, dir, "game/new.csv", "id\n")
	commit(t, dir)
	return dir
}

func write(t *testing.T, dir, name, text string) {
	t.Helper()
	name = filepath.Join(dir, filepath.FromSlash(name))
	if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, []byte(text), 0o644)); err != nil {
		t.Fatal(err)
	}
}

func command(t *testing.T, dir string, args ...string) {
	t.Helper()
	cmd := exec.Command("git", args...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("git %q: %v: %s", args, err, out)
	}
}

func commit(t *testing.T, dir string) {
	t.Helper()
	command(t, dir, "add", ".")
	command(t, dir, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "change", "--no-gpg-sign")
}

func TestOpen(t *testing.T) {
	dir := repository(t)
	for name, want := range map[string]string{"v1": "first\n", "HEAD~1": "first\n", "HEAD": "second\n"} {
		files, err := Open(t.Context(), filepath.Join(dir, "game"), name)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := fs.ReadFile(files, "game.yaml"); err != nil || string(got) != want {
			t.Errorf("%s: %q, %v", name, got, err)
		}
		if _, err := files.Stat("new.csv"); (err == nil) != (name == "HEAD") {
			t.Errorf("%s: new.csv: %v", name, err)
		}
		if _, err := files.Open("link"); !errors.Is(err, errLink) {
			t.Errorf("a link: %v", err)
		}
		var names []string
		fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error { names = append(names, path); return err })
		if name == "v1" && !slices.Equal(names, []string{".", "cards", "cards/a b.csv", "game.yaml", "größe.csv", "link"}) {
			t.Errorf("%q", names)
		}
	}
}

// TestRoot checks a game that is the whole repository.
func TestRoot(t *testing.T) {
	files, err := Open(t.Context(), repository(t), "v1")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"elsewhere.txt", "game/game.yaml"} {
		if _, err := fs.ReadFile(files, name); err != nil {
			t.Error(err)
		}
	}
}

// TestFileSystem checks that the files of a revision work as those of any file system.
func TestFileSystem(t *testing.T) {
	dir := repository(t)
	os.Remove(filepath.Join(dir, "game", "link"))
	commit(t, dir)
	files, err := Open(t.Context(), filepath.Join(dir, "game"), "HEAD")
	if err != nil {
		t.Fatal(err)
	}
	if err := fstest.TestFS(files, "game.yaml", "cards/a b.csv", "größe.csv", "new.csv"); err != nil {
		t.Error(err)
	}
}

// TestRefused checks that what is not a revision is refused, and never an option of git.
func TestRefused(t *testing.T) {
	dir := repository(t)
	for _, name := range []string{"", "v2", "--output=x", "-h", "--all", "HEAD^{tree}", "HEAD:game", "v1\nHEAD", "v1..HEAD", "^v1", "v1 HEAD", "$(touch x)", "@{-1}"} {
		_, err := Open(t.Context(), filepath.Join(dir, "game"), name)
		if unknown := (*UnknownError)(nil); !errors.As(err, &unknown) || unknown.Name != name {
			t.Errorf("%q: %v", name, err)
		}
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "*", "x")); len(left) > 0 {
		t.Errorf("there is %q", left)
	}
	if _, err := Open(t.Context(), t.TempDir(), "HEAD"); !errors.Is(err, ErrNoRepository) {
		t.Errorf("without a repository: %v", err)
	}
	files, err := Open(t.Context(), filepath.Join(dir, "game"), "v1")
	if err != nil || files.Empty() {
		t.Errorf("the game is there: %v", err)
	}
	write(t, dir, "late/game.yaml", "third\n")
	if files, err := Open(t.Context(), filepath.Join(dir, "late"), "v1"); err != nil || !files.Empty() {
		t.Errorf("a directory that did not exist: %v", err)
	}
	t.Setenv("PATH", t.TempDir())
	if _, err := Open(t.Context(), dir, "HEAD"); !errors.Is(err, ErrNoGit) {
		t.Errorf("without git: %v", err)
	}
}

// TestHostileRepository checks that a repository with traps runs no program: reading a revision does not refresh
// the index, and fetches no object that is missing.
func TestHostileRepository(t *testing.T) {
	dir := repository(t)
	mark := filepath.Join(dir, "mark")
	trap := "touch " + mark
	for _, set := range [][2]string{
		{"core.fsmonitor", trap}, {"core.pager", trap}, {"core.sshCommand", trap}, {"filter.x.smudge", trap}, {"diff.external", trap},
		{"remote.origin.url", "ext::" + trap}, {"remote.origin.promisor", "true"}, {"extensions.partialClone", "origin"}, {"protocol.ext.allow", "always"},
	} {
		command(t, dir, "config", set[0], set[1])
	}
	write(t, dir, ".git/info/attributes", "* filter=x\n")
	write(t, dir, ".git/hooks/post-checkout", "#!/bin/sh\n"+trap+"\n")
	files, err := Open(t.Context(), filepath.Join(dir, "game"), "v1")
	if err != nil {
		t.Fatal(err)
	}
	hash := files.names["game.yaml"].hash
	if err := os.Remove(filepath.Join(dir, ".git", "objects", hash[:2], hash[2:])); err != nil {
		t.Fatal(err)
	}
	if _, err := fs.ReadFile(files, "game.yaml"); err == nil || strings.Contains(err.Error(), "\n\n") {
		t.Errorf("a missing object is read: %v", err)
	}
	if _, err := os.Stat(mark); err == nil {
		t.Error("a program of the repository ran")
	}
}
