package farm

import "punchboard/diag"

// Findings about the files of the parts of a run.
const (
	CodeDamaged diag.Code = "PB-711" // a file that was cut short or changed, or is not ours
	CodeFormat  diag.Code = "PB-712" // a file of another version of Punchboard
	CodeOther   diag.Code = "PB-713" // a file of another run
	CodeTwice   diag.Code = "PB-714" // games in two files
	CodeMissing diag.Code = "PB-715" // games in no file
)

// Rules explains the codes of this file.
var Rules = []diag.Rule{
	{Code: CodeDamaged, Title: "a damaged file of statistics", Help: "The file was cut short or changed, or was not written by `punchboard playtest run --stats`. Files appear only when they are complete, so the disk or a copy is to blame. Remove the file and play its part again."},
	{Code: CodeFormat, Title: "statistics of another version of Punchboard", Help: "Versions of Punchboard whose statistics have different contents do not read each other's files. Use the same version on all machines, and play the part again."},
	{Code: CodeOther, Title: "statistics of another run", Help: "The file has another game, another version of the game, other players, another seed or another number of games than most of the files. Sums of different runs have no meaning. Remove the file, or name only the files of one run."},
	{Code: CodeTwice, Title: "games that are counted twice", Help: "Two files contain the same games, such as a copy, or the parts of two divisions of a run. Remove one of the two files."},
	{Code: CodeMissing, Title: "games that are missing", Help: "Some of the games of the run are in none of the files. The hint is the command that plays them. To merge what there is, use --partial."},
}
