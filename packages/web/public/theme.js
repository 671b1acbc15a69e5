// Runs before the first paint: puts the chosen theme, or the system's, on <html>.
// lib/theme.ts does the same whenever the choice changes.
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
