package stamp

import (
	"bytes"
	"compress/lzw"
	"encoding/json"
	"errors"
	"io"

	"punchboard/diag"
)

// Bundle is what a run found out about the decks that share files, in one language. It holds whatever a later run
// needs to keep these files without composing their cards again.
type Bundle struct {
	Lang     string   `json:"lang"` // as in the paths of the files: "fr", "fr+en"
	Name     string   `json:"name"`
	Decks    []string `json:"decks"`            // their ids, in the order of the game
	Shows    []string `json:"shows,omitempty"`  // ids of the decks whose cards are shown on theirs
	Ties     uint8    `json:"ties,omitempty"`   // the checks that compare them with other decks
	Icons    []string `json:"icons,omitempty"`  // names of the built-in icons
	Faces    Findings `json:"faces,omitempty"`  // about faces
	Cards    Findings `json:"cards,omitempty"`  // about cards
	Sheets   Findings `json:"sheets,omitempty"` // about the sheets of paper
	Files    []string `json:"files"`            // their paths, as in Run.Files
	Contents Sum      `json:"contents"`         // of what the page of contents shows of them
	Rows     Sum      `json:"rows"`             // of the decks in this language; zero if their cards depend on more

	Listed []Listed `json:"listed,omitempty"` // what the page of contents says about the files, one for each form of a sheet
}

// Listed is what the page of contents says about a file of a bundle.
type Listed struct {
	Names  []string `json:"names"`  // of the file, or of its two sides; empty if nothing is printed
	Counts []Count  `json:"counts"` // of each component
}

// Count is how many pieces a component has, and on how many sheets of paper.
type Count struct {
	Pieces  int `json:"pieces"`
	Fillers int `json:"fillers,omitempty"` // beside the pieces, in places that would be free
	Sheets  int `json:"sheets"`
}

// Book is what a run found out about a whole game in one language.
type Book struct {
	Lang     string     `json:"lang"`
	Sizes    Sum        `json:"sizes"`              // of the sizes of all decks
	Game     Findings   `json:"game,omitempty"`     // about no deck in particular
	Tied     []Findings `json:"tied,omitempty"`     // of each check that compares decks
	Work     []int64    `json:"work"`               // of each kind that is limited
	Contents Findings   `json:"contents,omitempty"` // about the page of contents
}

// Findings are findings with all of their fields.
type Findings []diag.Finding

// MarshalJSON implements json.Marshaler.
func (l Findings) MarshalJSON() ([]byte, error) {
	list := make([]finding, len(l))
	for i, f := range l {
		list[i] = finding(f)
	}
	return json.Marshal(list)
}

// UnmarshalJSON implements json.Unmarshaler.
func (l *Findings) UnmarshalJSON(data []byte) error {
	var list []finding
	if err := json.Unmarshal(data, &list); err != nil {
		return err
	}
	*l = nil
	for _, f := range list {
		*l = append(*l, diag.Finding(f))
	}
	return nil
}

// Memory is what a run found out, by decks that share files, so that a later run need not find it out again.
type Memory struct {
	Bundles []Bundle `json:"bundles,omitempty"`
	Books   []Book   `json:"books,omitempty"`
	Work    []int64  `json:"work,omitempty"` // on pictures, of each kind that is limited
	Rows    []string `json:"rows,omitempty"` // files of the game that hold nothing but rows of decks
}

// SetMemory records what a run found out. What cannot be recorded is left out: then later runs find it out again.
func (r *Run) SetMemory(m Memory) {
	if text, err := json.Marshal(m); err == nil && len(text) <= maxMemory {
		r.Memory = pack(text)
	}
}

// maxMemory is the size in bytes of the largest memory that is recorded. That of a large game has 30 KB.
const maxMemory = 256 << 10

// pack compresses a memory: each build reads the whole stamp, but few need the memory. LZW
// needs a twentieth of the working memory of Deflate, which would take longer to prepare than
// such short texts to compress.
func pack(text []byte) []byte {
	var buf bytes.Buffer
	w := lzw.NewWriter(&buf, lzw.LSB, 8)
	_, err := w.Write(text)
	if err = errors.Join(err, w.Close()); err != nil {
		panic("stamp: " + err.Error()) // writing to a buffer cannot fail
	}
	return buf.Bytes()
}

// unpack returns what pack was given, if that was not longer than most.
func unpack(packed []byte, most int) (text []byte, ok bool) {
	text, err := io.ReadAll(io.LimitReader(lzw.NewReader(bytes.NewReader(packed), lzw.LSB, 8), int64(most)+1))
	return text, err == nil && len(text) <= most
}

// Remembered returns what a run found out, or nothing if it is not known.
func (r *Run) Remembered() (m Memory, ok bool) {
	text, ok := unpack(r.Memory, maxMemory)
	if !ok || json.Unmarshal(text, &m) != nil {
		return Memory{}, false
	}
	return m, all(m.Books, Book.valid) && all(m.Bundles, func(b Bundle) bool { return b.valid(r) })
}

// valid reports whether the findings are such as a run makes, and the files those of the run.
func (b Bundle) valid(r *Run) bool {
	return len(b.Decks) > 0 && b.Faces.valid() && b.Cards.valid() && b.Sheets.valid() && all(b.Files, func(path string) bool {
		_, has := r.file(path)
		return has
	})
}

func (b Book) valid() bool {
	return b.Game.valid() && all(b.Tied, Findings.valid) && b.Contents.valid() && all(b.Work, func(n int64) bool { return n >= 0 })
}

// valid reports whether the findings are such as a run without errors makes.
func (l Findings) valid() bool {
	return all(l, func(f diag.Finding) bool { return finding(f).valid() })
}

// Book returns what was found out about the game in a language.
func (m *Memory) Book(lang string) (Book, bool) {
	for _, b := range m.Books {
		if b.Lang == lang {
			return b, true
		}
	}
	return Book{}, false
}

// File returns a file of a run by its path.
func (r *Run) File(path string) (File, bool) { return r.file(path) }
