package playtest

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
)

// Hex is a hash; files and reports show its sixteen hexadecimal digits.
type Hex uint64

// String gives the sixteen digits.
func (h Hex) String() string { return fmt.Sprintf("%016x", uint64(h)) }

// MarshalText writes the sixteen digits.
func (h Hex) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText reads hexadecimal digits.
func (h *Hex) UnmarshalText(text []byte) error {
	n, err := strconv.ParseUint(string(text), 16, 64)
	*h = Hex(n)
	return err
}

// statsVersion changes whenever an older file would be read wrongly.
const statsVersion = 5

// statsFile is what a file of statistics holds.
type statsFile struct {
	PunchboardPlaytest int // the version
	Stats              *Stats
}

// Write writes the statistics as a file: one JSON object with its version.
// Equal statistics are equal bytes.
func (s *Stats) Write(w io.Writer) error {
	text, err := json.Marshal(statsFile{statsVersion, s})
	if err != nil {
		return fmt.Errorf("playtest statistics: %w", err)
	}
	_, err = w.Write(append(text, '\n'))
	return err
}

// maxStats bounds how much of a file is read.
const maxStats = 64 << 20

// ReadStats reads a file that Write wrote.
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
		return nil, fmt.Errorf("playtest statistics of version %d, but this command reads %d", file.PunchboardPlaytest, statsVersion)
	case file.Stats == nil || !file.Stats.sound():
		return nil, errors.New("playtest statistics: the counts contradict each other")
	}
	return file.Stats, nil
}

// sound tells whether the parts of a file agree.
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
	return s.Played.canonical() && s.Played.Count() == ended+failed && s.Steps.N() == ended
}
