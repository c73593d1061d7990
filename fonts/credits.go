package fonts

// Credit names the maker and the license of something that ships with the
// program; all of them appear in CREDITS.md.
type Credit struct {
	Family  string // what it is, such as "IBM Plex Sans Condensed"
	Names   string // the family or pattern file inside the program
	Author  string // as the license names the holder
	Licence string // SPDX identifier, or the terms where there is none
	Source  string // where it comes from
	File    string // the license text, relative to this package's directory
}

// Credits lists the built-in typefaces and hyphenation patterns.
func Credits() []Credit {
	return []Credit{
		{"IBM Plex Sans Condensed", "plex-condensed", "IBM Corp. (reserved font name Plex)", "OFL-1.1", "https://github.com/IBM/plex", "faces/plex-condensed/OFL.txt"},
		{"Roboto Condensed", "roboto-condensed", "The Roboto Project Authors", "OFL-1.1", "https://github.com/googlefonts/roboto-classic", "faces/roboto-condensed/OFL.txt"},
		{"Oswald", "oswald", "The Oswald Project Authors", "OFL-1.1", "https://github.com/googlefonts/OswaldFont", "faces/oswald/OFL.txt"},
		{"Saira Stencil One", "saira-stencil", "The Saira Stencil Project Authors", "OFL-1.1", "https://github.com/Omnibus-Type/Saira", "faces/saira-stencil/OFL.txt"},
		{"Special Elite", "special-elite", "Brian J. Bonislawsky (Astigmatic)", "Apache-2.0", "https://fonts.google.com/specimen/Special+Elite", "faces/special-elite/LICENSE.txt"},
		{"Libre Baskerville", "baskerville", "The Libre Baskerville Project Authors (reserved font name Libre Baskerville)", "OFL-1.1", "https://github.com/impallari/Libre-Baskerville", "faces/baskerville/OFL.txt"},
		{"French hyphenation patterns (hyph-fr)", "hyph-fr", "Daniel Flipo, Bernard Gaulle, Arthur Reutenauer", "MIT", "https://github.com/hyphenation/tex-hyphen", "patterns/hyph-fr.txt"},
		{"American English hyphenation patterns (hyph-en-us)", "hyph-en-us", "Gerard D.C. Kuiken, Donald E. Knuth, Frank M. Liang", "free with its notice", "https://github.com/hyphenation/tex-hyphen", "patterns/hyph-en-us.txt"},
		{"German hyphenation patterns (hyph-de)", "hyph-de", "Deutschsprachige Trennmustermannschaft", "MIT", "https://github.com/hyphenation/tex-hyphen", "patterns/hyph-de-license.txt"},
		{"Spanish hyphenation patterns (hyph-es)", "hyph-es", "Javier Bezos, CervanTeX", "MIT", "https://github.com/hyphenation/tex-hyphen", "patterns/hyph-es-license.txt"},
		{"Italian hyphenation patterns (hyph-it)", "hyph-it", "Claudio Beccari", "MIT", "https://github.com/hyphenation/tex-hyphen", "patterns/hyph-it-license.txt"},
		{"Portuguese hyphenation patterns (hyph-pt)", "hyph-pt", "Pedro J. de Rezende, J. Joao Dias Almeida", "BSD-3-Clause", "https://github.com/hyphenation/tex-hyphen", "patterns/hyph-pt-license.txt"},
		{"Dutch hyphenation patterns (hyph-nl)", "hyph-nl", "Piet Tutelaers", "LPPL-1.0+", "https://github.com/hyphenation/tex-hyphen", "patterns/hyph-nl-license.txt"},
		{"Polish hyphenation patterns (hyph-pl)", "hyph-pl", "Hanna Kołodziejska, Bogusław Jackowski, Marek Ryćko", "MIT", "https://github.com/hyphenation/tex-hyphen", "patterns/hyph-pl-license.txt"},
	}
}
