package playtest

// mixedLuck takes each source of luck from one of two games.
type mixedLuck struct {
	of      [2]Keyed
	sources *[256]Source // by domain
	second  sourceSet    // those that come from the second game
	drawn   sourceSet    // the sources taken from the second game
}

// sourceSet is a set of sources, one bit each.
type sourceSet uint8

const allSources sourceSet = 1<<numSources - 1

func (s sourceSet) has(source Source) bool { return s>>source&1 == 1 }

// of returns 1 for a source in the set, else 0.
func (s sourceSet) of(source Source) int { return int(s >> source & 1) }

// N returns the number drawn for a key in the game that its source is taken
// from.
func (b *mixedLuck) N(k Key, n int) int {
	source := b.sources[k.Domain]
	b.drawn |= 1 << source
	return b.of[b.second.of(source)].N(k, n)
}

// luckSampler plays games with mixed luck.
type luckSampler[S any] struct {
	rules   Rules[S]
	seed    uint64
	limit   int
	seats   int
	agents  [MaxSeats][2]Agent[S] // at their best, and careless
	luck    mixedLuck
	state   S
	streams [MaxSeats]Stream
	legal   []Action
}

func newLuckSampler[S any](p *Plan[S]) *luckSampler[S] {
	t := &luckSampler[S]{rules: p.Rules, seed: p.Seed, limit: p.limit(), seats: p.Rules.Catalog().NumSeats()}
	t.luck.sources = &p.Rules.Catalog().Sources
	for seat, player := range p.Players[:t.seats] {
		t.agents[seat] = [2]Agent[S]{player.New(), Careless(player).New()}
	}
	return t
}

// sample plays two games that have nothing in common, and for each source one
// that shares only this source with the first and one that shares all others.
// Games with another source of chance that was never drawn from are not played
// again.
func (t *luckSampler[S]) sample(n uint64, l *Luck) bool {
	first, drawnFirst := t.play(n, 0)
	second, drawnSecond := t.play(n, allSources)
	if first < 0 || second < 0 {
		return false
	}
	var alone, rest [numSources]int
	for s := range numSources {
		alone[s], rest[s] = second, first
		if drawnSecond.has(s) {
			alone[s], _ = t.play(n, allSources&^(1<<s))
		}
		if drawnFirst.has(s) {
			rest[s], _ = t.play(n, 1<<s)
		}
		if alone[s] < 0 || rest[s] < 0 {
			return false
		}
	}
	l.count(distances{t.seats}, first, second, &alone, &rest, drawnFirst|drawnSecond)
	return true
}

// count adds a sample: its two games, and for each source the game that shares
// only this source with the first, and so all others with the second, and the
// game that shares all others with the first.
func (l *Luck) count(d distances, first, second int, alone, rest *[numSources]int, drawn sourceSet) {
	apart := d.squared(first, second)
	for s := range numSources {
		apart += d.squared(alone[s], rest[s])
	}
	l.Apart.count(apart, apart)
	for s := range numSources {
		c := &l.Sources[s]
		c.Alone.count(d.squared(first, alone[s])+d.squared(second, rest[s]), apart)
		c.Rest.count(d.squared(first, rest[s])+d.squared(second, alone[s]), apart)
		c.drawn = c.drawn || drawn.has(s)
	}
}

// A result is the seat that won, or one of these.
const (
	unended = -1
	drawn   = MaxSeats
)

// distances are those between the results of a game with some number of seats.
type distances struct{ seats int }

// squared returns half of the sum of the squared differences of the points of all seats.
func (d distances) squared(a, b int) int {
	switch {
	case a == b:
		return 0
	case a == drawn || b == drawn:
		return d.seats * (d.seats - 1) / 2
	}
	return d.seats * d.seats
}

// play plays one game, taking the named sources from the second game of its
// sample. It returns the result and the sources that were drawn from. If the rules
// panic, the game counts as unended.
func (t *luckSampler[S]) play(n uint64, second sourceSet) (result int, sources sourceSet) {
	defer func() {
		if recover() != nil {
			result = unended
		}
	}()
	seated := t.begin(n, second)
	for range t.limit {
		actor := t.rules.Actor(&t.state)
		if actor == Nobody {
			return resultOf(t.rules.Outcome(&t.state)), t.luck.drawn
		}
		t.legal = t.rules.Legal(&t.state, t.legal[:0])
		a := t.legal[0]
		if len(t.legal) > 1 {
			a = seated[actor].Act(t.rules, &t.state, t.legal, &t.streams[actor])
		}
		t.rules.Apply(&t.state, a, &t.luck, nil)
	}
	return unended, t.luck.drawn
}

func resultOf(o Outcome) int {
	if o.Winner == Nobody {
		return drawn
	}
	return int(o.Winner)
}

// begin sets up a game and seats its players. It mixes games 2n and 2n+1 of the
// seed.
func (t *luckSampler[S]) begin(n uint64, second sourceSet) (seated [MaxSeats]Agent[S]) {
	games := [2]uint64{2 * n, 2*n + 1}
	t.luck.of = [2]Keyed{NewKeyed(t.seed, games[0]), NewKeyed(t.seed, games[1])}
	t.luck.second, t.luck.drawn = second, 1<<FromTieBreaks|1<<FromSkill
	for seat := range t.seats {
		t.streams[seat] = NewStream(t.seed, games[second.of(FromTieBreaks)], Seat(seat))
		coin := NewStream(t.seed, games[second.of(FromSkill)], Seat(t.seats+seat))
		seated[seat] = t.agents[seat][coin.N(2)]
		seated[seat].Begin(t.rules, Seat(seat))
	}
	t.rules.Setup(&t.state, &t.luck, nil)
	return seated
}

// Careless returns a player that plays p's choice, but in one of four decisions
// takes a random one.
func Careless[S any](p Player[S]) Player[S] {
	return Player[S]{Name: p.Name + "-careless", New: func() Agent[S] { return &careless[S]{p.New()} }}
}

type careless[S any] struct{ Agent[S] }

func (c *careless[S]) Act(r Rules[S], s *S, legal []Action, rnd *Stream) Action {
	if rnd.N(4) == 0 {
		return legal[rnd.N(len(legal))]
	}
	return c.Agent.Act(r, s, legal, rnd)
}
