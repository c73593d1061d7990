package values

import "strings"

// languageCodes lists the tags of common languages, with what people write instead: the
// three-letter code (ISO 639-2), the country code unless it is the tag of another
// language, and the English name.
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

// LanguageMeant returns the tag of the language that people write as name, or "" if
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

// IsLanguage reports whether a suffix of a column is the tag of a common language.
func IsLanguage(suffix string) bool { return languageCodes[suffix] != nil }

// languageOfColumn returns the language suffix of a column's name, as in text_de, or ""
// if it has none that is in use.
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
