package hostile

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
)

// random makes words by chance, the same ones each time.
type random struct {
	rng   *rand.Rand
	words []string
}

func newRandom() *random {
	r := &random{rng: rand.New(rand.NewPCG(1, 2))}
	for range 60_000 {
		letters := make([]byte, 3+r.rng.IntN(7))
		for i := range letters {
			letters[i] = byte('a' + r.rng.IntN(26))
		}
		r.words = append(r.words, string(letters))
	}
	return r
}

// text returns n words.
func (r *random) text(n int) string {
	all := make([]string, n)
	for i := range all {
		all[i] = r.words[r.rng.IntN(len(r.words))]
	}
	return strings.Join(all, " ")
}

// withTexts returns the files of a game in English and French whose cards have texts of
// some words, with terms and words that are forbidden. Nothing prints the texts.
func withTexts(cards, words, terms int) map[string][]byte {
	r := newRandom()
	var rows, glossary bytes.Buffer
	rows.WriteString("id,name_en,name_fr,text_en,text_fr\n")
	for i := range cards {
		fmt.Fprintf(&rows, "c%d,Card %d,Carte %d,%s,%s\n", i, i, i, r.text(words), r.text(words))
	}
	glossary.WriteString("id,en,fr,forbidden_en,forbidden_fr\n")
	for i := range terms {
		fmt.Fprintf(&glossary, "t%d,%s,%s,%s,%s\n", i, r.text(2), r.text(2), r.text(2), r.text(2))
	}
	return with(map[string][]byte{"game.yaml": twoLanguages(), "cards.csv": rows.Bytes(), "terms.csv": glossary.Bytes()})
}

func twoLanguages() []byte {
	return bytes.Replace([]byte(gameYAML), []byte("[en]"), []byte("[en, fr]"), 1)
}

// wide returns the files of a game whose cards have columns of which one says that more is better, and another that
// less is: no card is worse than another.
func wide(rows, columns int) map[string][]byte {
	var game, cards strings.Builder
	game.WriteString(strings.Replace(gameYAML, "front: card}", "front: card, columns: {"+times(columns, "k%d: {type: number, better: high}, ")+"}}", 1))
	cards.WriteString("id,name" + times(columns, ",k%d") + "\n")
	for i := range rows {
		fmt.Fprintf(&cards, "c%d,Card %d%s,%d,%d\n", i, i, strings.Repeat(",0", columns-2), i, -i)
	}
	return with(map[string][]byte{"game.yaml": []byte(game.String()), "cards.csv": []byte(cards.String())})
}

// Proofread are games that print well, but would cost too much to proofread.
var Proofread = []Game{
	{"20,000 terms in 5,000 texts", func() map[string][]byte { return withTexts(5_000, 20, 20_000) }},
	{"80,000 terms in 3,000 texts", func() map[string][]byte { return withTexts(3_000, 47, 80_000) }},
	{"texts of 50 MB that nothing prints", func() map[string][]byte { return withTexts(3_000, 1_200, 0) }},
	{"1,900 rows with 100 columns to compare", func() map[string][]byte { return wide(1_900, 100) }},
	{"550 rows with 900 columns to compare", func() map[string][]byte { return wide(550, 900) }},
	{"1,900 rows with 900 columns to compare", func() map[string][]byte { return wide(1_900, 900) }},
	{"10,000 wordings of an effect in 3,000 texts", func() map[string][]byte {
		files := withTexts(3_000, 40, 0)
		rows := strings.Split(strings.TrimSpace(string(files["cards.csv"])), "\n")
		for i := range rows {
			rows[i] += map[bool]string{true: ",effects", false: ",{do: hit}"}[i == 0]
		}
		files["cards.csv"] = []byte(strings.Join(rows, "\n") + "\n")
		files["game.yaml"] = bytes.Replace(files["game.yaml"], []byte("front: card}"), []byte("front: card, columns: {effects: {type: flow}}}"), 1)
		files["effects.yaml"] = []byte("verbs:\n  hit:\n    say:\n      en: [" + times(10_000, "zq%d, ") + "]\n")
		return files
	}},
}

// Glossed are games within the limits that cost much to proofread.
var Glossed = []Game{
	{"5,000 terms in 3,000 texts of 47 words", func() map[string][]byte { return withTexts(3_000, 47, 5_000) }},
	{"forms that differ only in capitals, in texts of the same word", func() map[string][]byte {
		files := withTexts(100, 0, 0)
		var rows, glossary strings.Builder
		rows.WriteString("id,name,text_en,text_fr\n")
		for i := range 85 {
			fmt.Fprintf(&rows, "c%d,Card %d,%s,%s\n", i, i, strings.Repeat("abcdefghijkl ", 1_200), strings.Repeat("abcdefghijkl ", 1_200))
		}
		glossary.WriteString("id,en,fr,forbidden_en,forbidden_fr\n")
		for i := range 4_096 {
			word := []byte("abcdefghijkl")
			for bit := range word {
				if i>>bit&1 == 1 {
					word[bit] -= 'a' - 'A'
				}
			}
			fmt.Fprintf(&glossary, "t%d,%s abcdefghijkl zz;%s,t%d,,%s\n", i, word, word, i, word)
		}
		files["cards.csv"], files["terms.csv"] = []byte(rows.String()), []byte(glossary.String())
		return files
	}},
	{"100 wordings of switches in texts of 240,000 different numbers", func() map[string][]byte {
		rows := "id,name,text\n"
		for i := range 60 {
			rows += fmt.Sprintf("c%d,Card %d,%s\n", i, i, times(4_000, fmt.Sprint(i)+"%04dx "))
		}
		return with(map[string][]byte{
			"game.yaml":    []byte(gameYAML + "switches: {" + times(50, "s%d: 1, ") + "}\n"),
			"cards.csv":    []byte(rows),
			"effects.yaml": []byte("verbs: {}\nswitches:\n" + times(50, "  s%d: {say: {en: [\"{}x\", \"{}y\"]}}\n")),
		})
	}},
}
