import { type Theme, themes } from "@verbena/core/vocabulary";
import { readStored, writeStored } from "./local-storage.ts";

/** public/early.js reads the same key before the first paint. */
const THEME_KEY = "verbena_theme";

const systemIsDark = window.matchMedia("(prefers-color-scheme: dark)");

/** The theme that was chosen on this device. */
function storedTheme(): Theme {
  const stored = readStored(THEME_KEY);
  return themes.find((theme) => theme === stored) ?? "system";
}

/** Shows the theme and remembers it on this device. */
export function applyTheme(theme: Theme): void {
  writeStored(THEME_KEY, theme);
  showTheme(theme);
}

/** Keeps up with the system while the chosen theme is the system's. */
export function followSystemTheme(): void {
  systemIsDark.addEventListener("change", () => showTheme(storedTheme()));
}

function showTheme(theme: Theme): void {
  const dark = theme === "dark" || (theme === "system" && systemIsDark.matches);
  document.documentElement.classList.toggle("dark", dark);
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}
