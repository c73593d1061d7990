package carddata

import (
	"regexp"
	"sync"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// Accepted is one entry of the section `accept`: findings that the designer has looked
// at and that are right as they are.
type Accepted struct {
	Pos    diag.Pos
	Code   diag.Code
	IDs    []AcceptedID
	Reason string
}

// AcceptedID is what an accepted finding is about: the id of a row, label, list item,
// table or face, the name of a column, or the path of a file.
type AcceptedID struct {
	Pos diag.Pos
	ID  string
}

// acceptSettings are the keys of one entry of the section `accept`.
var acceptSettings = []sections.Setting[*values.Reader, Accepted]{
	{Key: sections.Key{Name: "code", Type: sections.KString, Required: true, Doc: "Code of the findings, such as PB-501."},
		Read: func(_ *values.Reader, a *Accepted, n source.Node) { a.Code = findingCode(n) }},
	{Key: sections.Key{Name: "ids", Type: sections.KStrings, Required: true, Doc: "What they are about: ids of cards, counters, labels, list rows, tables or faces, names of columns, or paths of files."},
		Read: func(_ *values.Reader, a *Accepted, n source.Node) { a.IDs = acceptedIDs(n) }},
	{Key: sections.Key{Name: "reason", Type: sections.KString, Required: true, Doc: "Why they are right as they are, printed by `punchboard check`."},
		Read: func(_ *values.Reader, a *Accepted, n source.Node) {
			var ok bool
			if a.Reason, ok = n.Scalar("reason"); ok && a.Reason == "" {
				n.Errorf(source.CodeBadValue, "`reason` is empty").Hintf("write why the findings are right as they are")
			}
		}},
}

var codeForm = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^PB-[0-9]{3}$`) })

// findingCode reads the code of a finding.
func findingCode(n source.Node) diag.Code {
	code, ok := n.Scalar("code")
	if ok && !codeForm().MatchString(code) {
		n.Errorf(source.CodeBadValue, "%s is not the code of a finding", source.Quote(code)).Hintf("copy it from the brackets after the finding, such as PB-501")
		return ""
	}
	return diag.Code(code)
}

func acceptedIDs(n source.Node) (all []AcceptedID) {
	items := n.OneOrMore("ids")
	if n.Kind == yaml.SequenceNode && len(items) == 0 {
		n.Errorf(source.CodeBadValue, "`ids` is empty").Hintf("list what the findings are about, or remove the entry")
	}
	for _, item := range items {
		switch id, ok := item.Scalar("ids"); {
		case ok && id == "":
			item.Errorf(source.CodeBadValue, "an id is empty").Hintf("write what the finding is about, or remove it")
		case ok:
			all = append(all, AcceptedID{item.Pos(), id})
		}
	}
	return all
}

// readAccepted reads the section.
func readAccepted(l *values.Reader, n source.Node) (all []*Accepted) {
	for _, item := range n.List("accept") {
		a := &Accepted{Pos: item.Pos()}
		if sections.Read(l, item, "an entry of `accept`", acceptSettings, a); a.Code != "" && a.Reason != "" {
			all = append(all, a)
		}
	}
	return all
}
