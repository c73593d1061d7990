package main

import (
	"bytes"
	"encoding/json"

	"punchboard/diag"
)

// failure is the --json output of a command that ended without its own document.
type failure struct {
	Findings []diag.Finding `json:"findings"`
	problem
}

// problem is the message of a command that failed, other than findings.
type problem struct {
	Error string `json:"error,omitempty"`
	Hint  string `json:"hint,omitempty"`
}

// document prints the JSON document of the command at its end, whether or not it
// failed: there is one document, unless the command succeeded and has none.
func (t *terminal) document(code int, p problem) error {
	v := t.result
	switch {
	case v == nil && code == exitClean:
		return nil
	case v == nil:
		v = failure{append([]diag.Finding{}, t.found...), p}
	case p.Error != "":
		v = withProblem{v, p}
	}
	enc := json.NewEncoder(t.out)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(v)
}

// withProblem is the document of a command that failed after it had made it, such as
// when a file could not be written.
type withProblem struct {
	document any
	problem  problem
}

// MarshalJSON adds the keys of the problem to a document that is an object.
func (w withProblem) MarshalJSON() ([]byte, error) {
	document, err := encode(w.document)
	if err != nil || !bytes.HasSuffix(document, []byte("}")) {
		return document, err
	}
	problem, err := encode(w.problem)
	if len(document) == len("{}") {
		return problem, err
	}
	return append(append(bytes.TrimSuffix(document, []byte("}")), ','), problem[1:]...), err
}

// encode returns compact JSON with <, > and & as they are.
func encode(v any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	err := enc.Encode(v)
	return bytes.TrimSpace(b.Bytes()), err
}
