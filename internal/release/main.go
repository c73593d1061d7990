// Release builds the command for every platform and writes an archive for each,
// with a file of checksums. The same commit results in the same bytes on every
// machine: nothing depends on the clock, the machine's tar or zip, or the
// location of the checkout.
//
//	go run ./internal/release -o out/.release
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// platform is an operating system and architecture to build for.
type platform struct{ os, arch string }

var platforms = []platform{
	{"darwin", "amd64"}, {"darwin", "arm64"},
	{"linux", "amd64"}, {"linux", "arm64"},
	{"windows", "amd64"}, {"windows", "arm64"},
}

func main() {
	out := flag.String("o", "out/.release", "`folder` for the archives")
	version := flag.String("version", "", "`version` of the release; from git if empty")
	flag.Parse()
	if err := release(*out, *version); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// release writes the archives of all platforms and their checksums.
func release(out, version string) error {
	if version == "" {
		described, err := output(nil, "git", "describe", "--tags", "--always", "--dirty", "--abbrev=12")
		if err != nil {
			return fmt.Errorf("no version: give one with -version: %w", err)
		}
		version = described
	}
	at, err := modified()
	if err != nil {
		return err
	}
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for _, p := range platforms {
		name, err := p.write(out, version, at)
		if err != nil {
			return fmt.Errorf("%s/%s: %w", p.os, p.arch, err)
		}
		fmt.Println(filepath.Join(out, name))
	}
	return writeSums(out)
}

// modified returns the time of all files in the archives: that of
// SOURCE_DATE_EPOCH, or of the commit.
func modified() (time.Time, error) {
	seconds := os.Getenv("SOURCE_DATE_EPOCH")
	if seconds == "" {
		committed, err := output(nil, "git", "log", "-1", "--format=%ct")
		if err != nil {
			return time.Time{}, fmt.Errorf("no commit to take the date from: set SOURCE_DATE_EPOCH: %w", err)
		}
		seconds = committed
	}
	n, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return time.Time{}, fmt.Errorf("SOURCE_DATE_EPOCH: %w", err)
	}
	return time.Unix(n, 0).UTC(), nil
}

// write builds the command for a platform, writes its archive and returns the
// name of the archive.
func (p platform) write(out, version string, at time.Time) (string, error) {
	command, err := p.build(version)
	if err != nil {
		return "", err
	}
	files, err := documents()
	if err != nil {
		return "", err
	}
	files = append(files, file{"punchboard" + p.suffix(), command, true})
	base := fmt.Sprintf("punchboard_%s_%s_%s", version, p.os, p.arch)
	pack, ext := tarGz, ".tar.gz"
	if p.os == "windows" {
		pack, ext = zipped, ".zip"
	}
	data, err := pack(base, files, at)
	if err != nil {
		return "", err
	}
	return base + ext, os.WriteFile(filepath.Join(out, base+ext), data, 0o644)
}

// build returns the command for a platform, built without anything that differs
// between machines.
func (p platform) build(version string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "punchboard-release-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "punchboard")
	flags := "-s -w -X main.released=" + version
	if _, err := output(p.env(), "go", "build", "-trimpath", "-buildvcs=false", "-ldflags", flags, "-o", path, "./cmd/punchboard"); err != nil {
		return nil, err
	}
	return os.ReadFile(path)
}

// env returns the environment of a build: the user's settings that would change
// the command are reset.
func (p platform) env() []string {
	return append(os.Environ(), "GOOS="+p.os, "GOARCH="+p.arch, "CGO_ENABLED=0",
		"GOFLAGS=", "GOAMD64=v1", "GOARM64=v8.0", "GOEXPERIMENT=", "GOFIPS140=off")
}

func (p platform) suffix() string {
	if p.os == "windows" {
		return ".exe"
	}
	return ""
}

// output runs a program and returns its output without the final newline.
func output(env []string, name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Env = env
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("%s: %w", strings.Join(cmd.Args[:min(2, len(cmd.Args))], " "), err)
	}
	return strings.TrimSuffix(string(out), "\n"), nil
}
