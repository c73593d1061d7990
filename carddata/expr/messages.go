package expr

import (
	"regexp"
	"strings"
	"sync"
)

// rewording replaces a message in Go terms by a plain one.
type rewording struct {
	from *regexp.Regexp
	to   string
}

// rewordings are tried in turn until one matches the whole message. They are compiled
// only when an expression has an error, which is rare.
var rewordings = sync.OnceValue(func() []rewording {
	list := make([]rewording, len(phrases))
	for i, p := range phrases {
		list[i] = rewording{regexp.MustCompile(p.from), p.to}
	}
	return list
})

var phrases = []struct{ from, to string }{
	{`^invalid operation: (\S+) \(mismatched types (.+) and (.+)\)$`, "`$1` cannot be used with $2 and $3"},
	{`^invalid operation: (.+?) ([-+*/%<>=!?]+) (.+)$`, "`$2` cannot be used with $1 and $3"},
	{`^invalid operation: (\S+) \(mismatched type (.+)\)$`, "`$1` cannot be used with $2"},
	{`^cannot use (.+) as argument \(type .+\) to call \$char\s*$`, "characters are counted by whole numbers, not by $1"},
	{`^non-integer slice index (.+)$`, "items and characters are counted by whole numbers, not by $1"},
	{`^array elements can only be selected using an integer \(got (.+)\)$`, "items are counted by whole numbers, not by $1"},
	{`^type (\S+)\[.+\] is undefined$`, "$1 has no items or characters to count"},
	{`^type (\S+) has no field (\S+)$`, "$1 has no `$2`"},
	{`^cannot use (.+) as argument \(type (.+)\) to call (\S+)\s*$`, "`$3` needs $2, not $1"},
	{`^cannot fetch (\S+) from (.+)$`, "there is no `$1` in $2"},
	{`^expected bool, but got (.+)$`, "a condition (true or false) is needed here, not $1"},
	{`^unrecognized character: U\+\w+ '(.*)'$`, "`$1` is not expected here"},
	{`^unexpected token EOF$`, "it ends too early"},
	{`^unexpected token \w+\("(.*)"\)$`, "`$1` is not expected here"},
	{`^invalid (?:integer|float) literal: .*out of range$`, "a number is too large"},
	{`^interface conversion: interface \{\} is (.+), not (.+)$`, "$2 is needed here, not $1"},
	{`^invalid operation: (?:int|float)\((.+)\)$`, "$1 is not a number"},
	{`^memory budget exceeded$`, "it creates too many values"},
	{`^runtime error: integer divide by zero$`, "division by zero"},
}

// goTypes matches the names of Go types in messages.
var goTypes = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`map\[string\](?:interface ?\{\}|any)|\[\](?:interface ?\{\}|any|int|string)|interface ?\{\}|<nil>|\b(?:nil|int|int64|float64|string|bool|geom\.Length|expr\.lengthType)\b`)
})

var typeNames = map[string]string{
	"<nil>": "an empty value", "nil": "an empty value", "int": "a number", "int64": "a number", "float64": "a number",
	"string": "text", "bool": "true or false", "geom.Length": "a length", "expr.lengthType": "a length",
}

// plainWords rewords a message of the expression language.
func plainWords(message string) string {
	message, _, _ = strings.Cut(message, "\n")
	for _, r := range rewordings() {
		if r.from.MatchString(message) {
			return namedTypes(r.from.ReplaceAllString(message, r.to))
		}
	}
	return message
}

// namedTypes replaces the names of Go types with plain ones.
func namedTypes(message string) string {
	return goTypes().ReplaceAllStringFunc(message, func(t string) string {
		switch {
		case typeNames[t] != "":
			return typeNames[t]
		case t[0] == '[':
			return "a list"
		case t[0] == 'm':
			return "a mapping"
		}
		return "any value"
	})
}
