package fireandcover

import (
	"punchboard/carddata"
	"punchboard/playtest/rulebook"
)

// effect is one object of an effects cell as it is read, with the data of the
// game read so far.
type effect struct {
	*rulebook.Effect
	b *builder
}

// effects reads the cell of a card.
func (b *builder) effects(c *carddata.Card) (all []*effect) {
	for _, e := range b.Effects(c, 1) {
		all = append(all, &effect{e, b})
	}
	return all
}

// number reads a whole number from least to most.
func (e *effect) number(name string, least, most int) int8 { return int8(e.Number(name, least, most)) }

// maxMod is the maximum modifier of dice.
const maxMod = 12

func (e *effect) mod(name string) int8 { return e.number(name, -maxMod, maxMod) }

// pureMod reads a modifier that is all that an effect does.
func (e *effect) pureMod(name string) int8 { return int8(e.Modifier(name, -maxMod, maxMod)) }

// optional reads a number that may be missing.
func (e *effect) optional(name string, least, most int) int8 {
	if !e.Has(name) {
		return 0
	}
	return e.number(name, least, most)
}
