// Runs before everything else. It is a file because the Content-Security-Policy allows no inline script.

/** @param {string} name */
function stored(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    // Storage is blocked.
    return null;
  }
}

// Applies the chosen theme, or the system's, before the first paint and when the system's changes.
// applyTheme does the same when the choice changes.
(() => {
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

  const show = () => {
    const chosen = stored("verbena_theme");
    const dark = chosen === "dark" || (chosen !== "light" && systemIsDark.matches);
    document.documentElement.classList.toggle("dark", dark);
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", dark ? "#14152f" : "#fbf5e9");
  };

  show();
  systemIsDark.addEventListener("change", show);
})();

// The server knows the chosen language only by its cookie. If the browser dropped the cookie but kept
// its storage, the landing page would have another language than the application.
(() => {
  const hasCookie = () => /(^|; )verbena_language=/.test(document.cookie);
  try {
    const chosen = localStorage.getItem("verbena_language");
    if (chosen === null || hasCookie()) return;
    const secure = location.protocol === "https:" ? "; secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR.
    document.cookie = `verbena_language=${chosen}; path=/; max-age=31536000; samesite=lax${secure}`;
    // If cookies are blocked, the page would reload forever.
    const speaksAnother = location.pathname === "/" && chosen !== document.documentElement.lang;
    if (hasCookie() && speaksAnother) location.reload();
  } catch {
    // Storage is blocked: there is nothing to restore.
  }
})();

// If a script fails to load, or a Wi-Fi portal answers instead, the page stays empty. Then this shows
// the message and the retry button of index.html.
addEventListener(
  "error",
  ({ target }) => {
    const isScript = target === window || target instanceof HTMLScriptElement;
    const root = document.getElementById("root");
    const texts = document.getElementById("start-failure");
    if (!isScript || !root || root.hasChildNodes() || !texts) return;
    const kept = [
      /(?:^|; )verbena_language=(\w+)/.exec(document.cookie)?.[1],
      stored("verbena_language"),
    ];
    const messages = [...texts.content.children];
    const [message] = [...kept, ...navigator.languages, "es"].flatMap(
      (code) => messages.find(({ lang }) => lang === code?.split("-")[0]) ?? [],
    );
    document.documentElement.lang = message.lang;
    root.replaceChildren(message);
    message.querySelector("button").addEventListener("click", () => location.reload());
  },
  // Errors of elements do not bubble.
  { capture: true },
);

// The policy allows no eval, and the browser would report zod's attempt to use it.
globalThis.__zod_globalConfig = { jitless: true };
