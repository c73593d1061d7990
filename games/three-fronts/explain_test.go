package threefronts

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestWhy compares the reasons for unplayed Tactics cards with the choices of
// the players.
func TestWhy(t *testing.T) {
	r := load(t)
	rulestest.Explains(t, "", r, func(a playtest.Action) (playtest.CardID, bool) {
		k, x, _, _ := unpack(a)
		return r.tacticsCard(x), k == play
	}, 40, 20)
}

// TestWhyByPosition checks reasons in small positions.
func TestWhyByPosition(t *testing.T) {
	for _, c := range []struct {
		position, card, rule, en, fr string
	}{
		{"us hand tac-professionalism; window deploy", "tac-professionalism", "TF-223", "only the other side can play it", "seul l’autre camp peut la jouer"},
		{"us hand tac-radio; us 0 us-recon-team; phase recon", "tac-radio", "TF-213", "it needs the Deploy Phase", "il lui faut la phase de déploiement"},
		{"us hand tac-breakdown; us 1 us-rifle-squad; de 1 de-pioniere; us hand tac-green-unit; window deploy", "tac-breakdown", "TF-225", "no vehicle of the enemy was in play", "aucun véhicule de l’ennemi n’était en jeu"},
	} {
		p := newPosition(t, load(t))
		p.Play(c.position)
		for id, name := range p.rules.Catalog().Cards {
			if name != c.card {
				continue
			}
			why := p.rules.Why(&p.State, American, playtest.CardID(id))
			rule, en := p.rules.Because(playtest.CardID(id), why, "en")
			if _, fr := p.rules.Because(playtest.CardID(id), why, "fr"); rule != c.rule || en != c.en || fr != c.fr {
				t.Errorf("%s: %s, %s, %s", c.card, rule, en, fr)
			}
		}
	}
}
