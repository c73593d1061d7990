package carddata

import (
	"reflect"
	"testing"

	"punchboard/carddata/sections"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

func TestPaint(t *testing.T) {
	olive := values.Paint{Kind: values.RGBPaint, Color: [4]uint8{0x5B, 0x62, 0x36}}
	fade := values.Paint{Kind: values.LinearPaint, Stops: []values.Paint{olive, {Kind: values.GrayPaint}}}
	g := &Game{Colors: map[string]values.Paint{"olive": olive, "fade": fade, "clear": {}}}
	gray := func(v uint8) values.Paint { return values.Paint{Kind: values.GrayPaint, Color: [4]uint8{v}} }
	m := func(kv ...any) map[string]any {
		m := map[string]any{}
		for i := 0; i < len(kv); i += 2 {
			m[kv[i].(string)] = kv[i+1]
		}
		return m
	}
	colors := []any{"olive", "black"}
	tests := []struct {
		in   any
		want values.Paint
		err  string // the message after "`fill`: "; empty if none
	}{
		{in: nil},
		{in: ""},
		{in: "none"},
		{in: "black", want: gray(0)},
		{in: " white ", want: gray(255)},
		{in: "k100", want: gray(0)},
		{in: "k0", want: gray(255)},
		{in: "k60", want: gray(102)},
		{in: "gray 60%", want: gray(102)},
		{in: "black 20%", want: gray(204)},
		{in: "#5B6236", want: olive},
		{in: "#fa0", want: values.Paint{Kind: values.RGBPaint, Color: [4]uint8{0xff, 0xaa, 0}}},
		{in: "olive", want: olive},
		{in: "olive 0%", want: values.Paint{Kind: values.RGBPaint, Color: [4]uint8{255, 255, 255}}},
		{in: "#000 50%", want: values.Paint{Kind: values.RGBPaint, Color: [4]uint8{127, 127, 127}}},
		{in: "cmyk(0 60 80 20)", want: values.Paint{Kind: values.CMYKPaint, Color: [4]uint8{0, 60, 80, 20}}},
		{in: "cmyk(0, 60%, 80, 20) 50%", want: values.Paint{Kind: values.CMYKPaint, Color: [4]uint8{0, 30, 40, 10}}},
		{in: "spot(Gold, 20 30 70 10)", want: values.Paint{Kind: values.SpotPaint, Spot: "Gold", Color: [4]uint8{20, 30, 70, 10}, Tint: 100}},
		{in: "spot(Gold 2, 20 30 70 10) 40%", want: values.Paint{Kind: values.SpotPaint, Spot: "Gold 2", Color: [4]uint8{20, 30, 70, 10}, Tint: 40}},
		{in: "fade", want: fade},
		{in: "fade 0%", want: values.Paint{Kind: values.LinearPaint, Stops: []values.Paint{{Kind: values.RGBPaint, Color: [4]uint8{255, 255, 255}}, gray(255)}}},
		{in: m("linear", colors, "angle", 90, "at", []any{"10%", "100%"}), want: values.Paint{Kind: values.LinearPaint, Stops: []values.Paint{olive, gray(0)}, Angle: 90, At: []float64{0.1, 1}}},
		{in: m("radial", colors), want: values.Paint{Kind: values.RadialPaint, Stops: []values.Paint{olive, gray(0)}}},
		{in: m("hatch", "olive"), want: values.Paint{Kind: values.HatchPaint, Stops: []values.Paint{olive}, Gap: mm, Width: mm / 5, Angle: 45}},
		{in: m("hatch", "olive", "back", "k10", "gap", "2mm", "width", "0.5mm", "angle", 0, "cross", true),
			want: values.Paint{Kind: values.HatchPaint, Stops: []values.Paint{olive}, Back: &values.Paint{Kind: values.GrayPaint, Color: [4]uint8{229}}, Gap: 2 * mm, Width: mm / 2, Cross: true}},

		{in: "olvie", err: `there is no color "olvie"`},
		{in: "olive 140%", err: `there is no color "olive 140%"`},
		{in: "k101", err: `there is no color "k101"`},
		{in: "k+5", err: `there is no color "k+5"`},
		{in: "#12345", err: `"#12345" is not a color`},
		{in: "#ggg", err: `"#ggg" is not a color`},
		{in: "#é1", err: `"#é1" is not a color`},
		{in: "cmyk(1 2 3)", err: "a CMYK color needs four percentages, as in cmyk(0 60 80 20)"},
		{in: "cmyk(1 2 3 101)", err: `"101" is not a percentage from 0 to 100`},
		{in: "spot(Gold)", err: "a spot color needs a name and four percentages, as in spot(Gold, 20 30 70 10)"},
		{in: "spot(Doré, 1 2 3 4)", err: `the ink name "Doré" may contain only plain letters`},
		{in: 3, err: "the number 3 is not a color"},
		{in: m("angle", 3), err: "the mapping needs `linear`, `radial` or `hatch`"},
		{in: m("linear", colors, "radial", colors), err: "`linear` and `radial` cannot be used together"},
		{in: m("linear", colors, "gap", "1mm"), err: "a linear paint has no key `gap`"},
		{in: m("linear", "olive"), err: "`linear` needs a list of at least two colors"},
		{in: m("linear", []any{"olive", "none"}), err: `the text "none" is not a plain color`},
		{in: m("linear", []any{"olive", "fade"}), err: `the text "fade" is not a plain color`},
		{in: m("linear", colors, "angle", "up"), err: "`angle`: the text \"up\" is not a number"},
		{in: m("linear", colors, "at", []any{"0%"}), err: "`at` needs one percentage for each color"},
		{in: m("linear", colors, "at", []any{"50%", "20%"}), err: "`at` needs increasing percentages from 0% to 100%, but contains the text \"20%\""},
		{in: m("hatch", "olive", "gap", "0.01mm"), err: "a hatch needs a `gap` of at least 0.1mm, and a `width` smaller than the gap"},
		{in: m("hatch", "olive", "width", "2mm"), err: "a hatch needs a `gap` of at least 0.1mm, and a `width` smaller than the gap"},
		{in: m("hatch", "olive", "gap", 1), err: "`gap`: length \"1\" has no unit"},
		{in: m("hatch", "spot(Gold, 1 2 3 4)"), err: "a hatch cannot be drawn in a spot color"},
		{in: m("hatch", "clear"), err: `the text "clear" is not a plain color`},
	}
	for _, tt := range tests {
		pos := diag.Pos{File: "f.yaml", Line: 1}
		got, err := g.Lit(sections.Key{Name: "fill", Type: sections.KPaint}, tt.in, pos)
		want := ""
		if tt.err != "" {
			want = "`fill`: " + tt.err
		}
		if message(err) != want {
			t.Errorf("%v: error %q, want %q", tt.in, message(err), want)
			continue
		}
		if tt.want.Pos = pos; err == nil && !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%v: got %+v, want %+v", tt.in, got, tt.want)
		}
	}
}

func TestExtentOf(t *testing.T) {
	if got := (values.Extent{Abs: 2 * mm, Rel: 0.5}).Of(10 * mm); got != 7*geom.MM {
		t.Errorf("half of 10mm and 2mm is %v", got)
	}
}
