// npm run social-image: renders the preview picture for links to Verbena.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { buntingShape } from "../../packages/web/src/ui/bunting-shape.ts";
import playwrightConfig from "../playwright.config.ts";

const web = new URL("../../packages/web/", import.meta.url);
const size = { width: 1200, height: 630 };
const FLAGS = 24;
const colours = ["marigold", "geranium", "azulejo", "leaf"];

/** The style sheet with its fonts inlined. */
function look(): string {
  const css = readFileSync(new URL("src/theme.css", web), "utf8");
  return css.replace(/url\((@[^)]+)\)/g, (_, font: string) => {
    const file = fileURLToPath(import.meta.resolve(font));
    return `url(data:font/woff2;base64,${readFileSync(file, "base64")})`;
  });
}

function bunting(): string {
  const { width, height, cords, flags } = buntingShape(FLAGS);
  const lines = cords.map((d) => `<path d="${d}" fill="none" stroke="var(--ink-soft)"/>`);
  const triangles = flags.map(
    ({ points }, index) =>
      `<polygon points="${points}" fill="var(--${colours[index % colours.length]})"/>`,
  );
  return `<svg viewBox="0 0 ${width} ${height}" width="${size.width}">${lines.join("")}${triangles.join("")}</svg>`;
}

const page = `<!doctype html>
<html lang="es" class="dark">
  <style>
    ${look()}
    body { margin: 0; width: ${size.width}px; height: ${size.height}px; overflow: hidden; }
    svg { display: block; margin-top: 44px; }
    main { padding: 72px 84px; font-family: "Bricolage Grotesque"; color: var(--ink); }
    .sentence { margin: 0; font-size: 92px; line-height: 1.3; font-weight: 700; letter-spacing: -0.02em; }
    .answer { color: var(--leaf); border-bottom: 7px solid; display: inline-block; line-height: 1.05; padding: 0 6px; }
    .name { position: absolute; bottom: 64px; margin: 0; font-size: 58px; line-height: 1; font-weight: 700; letter-spacing: -0.03em; }
  </style>
  ${bunting()}
  <main>
    <p class="sentence">Esta noche mis primos <span class="answer">vienen</span> a la verbena.</p>
    <p class="name">verbena</p>
  </main>
</html>`;

const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
try {
  const tab = await browser.newPage({ viewport: size });
  await tab.setContent(page);
  await tab.evaluate(() => document.fonts.ready);
  writeFileSync(new URL("public/social.png", web), await tab.screenshot());
} finally {
  await browser.close();
}
