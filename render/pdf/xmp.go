package pdf

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"time"
)

// xmp returns the file's metadata in the form that image banks and print services read.
// It matches the Info dictionary, with the credits as rights.
func (d *docWriter) xmp() []byte {
	m := &d.doc.Meta
	var b bytes.Buffer
	b.WriteString("<?xpacket begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n")
	b.WriteString(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
`)
	date := d.opt.Date.Format(time.RFC3339)
	for _, e := range []struct{ form, value string }{
		{"<dc:format>%s</dc:format>\n", "application/pdf"},
		{"<dc:title>" + alternative + "</dc:title>\n", m.Title},
		{"<dc:creator><rdf:Seq><rdf:li>%s</rdf:li></rdf:Seq></dc:creator>\n", m.Author},
		{"<dc:description>" + alternative + "</dc:description>\n", subject(m)},
		{"<dc:rights>" + alternative + "</dc:rights>\n", m.Credits},
		{"<dc:language><rdf:Bag><rdf:li>%s</rdf:li></rdf:Bag></dc:language>\n", d.doc.Language},
		{"<pdf:Keywords>%s</pdf:Keywords>\n", m.Keywords},
		{"<pdf:Producer>%s</pdf:Producer>\n", producer},
		{"<xmp:CreatorTool>%s</xmp:CreatorTool>\n", d.opt.Creator},
		{"<xmp:CreateDate>%s</xmp:CreateDate>\n", date},
		{"<xmp:ModifyDate>%s</xmp:ModifyDate>\n", date},
	} {
		if e.value != "" {
			fmt.Fprintf(&b, e.form, escaped(e.value))
		}
	}
	b.WriteString("</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"r\"?>")
	return b.Bytes()
}

const alternative = `<rdf:Alt><rdf:li xml:lang="x-default">%s</rdf:li></rdf:Alt>`

func escaped(s string) string {
	var b bytes.Buffer
	if err := xml.EscapeText(&b, []byte(s)); err != nil {
		panic("pdf: " + err.Error()) // writing to a buffer cannot fail
	}
	return b.String()
}
