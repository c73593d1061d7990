package verdict

import (
	"math"

	"punchboard/playtest"
)

// Step is one value of a swept number: the results with it, and the differences
// from the previous value and from the value in the files.
type Step struct {
	Value     string
	Games     uint64
	Unended   uint64
	Share     float64 // of wins of seat 0, with draws divided among all
	Low, High float64
	Draws     float64
	DrawsAt   [2]float64 // its 95 % interval, like all intervals here
	Turns     float64    // mean
	TurnsHalf float64    // half of its interval
	InLength  float64    // share of games within the claimed turns; 1 without a claim
	LengthAt  [2]float64
	Level     Level   // of the balance, compared with its limits
	Against   *Paired // the value in the files, or the first one
	Before    *Paired // the previous value; nil for the first
}

// Sweep is the results of a range of values, all on the same luck.
type Sweep struct {
	Seats     int // of the game; 0 stands for 2
	Steps     []Step
	Reference int // the step that the others are compared with
	Best      int // the step nearest to the middle of the limits; -1 if no games ended
	Alike     []int
	Trend     Trend
	Family    int // number of intervals that hold simultaneously
}

// Trend is how the share of wins changes along the range.
type Trend uint8

// The trends. Flat means that no step clearly differs from the previous one.
const (
	Flat Trend = iota
	Rising
	Falling
	Turning
)

// String returns the name of the trend, as used in files.
func (t Trend) String() string { return [...]string{"flat", "rising", "falling", "turning"}[t] }

// MarshalText returns the name of the trend.
func (t Trend) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// NewStep computes the step of a value in a game with some number of seats. Results are by
// seating and deal.
func NewStep(value string, results [][]playtest.Result, l *Limits, seats int) Step {
	s := Step{Value: value, InLength: 1}
	var games, won, draws, turns, squares, claimed uint64
	for _, seating := range results {
		for _, r := range seating {
			if !r.Ended() {
				s.Unended++
				continue
			}
			games++
			if r.Points > 1 {
				won++
			}
			turns += uint64(r.Turns)
			squares += uint64(r.Turns) * uint64(r.Turns)
			if r.Points == 1 {
				draws++
			}
			if n := int(r.Turns); n >= l.Turns[0] && n <= l.Turns[1] {
				claimed++
			}
		}
	}
	s.Games = games
	points := ofPoints(won, draws, games, seats)
	s.Share, s.Draws, s.Turns = points.share, share(draws, games), share(turns, games)
	s.Low, s.High = points.interval()
	s.DrawsAt[0], s.DrawsAt[1] = Wilson(draws, games)
	s.TurnsHalf = z95 * math.Sqrt(max(share(squares, games)-s.Turns*s.Turns, 0)/float64(max(games, 1)))
	if l.Turns != [2]int{} {
		s.InLength = share(claimed, games)
		s.LengthAt[0], s.LengthAt[1] = Wilson(claimed, games)
	}
	band := l.BalanceOf(seats)
	s.Level = within(s.Low, s.High, &band)
	return s
}

// Settle determines the best step and the trend once all steps are there.
func (s *Sweep) Settle(l *Limits) {
	s.Family = 2*len(s.Steps) - 1
	s.Trend = s.trend()
	s.Best = -1
	for i := range s.Steps {
		if s.Steps[i].Games > 0 && (s.Best < 0 || s.better(l, i, s.Best)) {
			s.Best = i
		}
	}
	for i := range s.Steps {
		if s.Best >= 0 && i != s.Best && s.Steps[i].Low <= s.Steps[s.Best].High && s.Steps[i].High >= s.Steps[s.Best].Low {
			s.Alike = append(s.Alike, i)
		}
	}
}

// better reports whether one step fits the limits better than another: first by
// whether enough games have the claimed length, then by balance.
func (s *Sweep) better(l *Limits, i, j int) bool {
	a, b := &s.Steps[i], &s.Steps[j]
	if fits := a.InLength >= l.InLength; fits != (b.InLength >= l.InLength) {
		return fits
	}
	band := l.BalanceOf(max(playtest.Seats, s.Seats))
	middle := (band.Low + band.High) / 2
	return math.Abs(a.Share-middle) < math.Abs(b.Share-middle)
}

// trend determines the trend from the certain differences between neighbors.
func (s *Sweep) trend() Trend {
	up, down := false, false
	for i := range s.Steps {
		if p := s.Steps[i].Before; p != nil {
			gain, half := p.Change(s.Family)
			up, down = up || gain > half, down || gain < -half
		}
	}
	switch {
	case up && down:
		return Turning
	case up:
		return Rising
	case down:
		return Falling
	}
	return Flat
}
