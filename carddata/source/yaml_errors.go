package source

import (
	"bytes"
	"errors"
	"io"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
)

// errBroken is returned for input on which the YAML library panics.
var errBroken = errors.New("yaml: the text cannot be parsed")

// syntaxError adds the finding for text that is not valid YAML. The library reports the
// line at best, and often the line of the enclosing mapping, so syntaxError searches
// the text for the fault.
func (d *Document) syntaxError(err error, text []byte) {
	problem, line := problemLine(err.Error())
	s := &syntax{lines: strings.Split(string(text), "\n"), problem: problem, line: line}
	if line == 0 {
		s.line = stoppedAt(text)
	}
	f := s.explain()
	d.Found.Errorf(d.Place(f.line, f.col), f.code, "%s", f.message).Hintf("%s", f.hint)
}

// problemLine splits "yaml: line 3: what". The line is 0 if it is unreliable: for
// grammar errors the library reports where the enclosing mapping or list began.
func problemLine(msg string) (problem string, line int) {
	problem = strings.TrimPrefix(msg, "yaml: ")
	rest, ok := strings.CutPrefix(problem, "line ")
	if !ok {
		return problem, 0
	}
	num, what, _ := strings.Cut(rest, ": ")
	if line, _ = strconv.Atoi(num); strings.HasPrefix(what, "did not find expected") {
		line = 0
	}
	return what, line
}

// stoppedAt returns the line at which the library stops: it is fed byte by byte, and
// the input that it did not read is after the fault.
func stoppedAt(text []byte) int {
	feed := &byteReader{rest: text}
	dec := yaml.NewDecoder(feed)
	for decode(dec, new(yaml.Node)) == nil { // documents before the fault
	}
	const ahead = 4 // the number of bytes that the library reads ahead
	read := text[:max(len(text)-len(feed.rest)-ahead, 0)]
	return 1 + bytes.Count(bytes.TrimRight(read, " \r\n"), []byte("\n"))
}

// byteReader reads one byte at a time.
type byteReader struct{ rest []byte }

// Read returns the next byte.
func (f *byteReader) Read(p []byte) (int, error) {
	if len(f.rest) == 0 {
		return 0, io.EOF
	}
	n := copy(p, f.rest[:1])
	f.rest = f.rest[n:]
	return n, nil
}

// syntax is a search for a YAML syntax error.
type syntax struct {
	lines   []string
	problem string // in the library's words
	line    int    // the approximate line
}

// explanation is a syntax error in plain words.
type explanation struct {
	line, col     int
	code          diag.Code
	message, hint string
}

// explain finds the cause of the error.
func (s *syntax) explain() explanation {
	s.line = min(max(s.line, 1), len(s.lines))
	if anchor, ok := strings.CutPrefix(s.problem, "unknown anchor '"); ok {
		return s.anchor(strings.TrimSuffix(anchor, "' referenced"))
	}
	if line := s.tabbed(); line > 0 {
		return explanation{line, 1 + strings.IndexByte(s.lines[line-1], '\t'), CodeTab, "the line is indented with a tab", "indent with spaces: YAML takes no tabs there"}
	}
	stopped := s.line
	if found, ok := s.bareText(); ok {
		return found
	}
	for _, s.line = range []int{stopped, s.before(stopped)} { // the library may look past the end of the line
		if found, ok := s.usualMistake(); ok {
			return found
		}
	}
	s.line = stopped
	return s.at(s.indent(stopped), "the line does not fit those above: "+s.problem,
		"check that it is indented like its neighbors and that quotes and brackets above it are closed")
}

// colonInText matches an unquoted text in braces that contains a colon.
var colonInText = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`[{,] *[\w-]+: +([^"'\[{,}\s][^"',}]*?): `)
})

// bareText finds a text in braces without straight quotes. The library stops after it,
// often on the next line.
func (s *syntax) bareText() (found explanation, ok bool) {
	if !strings.Contains(s.problem, "',' or") {
		return explanation{}, false
	}
	for _, line := range []int{s.line, s.before(s.line)} {
		if at := opensCurly().FindStringIndex(s.lines[line-1]); at != nil {
			s.line = line
			return s.at(at[1]-len("“"), "a text stands in curly quotes", CurlyHint("“")), true
		}
		if at := colonInText().FindStringSubmatchIndex(s.lines[line-1]); at != nil {
			s.line = line
			return s.at(at[2], colonMessage, colonHint), true
		}
	}
	return explanation{}, false
}

// usualMistake looks for the usual mistakes in the line.
func (s *syntax) usualMistake() (found explanation, ok bool) {
	for _, m := range mistakes {
		if !strings.Contains(s.problem, m.problem) {
			continue
		}
		if at := regexp.MustCompile(m.pattern).FindStringSubmatchIndex(s.lines[s.line-1]); at != nil {
			return s.at(at[2], m.message, m.hint), true
		}
	}
	if strings.Contains(s.problem, "expected key") && s.misindented() {
		return s.at(s.indent(s.line), "the line is indented like nothing above it", "indent keys of one mapping alike"), true
	}
	return explanation{}, false
}

// before returns the number of the last non-blank line before a line.
func (s *syntax) before(line int) int {
	for line > 1 {
		if line--; strings.TrimSpace(s.lines[line-1]) != "" {
			break
		}
	}
	return line
}

// indent returns the number of spaces at the start of a line.
func (s *syntax) indent(line int) int {
	return len(s.lines[line-1]) - len(strings.TrimLeft(s.lines[line-1], " "))
}

// misindented reports whether the line is indented less than the line above, but not as
// much as any line that encloses it.
func (s *syntax) misindented() bool {
	deep := s.indent(s.line)
	open := s.indent(s.before(s.line))
	for line := s.before(s.line); line > 1 && open > deep; line = s.before(line) {
		open = min(open, s.indent(line))
	}
	return open < deep && s.indent(s.before(s.line)) > deep
}

// at returns the explanation of a fault at a byte of the line.
func (s *syntax) at(offset int, message, hint string) explanation {
	if opensCurly().MatchString(s.lines[s.line-1]) {
		hint = CurlyHint("“")
	}
	return explanation{s.line, 1 + utf8.RuneCountInString(s.lines[s.line-1][:offset]), CodeSyntax, message, hint}
}

// opensCurly matches a line with a value in typographic quotes.
var opensCurly = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`[:,\[{=] *[“„]`) })

// anchor explains an alias without an anchor, which is usually a text that begins with
// an asterisk.
func (s *syntax) anchor(name string) explanation {
	for i, line := range s.lines {
		if at := strings.Index(line, "*"+name); at >= 0 {
			s.line = i + 1
			return s.at(at, "`*"+name+"` refers to an anchor that is not there", "a text that begins with * needs quotes: \"*"+name+"\"")
		}
	}
	return s.at(0, "`*"+name+"` refers to an anchor that is not there", "")
}

// tabbed returns the line at or next to the fault that is indented with a tab, or 0 if
// there is none.
func (s *syntax) tabbed() int {
	for _, line := range []int{s.line, s.line + 1, s.line - 1} {
		if line < 1 || line > len(s.lines) {
			continue
		}
		text := s.lines[line-1]
		indent := text[:len(text)-len(strings.TrimLeft(text, " \t"))]
		if strings.Contains(indent, "\t") && strings.TrimSpace(text) != "" {
			return line
		}
	}
	return 0
}

const (
	colonMessage = "a text with a colon and a space in it has no quotes around it"
	colonHint    = "put the whole text in quotes: \"one: two\""
)

// mistakes are the usual mistakes: the library's message, a pattern for the line whose
// first group is the position of the mistake, and the message to report.
var mistakes = []struct {
	problem       string
	pattern       string // compiled only when a fault is explained, which is rare
	message, hint string
}{
	{"cannot start any token", "(?:^|[:\\[{,-] *)([@`%])",
		"a text cannot begin with this character", "put the text in quotes"},
	{"could not find expected ':'", `^ *([\w-]+):\S`,
		"a space is missing after the colon", "write `key: value`"},
	{"could not find expected ':'", `^ *(\S)`,
		"this is neither a key with its value nor an item of a list", "write `key: value`; a long text that goes on here needs quotes, or `|` before its first line"},
	{"mapping values are not allowed", `^[^:#]*: .*?(: |:$)`,
		colonMessage, colonHint},
	{"mapping values are not allowed", `^ *(\S)`,
		"the line is indented deeper than the line above, which has a value already", "indent keys of one mapping alike"},
	{"unexpected end of stream", `^.*[:\[{,-] *(["'])`,
		"a quote is opened here and not closed", "close the text with the same quote"},
	{"unknown escape character", `(\\[^0abtnvfre "/\\N_LPxuU\t])`,
		"a backslash in double quotes begins an escape, and this is none", "write \\\\ for a backslash, or use single quotes"},
	{"block sequence entries", `: *(- )`,
		"a list cannot begin on the line of its key", "begin it on the next line, or write `[one, two]`"},
	{"',' or", `^ *(\S)`,
		"a bracket or brace that is open here lacks a comma between its items, or its end", "separate items with commas and close what was opened"},
	{"did not find expected key", `: +(["'][^"']*["']) *[^\s#,}\]]`,
		"the text goes on after its closing quote", "put the whole text in quotes; a single quote inside single quotes is written twice: 'it''s'"},
	{"did not find expected key", `: +([{\[][^}\]]*[}\]]+) *[^\s#,}\]]`,
		"the value goes on after its closing bracket", "a text that begins with { or [ needs quotes: \"{name} and more\""},
	{"did not find expected key", `^ *(- )`,
		"an item of a list stands among keys", "indent it under its key"},
	{"document start", `(\S+) *$`,
		"something follows after the end", "check the brackets: there is one value here"},
	{"node content", `([\[{,:]) *[\]},]`,
		"a value is missing after this", "write the value; a sign that is meant as a text needs quotes"},
	{"alphabetic or numeric", `(?:^|[:\[{,-] *)([*&])`,
		"a text cannot begin with this character", "put the text in quotes"},
	{"did not find expected '-' indicator", `^ *(\S)`,
		"this is no item of the list above", "begin items with `- `, or indent the line like the mapping that it belongs to"},
	{"", `^ *(?:[\w-]+: *)?[\[{].*?([\]}]) *[\]}]+ *$`,
		"a bracket or brace is closed that was not opened", "remove it"},
}
