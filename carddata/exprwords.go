package carddata

import (
	"regexp"
	"strings"
)

// rewording says in plain words what the expression language says in Go's.
type rewording struct {
	from *regexp.Regexp
	to   string
}

// rewordings are tried in turn until one fits the whole message.
var rewordings = []rewording{
	{regexp.MustCompile(`^invalid operation: (\S+) \(mismatched types (.+) and (.+)\)$`), "`$1` does not go with $2 and $3"},
	{regexp.MustCompile(`^invalid operation: (.+?) ([-+*/%<>=!?]+) (.+)$`), "`$2` does not go with $1 and $3"},
	{regexp.MustCompile(`^invalid operation: (\S+) \(mismatched type (.+)\)$`), "`$1` does not go with $2"},
	{regexp.MustCompile(`^cannot use (.+) as argument \(type (.+)\) to call (\S+)\s*$`), "`$3` takes $2, not $1"},
	{regexp.MustCompile(`^cannot fetch (\S+) from (.+)$`), "there is no `$1` in $2"},
	{regexp.MustCompile(`^expected bool, but got (.+)$`), "yes or no is needed here, not $1"},
	{regexp.MustCompile(`^unexpected token EOF$`), "it ends too early"},
	{regexp.MustCompile(`^unexpected token \w+\("(.*)"\)$`), "`$1` is not expected here"},
	{regexp.MustCompile(`^memory budget exceeded$`), "it makes too many values"},
	{regexp.MustCompile(`^runtime error: integer divide by zero$`), "something is divided by zero"},
}

// goTypes are the names of types as they stand in messages.
var goTypes = regexp.MustCompile(`map\[string\](?:interface ?\{\}|any)|\[\](?:interface ?\{\}|any|int|string)|interface ?\{\}|<nil>|\b(?:nil|int|int64|float64|string|bool|geom\.Length|carddata\.lengthType)\b`)

var typeNames = map[string]string{
	"<nil>": "an empty value", "nil": "an empty value", "int": "a number", "int64": "a number", "float64": "a number",
	"string": "a text", "bool": "yes or no", "geom.Length": "a length", "carddata.lengthType": "a length",
}

// plainWords rewords a message of the expression language.
func plainWords(message string) string {
	message, _, _ = strings.Cut(message, "\n")
	for _, r := range rewordings {
		if r.from.MatchString(message) {
			return namedTypes(r.from.ReplaceAllString(message, r.to))
		}
	}
	return message
}

// namedTypes replaces Go's names of types.
func namedTypes(message string) string {
	return goTypes.ReplaceAllStringFunc(message, func(t string) string {
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
