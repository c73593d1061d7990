// Filters that show colors as others see them. The matrices come from the program, so that
// they are the same as those of `punchboard images --vision`.
import { $ } from "./dom.js";
import { settings } from "./settings.js";

const ns = "http://www.w3.org/2000/svg";

// define makes a filter for each type of vision.
export function define(visions) {
  $("filters").replaceChildren(...Object.entries(visions || {}).map(([name, m]) => {
    const filter = document.createElementNS(ns, "filter");
    filter.id = `vision-${name}`;
    filter.setAttribute("color-interpolation-filters", "linearRGB");
    const matrix = document.createElementNS(ns, "feColorMatrix");
    matrix.setAttribute("type", "matrix");
    matrix.setAttribute("values", [0, 3, 6].map((i) => `${m.slice(i, i + 3).join(" ")} 0 0`).join(" ") + " 0 0 0 1 0");
    filter.append(matrix);
    return filter;
  }));
}

let sheet;

// apply shows all pictures through the chosen filter.
export function apply() {
  sheet ||= document.adoptedStyleSheets[document.adoptedStyleSheets.push(new CSSStyleSheet()) - 1];
  sheet.replaceSync(settings.vision === "normal" ? "" : `.face img { filter: url("#vision-${settings.vision}"); }`);
}
