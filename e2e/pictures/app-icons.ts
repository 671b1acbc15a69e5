// npm run app-icons: renders the icons for devices from favicon.svg.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import playwrightConfig from "../playwright.config.ts";

const drawing = new URL("../../packages/web/public/favicon.svg", import.meta.url);
const icons = new URL("../../packages/web/public/icons/", import.meta.url);

/** The icon without rounded corners, because devices round them themselves. */
const square = readFileSync(drawing, "utf8").replace(' rx="8"', "");

/** The share of a maskable icon's width that no device cuts away. */
const SAFE_PART = 0.8;

const pictures = [
  { name: "180", size: 180, part: 0.9 },
  { name: "192", size: 192, part: 1 },
  { name: "512", size: 512, part: 1 },
  { name: "512-maskable", size: 512, part: SAFE_PART },
];

const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
try {
  mkdirSync(icons, { recursive: true });
  for (const { name, size, part } of pictures) {
    const isWhole = part === 1;
    const tab = await browser.newPage({ viewport: { width: size, height: size } });
    await tab.setContent(`
      <style>
        body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${isWhole ? "none" : "#20214a"}; }
        svg { width: ${part * 100}vw; height: ${part * 100}vh; }
      </style>
      ${isWhole ? readFileSync(drawing, "utf8") : square}`);
    const picture = await tab.screenshot({ omitBackground: true });
    writeFileSync(new URL(`${name}.png`, icons), picture);
    await tab.close();
  }
} finally {
  await browser.close();
}
