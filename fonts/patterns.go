package fonts

import (
	"bytes"
	"compress/gzip"
	"embed"
	"io"
	"path"
	"strings"
	"sync"
)

// The long lists are compressed; those of the languages that are printed most are not,
// because they are read in every run.
//
//go:embed patterns/*.txt.gz patterns/hyph-fr.txt patterns/hyph-en-us.txt
var patternFiles embed.FS

// patternList is the file of a language's patterns, and the least number of letters after
// a hyphen that the authors of the patterns ask for.
type patternList struct {
	file     string
	rightMin int
}

// patternLists are the lists by language. English uses the American one for all countries.
var patternLists = map[string]patternList{
	"de": {"hyph-de.txt.gz", 2},
	"en": {"hyph-en-us.txt", 3},
	"es": {"hyph-es.txt.gz", 2},
	"fr": {"hyph-fr.txt", 3},
	"it": {"hyph-it.txt.gz", 2},
	"nl": {"hyph-nl.txt.gz", 2},
	"pl": {"hyph-pl.txt.gz", 2},
	"pt": {"hyph-pt.txt.gz", 3},
}

// openedPatterns are the lists that have been read, by language. Each is read on first
// use.
var openedPatterns sync.Map

// patternsOf returns the hyphenation patterns of a language, nil if there are none.
func patternsOf(base string) *patterns {
	list, ok := patternLists[base]
	if !ok {
		return nil
	}
	open, _ := openedPatterns.LoadOrStore(base, sync.OnceValue(list.read))
	return open.(func() *patterns)()
}

// read reads the list. Its file is part of the program, so it has no faults.
func (l patternList) read() *patterns {
	data, err := patternFiles.ReadFile("patterns/" + l.file)
	if err == nil && path.Ext(l.file) == ".gz" {
		data, err = unzip(data)
	}
	if err != nil {
		panic("fonts: " + err.Error())
	}
	p := readPatterns(string(data))
	p.rightMin = l.rightMin
	return p
}

func unzip(data []byte) ([]byte, error) {
	r, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}

// patterns is a list as in Franklin Liang's thesis "Word Hy-phen-a-tion by
// Com-put-er" (1983): pieces of words, with a dot for the edge of the word and a
// level between letters. If pieces overlap, the highest level counts; odd levels
// allow a hyphen.
type patterns struct {
	letters    []byte   // of all patterns, sorted, so that prefixes can be found by binary search
	levels     []byte   // 0 to 9 before each of the letters, and after the last of each pattern
	starts     []uint32 // of each pattern in letters, and the end
	exceptions map[string]string
	rightMin   int // the least number of letters after a hyphen
}

// readPatterns reads a file of patterns, one per line in alphabetical order; "%"
// starts a comment, and "=" a word written with all its hyphens, an exception to
// the patterns. The patterns share a few long slices: thousands of short strings
// would cost more than reading the file.
func readPatterns(file string) *patterns {
	p := &patterns{
		letters:    make([]byte, 0, len(file)),
		levels:     make([]byte, 0, len(file)),
		starts:     make([]uint32, 0, len(file)/5),
		exceptions: map[string]string{},
	}
	for len(file) > 0 {
		line, rest, _ := strings.Cut(file, "\n")
		file = rest
		switch {
		case line == "" || line[0] == '%':
		case line[0] == '=':
			p.exceptions[strings.ReplaceAll(line[1:], "-", "")] = line[1:]
		default:
			p.add(line)
		}
	}
	p.starts = append(p.starts, uint32(len(p.letters)))
	return p
}

// add splits a pattern such as "1s2ci" into letters and levels.
func (p *patterns) add(line string) {
	p.starts = append(p.starts, uint32(len(p.letters)))
	level := byte(0)
	for i := range len(line) {
		if c := line[i]; '0' <= c && c <= '9' {
			level = c - '0'
		} else {
			p.letters, p.levels = append(p.letters, c), append(p.levels, level)
			level = 0
		}
	}
	p.levels = append(p.levels, level)
}

// pattern returns the letters of the k-th pattern.
func (p *patterns) pattern(k int) []byte { return p.letters[p.starts[k]:p.starts[k+1]] }

// levelsOf returns the levels of the k-th pattern, one more than its letters.
func (p *patterns) levelsOf(k int) []byte {
	return p.levels[int(p.starts[k])+k : int(p.starts[k+1])+k+1]
}

// rate raises levels, one before each byte of word and one after it, to those of
// all patterns in the word, which is in lower case between two dots.
func (p *patterns) rate(word []byte, levels []byte) {
	for start := range word {
		lo, hi := 0, len(p.starts)-1
		for d := 0; lo < hi; d++ {
			if len(p.pattern(lo)) == d {
				raise(levels[start:], p.levelsOf(lo))
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

func raise(levels, by []byte) {
	for i, level := range by {
		levels[i] = max(levels[i], level)
	}
}

// firstFrom returns the first pattern from lo on, before hi, whose byte at depth
// is c or higher.
func (p *patterns) firstFrom(lo, hi, depth int, c byte) int {
	for lo < hi {
		mid := (lo + hi) / 2
		if p.pattern(mid)[depth] < c {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo
}
