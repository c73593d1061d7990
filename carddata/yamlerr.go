package carddata

import (
	"errors"
	"strconv"
	"strings"
)

// errBroken stands for input on which the YAML library panicked.
var errBroken = errors.New("yaml: the text cannot be parsed")

// syntaxError adds the finding for text that is no YAML.
func (d *document) syntaxError(err error, text []byte) {
	line, problem := problemLine(err.Error())
	d.found.Errorf(d.place(line, 1), CodeSyntax, "this is not YAML: %s", problem)
	_ = text
}

// problemLine takes "yaml: line 3: what" apart.
func problemLine(msg string) (line int, problem string) {
	problem = strings.TrimPrefix(msg, "yaml: ")
	rest, ok := strings.CutPrefix(problem, "line ")
	if !ok {
		return 1, problem
	}
	num, what, ok := strings.Cut(rest, ": ")
	n, err := strconv.Atoi(num)
	if !ok || err != nil {
		return 1, problem
	}
	return n, what
}
