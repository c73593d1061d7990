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
	"README.md", "LICENSE", "CREDITS.md", "CHANGELOG.md", "SECURITY.md", noticesFile,
	"icons/LICENCE.txt", "fonts/patterns/*.txt", "fonts/faces/*/*.txt",
}

// documents returns the project's own documents, under the names used in CREDITS.md.
func documents() ([]file, error) {
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
	return files, nil
}

// module is a Go module that is linked into the command, or Go's own library.
type module struct {
	path    string
	version string // empty for Go's own library, which is that of the builder
	dir     string
}

func (m module) String() string { return strings.TrimSpace(m.path + " " + m.version) }

// linkedFormat prints a line for each package that is not the project's own.
const linkedFormat = "{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Version}}\t{{.Dir}}{{end}}{{end}}"

// linked returns Go's library and the modules linked into the command for a platform, in
// the order of their first package.
func (p platform) linked() ([]module, error) {
	list, err := output(p.env(), "go", "list", "-deps", "-f", linkedFormat, "./cmd/punchboard")
	if err != nil {
		return nil, err
	}
	root, err := output(p.env(), "go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	modules := []module{{path: "The Go standard library", dir: root}}
	seen := map[string]bool{"": true}
	for line := range strings.Lines(list) {
		line = strings.TrimSpace(line)
		if seen[line] {
			continue
		}
		seen[line] = true
		fields := strings.Split(line, "\t")
		if len(fields) != 3 {
			return nil, fmt.Errorf("go list: %q should be a module, its version and its folder", line)
		}
		modules = append(modules, module{fields[0], fields[1], fields[2]})
	}
	return modules, nil
}

var licenseName = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents|copyright)([.-].*)?$`)

// chosen has the license files of modules that offer a choice of licenses in files of
// their own: the license that we chose, relative to the folder of the module.
var chosen = map[string]string{"github.com/golang/freetype": "licenses/ftl.txt"}

// licenses returns the license files of a module, by name. A module without one must not
// be shipped, so that this is an error.
func (m module) licenses() (files []file, err error) {
	entries, err := os.ReadDir(m.dir)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if e.IsDir() || !licenseName.MatchString(e.Name()) {
			continue
		}
		data, err := os.ReadFile(filepath.Join(m.dir, e.Name()))
		if err != nil {
			return nil, err
		}
		files = append(files, file{name: path.Clean(e.Name()), data: data})
	}
	if name := chosen[m.path]; name != "" {
		data, err := os.ReadFile(filepath.Join(m.dir, name))
		if err != nil {
			return nil, err
		}
		files = append(files, file{name: name, data: data})
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("%s has no license in %s", m, m.dir)
	}
	return files, nil
}
