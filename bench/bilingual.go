package bench

import (
	"fmt"
	"strings"
)

// sentencesFR are the sentences of the cards in French.
var sentencesFR = []string{
	"Piochez deux cartes et gardez celle que vous préférez.",
	"Une de vos unités peut se déplacer et tirer pendant le même tour.",
	"Les tirs ennemis contre ce front sont à moins un jusqu’à votre prochain tour.",
	"Placez un marqueur sur une unité ennemie à deux espaces ou moins de cette carte.",
	"Défaussez cette carte pour annuler un jet fait contre vos défenseurs.",
	"Si la route est libre, ajoutez un dé pour chaque unité sur le flanc gauche.",
	"Cette unité se rallie à plus deux tant qu’un chef se tient à côté d’elle.",
}

var (
	adjectivesFR = []string{"avancée", "cachée", "silencieuse", "lourde", "brisée", "aguerrie", "novice", "mobile", "lointaine", "tenace", "du nord"}
	nounsFR      = []string{"Batterie", "Patrouille", "Traversée", "Crête", "Colonne", "Réserve", "Sentinelle", "Relève", "Escorte", "Ferme"}
	kindsFR      = []string{"Unité", "Ordre", "Terrain", "Soutien", "Événement"}
)

// BilingualGameYAML returns the game.yaml of the cards in English and French.
func BilingualGameYAML() string {
	return strings.NewReplacer("languages: [en]", "languages: [en, fr]", "title: Bench", "title: {en: Bench, fr: Essai}", "name: Cards", "name: {en: Cards, fr: Cartes}").
		Replace(GameYAML())
}

// BilingualCSV returns the rows of n cards in English and French.
func BilingualCSV(n int) string {
	var b strings.Builder
	b.WriteString("id,name_en,name_fr,type_en,type_fr,strength,color,text_en,text_fr\n")
	for i, c := range Cards(n) {
		name := fmt.Sprintf("%s %s %d", nounsFR[i%len(nounsFR)], adjectivesFR[i%len(adjectivesFR)], i+1)
		text := sentencesFR[i%len(sentencesFR)] + " " + sentencesFR[(i*3+2)%len(sentencesFR)]
		fmt.Fprintf(&b, "c%d,%s,%s,%s,%s,%d,%s,%q,%q\n", i+1, c.Title, name, c.Type, kindsFR[i%len(kindsFR)], c.Strength, c.Color, c.Body, text)
	}
	return b.String()
}
