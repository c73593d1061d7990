package fonts

import "strings"

// conventions are the conventions by language, or language and region. Beside each is
// the authority that it follows. The marks of second level follow the Interinstitutional
// Style Guide of the European Union where the authority does not choose. Groups of digits
// are separated by narrow spaces as the SI Brochure (BIPM, 9th ed., 5.4.4) asks for.
var conventions = map[string]*Convention{
	// The Chicago Manual of Style; New Hart's Rules for British English.
	"en": {Quotes: "“”‘’", Single: "‘’", Unpaired: true, Elided: strings.Fields("tis twas twere em til cause n round bout")},

	// Lexique des règles typographiques en usage à l'Imprimerie nationale.
	"fr": frenchStyle(noBreak, noBreak, false),
	// Office québécois de la langue française, Vitrine linguistique: no space before ; ! ?
	"fr-CA": frenchStyle(noBreak, noBreak, true),
	// Guide du typographe (Association suisse des typographes): narrow spaces everywhere.
	"fr-CH": frenchStyle(narrow, narrow, false),

	// Duden, Die deutsche Rechtschreibung, "Textverarbeitung, Maschinenschreiben und
	// E-Mails"; DIN 5008.
	"de": germanStyle("„“‚‘", "‚‘"),
	// Schweizerische Bundeskanzlei, Schreibweisungen: guillemets that point outward.
	"de-CH": germanStyle("«»‹›", "‹›"),

	// RAE and ASALE, Ortografía de la lengua española (2010): punctuation in chapter III,
	// abbreviations in V, numerals in VIII.
	"es": {
		Quotes: "«»“”", Single: "‘’", Inverted: "¿?¡!", Dash: '—', Groups: narrow,
		References: strings.Fields("n.º N.º nº Nº núm. núms. p. pp. pág. págs. art. cap. fig. vol. §"),
		Titles:     strings.Fields("Sr. Sra. D. Dña. Dr. Dra. Cap. Tte. Gral. Sgto."),
		Joined:     []string{"p. ej.", "a. C.", "d. C.", "EE. UU."},
		Ordinals:   strings.Fields(".er .os .as"),
	},

	// Treccani, La grammatica italiana (2012): virgolette, apostrofo, trattino o lineetta.
	"it": {
		Quotes: "«»“”", Single: "‘’", Groups: narrow,
		References: strings.Fields("n. nn. p. pp. pag. art. cap. fig. vol. §"),
		Titles:     strings.Fields("Sig. Dott. Gen. Cap. Ten. Serg. S."),
		Joined:     []string{"p. es.", "a. C.", "d. C."},
	},

	// Manual de Redação da Presidência da República, 3rd ed. (2018), for Brazil.
	"pt": portugueseStyle("“”‘’"),
	// Código de Redação Interinstitucional of the European Union, for Portugal.
	"pt-PT": portugueseStyle("«»“”"),

	// Nederlandse Taalunie, Taaladvies: aanhalingstekens, apostrof, gedachtestreepje.
	"nl": {
		Quotes: "“”‘’", Single: "‘’", Groups: narrow,
		References: strings.Fields("nr. nrs. p. blz. art. fig. hfst. §"),
		Titles:     strings.Fields("dhr. mevr. dr. mr. St."),
		Elided:     strings.Fields("s t n m k r ie"),
	},

	// PWN, Wielki słownik ortograficzny: zasady interpunkcji, cudzysłów; A. Wolański,
	// Edycja tekstów (2008), for words of one letter at the end of a line.
	"pl": {
		Quotes: "„”«»", Single: "‚’", Groups: narrow, Singles: "aiouwzAIOUWZ",
		References: strings.Fields("nr Nr s. str. art. rys. tab. ust. pkt §"),
		Titles:     strings.Fields("dr mjr kpt. por. ppor. gen. płk św."),
		Joined:     []string{"m. in.", "p. n. e.", "n. e."},
	},

	// Ústav pro jazyk český, Internetová jazyková příručka; ČSN 01 6910.
	"cs": {Quotes: "„“‚‘", Single: "‚‘", Groups: narrow, Singles: "aikosuvzAIKOSUVZ", References: strings.Fields("č. s. str. obr. §")},
	// Språkrådet, Svenska skrivregler, 4th ed. (2017).
	"sv": {Quotes: "””’’", Single: "’’", Groups: narrow, References: strings.Fields("nr s. §")},
	// Dansk Sprognævn, Retskrivningsordbogen, rules of punctuation.
	"da": {Quotes: "»«›‹", Single: "’’", Groups: narrow, References: strings.Fields("nr. s. §")},
	// Språkrådet (Norway), Skriveregler: anførselstegn.
	"nb": {Quotes: "«»‘’", Single: "‘’", Groups: narrow, References: strings.Fields("nr. s. §")},
	// Kielitoimiston ohjepankki: lainausmerkit, luvut.
	"fi": {Quotes: "””’’", Single: "’’", Groups: narrow, References: strings.Fields("nro s. §")},
	// A magyar helyesírás szabályai, 12th ed. (2015).
	"hu": {Quotes: "„”»«", Single: "’’", Groups: narrow},
	// Мильчин, Чельцова, Справочник издателя и автора.
	"ru": {Quotes: "«»„“", Single: "‘’", Groups: narrow, Singles: "аивкосуяАИВКОСУЯ", References: strings.Fields("№ с. стр. рис. §")},
	// Український правопис (2019).
	"uk": {Quotes: "«»“”", Single: "‘’", Groups: narrow, Singles: "аівзоуйяАІВЗОУЙЯ", References: strings.Fields("№ с. рис. §")},
}

func frenchStyle(colon, guillemets rune, keepHigh bool) *Convention {
	return &Convention{
		Quotes: "«»“”", Single: "‘’",
		High: narrow, KeepHigh: keepHigh, Colon: colon, Guillemets: guillemets, Groups: narrow,
		References: strings.Fields("n° N° nº Nº § p. pp. art. fig. chap. vol."),
		Titles:     strings.Fields("M. MM. Mme Mmes Mlle Dr Pr Gal Cdt Cne Lt Sgt Cpl"),
		Ordinals:   strings.Fields("er ers re res e es ème èmes nd nde nds ndes"),
		Roman:      true, Keeps: true,
	}
}

func germanStyle(quotes, single string) *Convention {
	return &Convention{
		Quotes: quotes, Single: single, Groups: narrow,
		References: strings.Fields("Nr. Nrn. S. Abb. Abs. Art. Bd. Kap. Tab. Ziff. § §§"),
		Titles:     strings.Fields("Dr. Prof. Hr. Fr. St."),
		Joined: []string{
			"z. B.", "d. h.", "u. a.", "u. ä.", "o. ä.", "v. a.", "z. T.", "u. U.", "s. o.", "s. u.", "i. d. R.", "v. Chr.", "n. Chr.",
		},
	}
}

func portugueseStyle(quotes string) *Convention {
	return &Convention{
		Quotes: quotes, Single: "‘’", Dash: '—', Groups: narrow,
		References: strings.Fields("n.º N.º nº Nº p. pp. pág. art. cap. fig. vol. §"),
		Titles:     strings.Fields("Sr. Sr.ª Dr. Dr.ª Cap. Ten. Gen. Sgt. D."),
		Joined:     []string{"p. ex.", "a. C.", "d. C."},
	}
}

func init() {
	conventions["no"], conventions["nn"] = conventions["nb"], conventions["nb"]
}
