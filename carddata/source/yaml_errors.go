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
		return explanation{line, 1 + strings.IndexByte(s.lines[line-1], '\t'), CodeTab, "the line is indented with a tab", "indent with spaces; YAML does not allow tabs there"}
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
	return s.at(s.indent(stopped), "the line does not fit the lines above: "+s.problem,
		"check its indentation, and that quotes and brackets above it are closed")
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
			return s.at(at[1]-len("“"), "text is in curly quotes", CurlyHint("“")), true
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
		return s.at(s.indent(s.line), "the indentation does not match any line above", "use the same indentation for all keys of a mapping"), true
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
			return s.at(at, "`*"+name+"` refers to an anchor that does not exist", `put text that begins with * in quotes: "*`+name+"\"")
		}
	}
	return s.at(0, "`*"+name+"` refers to an anchor that does not exist", "")
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
	colonMessage = "text with a colon followed by a space is not in quotes"
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
		"text cannot begin with this character", "put the text in quotes"},
	{"could not find expected ':'", `^ *([\w-]+):\S`,
		"a space is missing after the colon", "write `key: value`"},
	{"could not find expected ':'", `^ *(\S)`,
		"this is neither a key with its value nor an item of a list", "write `key: value`; put long text that continues here in quotes, or write `|` before its first line"},
	{"mapping values are not allowed", `^[^:#]*: .*?(: |:$)`,
		colonMessage, colonHint},
	{"mapping values are not allowed", `^ *(\S)`,
		"the line is indented deeper than the line above, but that line already has a value", "use the same indentation for all keys of a mapping"},
	{"unexpected end of stream", `^.*[:\[{,-] *(["'])`,
		"this quote is not closed", "end the text with the same quote"},
	{"unknown escape character", `(\\[^0abtnvfre "/\\N_LPxuU\t])`,
		"this is not a valid escape after a backslash in double quotes", "write \\\\ for a backslash, or use single quotes"},
	{"block sequence entries", `: *(- )`,
		"a list cannot begin on the same line as its key", "begin it on the next line, or write `[one, two]`"},
	{"',' or", `^ *(\S)`,
		"the open bracket or brace needs a comma here, or is not closed", "separate items with commas, and close every bracket and brace"},
	{"did not find expected key", `: +(["'][^"']*["']) *[^\s#,}\]]`,
		"the text continues after its closing quote", "put the whole text in quotes; inside single quotes, write a single quote twice: 'it''s'"},
	{"did not find expected key", `: +([{\[][^}\]]*[}\]]+) *[^\s#,}\]]`,
		"the value continues after its closing bracket", `put text that begins with { or [ in quotes: "{name} and more"`},
	{"did not find expected key", `^ *(- )`,
		"a list item is among the keys of a mapping", "indent it under its key"},
	{"document start", `(\S+) *$`,
		"there is text after the end of the value", "check the brackets; only one value is allowed here"},
	{"node content", `([\[{,:]) *[\]},]`,
		"a value is missing after this", "write the value, or put the sign in quotes if it is text"},
	{"alphabetic or numeric", `(?:^|[:\[{,-] *)([*&])`,
		"text cannot begin with this character", "put the text in quotes"},
	{"did not find expected '-' indicator", `^ *(\S)`,
		"this line does not belong to the list above", "begin list items with `- `, or indent the line like the mapping it belongs to"},
	{"", `^ *(?:[\w-]+: *)?[\[{].*?([\]}]) *[\]}]+ *$`,
		"this bracket or brace was never opened", "remove it"},
}
