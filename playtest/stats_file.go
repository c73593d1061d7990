package playtest

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"strconv"
)

// Hex is a hash; files and reports show it as sixteen hexadecimal digits.
type Hex uint64

// String returns the sixteen digits.
func (h Hex) String() string { return fmt.Sprintf("%016x", uint64(h)) }

// MarshalText returns the sixteen digits.
func (h Hex) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText parses hexadecimal digits.
func (h *Hex) UnmarshalText(text []byte) error {
	n, err := strconv.ParseUint(string(text), 16, 64)
	*h = Hex(n)
	return err
}

// statsVersion changes whenever the meaning of the file changes.
const statsVersion = 10

// statsFile is the JSON object of a statistics file.
type statsFile struct {
	PunchboardPlaytest int // the version
	Seal               Hex // checksum of the statistics, byte for byte
	Stats              json.RawMessage
}

// checksumOf returns the checksum of statistics. It detects edits and damage.
func checksumOf(stats []byte) Hex {
	h := fnv.New64a()
	h.Write(stats)
	return Hex(h.Sum64())
}

// Write writes the statistics as a file: one JSON object with its version and a
// checksum. Equal statistics give equal bytes.
func (s *Stats) Write(w io.Writer) error {
	stats, err := json.Marshal(s)
	if err != nil {
		return fmt.Errorf("playtest statistics: %w", err)
	}
	text, err := json.Marshal(statsFile{statsVersion, checksumOf(stats), stats})
	if err != nil {
		return fmt.Errorf("playtest statistics: %w", err)
	}
	_, err = w.Write(append(text, '\n'))
	return err
}

// VersionError says that a file of statistics is of another version.
type VersionError struct{ Version int }

func (e *VersionError) Error() string {
	return fmt.Sprintf("playtest statistics of version %d, but this command reads %d", e.Version, statsVersion)
}

// maxStats bounds how much of a file is read.
const maxStats = 64 << 20

// ReadStats reads a file that Write wrote. For any other file, the error says what
// is wrong.
func ReadStats(r io.Reader) (*Stats, error) {
	text, err := io.ReadAll(io.LimitReader(r, maxStats))
	if err != nil {
		return nil, fmt.Errorf("playtest statistics: %w", err)
	}
	var file statsFile
	switch err := json.Unmarshal(text, &file); {
	case err != nil:
		return nil, fmt.Errorf("playtest statistics: %w", err)
	case file.PunchboardPlaytest != statsVersion:
		return nil, &VersionError{file.PunchboardPlaytest}
	case file.Seal != checksumOf(file.Stats):
		return nil, errors.New("playtest statistics: the checksum does not match: the file was changed or damaged")
	}
	return soundStats(file.Stats)
}

// soundStats parses statistics and checks that their parts are consistent.
func soundStats(text []byte) (*Stats, error) {
	var s *Stats
	if err := json.Unmarshal(text, &s); err != nil {
		return nil, fmt.Errorf("playtest statistics: %w", err)
	}
	if s == nil || !s.sound() {
		return nil, errors.New("playtest statistics: the counts contradict each other")
	}
	return s, nil
}

// planned reports whether the games that were played are some of those that were
// to be played.
func (s *Stats) planned() bool {
	if s.Part != (Part{}) && !s.Part.valid() {
		return false
	}
	all := s.Part.Range(s.Total)
	n := len(s.Played)
	return s.Total == 0 && s.Part.N == 0 || n == 0 || s.Played[0].From >= all.From && s.Played[n-1].To <= all.To
}

// sound reports whether the parts of a file are consistent.
func (s *Stats) sound() bool {
	ended, failed := s.Games(), uint64(0)
	for _, f := range s.Faults {
		if uint64(len(f.First)) > f.Count || len(f.First) > keptIncidents {
			return false
		}
		failed += f.Count
	}
	for i := range s.Orders {
		if !s.Orders[i].sound() {
			return false
		}
	}
	return s.clustersSound() && s.Played.canonical() && s.planned() && s.Played.Count() == ended+failed && s.Steps.N() == ended
}

// drawn returns how often a card was drawn, in all hands.
func (s *Stats) drawn(id CardID) (n uint64) {
	for seat := range s.Cards[id] {
		n += s.Cards[id][seat].Drawn
	}
	return n
}

// clustersSound reports whether the squares and products fit what they belong to.
func (s *Stats) clustersSound() bool {
	games, ok := s.Games(), true
	for seat := range s.Hands {
		h := &s.Hands[seat]
		ok = ok && h.Clusters.sound(h.Turns, games)
	}
	for i := range s.Plays {
		ok = ok && i < len(s.Cards) && s.Plays[i].sound(s.drawn(CardID(i)), games)
	}
	return ok && s.Choices.sound(s.Decisions, games)
}
