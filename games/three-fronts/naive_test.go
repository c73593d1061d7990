package threefronts

import (
	"fmt"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// naive plays the game page by page, as a reader of the rulebook would: with
// words and lists, looking everything up whenever it is needed. It shares only
// the random keys and the names of actions with the rules. It is slow, but its
// correctness does not depend on theirs.
type naive struct {
	game          *carddata.Game
	c             playtest.Chance
	ask           func(side int, options []string) string
	units         [2][]*naiveUnit
	squads        [2][]*naiveUnit // decks, the next card last
	tactics       []*naiveCard
	hands         [2][]*naiveCard
	discard       []*naiveCard
	seen          [2]map[*naiveCard]bool // by viewer
	turn          int
	first, active int
	shuffles      int
	closed        [2][3]map[string]bool
	volleyMod     [3]int
	dice          map[*naiveUnit][]int // rolled but not yet allotted
	front         int
	attackMod     int
	defendMod     int
	simultaneous  bool
	mines         []*naiveCard
	deferred      bool
	over          string
}

type naiveUnit struct {
	*carddata.Card
	name     string
	side     int
	at       int // index for random keys
	front    int // 0 to 2, or one of these
	cas      int
	pins     int
	flags    map[string]bool // this turn
	game     map[string]bool // forbidden for the game
	dice     int             // for this combat
	diceTurn int
	cover    int
	target   int // front that it assaults
	fired    bool
}

const (
	inDeck = -1 - iota
	drawn
	lost
)

type naiveCard struct {
	*carddata.Card
	at int
}

// naiveOver is the panic value that ends a game from anywhere.
type naiveOver struct{}

func newNaive(g *carddata.Game, c playtest.Chance, ask func(int, []string) string) *naive {
	n := &naive{game: g, c: c, ask: ask, seen: [2]map[*naiveCard]bool{{}, {}}, dice: map[*naiveUnit][]int{}}
	for side := range 2 {
		count := map[string]int{}
		for _, c := range g.Decks[side].Cards {
			for range c.Copies {
				name := c.ID
				if count[c.ID]++; count[c.ID] > 1 {
					name = fmt.Sprint(c.ID, "#", count[c.ID])
				}
				n.units[side] = append(n.units[side], &naiveUnit{Card: c, name: name, side: side, at: len(n.units[side]), front: inDeck, flags: map[string]bool{}, game: map[string]bool{}})
			}
		}
	}
	for _, c := range g.Decks[2].Cards {
		for range c.Copies {
			n.tactics = append(n.tactics, &naiveCard{c, len(n.tactics)})
		}
	}
	return n
}

// effect1 returns an effect of a card, nil if there is none.
func effect1(c *carddata.Card, do string, want ...string) map[string]any {
	effects, _ := c.Fields["effects"].V.([]any)
next:
	for _, e := range effects {
		m := e.(map[string]any)
		if m["do"] != do {
			continue
		}
		for i := 0; i < len(want); i += 2 {
			if m[want[i]] != want[i+1] {
				continue next
			}
		}
		return m
	}
	return nil
}

func mod(e map[string]any) int {
	if e == nil {
		return 0
	}
	return e["mod"].(int)
}

func num(e map[string]any) int {
	if e == nil {
		return 0
	}
	return e["n"].(int)
}

func (u *naiveUnit) is(class string) bool {
	return slices.Contains(rulebook.List(u.Fields["classes"]), class)
}

func (u *naiveUnit) strength() int { return u.Fields["strength"].V.(int) }

func (u *naiveUnit) matches(filter any) bool {
	switch filter {
	case "any":
		return true
	case "infantry":
		return u.Fields["type"].V == "UI"
	case "engineer", "vehicle":
		return u.is(filter.(string))
	case "recon_team":
		return u.is("recon-team")
	case "non_tank":
		return !u.is("tank")
	case "non_leader":
		return !u.is("leader")
	}
	panic(fmt.Sprint("no filter ", filter))
}

func (u *naiveUnit) barred(what string) bool {
	own := effect1(u.Card, "forbid")
	return u.flags["no "+what] || u.game[what] || own != nil && slices.Contains(own["what"].([]any), any(what))
}

// in lists the units of a side on a front, or on all fronts for -1.
func (n *naive) in(side, front int) (all []*naiveUnit) {
	for _, u := range n.units[side] {
		if u.front >= 0 && (front < 0 || u.front == front) {
			all = append(all, u)
		}
	}
	return all
}

func some(all []*naiveUnit, keep func(*naiveUnit) bool) (kept []*naiveUnit) {
	for _, u := range all {
		if keep(u) {
			kept = append(kept, u)
		}
	}
	return kept
}

func (n *naive) key(domain uint8, side, slot, repeat int) playtest.Key {
	return playtest.Key{Domain: domain, Seat: playtest.Seat(side), Turn: uint16(n.turn), Slot: uint16(slot), Repeat: uint16(repeat)}
}

func (n *naive) d6(k playtest.Key) int { return 1 + n.c.N(k, 6) }

func shuffle[T any](c playtest.Chance, k playtest.Key, cards []T) {
	order := make([]uint8, len(cards))
	for i := range order {
		order[i] = uint8(i)
	}
	playtest.Shuffle(c, k, order)
	old := slices.Clone(cards)
	for i, from := range order {
		cards[i] = old[from]
	}
}

// play plays a whole game.
func (n *naive) play() {
	defer func() {
		if p := recover(); p != nil {
			if _, ok := p.(naiveOver); !ok {
				panic(p)
			}
		}
	}()
	for side := range 2 {
		n.squads[side] = slices.Clone(n.units[side])
		shuffle(n.c, playtest.Key{Domain: forSquads, Seat: playtest.Seat(side)}, n.squads[side])
	}
	n.shuffleTactics()
	n.first = n.c.N(playtest.Key{Domain: forFirst}, 2)
	for n.active = n.first; ; n.active = 1 - n.active {
		n.takeTurn()
	}
}

func (n *naive) shuffleTactics() {
	shuffle(n.c, playtest.Key{Domain: forTactics, Turn: uint16(n.shuffles)}, n.tactics)
	n.shuffles++
}

func (n *naive) end(how string) {
	n.over = how
	panic(naiveOver{})
}

func (n *naive) takeTurn() {
	if n.turn == 400 {
		n.end("nobody unfinished")
	}
	if n.turn++; n.turn == 5 {
		n.checkFronts()
	}
	for _, body := range []func(){n.deployPhase, n.tacticsPhase, n.reconPhase, n.suppressionPhase, n.assaultPhase, n.rallyPhase} {
		n.window("phase-start")
		body()
	}
	for _, side := range n.units {
		for _, u := range side {
			u.flags = map[string]bool{}
			u.diceTurn = 0
		}
	}
	n.closed, n.volleyMod = [2][3]map[string]bool{}, [3]int{}
}

// window lets both players act until both pass in a row.
func (n *naive) window(name string) {
	side := n.active
	for passes := 0; passes < 2; side = 1 - side {
		if plays := n.plays(side, name); len(plays) == 0 {
			passes++
		} else if choice := n.ask(side, append(plays, "pass")); choice == "pass" {
			passes++
		} else {
			passes = 0
			n.playCard(side, choice)
		}
	}
}

// answer lets one player cancel a roll or move, and reports whether it was
// canceled.
func (n *naive) answer(side int, name string) bool {
	plays := n.plays(side, name)
	if len(plays) == 0 {
		return false
	}
	choice := n.ask(side, append(plays, "pass"))
	if choice == "pass" {
		return false
	}
	n.playCard(side, choice)
	return true
}

func (n *naive) drawSquads(count int) {
	deck := &n.squads[n.active]
	for ; count > 0 && len(*deck) > 0; count-- {
		u := (*deck)[len(*deck)-1]
		*deck = (*deck)[:len(*deck)-1]
		u.front = drawn
	}
}

func (n *naive) drawTactics(side, count int) {
	for range count {
		if len(n.tactics) == 0 {
			if len(n.discard) == 0 {
				return
			}
			n.tactics, n.discard = n.discard, nil
			slices.SortFunc(n.tactics, func(a, b *naiveCard) int { return a.at - b.at })
			n.shuffleTactics()
		}
		n.hands[side] = append(n.hands[side], n.tactics[len(n.tactics)-1])
		n.tactics = n.tactics[:len(n.tactics)-1]
	}
}

// 1. Deploy Phase.
func (n *naive) deployPhase() {
	n.drawSquads(3)
	for {
		var options []string
		waiting := some(n.units[n.active], func(u *naiveUnit) bool { return u.front == drawn })
		for _, u := range waiting {
			for f := range 3 {
				options = append(options, fmt.Sprint("deploy ", u.name, " ", f))
			}
		}
		for _, u := range n.in(n.active, -1) {
			if u.pins == 0 && !u.flags["moved"] && !u.barred("move") {
				for f := range 3 {
					if f-u.front == 1 || u.front-f == 1 {
						options = append(options, fmt.Sprint("move ", u.name, " ", f))
					}
				}
			}
			if effect1(u.Card, "draw") != nil && !u.flags["drew"] {
				if len(n.squads[n.active]) > 0 {
					options = append(options, "extra "+u.name+" 0")
				}
				if len(n.tactics)+len(n.discard) > 0 {
					options = append(options, "extra "+u.name+" 1")
				}
			}
		}
		options = append(options, n.plays(n.active, "deploy")...)
		if len(options) == 0 {
			return
		}
		if len(waiting) == 0 {
			options = append(options, "pass")
		}
		choice := n.ask(n.active, options)
		word := strings.Fields(choice)
		switch word[0] {
		case "pass":
			return
		case "deploy":
			n.find(n.active, word[1]).front = int(word[2][0] - '0')
			n.checkFronts()
		case "move":
			u := n.find(n.active, word[1])
			if n.answer(1-n.active, "enemy-move") {
				u.flags["no move"] = true
			} else {
				u.front, u.flags["moved"] = int(word[2][0]-'0'), true
				n.checkFronts()
			}
		case "extra":
			n.find(n.active, word[1]).flags["drew"] = true
			if word[2] == "1" {
				n.drawTactics(n.active, 1)
			} else {
				n.drawSquads(1)
			}
		default:
			n.playCard(n.active, choice)
		}
	}
}

func (n *naive) find(side int, name string) *naiveUnit {
	for _, u := range n.units[side] {
		if u.name == name {
			return u
		}
	}
	panic("no unit " + name)
}

// 2. Tactics Phase.
func (n *naive) tacticsPhase() {
	n.drawTactics(n.active, 2)
	n.free("tactics", func() []string { return nil }, nil)
	for len(n.hands[n.active]) > 7 {
		var options []string
		for _, c := range n.hands[n.active] {
			if o := "discard " + c.ID; !slices.Contains(options, o) {
				options = append(options, o)
			}
		}
		n.spend(n.active, strings.TrimPrefix(n.ask(n.active, options), "discard "))
	}
}

// free lets the active player act and play cards of a window, until they pass
// or have nothing to do.
func (n *naive) free(window string, deeds func() []string, do func(word []string)) {
	for {
		options := append(deeds(), n.plays(n.active, window)...)
		if len(options) == 0 {
			return
		}
		choice := n.ask(n.active, append(options, "pass"))
		switch {
		case choice == "pass":
			return
		case strings.HasPrefix(choice, "play "):
			n.playCard(n.active, choice)
		default:
			do(strings.Fields(choice))
		}
	}
}

// 3. Recon Phase.
func (n *naive) reconPhase() {
	n.free("recon", func() (options []string) {
		for _, u := range n.in(n.active, -1) {
			if effect1(u.Card, "recon") != nil && u.pins == 0 && !u.flags["moved"] && !u.flags["mission"] && !u.barred("recon") {
				options = append(options, "recon "+u.name)
			}
		}
		return options
	}, func(word []string) {
		u := n.find(n.active, word[1])
		u.flags["mission"] = true
		roll := n.d6(n.key(forRecon, n.active, u.at, 0)) + mod(effect1(u.Card, "recon"))
		if roll <= 2 {
			n.spotted(u)
		} else if roll >= 5 {
			n.success([]int{u.front})
		}
	})
}

func (n *naive) spotted(u *naiveUnit) {
	enemy := 1 - n.active
	sum := n.d6(n.key(forSpot, enemy, u.at, 0)) + n.d6(n.key(forSpot, enemy, u.at, 1))
	if n.answer(n.active, "enemy-suppression-roll") {
		return
	}
	n.hit(u, suppressed(sum), n.key(forSpot, enemy, u.at, 0))
}

func suppressed(sum int) string {
	if sum >= 11 {
		return "casualty"
	}
	if sum >= 8 {
		return "pinned"
	}
	return "nothing"
}

func (n *naive) success(fronts []int) {
	options := []string{"look"}
	for _, f := range fronts {
		options = append(options, fmt.Sprint("mark ", f))
	}
	choice := n.ask(n.active, options)
	if choice == "look" {
		for _, c := range n.hands[1-n.active] {
			n.seen[n.active][c] = true
		}
		return
	}
	n.volleyMod[choice[5]-'0']++
}

// 4. Suppression Phase.
func (n *naive) suppressionPhase() {
	n.free("suppression", func() (options []string) {
		for _, u := range n.in(n.active, -1) {
			if effect1(u.Card, "suppress") != nil {
				for _, f := range n.suppressionTargets(u) {
					options = append(options, fmt.Sprint("suppress ", u.name, " ", f))
				}
			}
		}
		return options
	}, func(word []string) {
		u := n.find(n.active, word[1])
		n.unitSuppresses(u, int(word[2][0]-'0'), mod(effect1(u.Card, "suppress")))
	})
}

func (n *naive) suppressionTargets(u *naiveUnit) []int {
	if u.pins > 0 || u.flags["mission"] || u.flags["suppressed"] || u.flags["moved"] && !u.flags["may suppress"] || u.barred("suppress") {
		return nil
	}
	return n.targets(u, "be_suppressed")
}

// targets returns the fronts that a unit may attack.
func (n *naive) targets(u *naiveUnit, how string) (fronts []int) {
	enemy := 1 - n.active
	for f := range 3 {
		opposite := f == u.front
		beside := (f-u.front == 1 || u.front-f == 1) && len(n.in(enemy, u.front)) == 0
		if (opposite || beside) && len(n.in(enemy, f)) > 0 && !n.closed[enemy][f][how] {
			fronts = append(fronts, f)
		}
	}
	return fronts
}

func (n *naive) unitSuppresses(u *naiveUnit, front, mod int) {
	u.flags["suppressed"] = true
	if front != u.front {
		mod++
	}
	n.suppressionRoll(forUnitRoll, u.at, 0, front, mod, u)
}

func (n *naive) suppressionRoll(domain uint8, slot, number, front, mod int, by *naiveUnit) {
	if len(n.in(1-n.active, front)) == 0 {
		return
	}
	sum := n.d6(n.key(domain, n.active, slot, 2*number)) + n.d6(n.key(domain, n.active, slot, 2*number+1)) + mod + n.volleyMod[front]
	if n.answer(1-n.active, "enemy-suppression-roll") {
		return
	}
	if res := suppressed(sum); res != "nothing" {
		n.allot(by, n.in(1-n.active, front), res, 0, n.key(domain, n.active, slot, number+1))
	}
}

// allot applies a result to a random unit of a set.
func (n *naive) allot(by *naiveUnit, set []*naiveUnit, res string, roll int, k playtest.Key) {
	if by != nil && (effect1(by.Card, "anti_tank") != nil || by.flags["anti-tank"]) {
		if hard := some(set, func(u *naiveUnit) bool { return u.is("vehicle") || u.is("artillery") }); len(hard) > 0 {
			set = hard
		}
	}
	if len(set) == 0 {
		return
	}
	draw := k
	draw.Domain += target
	u := set[n.c.N(draw, len(set))]
	if roll != 0 {
		res = fired(roll + u.cover)
	}
	if by != nil && by.is("sniper") && effect1(u.Card, "immune", "to", "sniper") != nil {
		return
	}
	n.hit(u, res, k)
}

func fired(roll int) string {
	if roll >= 6 {
		return "casualty"
	}
	if roll >= 4 {
		return "pinned"
	}
	return "nothing"
}

func (n *naive) hit(u *naiveUnit, res string, k playtest.Key) {
	if res == "nothing" {
		return
	}
	if armor := effect1(u.Card, "armor_save"); armor != nil {
		k.Domain += armorDie
		if n.d6(k)+mod(armor) >= 6 {
			if res == "pinned" {
				return
			}
			res = "pinned"
		}
	}
	if res == "pinned" {
		u.pins++
		return
	}
	if u.cas++; u.cas == u.strength() {
		n.remove(u)
	}
}

func (n *naive) remove(u *naiveUnit) {
	u.front, u.cas, u.pins = lost, 0, 0
	if !n.deferred {
		n.checkVictory()
	}
}

func (n *naive) checkVictory() {
	gone := [2]int{}
	for side := range 2 {
		gone[side] = len(some(n.units[side], func(u *naiveUnit) bool { return u.front == lost }))
	}
	switch {
	case gone[0] >= 10 && gone[1] >= 10:
		n.end("nobody both")
	case gone[0] >= 10:
		n.end("de units")
	case gone[1] >= 10:
		n.end("us units")
	}
	n.checkFronts()
}

func (n *naive) checkFronts() {
	if n.turn < 5 {
		return
	}
	var held [2]int
	for side := range 2 {
		for f := range 3 {
			held[side] += min(len(n.in(side, f)), 1)
		}
	}
	if held[0] == 3 && held[1] <= 1 {
		n.end("us fronts")
	}
	if held[1] == 3 && held[0] <= 1 {
		n.end("de fronts")
	}
}
