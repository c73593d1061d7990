package po

import (
	"fmt"
	"strings"
)

// Bytes returns the file as it is to be written.
func (f *File) Bytes() []byte {
	newline := f.newline
	if newline == "" {
		newline = "\n"
	}
	var b strings.Builder
	b.WriteString(f.mark)
	for i, e := range f.Entries {
		switch {
		case e.raw != "" && i > 0 && !strings.HasSuffix(b.String()[max(0, b.Len()-1):], "\n"):
			b.WriteString(newline) // after an entry that was the last one
			b.WriteString(e.raw)
		case e.raw != "":
			b.WriteString(e.raw)
		default:
			if i > 0 {
				b.WriteString(newline)
			}
			b.WriteString(strings.ReplaceAll(e.text(), "\n", newline))
		}
	}
	b.WriteString(f.rest)
	return []byte(b.String())
}

// text returns the entry as gettext writes it.
func (e *Entry) text() string {
	var b strings.Builder
	for _, c := range e.Comments {
		b.WriteString(strings.TrimRight("# "+c, " ") + "\n")
	}
	for _, c := range e.Extracted {
		b.WriteString(strings.TrimRight("#. "+c, " ") + "\n")
	}
	for _, r := range e.References {
		b.WriteString("#: " + r + "\n")
	}
	if len(e.Flags) > 0 {
		b.WriteString("#, " + strings.Join(e.Flags, ", ") + "\n")
	}
	mark := ""
	if e.Obsolete {
		mark = "#~ "
	}
	if e.Previous != nil {
		e.Previous.write(&b, strings.TrimSuffix("#"+strings.TrimPrefix(mark, "#"), " ")+"| ")
	}
	e.Message.write(&b, mark)
	for i, s := range e.Strings {
		word := "msgstr"
		if e.Plural != nil {
			word = fmt.Sprintf("msgstr[%d]", i)
		}
		write(&b, mark, word, s)
	}
	return b.String()
}

func (m *Message) write(b *strings.Builder, mark string) {
	if m.Context != nil {
		write(b, mark, "msgctxt", *m.Context)
	}
	write(b, mark, "msgid", m.ID)
	if m.Plural != nil {
		write(b, mark, "msgid_plural", *m.Plural)
	}
}

// write writes a keyword with its text: one with several lines on a line each.
func write(b *strings.Builder, mark, word, text string) {
	if i := strings.IndexByte(text, '\n'); i < 0 || i == len(text)-1 && word != "msgstr" {
		fmt.Fprintf(b, "%s%s %s\n", mark, word, quote(text))
		return
	}
	fmt.Fprintf(b, "%s%s \"\"\n", mark, word)
	for line := range strings.Lines(text) {
		b.WriteString(mark + quote(line) + "\n")
	}
}

var escapes = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\t", `\t`, "\r", `\r`, "\a", `\a`, "\b", `\b`, "\f", `\f`, "\v", `\v`)

// quote returns a text in quotation marks.
func quote(text string) string { return `"` + escapes.Replace(text) + `"` }
