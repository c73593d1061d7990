package main

import (
	"os"
	"strconv"
	"time"

	"punchboard/render/pdf"
)

// epochVariable names the environment variable with the date for files, a
// convention for reproducible builds.
const epochVariable = "SOURCE_DATE_EPOCH"

// lastSecond is the last second of the year 9999: a date in a PDF has four digits for the year (ISO 32000-1, 7.9.4).
const lastSecond int64 = 253402300799

// pdfOptions takes the date from the environment; without it, files have none.
func pdfOptions() (pdf.Options, error) {
	o := pdf.Options{Creator: "Punchboard " + version()}
	epoch := os.Getenv(epochVariable)
	if epoch == "" {
		return o, nil
	}
	seconds, err := strconv.ParseInt(epoch, 10, 64)
	if err != nil || seconds < 0 || seconds > lastSecond {
		return o, usageErrorf("set it to the seconds since 1970, or unset it", "%s must be a whole number from 0 to %d (the year 9999), but is %q", epochVariable, lastSecond, epoch)
	}
	o.Date = time.Unix(seconds, 0).UTC()
	return o, nil
}
