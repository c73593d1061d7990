package live

import (
	"time"

	"punchboard/diag"
)

// State is everything that the page shows. It is never changed: a build makes new ones,
// which share the cards that are as they were.
type State struct {
	Build     int                   `json:"build"`   // counts the states
	Broken    bool                  `json:"broken"`  // the files cannot be read: the pictures are those of the last time they could
	Checked   bool                  `json:"checked"` // the findings and sheets are those of the files as they are
	Took      float64               `json:"took"`    // milliseconds from the change to this state
	Place     string                `json:"place"`   // of the game, in findings
	Title     map[string]string     `json:"title"`
	Version   string                `json:"version"`
	Languages []string              `json:"languages"`
	Variants  []string              `json:"variants"`
	Visions   map[string][9]float64 `json:"visions"` // matrices of package vision
	Opens     bool                  `json:"opens"`   // a click on a place opens an editor
	Decks     []*Deck               `json:"decks"`
	Findings  []*Finding            `json:"findings"`
	Sheets    []*Sheet              `json:"sheets"`

	pictures map[string]*picture
	cards    map[string]*Card // by key
	settled  map[string]*Card // those of the last complete build
	began    time.Time
}

// Deck is a deck, the counters of one size, or a sheet. Lengths are in millimeters.
type Deck struct {
	ID      string            `json:"id"`
	Kind    string            `json:"kind"` // "decks", "counters" or "sheets"
	Name    map[string]string `json:"name"`
	Width   float64           `json:"width"`
	Height  float64           `json:"height"`
	Bleed   float64           `json:"bleed"`
	Safe    float64           `json:"safe"`
	Corner  float64           `json:"corner"`
	Round   bool              `json:"round"`
	Size    string            `json:"size"`
	Pieces  int               `json:"pieces"`
	HasBack bool              `json:"hasBack"`
	Least   float64           `json:"least"`  // the smallest size of type, in points
	Better  float64           `json:"better"` // the size below which there is a warning
	Cards   []*Card           `json:"cards"`
}

// Card is a row of a deck, with the keys of its pictures.
type Card struct {
	Key     string            `json:"key"` // "deck/id"
	ID      string            `json:"id"`
	Name    map[string]string `json:"name"`
	Copies  int               `json:"copies"`
	At      string            `json:"at"` // file:line:col of the row
	Fields  []Field           `json:"fields"`
	Faces   map[string]Faces  `json:"faces"`            // by language
	Before  map[string]Faces  `json:"before,omitempty"` // as they were before the last change
	Changed int               `json:"changed"`          // the build that changed a picture; 0 for none since the session started
}

// Faces are the keys of the pictures of both sides; "" for none.
type Faces struct {
	Front string `json:"front"`
	Back  string `json:"back,omitempty"`
}

// Field is a column of a row, as it is written in the file.
type Field struct {
	Name   string            `json:"name"`
	Text   string            `json:"text,omitempty"`
	ByLang map[string]string `json:"byLang,omitempty"`
}

// Finding is a finding, with the cards on which it shows.
type Finding struct {
	At       string   `json:"at"` // file:line:col
	Severity string   `json:"severity"`
	Code     string   `json:"code"`
	Message  string   `json:"message"`
	Hint     string   `json:"hint,omitempty"`
	Part     string   `json:"part,omitempty"` // file:line:col of the part of the face
	Cards    []string `json:"cards,omitempty"`
	On       *Spot    `json:"on,omitempty"` // where it is best seen
}

// Spot is a place on a face.
type Spot struct {
	Card     string `json:"card"` // its key
	Language string `json:"lang"`
	Side     string `json:"side"`
	Boxes    []Box  `json:"boxes"` // none: the whole face
}

// Box is left, top, width and height in millimeters, from the corner of the trim.
type Box [4]float64

// Part is a part of a face, where it is drawn.
type Part struct {
	Kind string `json:"kind"` // such as "text"
	Name string `json:"name,omitempty"`
	At   string `json:"at"` // file:line:col
	Box  Box    `json:"box"`
}

// Sheet is a page of a document.
type Sheet struct {
	File     string  `json:"file"` // such as "fr/tactics.pdf"
	Language string  `json:"language"`
	Page     int     `json:"page"` // from 1
	Pages    int     `json:"pages"`
	Summary  string  `json:"summary"`
	Picture  string  `json:"picture"`
	Width    float64 `json:"width"`
	Height   float64 `json:"height"`
}

// Count returns the number of findings of a severity.
func (s *State) Count(severity diag.Severity) (n int) {
	for _, f := range s.Findings {
		if f.Severity == severity.String() {
			n++
		}
	}
	return n
}
