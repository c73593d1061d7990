package main

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
)

// papers are the documents that go with the command.
var papers = []string{
	"README.md", "LICENSE", "CREDITS.md", "CHANGELOG.md",
	"icons/LICENCE.txt", "fonts/patterns/*.txt", "fonts/faces/*/*.txt",
}

// papers returns the project's own documents, under the names used in
// CREDITS.md, and the licenses of the linked Go packages, under licenses.
func (p platform) papers() ([]file, error) {
	var files []file
	for _, pattern := range papers {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			return nil, fmt.Errorf("there is no %s: run the release from the root of the project", pattern)
		}
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			files = append(files, file{name: filepath.ToSlash(name), data: data})
		}
	}
	linked, err := p.linked()
	return append(files, linked...), err
}

var licenseName = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents|copyright)([.-].*)?$`)

// linked returns the licenses of Go and of each module linked into the command.
func (p platform) linked() ([]file, error) {
	list, err := output(p.env(), "go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Dir}}{{end}}{{end}}", "./cmd/punchboard")
	if err != nil {
		return nil, err
	}
	root, err := output(p.env(), "go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	var files []file
	seen := map[string]bool{"": true}
	for line := range strings.Lines("go " + root + "\n" + list + "\n") {
		line = strings.TrimSpace(line)
		if seen[line] {
			continue
		}
		seen[line] = true
		module, dir, _ := strings.Cut(line, " ")
		found, err := licenses(module, dir)
		if err != nil {
			return nil, err
		}
		files = append(files, found...)
	}
	return files, nil
}

// licenses returns the licenses of a module; a module without one must not be
// shipped.
func licenses(module, dir string) (files []file, err error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if e.IsDir() || !licenseName.MatchString(e.Name()) {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return nil, err
		}
		files = append(files, file{name: path.Join("licenses", module, e.Name()), data: data})
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("%s has no license in %s", module, dir)
	}
	return files, nil
}
