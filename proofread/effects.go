package proofread

import (
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/effects"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// effects compares the texts of cards with their effects, in the words of the game's
// grammar. It comes before figures, because the effect tells which language is wrong.
func (p *proof) effects() {
	if p.game.Effects == nil {
		return
	}
	at := map[diag.Pos]int{}
	for i := range p.texts {
		at[p.texts[i].Pos(p.game.Source)] = i
	}
	for _, d := range slices.Concat(p.game.Decks, p.game.Lists) {
		bases := p.effectColumns(d)
		for _, base := range bases {
			p.effectsOf(d, base, at)
		}
		if len(bases) == 0 && slices.ContainsFunc(d.Columns, func(c values.Column) bool { return p.game.Effects.Columns[c.Name] != nil }) {
			p.effectsOf(d, "", at)
		}
	}
}

// effectColumns returns how the names of the columns of effects of a deck begin.
func (p *proof) effectColumns(d *carddata.Deck) (bases []string) {
	for _, col := range d.Columns {
		if base, is := strings.CutSuffix(col.Name, p.game.Effects.Effects); is && col.Type == values.Flow {
			bases = append(bases, base)
		}
	}
	return bases
}

// effectsOf compares the texts of a deck or list with the column of effects whose name begins
// with base, and with the other columns of the grammar. Without a column of effects, those
// columns are all that the cards do. At has the texts of the game by place.
func (p *proof) effectsOf(d *carddata.Deck, base string, at map[diag.Pos]int) {
	g := p.game.Effects
	for _, c := range d.Cards {
		text, is := c.Fields[base+g.Text]
		i, known := at[text.PosIn(p.game.Source)]
		if !is || !known {
			continue
		}
		delete(at, text.PosIn(p.game.Source)) // so that cards of several decks are compared once
		r := &claimReader{proof: p, grammar: g}
		r.effects(c.Fields[base+g.Effects])
		if base == "" {
			r.columns(c)
		}
		if p.searched += r.letters(&p.texts[i]); p.searched > MaxSearched {
			p.tooManyWordings(text.Pos)
			return
		}
		if !r.unknown {
			_, typed := c.Fields[base+g.Effects]
			p.compareClaims(i, r.claims, c.Fields[base+g.Effects].V != nil || !typed && len(r.claims) > 0)
		}
	}
}

// MaxSearched is the number of bytes of text in which wordings of effects are looked for:
// those of each text, once for each wording.
const MaxSearched = 300_000_000

// letters returns the number of bytes in which to look for the wordings of the claims.
func (r *claimReader) letters(t *Text) (n int) {
	for _, lang := range r.proof.game.Languages {
		for i := range r.claims {
			c := &r.claims[i]
			n += (len(c.say[lang]) + len(c.or[lang]) + len(c.also)) * (len(t.In(lang)) + 100)
		}
	}
	return n
}

// tooManyWordings reports that the rest of the texts is not compared with effects.
func (p *proof) tooManyWordings(at diag.Pos) {
	if !p.full {
		p.found.Errorf(at, source.CodeTooMany, "the wordings of effects have more than 300,000,000 bytes to look through, counting up to this card; the rest is not compared").
			Hintf("write fewer wordings for each effect")
	}
	p.full = true
}

// compareClaims reports texts that do not say what the effects of their card claim, or
// that have other figures.
func (p *proof) compareClaims(i int, claims []claim, has bool) {
	v := &verdict{text: &p.texts[i], unsaid: map[string][]claim{}, extra: map[string][]string{}}
	for _, lang := range p.game.Languages {
		if r := p.reading(i, lang); r != nil && !p.isUntranslated(i, lang) {
			v.langs = append(v.langs, lang)
			v.judge(lang, r, claims, has)
		}
	}
	if len(v.langs) == 0 {
		return
	}
	for _, lang := range v.report(p) {
		p.spoil(i, lang)
	}
}

// spoil tells other checks that something about a text was reported: in the source
// language, all its translations differ from it for that reason.
func (p *proof) spoil(i int, lang string) {
	for _, l := range p.game.Languages {
		if l == lang || lang == p.game.Source {
			p.wrong[place{l, i}] = true
		}
	}
}

// claim is one thing that the effects of a card claim of its text.
type claim struct {
	at     diag.Pos // of the cell
	what   string   // "`n: 4`"
	say    effects.Wording
	or     effects.Wording
	figure effects.Figure
	value  string // with its sign, of a figure
	also   []string
}
