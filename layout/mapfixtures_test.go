package layout

// groundMap is a small map with some of everything.
const groundMap = `name: Ground
grid: {orientation: flat, columns: 3, rows: 3, first: "0101", shifted: even, size: 8mm}
terrains:
  open: {code: ".", name: Open, pattern: clear, fill: "#F6F0DC", ink: "#8A8468"}
  woods: {code: F, name: Woods, pattern: woods, fill: "#5F8A56", ink: "#10240C", badges: ["+1"]}
borders: {brook: {name: Brook, style: stream, paint: "#3F74A8"}}
roads: {lane: {name: Lane, style: road, paint: white}}
rows: ["..F", ".F.", "..."]
along: [{kind: brook, id: b, sides: ["0101/0201", "0102/0201"]}]
paths: [{kind: lane, id: l, hexes: ["0103", "0203", "0303"], from: west, to: east}]
`

// isleMap is another one, with woods of another colour.
const isleMap = `name: Isle
grid: {orientation: pointy, columns: 2, rows: 2, first: "A1", size: 8mm}
terrains:
  sea: {code: "~", name: Sea, pattern: water, fill: "#8FBBD6", ink: "#2B5E86"}
  woods: {code: F, name: Woods, pattern: woods, fill: "#6F9A66", ink: "#10240C"}
rows: ["F~", "FF"]
`
