package fonts

import (
	"encoding/binary"
	"fmt"
)

// FormatError says why a file cannot be used as a typeface, and what the user
// can do about it.
type FormatError struct {
	What string // what the file is or lacks, such as "a WOFF2 web font"
	Hint string // the solution, such as "use the .ttf file of the family"
}

// Error implements error.
func (e *FormatError) Error() string { return "not a usable TrueType font: " + e.What }

const staticHint = "use the static TrueType file (.ttf) of the family"

// foreign lists the file formats that users mistake for TrueType, by their
// first four bytes. The PDF backend can only embed TrueType outlines.
var foreign = map[string]FormatError{
	"OTTO":     {"an OpenType font with PostScript (CFF) outlines", "use the TrueType (.ttf) version of the family, or convert the file to TrueType outlines"},
	"wOFF":     {"a WOFF web font", "use the original .ttf file of the web font"},
	"wOF2":     {"a WOFF2 web font", "use the original .ttf file of the web font"},
	"ttcf":     {"a TrueType collection (.ttc) of several fonts", "extract the font you want as a .ttf file"},
	"typ1":     {"a PostScript Type 1 font", "use a TrueType (.ttf) font"},
	"%!PS":     {"a PostScript Type 1 font", "use a TrueType (.ttf) font"},
	"\x80\x01": {"a PostScript Type 1 font", "use a TrueType (.ttf) font"},
}

// required are the tables without which no glyph can be found, measured or
// drawn.
var required = []string{"head", "maxp", "cmap", "hhea", "hmtx", "loca", "glyf"}

// tables are the parts of a TrueType file by their four-letter tag; they share
// the file's bytes.
type tables map[string][]byte

// readTables checks the header of a font file and returns its tables. The error
// is a *FormatError.
func readTables(ttf []byte) (tables, error) {
	if err := checkSignature(ttf); err != nil {
		return nil, err
	}
	t := tables{}
	for i := range int(binary.BigEndian.Uint16(ttf[4:])) {
		entry := 12 + 16*i
		if entry+16 > len(ttf) {
			return nil, &FormatError{"truncated: its list of tables ends too early", "the file is damaged: download it again"}
		}
		tag := string(ttf[entry : entry+4])
		start := uint64(binary.BigEndian.Uint32(ttf[entry+8:]))
		end := start + uint64(binary.BigEndian.Uint32(ttf[entry+12:]))
		if end > uint64(len(ttf)) {
			return nil, &FormatError{fmt.Sprintf("truncated: its table %q extends beyond the end of the file", tag), "the file is damaged: download it again"}
		}
		t[tag] = ttf[start:end]
	}
	return t, t.check()
}

func checkSignature(ttf []byte) error {
	for sig, err := range foreign {
		if len(ttf) >= len(sig) && string(ttf[:len(sig)]) == sig {
			return &err
		}
	}
	if len(ttf) < 12 || string(ttf[:4]) != "\x00\x01\x00\x00" && string(ttf[:4]) != "true" {
		return &FormatError{"not a font file", "use a TrueType font (.ttf)"}
	}
	return nil
}

// check rejects fonts that would print wrongly rather than fail: a variable
// font always prints its default instance, whatever weight was meant.
func (t tables) check() error {
	if _, variable := t["fvar"]; variable {
		return &FormatError{"a variable font, and only its default instance would be printed", staticHint + " with the weight you want"}
	}
	for _, tag := range required {
		if len(t[tag]) == 0 {
			return &FormatError{fmt.Sprintf("damaged: the table %q is missing", tag), staticHint}
		}
	}
	if len(t["head"]) < 54 || len(t["maxp"]) < 6 || len(t["hhea"]) < 36 {
		return &FormatError{"truncated: a required table ends too early", "the file is damaged: download it again"}
	}
	metrics, glyphs, location := int(t.u16("hhea", 34)), int(t.u16("maxp", 4)), 2
	if t.u16("head", 50) != 0 {
		location = 4
	}
	if metrics == 0 || len(t["hmtx"]) < 4*metrics || t.u16("head", 18) == 0 {
		return &FormatError{"damaged: the glyph widths are missing", "the file is damaged: download it again"}
	}
	if metrics > glyphs || len(t["loca"]) < location*(glyphs+1) {
		return &FormatError{"damaged: the locations of its glyphs are missing", "the file is damaged: download it again"}
	}
	return nil
}

// u16 reads a big-endian number at an offset of a table; 0 beyond its end.
func (t tables) u16(tag string, at int) uint16 {
	if len(t[tag]) < at+2 {
		return 0
	}
	return binary.BigEndian.Uint16(t[tag][at:])
}
