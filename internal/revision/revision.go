// Package revision reads the files of a directory as of a revision of git, without touching the directory.
// It runs the program git, which need not be installed otherwise.
//
// The repository may come from somebody else. So git gets only a hash that it has resolved itself, runs only
// commands that read objects, and fetches nothing from elsewhere.
package revision

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
)

// ErrNoGit is the error if the program git is missing.
var ErrNoGit = errors.New("the program git is not installed")

// ErrNoRepository is the error for a directory that is not in a repository.
var ErrNoRepository = errors.New("the directory is not in a git repository")

// UnknownError is the error for a name that is not a revision.
type UnknownError struct{ Name string }

func (e *UnknownError) Error() string { return fmt.Sprintf("there is no revision %q", e.Name) }

// git runs git in a directory.
type git struct {
	ctx context.Context
	dir string
}

// mostListed is the size in bytes of the longest list of files that is read.
const mostListed = 64 << 20

// run returns the output of a command, up to a limit.
func (g *git) run(most int, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(g.ctx, "git", append([]string{"--no-pager", "--no-replace-objects", "--literal-pathspecs", "-c", "core.fsmonitor=false"}, args...)...)
	cmd.Dir = g.dir
	cmd.Env = append(os.Environ(), "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0", "LC_ALL=C")
	out, problem := &limited{left: most}, &limited{left: 4096}
	cmd.Stdout, cmd.Stderr = out, problem
	err := cmd.Run()
	switch {
	case g.ctx.Err() != nil:
		return nil, g.ctx.Err()
	case errors.Is(err, exec.ErrNotFound):
		return nil, ErrNoGit
	case out.over:
		return nil, fmt.Errorf("git %s: more than %d MiB", args[0], most>>20)
	case err != nil:
		return nil, fmt.Errorf("git %s: %w: %s", args[0], err, bytes.TrimSpace(problem.Bytes()))
	}
	return out.Bytes(), nil
}

// limited keeps what is written up to a limit.
type limited struct {
	bytes.Buffer
	left int
	over bool
}

func (l *limited) Write(p []byte) (int, error) {
	n := min(len(p), l.left)
	l.left, l.over = l.left-n, l.over || n < len(p)
	l.Buffer.Write(p[:n])
	return len(p), nil
}

// Open returns the files of a directory as of a revision: a tag, a branch, a hash, or such as HEAD~3. Files are read
// from git when they are opened, until ctx is canceled.
func Open(ctx context.Context, dir, name string) (*Files, error) {
	g := &git{ctx, dir}
	where, err := g.run(mostListed, "rev-parse", "--show-prefix")
	var failed *exec.ExitError
	if errors.As(err, &failed) && strings.Contains(err.Error(), "not a git repository") {
		return nil, ErrNoRepository
	}
	if err != nil {
		return nil, err
	}
	hash, err := g.resolve(name)
	if err != nil {
		return nil, err
	}
	prefix := strings.TrimSuffix(strings.TrimSuffix(string(where), "\n"), "/")
	list, err := g.run(mostListed, "ls-tree", "-r", "-z", "-l", "--full-tree", hash, "--", prefixOrAll(prefix))
	if err != nil {
		return nil, err
	}
	return newFiles(g, list, prefix)
}

// prefixOrAll returns the path to list of a tree.
func prefixOrAll(prefix string) string {
	if prefix == "" {
		return "."
	}
	return prefix + "/"
}

// resolve returns the hash of the commit that a name stands for.
func (g *git) resolve(name string) (string, error) {
	if name == "" || strings.HasPrefix(name, "-") || strings.ContainsAny(name, "\x00\n") { // git would take it for an option
		return "", &UnknownError{name}
	}
	out, err := g.run(mostListed, "rev-parse", "--verify", "--quiet", "--end-of-options", name+"^{commit}")
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return "", &UnknownError{name}
	}
	hash := strings.TrimSpace(string(out))
	if err == nil && !isHash(hash) {
		return "", &UnknownError{name}
	}
	return hash, err
}

// isHash reports whether a text is the name of an object: SHA-1 or SHA-256 in hexadecimal digits.
func isHash(s string) bool {
	return (len(s) == 40 || len(s) == 64) && strings.Trim(s, "0123456789abcdef") == ""
}
