package icons

import (
	"cmp"
	"slices"
	"strings"
)

// stylesheet holds the rules of all style elements of a file. Supported
// selectors are *, tag, .class, tag.class and #id, which is what drawing
// programs write.
type stylesheet struct {
	rules map[string][]rule // by the selector's last part: "*", "tag", ".class" or "#id"
	count int
}

type rule struct {
	tag   string // tag of tag.class; otherwise ""
	rank  int    // ids above classes above tags, then by the order in the file
	decls []attribute
}

// readStyles adds the rules of a style element. It warns about what it cannot
// parse.
func (p *painter) readStyles(e *element) {
	text := withoutComments(e.text.String())
	for strings.TrimSpace(text) != "" {
		selectors, rest, ok := strings.Cut(text, "{")
		if !ok {
			p.warn(e, "ends in the middle of a rule")
			return
		}
		if strings.HasPrefix(strings.TrimSpace(selectors), "@") {
			p.warn(e, "%s is ignored", firstWord(selectors))
			text = afterBlock(rest)
			continue
		}
		body, after, _ := strings.Cut(rest, "}")
		if decls := parseDeclarations(body); len(decls) > 0 {
			p.addRules(e, selectors, decls)
		}
		text = after
	}
}

func firstWord(s string) string { return strings.Fields(s)[0] }

func withoutComments(s string) string {
	var b strings.Builder
	for {
		before, after, ok := strings.Cut(s, "/*")
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		_, s, _ = strings.Cut(after, "*/")
	}
}

// afterBlock returns what follows the closing brace of an open block.
func afterBlock(s string) string {
	depth := 1
	for i, c := range []byte(s) {
		switch c {
		case '{':
			depth++
		case '}':
			depth--
		}
		if depth == 0 {
			return s[i+1:]
		}
	}
	return ""
}

func (p *painter) addRules(e *element, selectors string, decls []attribute) {
	for sel := range strings.SplitSeq(selectors, ",") {
		sel = strings.TrimSpace(sel)
		switch {
		case p.sheet.count == maxSVGRules:
			p.warn(e, "more than %d rules: the others are ignored", maxSVGRules)
			return
		case !simple(sel):
			p.warn(e, "the selector %q is not supported", sel)
		default:
			p.sheet.add(sel, decls)
		}
	}
}

// simple reports whether a selector is one that add understands.
func simple(sel string) bool {
	parts := strings.FieldsFunc(sel, func(r rune) bool { return r == '.' || r == '#' })
	marks := strings.Count(sel, ".") + strings.Count(sel, "#")
	return len(parts) >= 1 && marks <= 1 && !strings.ContainsAny(sel, " >+~[:\t\n")
}

func (s *stylesheet) add(selector string, decls []attribute) {
	if s.rules == nil {
		s.rules = map[string][]rule{}
	}
	s.count++
	key, r := selector, rule{decls: decls, rank: s.count}
	if i := strings.IndexAny(selector, ".#"); i >= 0 {
		key, r.tag = selector[i:], selector[:i]
		r.rank += maxSVGRules * 2
		if key[0] == '#' {
			r.rank += maxSVGRules * 2
		}
	} else if selector != "*" {
		r.rank += maxSVGRules
	}
	s.rules[key] = append(s.rules[key], r)
}

// matching returns the declarations of the style sheets for an element, the
// strongest last.
func (s *stylesheet) matching(e *element) []attribute {
	if s.count == 0 {
		return nil
	}
	keys := []string{"*", e.name, "#" + e.attr("id")}
	for class := range strings.FieldsSeq(e.attr("class")) {
		keys = append(keys, "."+class)
	}
	slices.Sort(keys)
	var found []rule
	for _, key := range slices.Compact(keys) {
		for _, r := range s.rules[key] {
			if r.tag == "" || r.tag == e.name {
				found = append(found, r)
			}
		}
	}
	slices.SortFunc(found, func(a, b rule) int { return cmp.Compare(a.rank, b.rank) })
	var decls []attribute
	for _, r := range found {
		decls = append(decls, r.decls...)
	}
	return decls
}

// parseDeclarations parses "name: value; name: value". Anything else is
// skipped, as CSS requires.
func parseDeclarations(s string) []attribute {
	var decls []attribute
	for one := range strings.SplitSeq(withoutComments(s), ";") {
		name, value, ok := strings.Cut(one, ":")
		if !ok {
			continue
		}
		value = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(value), "!important"))
		decls = append(decls, attribute{strings.ToLower(strings.TrimSpace(name)), value})
	}
	return decls
}
