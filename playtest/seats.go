package playtest

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
)

// NumSeats returns the number of players of a game.
func (c *Catalog) NumSeats() int { return max(Seats, len(c.Seats)) }

// PerSeat holds something for each seat. In files, seats beyond the second are left out
// if nothing follows that is not zero, so that a game for two has two of each.
type PerSeat[T any] [MaxSeats]T

// MarshalJSON returns a list of at least two.
func (p PerSeat[T]) MarshalJSON() ([]byte, error) {
	n := MaxSeats
	var zero T
	none, err := json.Marshal(zero)
	if err != nil {
		return nil, err
	}
	var all [MaxSeats]json.RawMessage
	for i := range p {
		if all[i], err = json.Marshal(&p[i]); err != nil {
			return nil, err
		}
	}
	for n > Seats && slices.Equal(all[n-1], none) {
		n--
	}
	return json.Marshal(all[:n])
}

// UnmarshalJSON reads a list of two to MaxSeats.
func (p *PerSeat[T]) UnmarshalJSON(text []byte) error {
	var all []T
	if err := json.Unmarshal(text, &all); err != nil {
		return err
	}
	if len(all) < Seats || len(all) > MaxSeats {
		return errors.New("a list by seat has too few or too many items")
	}
	*p = PerSeat[T]{}
	copy(p[:], all)
	return nil
}

// Lineup names the players by seat, "" beyond the seats of the game.
type Lineup [MaxSeats]string

// AllSeats returns a lineup with the same player in each of n seats.
func AllSeats(player string, n int) (l Lineup) {
	for i := range n {
		l[i] = player
	}
	return l
}

// Names returns the players of the seats of the game, at least two.
func (l Lineup) Names() []string {
	n := MaxSeats
	for n > Seats && l[n-1] == "" {
		n--
	}
	return slices.Clone(l[:n])
}

// Rotated returns the lineup with each player moved on by k of its seats.
func (l Lineup) Rotated(k int) (moved Lineup) {
	names := l.Names()
	for i, name := range names {
		moved[(i+k)%len(names)] = name
	}
	return moved
}

// Alike reports whether the same player sits in all seats.
func (l Lineup) Alike() bool {
	return !slices.ContainsFunc(l.Names(), func(name string) bool { return name != l[0] })
}

// Has reports whether a player sits in one of the seats.
func (l Lineup) Has(player string) bool { return slices.Contains(l.Names(), player) }

// String returns the names with commas between them, as on a command line.
func (l Lineup) String() string { return strings.Join(l.Names(), ",") }

// MarshalJSON returns the list of names.
func (l Lineup) MarshalJSON() ([]byte, error) { return json.Marshal(l.Names()) }

// UnmarshalJSON reads a list of names.
func (l *Lineup) UnmarshalJSON(text []byte) error { return (*PerSeat[string])(l).UnmarshalJSON(text) }

// seated reports whether nobody but the first n seats has a player, begins or wins.
func (s *Stats) seated(n int) bool {
	for seat := n; seat < MaxSeats; seat++ {
		if s.Run.Agents[seat] != "" || s.Wins[seat] != (Wins{}) {
			return false
		}
		for first := range n {
			if s.Wins[first].Seat[seat] != 0 {
				return false
			}
		}
	}
	return true
}
