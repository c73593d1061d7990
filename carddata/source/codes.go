package source

import "punchboard/diag"

// The codes of findings about files and YAML.
const (
	CodeNoFile       diag.Code = "PB-101" // a file that is named but does not exist
	CodeBadPath      diag.Code = "PB-102" // a path that is not allowed, or leads out of the directory
	CodeUnknownKey   diag.Code = "PB-103" // an unknown key
	CodeDuplicateKey diag.Code = "PB-104" // a key given twice
	CodeUnreadable   diag.Code = "PB-105" // a file that cannot be opened or read
	CodeTooLarge     diag.Code = "PB-106" // a file over 64 MiB
	CodeEmptyFile    diag.Code = "PB-107" // an empty file
	CodeNotUTF8      diag.Code = "PB-108" // text in an encoding other than UTF-8
	CodeControl      diag.Code = "PB-109" // a control character, such as NUL
	CodeSyntax       diag.Code = "PB-110" // YAML that cannot be parsed
	CodeTab          diag.Code = "PB-111" // YAML indented with tabs
	CodeNesting      diag.Code = "PB-112" // YAML nested too deeply, or endless aliases
	CodeWrongKind    diag.Code = "PB-113" // a mapping where a list is expected, and the like
	CodeBadValue     diag.Code = "PB-114" // a value that its key does not accept
	CodeMissingKey   diag.Code = "PB-115" // a missing key
	CodeTranslation  diag.Code = "PB-116" // a text that is missing in one language
)

// The codes of findings about rows and cells.
const (
	CodeDuplicateID     diag.Code = "PB-121" // a duplicate id
	CodeMissingColumn   diag.Code = "PB-123" // a missing column
	CodeDuplicateColumn diag.Code = "PB-124" // a duplicate column
	CodeRowWidth        diag.Code = "PB-125" // a row with too few cells or too many
	CodeQuote           diag.Code = "PB-126" // a misplaced quote in CSV
	CodeSeparator       diag.Code = "PB-127" // cells separated by something other than commas
	CodeCell            diag.Code = "PB-129" // a cell that does not match its column's type
	CodeNoCards         diag.Code = "PB-131" // a file without cards
	CodeTooMany         diag.Code = "PB-132" // more rows, columns or pieces than a game may have
	CodeWorkbook        diag.Code = "PB-133" // a workbook that cannot be read
	CodeSheet           diag.Code = "PB-134" // a sheet that a workbook does not have
	CodeNoValue         diag.Code = "PB-141" // a formula of a workbook without a stored value
	CodeDate            diag.Code = "PB-142" // a date in a workbook
	CodeMerged          diag.Code = "PB-143" // merged cells in a workbook
	CodeCurly           diag.Code = "PB-137" // typographic quotes where YAML needs straight ones
)
