package fonts

import (
	_ "embed"
	"strings"
	"sync"
)

//go:embed patterns/hyph-fr.txt
var frenchPatterns string

//go:embed patterns/hyph-en-us.txt
var englishPatterns string

// patternsOf gives the hyphenation patterns of a language, nil if there are
// none. Each list is read once, when first used.
func patternsOf(base string) *patterns {
	switch base {
	case "fr":
		return french()
	case "en":
		return english()
	}
	return nil
}

var (
	french  = sync.OnceValue(func() *patterns { return readPatterns(frenchPatterns) })
	english = sync.OnceValue(func() *patterns { return readPatterns(englishPatterns) })
)

// patterns is a list after Franklin Liang's thesis "Word Hy-phen-a-tion by
// Com-put-er" (1983): pieces of words, a dot standing for the word's edge, with
// a level between letters. Where pieces overlap the highest level counts, and
// odd levels allow a hyphen.
type patterns struct {
	letters    []string // sorted by bytes, so that prefixes are found by halving
	levels     []string // before each byte of the letters and after the last: 0 to 9
	exceptions map[string]string
}

// readPatterns reads a file of patterns, one a line in the order of their
// letters; "%" starts a comment, and "=" a word spelt with all its hyphens, which
// then asks no pattern.
func readPatterns(file string) *patterns {
	p := &patterns{exceptions: map[string]string{}}
	lines := strings.Count(file, "\n")
	p.letters, p.levels = make([]string, 0, lines), make([]string, 0, lines)
	// All pieces are cut from one string each: thousands of small ones would
	// cost more than the reading.
	letters, levels := make([]byte, 0, len(file)), make([]byte, 0, len(file)+lines)
	var cuts [][4]int
	for line := range strings.Lines(file) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '%' {
			continue
		}
		if strings.HasPrefix(line, "=") {
			p.exceptions[strings.ReplaceAll(line[1:], "-", "")] = line[1:]
			continue
		}
		a, b := len(letters), len(levels)
		letters, levels = appendPattern(letters, levels, line)
		cuts = append(cuts, [4]int{a, len(letters), b, len(levels)})
	}
	allLetters, allLevels := string(letters), string(levels)
	for _, c := range cuts {
		p.letters = append(p.letters, allLetters[c[0]:c[1]])
		p.levels = append(p.levels, allLevels[c[2]:c[3]])
	}
	return p
}

// appendPattern parts a pattern such as "1s2ci" into letters and levels.
func appendPattern(letters, levels []byte, line string) ([]byte, []byte) {
	level := byte(0)
	for _, c := range []byte(line) {
		if '0' <= c && c <= '9' {
			level = c - '0'
			continue
		}
		letters, levels = append(letters, c), append(levels, level)
		level = 0
	}
	return letters, append(levels, level)
}

// rate raises levels, one before each byte of word and one after it, to those
// of all patterns in the word, which is in lower case between two dots.
func (p *patterns) rate(word []byte, levels []byte) {
	for start := range word {
		lo, hi := 0, len(p.letters)
		for d := 0; lo < hi; d++ {
			if len(p.letters[lo]) == d {
				raise(levels[start:], p.levels[lo])
				lo++
			}
			if start+d == len(word) {
				break
			}
			c := word[start+d]
			lo = p.firstFrom(lo, hi, d, c)
			hi = p.firstFrom(lo, hi, d, c+1)
		}
	}
}

func raise(levels []byte, by string) {
	for i := range len(by) {
		levels[i] = max(levels[i], by[i])
	}
}

// firstFrom gives the first pattern from lo on, before hi, whose byte at depth
// is c or higher.
func (p *patterns) firstFrom(lo, hi, depth int, c byte) int {
	for lo < hi {
		mid := (lo + hi) / 2
		if p.letters[mid][depth] < c {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo
}
