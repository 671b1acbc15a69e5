// Runs before everything else, as a plain script of its own: the page's policy allows no inline
// script.

// The chosen theme, or the system's, before the first paint. lib/theme.ts does the same whenever
// the choice changes.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem("verbena_theme");
  } catch {
    // Storage is blocked: the system decides.
  }
  const dark =
    choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", dark);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", dark ? "#14152f" : "#fbf5e9");
})();

// The policy allows no eval either; zod would try it, and the browser would report that.
globalThis.__zod_globalConfig = { jitless: true };
