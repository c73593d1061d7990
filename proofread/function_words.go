package proofread

import (
	"strings"
	"sync"
	"unicode/utf8"
)

// tongue is by what a text is known to be in a language.
type tongue struct {
	words   func() map[string]bool // small words that nearly every sentence has, and numbers
	letters string                 // of the language, besides a to z
}

// tongues has the small words of languages. A word that is also one of another language
// stands in both, so that it tells nothing about these two.
var tongues = map[string]*tongue{
	"en": newTongue("en", "", "a an the of and or to in on at by with from for is are be it its this that these those you your they their them he his she her we our each every any one two if then than when while may can must not no but as into has have does do more most which who what where there here all other another its own per up out off over under after before between against until again only both own either neither nor so will would son pour par plus on me or main sans rue die den man war was hat also am an des do no son sin para"),
	"fr": newTongue("fr", "àâæçéèêëîïôœùûüÿ", "le la les un une des du de d l au aux et ou où est sont dans sur sous pour par avec sans vous votre vos nous notre il elle ils elles ce cet cette ces son sa ses leur leurs que qui ne pas plus chaque tout toute tous toutes si à a en on y se ni mais donc car comme quand peut peuvent doit doivent fait être même aucun aucune autre autres entre contre après avant jusqu qu lors dès vers chez or me an main main rue"),
	"de": newTongue("de", "äöüß", "der die das den dem des ein eine einen einem einer eines und oder ist sind nicht mit auf für von vom zu zum zur im in am an aus bei bis durch gegen ohne um nach über unter vor wird werden wenn dann jede jeder jedes jeden jedem alle allen kein keine keinen sie er es ihr ihre ihren ihrem seine seinen sein du dein deine man kann darf muss auch nur noch als wie aber sich hat haben war was also so einmal"),
	"es": newTongue("es", "áéíñóúü", "el la los las un una unos unas de del y o u en a al con por para que se su sus tu tus es son no si cada este esta estos estas ese esa todo toda todos todas lo le les como más pero sin sobre entre desde hasta cuando puede pueden debe deben ni otro otra otros otras contra ser hay"),
	"it": newTongue("it", "àèéìîòù", "il lo la i gli le un uno una di del della dello dei degli delle dell e o in nel nella nei nelle a al alla alle ai agli con per che si su sul sulla sui suo sua suoi sue tuo tua tuoi tue è sono non se ogni questo questa questi queste tutti tutte tutto da dal dalla come più ma senza tra fra quando può possono deve devono né altro altra altri altre contro"),
	"pt": newTongue("pt", "áâãàçéêíóôõú", "o a os as um uma uns umas de do da dos das e ou em no na nos nas ao à aos às com por pelo pela para que se seu sua seus suas teu tua é são não cada este esta estes estas esse essa todo toda todos todas como mais mas sem sobre entre desde até quando pode podem deve devem nem outro outra outros outras contra ser há"),
	"nl": newTongue("nl", "éëïöü", "de het een en of in op met van voor te tot ten ter aan uit bij naar door om over onder tegen zonder is zijn niet geen je jouw uw u hij zij ze hun haar deze dit die dat elke elk alle als dan wanneer kan mag moet ook maar nog wordt worden heeft hebben was er na"),
	"pl": newTongue("pl", "ąćęłńóśźż", "i w we z ze na do od po za o u a oraz lub albo nie jest są się to ta ten te tę tej tego tych każdy każda każde każdej każdego twój twoja twoje twojej twoich jego jej ich jeśli gdy kiedy przez przed przy dla bez pod nad może możesz można musi musisz jak ale tylko który która które być wszystkie wszystkich"),
}

func newTongue(lang, letters, words string) *tongue {
	return &tongue{letters: letters, words: sync.OnceValue(func() map[string]bool { return smallWords(lang, words) })}
}

// smallWords returns some words of a language and its words for numbers.
func smallWords(lang, some string) map[string]bool {
	all, known := map[string]bool{}, languages[lang]
	for _, list := range [][]string{strings.Fields(some), known.numbers, known.nths} {
		for _, forms := range list {
			for form := range strings.SplitSeq(forms, ",") {
				all[form] = true
			}
		}
	}
	return all
}

// foreign reports whether a word has a letter that the language does not write.
func (t *tongue) foreign(word string) bool {
	return strings.ContainsFunc(word, func(r rune) bool { return r >= utf8.RuneSelf && !strings.ContainsRune(t.letters, r) })
}

// tongueOf returns what is known of a language, nil if nothing is.
func tongueOf(lang string) *tongue {
	base, _, _ := strings.Cut(lang, "-")
	return tongues[base]
}

// side counts what tells the language of a text: small words of the language of its place
// or of another one, and words that the rest of the game has in one of them only.
type side struct{ right, wrong, gameRight, gameWrong int }

func (s *side) sound() int   { return s.right + s.gameRight }
func (s *side) strange() int { return s.wrong + s.gameWrong }

// weigh counts the words of a text that stands in the place of one language, and may be in
// another. Those that its translation has too are names, which tell nothing. A small word
// with letters that the language does not write counts twice.
func (c *exchange) weigh(words, translation wordSet, here, there string) (s side) {
	own, other := tongueOf(here), tongueOf(there)
	ownWords, otherWords := own.words(), other.words()
	for _, word := range words {
		isOwn, isOther := ownWords[word], otherWords[word]
		switch inHere, inThere := c.words[here][word] > 1, c.words[there][word]; {
		case isOwn && isOther || translation.has(word):
		case isOther:
			s.wrong += 1 + oneIf(own.foreign(word))
		case isOwn:
			s.right++
		case len(word) < leastWord:
		case inHere:
			s.gameRight += oneIf(inThere == 0)
		case inThere > 1:
			s.gameWrong++
		}
	}
	return s
}
