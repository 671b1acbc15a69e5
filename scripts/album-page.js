// The page that shows all pictures of the gallery.

/**
 * @typedef {{ kind: string, selector: string, text: string, measured: string, width: number }} Fault
 * @typedef {{ file: string, width: number, theme: string }} Picture
 * @typedef {{ name: string, language: string, pictures: Picture[], faults: Fault[] }} Screen
 */

const style = `
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; background: #eee; color: #222; }
  section { margin-block: 2.5rem; }
  .pictures { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding-block: .5rem; }
  figure { margin: 0; flex: none; }
  figcaption { font-size: .875rem; }
  img { display: block; border: 1px solid #999; height: 30rem; width: auto; object-fit: cover; object-position: top; }
  .faults { color: #a00; font-family: ui-monospace, monospace; font-size: .875rem; }
`;

/**
 * @param {readonly Screen[]} screens
 * @returns {string} an HTML page that stands beside the pictures
 */
export function albumPage(screens) {
  const sections = screens.toSorted((a, b) => a.name.localeCompare(b.name)).map(screenSection);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Verbena, every screen</title>
<style>${style}</style>
<h1>Verbena, every screen</h1>
${sections.join("\n")}
</html>
`;
}

/** @param {Screen} screen */
function screenSection({ name, language, pictures, faults }) {
  const figures = pictures.map(
    ({ file, width, theme }) =>
      `<figure><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt=""></a><figcaption>${width}, ${theme}</figcaption></figure>`,
  );
  const lines = faults.map(
    ({ kind, selector, text, measured, width }) =>
      `<li>${escaped(`${width}: ${kind}, ${selector}, “${text}” (${measured})`)}</li>`,
  );
  return `<section>
<h2>${escaped(name)} <small lang="${language}">${language}</small></h2>
<ul class="faults">${lines.join("")}</ul>
<div class="pictures" tabindex="0">${figures.join("")}</div>
</section>`;
}

/** @param {string} text */
function escaped(text) {
  const entities = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
  return text.replace(/[&<"]/g, (sign) => entities[/** @type {keyof typeof entities} */ (sign)]);
}
