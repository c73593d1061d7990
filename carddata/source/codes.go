package source

import "punchboard/diag"

// The codes of findings about files and YAML.
const (
	CodeNoFile       diag.Code = "PB-101" // a file that is referred to and does not exist
	CodeBadPath      diag.Code = "PB-102" // a path that is not allowed, or leaves the directory
	CodeUnknownKey   diag.Code = "PB-103" // a key that has no meaning here
	CodeDuplicateKey diag.Code = "PB-104" // a key given twice
	CodeUnreadable   diag.Code = "PB-105" // a file that the system does not let us read
	CodeTooLarge     diag.Code = "PB-106" // a file over 64 MiB
	CodeEmptyFile    diag.Code = "PB-107" // a file with nothing in it
	CodeNotUTF8      diag.Code = "PB-108" // text in another encoding than UTF-8
	CodeControl      diag.Code = "PB-109" // a character that no text holds, such as NUL
	CodeSyntax       diag.Code = "PB-110" // YAML that cannot be parsed
	CodeTab          diag.Code = "PB-111" // YAML indented with tabs
	CodeNesting      diag.Code = "PB-112" // YAML nested too deep, or aliases without end
	CodeWrongKind    diag.Code = "PB-113" // a mapping where a list is wanted, and the like
	CodeBadValue     diag.Code = "PB-114" // a value that its key does not take
	CodeMissingKey   diag.Code = "PB-115" // a key that must be there
	CodeTranslation  diag.Code = "PB-116" // a text that is missing in one language
)

// The codes of findings about rows and cells.
const (
	CodeDuplicateID     diag.Code = "PB-121" // an id that is used twice
	CodeMissingColumn   diag.Code = "PB-123" // a column that a file lacks
	CodeDuplicateColumn diag.Code = "PB-124" // a column that is there twice
	CodeRowWidth        diag.Code = "PB-125" // a row with too few cells or too many
	CodeQuote           diag.Code = "PB-126" // a quote where CSV has none
	CodeSeparator       diag.Code = "PB-127" // cells separated by something other than commas
	CodeCell            diag.Code = "PB-129" // a cell that is not of its column's type
	CodeNoCards         diag.Code = "PB-131" // a file without cards
	CodeTooMany         diag.Code = "PB-132" // more rows, columns or pieces than a game may have
	CodeWorkbook        diag.Code = "PB-133" // a workbook that cannot be read
	CodeSheet           diag.Code = "PB-134" // a sheet that a workbook lacks
	CodeCurly           diag.Code = "PB-137" // quotes of print where YAML wants its own
)
