package main

import (
	"errors"
	"io"
	"os"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"
	"gopkg.in/yaml.v3"
)

// manifest is what the YAML files of recipes run: a Kubernetes Job, or a workflow with
// jobs by name.
type manifest struct {
	Kind     string
	Metadata struct{ Name string }
	Spec     struct {
		Completions int
		Template    struct {
			Spec struct {
				Containers []struct{ Command []string }
			}
		}
	}
	Jobs map[string]struct {
		Strategy struct{ Matrix struct{ Job []int } }
		Steps    []struct{ Uses, Run string }
	}
}

// scriptSteps writes the shell commands of one job in a YAML file to a file:
// steps farm.yaml job job.sh
func scriptSteps(ts *testscript.TestScript, _ bool, args []string) {
	script := ""
	for _, m := range manifests(ts, ts.ReadFile(args[0])) {
		if m.Kind == "Job" && m.Metadata.Name == args[1] {
			command := m.Spec.Template.Spec.Containers[0].Command
			if len(command) != 3 || command[0] != "sh" || command[1] != "-c" {
				ts.Fatalf("%s runs %q", args[1], command)
			}
			script = command[2]
		}
		for _, step := range m.Jobs[args[1]].Steps {
			script += step.Run
		}
	}
	if script == "" {
		ts.Fatalf("%s has no job %s with commands", args[0], args[1])
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[2]), []byte(script), 0o666))
}

// manifests parses a YAML file with one document or more.
func manifests(ts *testscript.TestScript, text string) (all []manifest) {
	for d := yaml.NewDecoder(strings.NewReader(text)); ; {
		var m manifest
		err := d.Decode(&m)
		if errors.Is(err, io.EOF) {
			return all
		}
		ts.Check(err)
		all = append(all, m)
	}
}
