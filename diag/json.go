package diag

import (
	"encoding/json"
	"io"
)

type jsonFinding struct {
	File     string `json:"file"`
	Line     int    `json:"line,omitempty"`
	Col      int    `json:"col,omitempty"`
	Cell     string `json:"cell,omitempty"`
	Severity string `json:"severity"`
	Code     Code   `json:"code"`
	Message  string `json:"message"`
	Hint     string `json:"hint,omitempty"`
	Part     string `json:"part,omitempty"`
	Cause    string `json:"cause,omitempty"`
}

// MarshalJSON writes a finding as one flat object; `part` is the place of the part
// of a face that caused it, and `cause` is equal in findings with the same cause.
func (f Finding) MarshalJSON() ([]byte, error) {
	return json.Marshal(jsonFinding{f.Pos.File, f.Pos.Line, f.Pos.Col, f.Pos.Cell, f.Severity.String(), f.Code, f.Message, f.Hint, f.Origin.place(), f.Cause.Key})
}

// UnmarshalJSON reads what MarshalJSON wrote, except for the part and the cause.
func (f *Finding) UnmarshalJSON(data []byte) error {
	var j jsonFinding
	if err := json.Unmarshal(data, &j); err != nil {
		return err
	}
	*f = Finding{
		Pos:      Pos{j.File, j.Line, j.Col, j.Cell},
		Severity: severityNamed(j.Severity), Code: j.Code, Message: j.Message, Hint: j.Hint,
	}
	return nil
}

func severityNamed(name string) Severity {
	for _, s := range []Severity{Error, Warning, Note} {
		if s.String() == name {
			return s
		}
	}
	return Error
}

// WriteSARIF writes findings in the Static Analysis Results Interchange Format
// 2.1.0, which code hosts show next to the changed lines. The rules explain the
// codes that occur.
func WriteSARIF(w io.Writer, tool, version string, findings []Finding, rules []Rule) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	return enc.Encode(sarif(tool, version, findings, rules))
}

type object = map[string]any

func sarif(tool, version string, findings []Finding, rules []Rule) object {
	results := make([]object, 0, len(findings))
	for _, f := range findings {
		results = append(results, sarifResult(f))
	}
	driver := object{"name": tool, "version": version, "rules": sarifRules(findings, rules)}
	return object{
		"$schema": "https://json.schemastore.org/sarif-2.1.0.json",
		"version": "2.1.0",
		"runs":    []object{{"tool": object{"driver": driver}, "results": results}},
	}
}

func sarifResult(f Finding) object {
	text := f.Message
	if f.Hint != "" {
		text += "\nhint: " + f.Hint
	}
	result := object{
		"ruleId":    string(f.Code),
		"level":     f.Severity.String(),
		"message":   object{"text": text},
		"locations": []object{{"physicalLocation": sarifPlace(f.Pos)}},
	}
	if f.Origin.place() != "" {
		result["relatedLocations"] = []object{{"physicalLocation": sarifPlace(f.Origin.Part), "message": object{"text": "the part of the face"}}}
	}
	return result
}

func sarifPlace(p Pos) object {
	place := object{"artifactLocation": object{"uri": p.File}}
	if p.Line > 0 {
		place["region"] = object{"startLine": p.Line, "startColumn": max(p.Col, 1)}
	}
	return place
}

func sarifRules(findings []Finding, rules []Rule) []object {
	used := map[Code]bool{}
	for _, f := range findings {
		used[f.Code] = true
	}
	list := []object{}
	for _, r := range rules {
		if used[r.Code] {
			list = append(list, object{"id": string(r.Code), "shortDescription": object{"text": r.Title}, "fullDescription": object{"text": r.Help}})
		}
	}
	return list
}
