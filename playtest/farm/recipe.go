package farm

import (
	"embed"
	"fmt"
	"math"
	"path"
	"strconv"
	"strings"
	"sync"
	"text/template"

	"punchboard/playtest"
)

//go:embed recipes
var files embed.FS

// Recipe describes how to run all parts with one kind of program.
type Recipe struct {
	Name string // the value of --for
	With string // what starts the parts
	file string
}

// Recipes lists the recipes, in the order of the manual.
var Recipes = []Recipe{
	{"parallel", "GNU parallel, on one machine", "parallel.sh.tmpl"},
	{"slurm", "a Slurm array, with a job that merges", "slurm.sh.tmpl"},
	{"kubernetes", "a Kubernetes Indexed Job, with a job that merges", "kubernetes.yaml.tmpl"},
	{"ci", "a matrix of GitHub Actions, with a job that merges", "ci.yaml.tmpl"},
}

var templates = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("").Funcs(template.FuncMap{"comment": comment, "indent": indent}).ParseFS(files, "recipes/*.tmpl"))
})

// Text returns the recipe as a file. The command is the one that writes it.
func (c Recipe) Text(r Run, e Estimate, command string) (string, error) {
	var b strings.Builder
	err := templates().ExecuteTemplate(&b, c.file, sheet{Run: r, Estimate: e, Command: command})
	return b.String(), err
}

// sheet is what the templates of recipes show.
type sheet struct {
	Run
	Estimate
	Command string
}

// Heading says what is played, how long it takes, and which command wrote the recipe.
func (s sheet) Heading() string {
	return fmt.Sprintf("%s\nAbout %s of CPU time, %s per part.\nWritten by: %s", s.heading(), seconds(s.CPU), seconds(s.Part), s.Command)
}

// Folder is the directory of the part files.
func (sheet) Folder() string { return Folder }

// PlayPart returns the command that plays a part on one core; the part is a variable
// of a shell, such as $part.
func (s sheet) PlayPart(part string) string {
	file := path.Join(Folder, fileName(part, s.Parts))
	return s.play(`"`+part+"/"+strconv.Itoa(s.Parts)+`"`, `"`+file+`"`) + " --workers 1"
}

// MergeParts returns the command that merges and judges all parts, and writes the
// result into a directory.
func (s sheet) MergeParts(dir string) string {
	return fmt.Sprintf("punchboard playtest merge %s --stats %s --judge %s --report %s", Folder, path.Join(dir, "whole.pts"), s.game(), path.Join(dir, "whole.html"))
}

// Job returns a name for jobs that all of the programs accept.
func (s sheet) Job() string {
	var name []rune
	for _, r := range strings.ToLower(path.Base(strings.ReplaceAll(s.Game, `\`, "/"))) {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '-' {
			name = append(name, r)
		}
	}
	clean := strings.Trim(string(name), "-")
	if clean == "" {
		return "playtest"
	}
	return clean[:min(len(clean), 40)]
}

// Limited reports whether fewer parts run at once than there are.
func (s sheet) Limited() bool { return s.AtOnce < s.Parts }

// Minutes is a time limit for one part: four times what is expected, and at least ten
// minutes.
func (s sheet) Minutes() int { return minutes(s.Part) }

// Seconds is the same limit in seconds.
func (s sheet) Seconds() int { return 60 * s.Minutes() }

func minutes(expected float64) int { return max(10, int(math.Ceil(4*expected/60))) }

// largestArray is the number of tasks that Slurm allows in one array, unless its
// MaxArraySize was changed: indices are below 1001.
const largestArray = 1000

// array is the tasks 1 to Count of a Slurm array, for the parts after Before.
type array struct{ Before, Count int }

// Arrays divides the parts into arrays.
func (s sheet) Arrays() (all []array) {
	for before := 0; before < s.Parts; before += largestArray {
		all = append(all, array{before, min(largestArray, s.Parts-before)})
	}
	return all
}

// The limits of a matrix of GitHub Actions: jobs, and minutes for each.
const (
	mostJobs       = 256
	mostJobMinutes = 360
)

// Jobs is the number of jobs of a matrix; each plays every Jobs-th part.
func (s sheet) Jobs() int { return min(s.Parts, mostJobs) }

// JobList lists the numbers of the jobs of a matrix.
func (s sheet) JobList() string {
	list := make([]string, s.Jobs())
	for i := range list {
		list[i] = strconv.Itoa(i + 1)
	}
	return strings.Join(list, ", ")
}

// Shared reports whether a job plays several parts.
func (s sheet) Shared() bool { return s.Parts > mostJobs }

// JobMinutes is a time limit for a job of a matrix.
func (s sheet) JobMinutes() int {
	each := (s.Parts + s.Jobs() - 1) / s.Jobs()
	return min(mostJobMinutes, minutes(float64(each)*s.Part))
}

// Problem says why a recipe cannot run the parts, with a hint; "" if it can.
func (c Recipe) Problem(r Run, e Estimate) (problem, hint string) {
	s := sheet{Run: r, Estimate: e}
	each := (r.Parts + s.Jobs() - 1) / s.Jobs()
	if took := float64(each) * e.Part; c.Name == "ci" && took > mostJobMinutes*60 {
		return fmt.Sprintf("each of %d jobs would take about %s, but GitHub Actions stops a job after %s", s.Jobs(), seconds(took), seconds(mostJobMinutes*60)),
			"play fewer games, or use another recipe"
	}
	return "", ""
}

// Fits checks that the games can be divided into the parts.
func (r *Run) Fits() bool {
	return r.Parts >= 1 && r.Parts <= playtest.MaxParts && r.Games >= uint64(r.Parts)
}

// comment puts a # before each line.
func comment(text string) string { return "# " + strings.ReplaceAll(text, "\n", "\n# ") }

// indent puts spaces before each line except the first.
func indent(n int, text string) string {
	return strings.ReplaceAll(text, "\n", "\n"+strings.Repeat(" ", n))
}
