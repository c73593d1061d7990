package proofread

import (
	"strings"

	"punchboard/fonts"
)

// language is what the checks know of a language. A language without an entry has the
// zero value: only what holds in every language is checked.
type language struct {
	name       string
	convention *fonts.Convention // how the printer sets it; nil if it leaves it as it is
	dice       string            // letters for dice in addition to d: w in German for Würfel
	comma      bool              // whether a comma stands before the decimals
	numbers    []string          // words for 2 to 12
	large      string            // words for hundred and thousand, which change what stands beside them
	nths       []string          // words for one, first to sixth that may stand for figures
	more       []string          // what may stand for the plus after a figure: 5+, 5 or more
	percent    []string          // words for %

	endings []string // of words that mean the same, the longest first

	doubled string // words that may stand twice in a row, between spaces
}

// languages has the conventions by language, without regions.
var languages = map[string]language{
	"en": {
		numbers: strings.Fields("two three four five six seven eight nine ten eleven twelve"),
		large:   "hundred thousand hundreds thousands",
		nths:    strings.Fields("one,single,first second third fourth fifth sixth"),
		more:    []string{"or more", "or higher", "or better", "at least", "and up", "or above"},
		endings: strings.Fields("es e s"),
		percent: []string{"percent", "per cent"},
		doubled: "had that",
	},
	"fr": {
		comma:   true,
		numbers: strings.Fields("deux trois quatre cinq six sept huit neuf dix onze douze"),
		large:   "cent cents mille",
		nths:    strings.Fields("un,une,seul,seule,premier,première,premiers,premières second,seconde,deuxième troisième quatrième cinquième sixième"),
		more:    []string{"ou plus", "ou mieux", "ou davantage", "au moins", "et plus"},
		endings: strings.Fields("es e s x"),
		percent: []string{"pour cent", "pour-cent"},
		doubled: "nous vous",
	},
	"de": {
		dice: "wW", comma: true,
		numbers: strings.Fields("zwei drei vier fünf sechs sieben acht neun zehn elf zwölf"),
		large:   "hundert tausend",
		nths:    strings.Fields("ein,eine,einen,einem,einer,eines,erste,ersten,erster,erstes zweite,zweiten,zweiter,zweites dritte,dritten,dritter,drittes vierte,vierten fünfte,fünften sechste,sechsten"),
		more:    []string{"oder mehr", "oder höher", "oder besser", "mindestens", "und mehr"},
		endings: strings.Fields("en er es em e n s"),
		percent: []string{"Prozent"},
		doubled: "der die das sie den dem",
	},
	"es": {
		comma:   true,
		numbers: strings.Fields("dos tres cuatro cinco seis siete ocho nueve diez once doce"),
		large:   "cien ciento cientos mil",
		nths:    strings.Fields("un,una,uno,primer,primero,primera,primeros,primeras segundo,segunda tercer,tercero,tercera cuarto,cuarta quinto,quinta sexto,sexta"),
		more:    []string{"o más", "o superior", "al menos", "como mínimo"},
		endings: strings.Fields("es as os a o s"),
		percent: []string{"por ciento"},
	},
	"it": {
		comma:   true,
		numbers: strings.Fields("due tre quattro cinque sei sette otto nove dieci undici dodici"),
		large:   "cento mille mila",
		nths:    strings.Fields("un,una,uno,primo,prima,primi,prime secondo,seconda terzo,terza quarto,quarta quinto,quinta sesto,sesta"),
		more:    []string{"o più", "o superiore", "almeno"},
		endings: strings.Fields("a e i o"),
		percent: []string{"per cento"},
		doubled: "piano via così mano",
	},
	"pt": {
		comma:   true,
		numbers: strings.Fields("dois,duas três quatro cinco seis sete oito nove dez onze doze"),
		large:   "cem cento mil",
		nths:    strings.Fields("um,uma,primeiro,primeira,primeiros,primeiras segundo,segunda terceiro,terceira quarto,quarta quinto,quinta sexto,sexta"),
		more:    []string{"ou mais", "ou superior", "pelo menos"},
		endings: strings.Fields("es as os a o s"),
		percent: []string{"por cento"},
	},
	"nl": {
		comma:   true,
		numbers: strings.Fields("twee drie vier vijf zes zeven acht negen tien elf twaalf"),
		large:   "honderd duizend",
		nths:    strings.Fields("een,één,eerste tweede derde vierde vijfde zesde"),
		more:    []string{"of meer", "of hoger", "minstens", "minimaal", "ten minste"},
		endings: strings.Fields("en e s"),
		percent: []string{"procent"},
		doubled: "die dat",
	},
	"pl": {
		dice: "kK", comma: true,
		numbers: strings.Fields("dwa,dwie,dwóch,dwoma,dwiema,dwaj trzy,trzech,trzem,trzema,trzej cztery,czterech,czterem pięć,pięciu sześć,sześciu siedem,siedmiu osiem,ośmiu dziewięć,dziewięciu dziesięć,dziesięciu jedenaście,jedenastu dwanaście,dwunastu"),
		large:   "sto tysiąc tysiące",
		nths:    strings.Fields("jeden,jedna,jedno,jedną,pierwszy,pierwsza,pierwsze,pierwszej,pierwszego drugi,druga,drugie,drugiej,drugiego trzeci,trzecia,trzecie,trzeciej,trzeciego czwarty,czwarta,czwartej,czwartego piąty,piąta,piątej szósty,szósta,szóstej"),
		more:    []string{"lub więcej", "lub wyżej", "co najmniej", "przynajmniej"},
		endings: strings.Fields("ego emu ami ach ych ich ymi imi ów em ie om ej ą ę a e i o u y"),
		percent: []string{"procent", "procenta", "procentów"},
	},
	"cs": {dice: "kK", comma: true},
	"sv": {dice: "tT", comma: true},
	"da": {dice: "tT", comma: true},
	"nb": {dice: "tT", comma: true},
	"fi": {dice: "nN", comma: true},
	"hu": {dice: "kK", comma: true},
	"ru": {dice: "кК", comma: true},
	"uk": {dice: "кК", comma: true},
}

// conventions returns what is known of a language.
func conventions(lang string) *language {
	base, _, _ := strings.Cut(lang, "-")
	known := languages[base]
	known.name = base
	known.convention, _ = fonts.ConventionOf(lang)
	return &known
}

// valuesOf returns the numbers that words stand for, the first of them for from.
func valuesOf(words []string, from int) map[string]int {
	all := map[string]int{}
	for i, forms := range words {
		for form := range strings.SplitSeq(forms, ",") {
			all[form] = from + i
		}
	}
	return all
}
