package values

import "strings"

// languageCodes are the tags of languages that game designers write in, with what
// else people write for them: the codes of three letters (ISO 639-2), the code of the
// country where it is not that of another language, and the English name.
var languageCodes = map[string][]string{
	"ar": {"ara", "arabic"},
	"bg": {"bul", "bulgarian"},
	"ca": {"cat", "catalan"},
	"cs": {"cze", "ces", "cz", "czech"},
	"cy": {"wel", "cym", "welsh"},
	"da": {"dan", "dk", "danish"},
	"de": {"ger", "deu", "german", "deutsch"},
	"el": {"gre", "ell", "gr", "greek"},
	"en": {"eng", "gb", "us", "english"},
	"es": {"spa", "sp", "spanish"},
	"et": {"est", "estonian"},
	"eu": {"baq", "eus", "basque"},
	"fi": {"fin", "finnish"},
	"fr": {"fre", "fra", "french"},
	"ga": {"gle", "irish"},
	"he": {"heb", "hebrew"},
	"hr": {"hrv", "croatian"},
	"hu": {"hun", "hungarian"},
	"is": {"ice", "isl", "icelandic"},
	"it": {"ita", "italian"},
	"ja": {"jpn", "jp", "japanese"},
	"ko": {"kor", "kr", "korean"},
	"la": {"lat", "latin"},
	"lt": {"lit", "lithuanian"},
	"lv": {"lav", "latvian"},
	"nb": {"nob"},
	"nl": {"dut", "nld", "dutch"},
	"nn": {"nno"},
	"no": {"nor", "norwegian"},
	"pl": {"pol", "polish"},
	"pt": {"por", "portuguese"},
	"ro": {"rum", "ron", "romanian"},
	"ru": {"rus", "russian"},
	"sk": {"slo", "slk", "slovak"},
	"sl": {"slv", "slovenian"},
	"sr": {"srp", "serbian"},
	"sv": {"swe", "swedish"},
	"tr": {"tur", "turkish"},
	"uk": {"ukr", "ua", "ukrainian"},
	"vi": {"vie", "vn", "vietnamese"},
	"zh": {"chi", "zho", "cn", "chinese"},
}

// LanguageMeant returns the tag of the language that people write as name, "" if
// there is none.
func LanguageMeant(name string) string {
	name = strings.ToLower(name)
	for tag, others := range languageCodes {
		for _, other := range others {
			if other == name {
				return tag
			}
		}
	}
	return ""
}

// languageOfColumn returns the language that a column names at its end, as text_de
// does, and "" if it names none that is in use.
func languageOfColumn(name string) string {
	i := strings.LastIndexByte(name, '_')
	if i < 1 {
		return ""
	}
	if _, known := languageCodes[name[i+1:]]; known {
		return name[i+1:]
	}
	return ""
}
