// This script runs before the first paint of every document. The build fills in the colours.

/** @param {string} name */
function stored(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    // Storage is blocked.
    return null;
  }
}

// Applies the chosen theme, or else the system's, before the first paint and whenever the system's theme changes.
// use-change-profile.ts calls verbenaShowTheme when the learner chooses a theme.
(() => {
  const paper = self.PAPER_COLOURS;
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

  globalThis.verbenaShowTheme = (chosen = stored("verbena_theme")) => {
    const dark = chosen === "dark" || (chosen !== "light" && systemIsDark.matches);
    document.documentElement.classList.toggle("dark", dark);
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", dark ? paper.dark : paper.light);
  };

  verbenaShowTheme();
  systemIsDark.addEventListener("change", () => verbenaShowTheme());
})();
