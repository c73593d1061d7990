package verdict

import (
	"math"

	"punchboard/playtest"
)

// Paired compares two versions of a game. Each deal is played with both
// versions on the same luck, so that differences come from the change and not
// from the cards. If the players differ, each deal is played in both seatings
// and counts once. All fields are sums, so deals may be added in any order.
type Paired struct {
	Deals    uint64       // deals whose games all ended
	Unended  uint64       // deals left out because one of their games did not end
	Seatings uint64       // games of each version per deal: 1, or one for each seat if players exchange seats
	Seats    uint64       // of the game; 0 stands for 2
	Same     uint64       // deals with identical games
	Flips    [3][3]uint64 // games by the result of seat 0, before and after: lost, drawn, won
	Before   Moments      // points of seat 0 per deal, as many as there are seats for a win
	After    Moments
	Gain     Moments // points after the change minus points before
	Turns    [2]uint64
	Longer   Moments // turns after the change minus turns before
}

// Moments are a sum and a sum of squares.
type Moments struct {
	Sum     int64
	Squares uint64
}

func (m *Moments) add(v int64) {
	m.Sum += v
	m.Squares += uint64(v * v)
}

// of returns the mean and the variance of n values.
func (m Moments) of(n float64) (mean, variance float64) {
	mean = float64(m.Sum) / n
	return mean, max(0, float64(m.Squares)/n-mean*mean)
}

// Add adds one deal: the games of each seating, before and after the change.
func (p *Paired) Add(before, after []playtest.Result) {
	var points, turns [2]int64
	same := true
	for i := range before {
		b, a := before[i], after[i]
		if !b.Ended() || !a.Ended() {
			p.Unended++
			return
		}
		points[0] += int64(b.Points)
		points[1] += int64(a.Points)
		turns[0] += int64(b.Turns)
		turns[1] += int64(a.Turns)
		same = same && a == b
	}
	p.count(points, turns, same)
	for i := range before {
		p.Flips[min(before[i].Points, 2)][min(after[i].Points, 2)]++
	}
}

func (p *Paired) count(points, turns [2]int64, same bool) {
	p.Deals++
	if same {
		p.Same++
	}
	p.Before.add(points[0])
	p.After.add(points[1])
	p.Gain.add(points[1] - points[0])
	p.Turns[0] += uint64(turns[0])
	p.Turns[1] += uint64(turns[1])
	p.Longer.add(turns[1] - turns[0])
}

// scale returns the points of a deal if seat 0 wins all of its games.
func (p *Paired) scale() float64 { return float64(max(playtest.Seats, p.Seats) * p.Seatings) }

// gain returns the mean gain per deal and its variance, in shares of wins. One
// deal that changes in favor of seat 0 and one against it are added to the
// variance (after Agresti and Min 2005), so that a few deals without a
// difference do not prove that there is none.
func (p *Paired) gain() (mean, variance float64) {
	n := float64(p.Deals)
	if n == 0 {
		return 0, 1
	}
	mean, _ = p.Gain.of(n)
	_, variance = Moments{p.Gain.Sum, p.Gain.Squares + uint64(p.scale()*p.scale())}.of(n + 2)
	return mean / p.scale(), variance / (p.scale() * p.scale())
}

// Change returns by how much the share of wins of seat 0 rises, with the half
// width of a 95 % interval that holds for family intervals simultaneously.
func (p *Paired) Change(family int) (gain, half float64) {
	mean, variance := p.gain()
	return mean, familyQuantile(family) * math.Sqrt(variance/(float64(p.Deals)+2))
}

// Share returns the share of wins of seat 0, with draws counting half, before
// and after.
func (p *Paired) Share() (before, after float64) {
	n := max(1, float64(p.Deals)) * p.scale()
	return float64(p.Before.Sum) / n, float64(p.After.Sum) / n
}

// Lengthening returns by how many turns games get longer, with the half width
// of the 95 % interval.
func (p *Paired) Lengthening() (turns, half float64) {
	n := max(1, float64(p.Deals))
	mean, variance := p.Longer.of(n)
	k := float64(max(1, p.Seatings))
	return mean / k, z95 * math.Sqrt(variance/n) / k
}

// MeanTurns returns the mean length of the games, before and after.
func (p *Paired) MeanTurns() (before, after float64) {
	n := float64(max(1, p.Deals*p.Seatings))
	return float64(p.Turns[0]) / n, float64(p.Turns[1]) / n
}

// Factor returns how many times as many games two independent runs would have
// needed for the same interval. It is 0 if no deal differs, because then there
// is nothing to measure.
func (p *Paired) Factor() float64 {
	n := float64(p.Deals)
	if n == 0 {
		return 0
	}
	_, before := p.Before.of(n)
	_, after := p.After.of(n)
	_, gain := p.Gain.of(n)
	if gain == 0 {
		return 0
	}
	return (before + after) / gain
}

// Turned counts the games that a change turned into a win, a draw or a loss of
// seat 0.
func (p *Paired) Turned() (won, drawn, lost uint64) {
	f := &p.Flips
	return f[0][2] + f[1][2], f[0][1] + f[2][1], f[1][0] + f[2][0]
}
