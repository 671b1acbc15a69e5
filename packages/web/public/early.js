// Runs before everything else, as a plain script of its own: the page's policy allows no inline
// script.

// The chosen theme, or the system's, before the first paint, and again when the system's changes.
// lib/theme.ts does the same whenever the choice changes.
(() => {
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

  const choice = () => {
    try {
      return localStorage.getItem("verbena_theme");
    } catch {
      // Storage is blocked: the system decides.
      return null;
    }
  };

  const show = () => {
    const chosen = choice();
    const dark = chosen === "dark" || (chosen !== "light" && systemIsDark.matches);
    document.documentElement.classList.toggle("dark", dark);
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", dark ? "#14152f" : "#fbf5e9");
  };

  show();
  systemIsDark.addEventListener("change", show);
})();

// The policy allows no eval either; zod would try it, and the browser would report that.
globalThis.__zod_globalConfig = { jitless: true };
