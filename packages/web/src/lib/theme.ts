import type { Theme } from "@verbena/core/vocabulary";
import { writeStored } from "./web-storage.ts";

/** public/early.js reads the same key before the first paint. */
const THEME_KEY = "verbena_theme";

/** Applies the theme and stores it on this device. */
export function applyTheme(theme: Theme): void {
  writeStored(THEME_KEY, theme);
  const systemIsDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.toggle(
    "dark",
    theme === "dark" || (theme === "system" && systemIsDark),
  );
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}
