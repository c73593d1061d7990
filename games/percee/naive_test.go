package percee

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"punchboard/playtest"
)

// naive plays by the rulebook, page by page. It caches nothing, uses no sets or
// tables, and computes lines of sight with fractions. It is slow, and written
// independently of the rules that it is compared with.
type naive struct {
	r       *Rules // only for the values in the rows
	pile    []int
	aside   bool
	round   int
	had     map[string]bool
	used    map[string]bool // support counters
	zone    string
	units   []*nunit
	card    int
	left    int
	acted   []*nunit
	stack   []*nunit
	begun   bool
	free    bool // Tiger 102 may follow
	group   []*nunit
	target  *nunit
	support string // the current attack: "air AT"
	at      string // and its hex
	step    step
	winner  string
	way     way
	lines   map[string]bool // lines of sight computed so far
}

// nunit is one counter on the table.
type nunit struct {
	side    string
	nth     int
	tank    bool
	tiger   bool
	at, ai  [2]int
	reserve int
	place   string // a hex, "reserve", "exited", "eliminated", "" before the setup
	back    bool
	waits   bool
}

const rowsOfMap = "..F..F...F." + ".V..H..V..." + "F..F....F.." + "..H..C....F" + ".....C.H.V." + ".F.V..F...." + ".F.....V.F." + "...H.F....F"

func (n *naive) terrain(hex string) byte {
	c, r := colRow(hex)
	if c < 1 || c > 11 || r < 1 || r > 8 {
		return 0
	}
	return rowsOfMap[(r-1)*11+c-1]
}

func colRow(hex string) (c, r int) {
	c, _ = strconv.Atoi(hex[:2])
	r, _ = strconv.Atoi(hex[2:])
	return c, r
}

func label(c, r int) string {
	two := func(n int) string { return string([]byte{byte('0' + n/10), byte('0' + n%10)}) }
	return two(c) + two(r)
}

// cube returns cube coordinates as defined on the rulebook's page about hexes.
func cube(hex string) (q, r, s float64) {
	c, row := colRow(hex)
	qi := c - 1
	ri := (row - 1) - (qi-qi%2)/2
	return float64(qi), float64(ri), float64(-qi - ri)
}

func distance(a, b string) int {
	q1, r1, s1 := cube(a)
	q2, r2, s2 := cube(b)
	return int(max(math.Abs(q1-q2), math.Abs(r1-r2), math.Abs(s1-s2)))
}

// theHexes lists the map row by row, and hexPlace is the position of each hex
// in the list.
var theHexes, hexPlace = func() (list []string, place map[string]int) {
	place = map[string]int{}
	for r := 1; r <= 8; r++ {
		for c := 1; c <= 11; c++ {
			place[label(c, r)] = len(list)
			list = append(list, label(c, r))
		}
	}
	return list, place
}()

func allHexes() []string { return theHexes }

// hexAround rounds to the nearest hex.
func hexAround(q, r, s float64) string {
	rq, rr, rs := math.Round(q), math.Round(r), math.Round(s)
	dq, dr, ds := math.Abs(rq-q), math.Abs(rr-r), math.Abs(rs-s)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	qi, ri := int(rq), int(rr)
	if qi < 0 || qi > 10 || ri+(qi-qi%2)/2 < 0 || ri+(qi-qi%2)/2 > 7 {
		return "0000"
	}
	return label(qi+1, ri+(qi-qi%2)/2+1)
}

// sees walks along the line, shifted slightly to one side and to the other
// (PV-083 to PV-087).
func (n *naive) sees(a, b string) bool {
	d := distance(a, b)
	if d <= 1 {
		return true
	}
	q1, r1, s1 := cube(a)
	q2, r2, s2 := cube(b)
	for _, sigma := range []float64{1, -1} {
		clear := true
		for i := 1; i < d; i++ {
			t := float64(i) / float64(d)
			h := hexAround(q1+(q2-q1)*t+sigma*1e-6, r1+(r2-r1)*t+sigma*2e-6, s1+(s2-s1)*t-sigma*3e-6)
			if t := n.terrain(h); t == 0 || t != '.' {
				clear = false
			}
		}
		if clear {
			return true
		}
	}
	return false
}

// beside lists the adjacent hexes.
func (n *naive) beside(hex string) (list []string) {
	c, r := colRow(hex)
	for dc := -1; dc <= 1; dc++ {
		for dr := -1; dr <= 1; dr++ {
			if h := label(max(c+dc, 0), max(r+dr, 0)); n.terrain(h) != 0 && distance(hex, h) == 1 {
				list = append(list, h)
			}
		}
	}
	return list
}

// reaches computes each pair of hexes once: the map does not change.
func (n *naive) reaches(from, to string) bool {
	if known, ok := n.lines[from+to]; ok {
		return known
	}
	n.lines[from+to] = n.inReach(from, to)
	return n.lines[from+to]
}

func (n *naive) inReach(from, to string) bool {
	most := 2
	if n.terrain(from) == 'H' {
		most = 3
	}
	d := distance(from, to)
	return d >= 1 && d <= most && n.sees(from, to)
}

func newNaive(r *Rules) *naive {
	n := &naive{r: r, had: map[string]bool{}, used: map[string]bool{}, step: atSetup}
	for side, name := range []string{"german", "american"} {
		for u := range sideUnits {
			d := &r.data.units[side][u]
			x := &nunit{side: name, nth: u, tank: d.hard, tiger: d.free, reserve: d.reserve}
			for f := range 2 {
				x.at[f], x.ai[f] = int(d.at[f]), int(d.ai[f])
			}
			if d.reserve > 0 {
				x.place = "reserve"
			}
			n.units = append(n.units, x)
		}
	}
	return n
}

func (n *naive) of(side, place string) (list []*nunit) {
	for _, u := range n.units {
		if u.side == side && u.place == place {
			list = append(list, u)
		}
	}
	return list
}

func other(side string) string {
	if side == "german" {
		return "american"
	}
	return "german"
}

func (u *nunit) onMap() bool { return len(u.place) == 4 }

// mayStand reports whether stacking allows a unit in a hex.
func (n *naive) mayStand(u *nunit, hex string) bool {
	if len(n.of(other(u.side), hex)) > 0 {
		return false
	}
	counted := 0
	for _, x := range n.of(u.side, hex) {
		if !x.tiger && x != u {
			counted++
		}
	}
	return u.tiger || counted < 2
}

func (n *naive) who() string {
	switch {
	case n.step == atEnd:
		return ""
	case n.step == atSetup && len(n.of("american", "")) > 0:
		return "american"
	case n.step == atSetup:
		return "german"
	}
	return map[playtest.Seat]string{German: "german", American: "american"}[n.r.data.cards[n.card].side]
}

func contains(list []*nunit, u *nunit) bool { return slices.Contains(list, u) }

// price returns the number of activations (PV-061, PV-062).
func (n *naive) price(group []*nunit) int {
	p := len(group)
	if n.r.data.cards[n.card].face {
		return p
	}
	for _, u := range group {
		if !u.tiger || u.side != "german" {
			continue
		}
		with := n.free
		for _, x := range group {
			with = with || x != u && x.place == u.place
		}
		if with {
			p--
		}
	}
	return p
}

func (n *naive) index(hex string) int { return hexPlace[hex] }

// legal lists the choices as actions.
func (n *naive) legal() (list []playtest.Action) {
	side := n.who()
	switch n.step {
	case atSetup:
		u := n.of(side, "")[0]
		for _, h := range allHexes() {
			if (h[:2] == "11") == (side == "german") && n.mayStand(u, h) {
				list = append(list, act(place, u.nth, n.index(h)))
			}
		}
		return list
	case atRedraw:
		return []playtest.Action{act(again, 0, 0), act(miss, 0, 0)}
	case atGroup:
		return append(n.joins(side), act(shoot, 0, 0))
	}
	list = append(list, act(endCard, 0, 0))
	for _, u := range n.units {
		if u.side == side && n.mayAct(u) {
			list = append(list, n.deeds(u)...)
		}
	}
	if side == "american" {
		list = append(list, n.supports()...)
	}
	return list
}

func (n *naive) mayAct(u *nunit) bool {
	face := n.r.data.cards[n.card].face
	switch {
	case contains(n.acted, u) || !u.onMap() && u.place != "reserve":
		return false
	case face && n.begun:
		return contains(n.stack, u) && u.onMap()
	case face:
		return true
	}
	return n.price([]*nunit{u}) <= n.left
}

func (n *naive) deeds(u *nunit) (list []playtest.Action) {
	if u.place == "reserve" {
		for _, h := range allHexes() {
			if h[:2] == "01" && n.round >= u.reserve && n.mayStand(u, h) {
				list = append(list, act(enter, u.nth, n.index(h)))
			}
		}
		return list
	}
	if u.side == "german" && u.place[:2] == "01" {
		list = append(list, act(leave, u.nth, 0))
	}
	for _, h := range n.beside(u.place) {
		if n.mayStand(u, h) {
			list = append(list, act(moveTo, u.nth, n.index(h)))
		}
	}
	for _, e := range n.units {
		if len(n.pile) > 0 && e.side != u.side && e.onMap() && !e.waits && n.reaches(u.place, e.place) {
			list = append(list, act(fire, u.nth, e.nth))
		}
	}
	return list
}

func (n *naive) joins(side string) (list []playtest.Action) {
	last := n.group[len(n.group)-1]
	face := n.r.data.cards[n.card].face
	for _, u := range n.units {
		if u.side != side || u.nth <= last.nth || !u.onMap() || contains(n.acted, u) || !n.reaches(u.place, n.target.place) {
			continue
		}
		if face && (u.place != n.group[0].place || n.begun && !contains(n.stack, u)) {
			continue
		}
		if face || n.price(append(slices.Clone(n.group), u)) <= n.left { // PV-060: the whole stack may fire
			list = append(list, act(join, u.nth, 0))
		}
	}
	return list
}

func (n *naive) supports() (list []playtest.Action) {
	c := &n.r.data.cards[n.card]
	if c.face && n.begun || len(n.used) > 0 || n.left < 1 {
		return nil
	}
	at, ai := airAT, airAI
	if !c.air {
		at, ai = obaAT, obaAI
	}
	for _, h := range n.germanHexes() {
		tanks, others := 0, 0
		for _, u := range n.of("german", h) {
			switch {
			case u.waits:
			case u.tank:
				tanks++
			default:
				others++
			}
		}
		if tanks > 0 && len(n.pile) > 0 {
			list = append(list, act(strike, int(at), n.index(h)))
		}
		if others > 0 && len(n.pile) > 0 {
			list = append(list, act(strike, int(ai), n.index(h)))
		}
		if tanks+others > 0 && c.air {
			list = append(list, act(harass, 0, n.index(h)))
		}
	}
	return list
}

func (n *naive) germanHexes() (list []string) {
	for _, u := range n.units {
		if u.side == "german" && u.onMap() && !slices.Contains(list, u.place) {
			list = append(list, u.place)
		}
	}
	return list
}

func (n *naive) unit(side string, nth int) *nunit {
	for _, u := range n.units {
		if u.side == side && u.nth == nth {
			return u
		}
	}
	panic("no such unit")
}

// apply performs an action.
func (n *naive) apply(a playtest.Action, c playtest.Chance) {
	k, x, y := unpack(a)
	side := n.who()
	hexes := allHexes()
	switch k {
	case endCard:
		n.next(c)
	case place:
		u := n.unit(side, x)
		u.place, u.waits = hexes[y], side == "german"
		if len(n.of("american", ""))+len(n.of("german", "")) == 0 {
			n.newRound(c)
		}
	case moveTo, enter:
		u := n.unit(side, x)
		p := n.begin([]*nunit{u})
		u.place = hexes[y]
		n.pay(p, c)
	case leave:
		u := n.unit(side, x)
		p := n.begin([]*nunit{u})
		u.place = "exited"
		n.pay(p, c)
	case fire:
		n.group, n.target, n.step = []*nunit{n.unit(side, x)}, n.unit(other(side), y), atGroup
	case join:
		n.group = append(n.group, n.unit(side, x))
	case shoot, again:
		n.combat(c)
	case miss:
		n.afterShot(c)
	case strike:
		n.support = [...]string{airAT: "air AT", airAI: "air AI", obaAT: "oba AT", obaAI: "oba AI"}[x]
		n.at = hexes[y]
		n.used[n.support[:3]] = true
		n.combat(c)
	case harass:
		n.used["air"], n.zone = true, hexes[y]
		n.supported(c)
	}
}

func (n *naive) newRound(c playtest.Chance) {
	n.round++
	cards := make([]uint8, deckCards)
	for i := range cards {
		cards[i] = uint8(i)
	}
	playtest.Shuffle(c, playtest.Key{Domain: forPile, Turn: uint16(n.round)}, cards)
	n.pile = nil
	for _, card := range cards {
		n.pile = append(n.pile, int(card))
	}
	n.aside, n.had, n.used, n.zone = false, map[string]bool{}, map[string]bool{}, ""
	n.next(c)
}

func (n *naive) turnOver() int {
	card := n.pile[0]
	n.pile = n.pile[1:]
	return card
}

func (n *naive) isJoker(card int) bool { return card == deckCards-1 }

func (n *naive) next(c playtest.Chance) {
	for len(n.pile) > 0 {
		n.card = n.turnOver()
		if n.isJoker(n.card) {
			if n.had["german"] && n.had["american"] {
				break
			}
			n.aside = true
			continue
		}
		d := &n.r.data.cards[n.card]
		n.step = atCard
		n.had[n.who()] = true
		n.left, n.acted, n.stack, n.begun, n.free = int(d.count), nil, nil, false, false
		return
	}
	n.endOfRound(c)
}

func (n *naive) endOfRound(c playtest.Chance) {
	n.zone = ""
	if n.round < 6 {
		n.newRound(c)
		return
	}
	n.step, n.winner, n.way = atEnd, "american", byHold
	if len(n.of("german", "exited")) >= 5 {
		n.winner, n.way = "german", byExit
	}
}

// begin records the units that act, and returns the cost.
func (n *naive) begin(group []*nunit) int {
	p := n.price(group)
	if n.r.data.cards[n.card].face && !n.begun {
		n.stack = slices.Clone(group)
		if group[0].onMap() {
			n.stack = n.of(group[0].side, group[0].place)
		}
	}
	free := false
	for _, t := range n.units {
		if !t.tiger || t.side != group[0].side || !t.onMap() || contains(n.acted, t) || contains(group, t) || n.r.data.cards[n.card].face {
			continue
		}
		for _, u := range group {
			free = free || u.place == t.place
		}
	}
	n.free = free
	for _, u := range group {
		u.waits = false
	}
	n.acted = append(n.acted, group...)
	n.begun = true
	return p
}

func (n *naive) pay(p int, c playtest.Chance) {
	n.step, n.group = atCard, nil
	if n.r.data.cards[n.card].face {
		for _, u := range n.stack {
			if u.onMap() && !contains(n.acted, u) {
				return
			}
		}
		n.next(c)
		return
	}
	if n.left -= p; n.left == 0 && !n.free {
		n.next(c)
	}
}

func (n *naive) supported(c playtest.Chance) {
	n.begun, n.step = true, atCard
	if n.left--; n.left <= 0 || n.r.data.cards[n.card].face {
		n.next(c)
	}
}

func (n *naive) combat(c playtest.Chance) {
	for len(n.pile) > 0 {
		card := n.turnOver()
		d := &n.r.data.cards[card]
		switch {
		case n.isJoker(card) && n.had["german"] && n.had["american"]:
			if n.support == "" {
				n.begin(n.group)
			}
			n.support, n.group = "", nil
			n.endOfRound(c)
			return
		case n.isJoker(card):
			n.aside = true
		case d.face && len(n.pile) > 0:
			n.step = atRedraw
			return
		case d.face:
			n.afterShot(c)
			return
		default:
			n.result(int(d.value), c)
			return
		}
	}
	n.afterShot(c)
}

func (n *naive) ground(hex string) int {
	return map[byte]int{'.': 0, 'V': 1, 'F': 1, 'H': 1, 'C': 2}[n.terrain(hex)]
}

// result compares card, modifiers and values (PV-092 to PV-101).
func (n *naive) result(value int, c playtest.Chance) {
	if n.support != "" {
		strength := map[string]int{"air": n.r.data.air, "oba": n.r.data.oba}[n.support[:3]]
		if value+n.ground(n.at) <= strength {
			for _, u := range n.of("german", n.at) {
				if !u.waits && u.tank == strings.HasSuffix(n.support, "AT") {
					n.hit(u)
				}
			}
		}
		n.afterShot(c)
		return
	}
	sum, mod, adjacent, tiger, zone := 0, n.ground(n.target.place), true, false, false
	for _, u := range n.group {
		face := 0
		if u.back {
			face = 1
		}
		if n.target.tank {
			sum += u.at[face]
		} else {
			sum += u.ai[face]
		}
		adjacent = adjacent && distance(u.place, n.target.place) == 1
		tiger = tiger || u.tiger && u.side == "german"
		zone = zone || n.zone != "" && u.side == "german" && distance(u.place, n.zone) <= 1
	}
	if adjacent {
		mod--
	}
	if tiger && n.target.tank {
		mod--
	}
	if zone {
		mod++
	}
	if value+mod <= sum {
		n.hit(n.target)
	}
	n.afterShot(c)
}

func (n *naive) hit(u *nunit) {
	if !u.back {
		u.back = true
		return
	}
	u.place = "eliminated"
	if u.side == "american" && len(n.of("american", "eliminated")) == sideUnits {
		n.step, n.winner, n.way = atEnd, "german", byAnnihilation
	}
}

func (n *naive) afterShot(c playtest.Chance) {
	if n.step == atEnd {
		return
	}
	if n.support != "" {
		n.support = ""
		n.supported(c)
		return
	}
	n.pay(n.begin(n.group), c)
}

// agrees compares the state of the rules with the naive one, field by field.
func (n *naive) agrees(s *State) (field string) {
	places := map[string]int16{"reserve": inReserve, "exited": exited, "eliminated": eliminated, "": unplaced}
	for _, u := range n.units {
		seat := map[string]playtest.Seat{"german": German, "american": American}[u.side]
		at, off := places[u.place]
		if !off {
			at = int16(n.index(u.place))
		}
		switch {
		case s.at[seat][u.nth] != at:
			return "place of " + u.side + strconv.Itoa(u.nth)
		case s.back[seat].has(u.nth) != u.back:
			return "face of " + u.side + strconv.Itoa(u.nth)
		case u.side == "german" && s.waiting.has(u.nth) != u.waits:
			return "waiting of " + strconv.Itoa(u.nth)
		}
	}
	zone := int16(noHex)
	if n.zone != "" {
		zone = int16(n.index(n.zone))
	}
	switch {
	case int(s.round) != n.round:
		return "round"
	case s.step != n.step:
		return "step"
	case s.zone != zone:
		return "zone"
	case s.aside != n.aside && n.round > 0:
		return "joker"
	case n.round > 0 && s.pileLeft() != len(n.pile):
		return "pile"
	case s.support[0] != n.used["air"] || s.support[1] != n.used["oba"]:
		return "support"
	case n.step == atEnd && (s.winner == German) != (n.winner == "german"):
		return "winner"
	case n.step == atEnd && s.way != n.way:
		return "way"
	case n.step != atEnd && n.round > 0 && (int(s.card) != n.card || int(s.left) != n.left):
		return "card"
	}
	for i, card := range n.pile {
		if int(s.pile[int(s.drawn)+i]) != card {
			return "order of the pile"
		}
	}
	return ""
}

// TestNaive plays the same games with both: the choices and the state must be
// the same at each of more than 100,000 decisions.
func TestNaive(t *testing.T) {
	r := load(t)
	least := 100_000
	if testing.Short() {
		least = 10_000
	}
	decisions, lines := 0, map[string]bool{}
	for game := uint64(0); decisions < least; game++ {
		luck := playtest.NewKeyed(11, game)
		stream := playtest.NewStream(11, game, 0)
		greedy := Greedy().New()
		greedy.Begin(r, German)
		var s State
		r.Setup(&s, &luck, nil)
		n := newNaive(r)
		n.lines = lines
		for !s.over() {
			fast := r.Legal(&s, nil)
			slow := n.legal()
			slices.Sort(fast)
			slices.Sort(slow)
			if !slices.Equal(fast, slow) {
				t.Fatalf("game %d, decision %d: choices %v, by the rulebook %v", game, decisions, fast, slow)
			}
			a := fast[stream.N(len(fast))]
			if game%2 == 1 && stream.N(4) > 0 { // in half of the games, prefer moves that bring the sides together and the game to an end
				a = greedy.Act(r, &s, r.Legal(&s, nil), &stream)
			}
			r.Apply(&s, a, &luck, nil)
			n.apply(a, &luck)
			if field := n.agrees(&s); field != "" {
				t.Fatalf("game %d, decision %d: the %s differs", game, decisions, field)
			}
			decisions++
		}
	}
}
