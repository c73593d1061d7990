package icons

import (
	"math"
	"testing"

	"punchboard/geom"
)

func TestParsePath(t *testing.T) {
	tests := []struct{ d, want, err string }{
		{d: "", want: ""},
		{d: " \t\n", want: ""},
		{d: "M1 2", want: "M1,2"},
		{d: "M1,2L3,4", want: "M1,2L3,4"},
		{d: "m1 2 3 4", want: "M1,2L4,6"},
		{d: "M1 2 3 4 5 6", want: "M1,2L3,4L5,6"},
		{d: "M10 10m5 5l1 1", want: "M10,10M15,15L16,16"},
		{d: "M1 1H5V7h-2v-3", want: "M1,1L5,1L5,7L3,7L3,4"},
		{d: "M0 0H1 2 3", want: "M0,0L1,0L2,0L3,0"},
		{d: "M0 0C1 2 3 4 5 6", want: "M0,0C1,2 3,4 5,6"},
		{d: "M1 1c1 2 3 4 5 6 1 1 2 2 3 3", want: "M1,1C2,3 4,5 6,7C7,8 8,9 9,10"},
		{d: "M0 0C0 1 1 2 2 2S4 3 4 4", want: "M0,0C0,1 1,2 2,2C3,2 4,3 4,4"},
		{d: "M1 1S4 3 4 4", want: "M1,1C1,1 4,3 4,4"}, // no curve before it: the start is the control point
		{d: "M0 0L2 2s2 1 2 2", want: "M0,0L2,2C2,2 4,3 4,4"},
		{d: "M0 0Q3 3 6 0", want: "M0,0C2,2 4,2 6,0"},
		{d: "M0 0Q3 3 6 0T12 0", want: "M0,0C2,2 4,2 6,0C8,-2 10,-2 12,0"},
		{d: "M0 0Q3 3 6 0T12 0 18 0", want: "M0,0C2,2 4,2 6,0C8,-2 10,-2 12,0C14,2 16,2 18,0"},
		{d: "M0 0T6 0", want: "M0,0C0,0 2,0 6,0"},
		{d: "M0 0C0 1 1 2 2 2T5 5", want: "M0,0C0,1 1,2 2,2C2,2 3,3 5,5"}, // for T, C does not count as a curve
		{d: "M1 1L2 1L2 2Z", want: "M1,1L2,1L2,2Z"},
		{d: "M1 1L2 1zL5 5", want: "M1,1L2,1ZM1,1L5,5"},
		{d: "M1 1L2 1Zm1 1L5 5", want: "M1,1L2,1ZM2,2L5,5"},
		{d: "M1 1L2 1zz", want: "M1,1L2,1Z"},
		{d: "M1.5.5-3e2", want: "M1.5,0.5", err: "path: at 10: a number is missing at the end"},
		{d: "M1.5.5-3e2.25", want: "M1.5,0.5L-300,0.25"},
		{d: "M+1-2", want: "M1,-2"},
		{d: "M1e1 1E-1", want: "M10,0.1"},
		{d: "M5. .5", want: "M5,0.5"},
		{d: "M.0004 .0006", want: "M0,0.001"}, // three decimals are kept
		{d: "M0 0A5 5 0 0 1 10 0", want: "M0,0C0,-2.761 2.239,-5 5,-5C7.761,-5 10,-2.761 10,0"},
		{d: "M0 0A5 5 0 0 0 10 0", want: "M0,0C0,2.761 2.239,5 5,5C7.761,5 10,2.761 10,0"},
		{d: "M0 0a5 5 0 0110 0", want: "M0,0C0,-2.761 2.239,-5 5,-5C7.761,-5 10,-2.761 10,0"},
		{d: "M0 0a5 5 0 01.5.5", want: "M0,0C0.178,0.155 0.345,0.322 0.5,0.5"},
		{d: "M0 0A1 1 0 0 1 10 0", want: "M0,0C0,-2.761 2.239,-5 5,-5C7.761,-5 10,-2.761 10,0"}, // radius increased to reach
		{d: "M0 0A-5 5 0 0 1 10 0", want: "M0,0C0,-2.761 2.239,-5 5,-5C7.761,-5 10,-2.761 10,0"},
		{d: "M0 0A10 5 90 0 1 10 0", want: "M0,0C0,-5.523 2.239,-10 5,-10C7.761,-10 10,-5.523 10,0"},
		{d: "M0 0A0 5 0 0 1 10 0", want: "M0,0L10,0"},
		{d: "M0 0A1e-300 1e-300 0 0 1 10 0", want: "M0,0L10,0"},
		{d: "M1 1A5 5 0 1 1 1 1", want: "M1,1"}, // to the current point: nothing
		{d: "M0 0A5 5 0 1 1 5 5", want: "M0,0C0,-2.761 2.239,-5 5,-5C7.761,-5 10,-2.761 10,0C10,2.761 7.761,5 5,5"},

		{d: "L1 1", err: "path: at 0: a path must begin with M, not L"},
		{d: "z", err: "path: at 0: a path must begin with M, not z"},
		{d: "M1 1 X", want: "M1,1", err: `path: at 5: "X" is not a path command`},
		{d: "M1 1é", want: "M1,1", err: `path: at 4: "é" is not a path command`},
		{d: "é", err: `path: at 0: "é" is not a path command`},
		{d: "1 1", err: `path: at 0: "1" is not a path command`},
		{d: "M1", err: "path: at 2: a number is missing at the end"},
		{d: "M1 L", err: `path: at 3: a number is missing before "L"`},
		{d: "M1,,2", err: `path: at 3: a number is missing before ","`},
		{d: "M,1 2", err: `path: at 1: a number is missing before ","`},
		{d: "M1 2,L3 4", want: "M1,2", err: "path: at 5: a number is missing after the comma"},
		{d: "M1 2,", want: "M1,2", err: "path: at 5: a number is missing after the comma"},
		{d: "M0 0L1 1Z2", want: "M0,0L1,1Z", err: `path: at 9: "2" is not a path command`},
		{d: "M1em 2", err: `path: at 2: a number is missing before "e"`},
		{d: "M. 2", err: `path: at 1: a number is missing before "."`},
		{d: "M1e999 2", err: "path: at 1: the number 1e999 is too large"},
		{d: "M1e9 2", err: "path: at 1: the number 1e9 is too large"},
		{d: "M9e7 0l9e7 0", want: "M90000000,0", err: "path: at 7: a point of the path is too far away"},
		{d: "M0 0A1e-9 1e8 33 1 0 1e-9 1e8", want: "M0,0", err: "path: at 5: a point of the path is too far away"}, // radius increased to reach
		{d: "M0 0A5 5 0 2 1 9 9", want: "M0,0", err: `path: at 11: a flag of 0 or 1 is missing before "2"`},
		{d: "M0 0A5 5 0 1", want: "M0,0", err: "path: at 12: a flag of 0 or 1 is missing at the end"},
		{d: "M0 0L١ 1", want: "M0,0", err: `path: at 5: a number is missing before "١"`}, // an Arabic digit
	}
	for _, tt := range tests {
		p, err := ParsePath(tt.d)
		got := ""
		if err != nil {
			got = err.Error()
		}
		if pathText(p) != tt.want || got != tt.err {
			t.Errorf("%q:\n got %s, error %q\nwant %s, error %q", tt.d, pathText(p), got, tt.want, tt.err)
		}
	}
}

// Every point of an arc is on its ellipse: the cubic pieces deviate from a
// circle by less than 3 parts in 10,000.
func TestArcsStayOnTheirEllipse(t *testing.T) {
	for _, d := range []string{
		"M200 0A200 200 0 1 1 0 -200", "M200 0A200 200 0 0 0 0 -200", "M200 0A200 200 0 0 1 120 160",
		"M200 0A200 200 0 1 0 120 160", "M200 0a200 200 45 1 0-80 160",
	} {
		p, err := ParsePath(d)
		if err != nil {
			t.Fatal(err)
		}
		for _, q := range sampled(p) {
			if r := math.Hypot(q.X, q.Y) / 200; math.Abs(r-1) > 3e-4 {
				t.Errorf("%s: a point lies at %.5f of the radius", d, r)
			}
		}
	}
}

// sampled returns points along a path, in units.
func sampled(p geom.Path) []geom.Vec {
	var pts []geom.Vec
	at, cur := 0, geom.Point{}
	for _, op := range p.Ops {
		step := p.Pts[at : at+op.Points()]
		if op == geom.CubicTo {
			for i := range 17 {
				pts = append(pts, onCubic(cur, step, float64(i)/16))
			}
		}
		for _, q := range step {
			cur = q
		}
		if op == geom.LineTo || op == geom.MoveTo && len(p.Ops) == 1 {
			pts = append(pts, geom.V(float64(cur.X), float64(cur.Y)))
		}
		at += op.Points()
	}
	for i := range pts {
		pts[i] = geom.ScaleAffine(1/float64(Unit), 1/float64(Unit)).Apply(pts[i])
	}
	return pts
}

func onCubic(a geom.Point, s []geom.Point, t float64) geom.Vec {
	u := 1 - t
	f := func(a, b, c, d geom.Length) float64 {
		return u*u*u*float64(a) + 3*u*u*t*float64(b) + 3*u*t*t*float64(c) + t*t*t*float64(d)
	}
	return geom.V(f(a.X, s[0].X, s[1].X, s[2].X), f(a.Y, s[0].Y, s[1].Y, s[2].Y))
}

func FuzzParsePath(f *testing.F) {
	for _, d := range []string{
		"M0 0L1.5.5-3e2.25zl5 5", "m1 2 3 4C0 1 1 2 2 2s4 3 4 4", "M0 0Q3 3 6 0T12 0", "M0 0a5 5 0 0110 0",
		"M0 0A1e-9 1e8 33 1 0 1e-9 1e8", "M0 0A5 1e-12 1 1 1 9 9", "M9e7 0l9e7 0", "M1,,2",
	} {
		f.Add(d)
	}
	f.Fuzz(func(t *testing.T, d string) {
		p, err := ParsePath(d)
		points := 0
		for _, op := range p.Ops {
			points += op.Points()
		}
		if points != len(p.Pts) {
			t.Fatalf("%d points for steps that take %d", len(p.Pts), points)
		}
		if len(p.Ops) > 0 && p.Ops[0] != geom.MoveTo {
			t.Fatalf("the path begins with step %d", p.Ops[0])
		}
		if err != nil {
			return
		}
		text := pathText(p)
		if again, err := ParsePath(text); err != nil || pathText(again) != text {
			t.Fatalf("%q came back as %q: %v", text, pathText(again), err)
		}
	})
}
