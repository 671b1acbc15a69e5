// This script runs before everything else. The build fills in its values, puts theme.js before it, and writes it into the
// documents.

// Adds polyfills for the oldest supported browsers. They run before the modules, because a parser runs scripts in
// order.
if (!Array.prototype.toSorted || !String.prototype.toWellFormed || !AbortSignal.timeout) {
  document.write('<script src="/polyfills.js"></script>');
}

// Stores the language that a visitor chooses on the landing page. Restores the language cookie from local storage if
// the cookie is missing. The server chooses the language of the landing page by this cookie.
(() => {
  // Whether the address names the language of the landing page.
  const isChosen = location.pathname === "/" && new URLSearchParams(location.search).has("lng");
  const hasCookie = () => /(^|; )verbena_language=/.test(document.cookie);
  try {
    if (isChosen) localStorage.setItem("verbena_language", document.documentElement.lang);
    const chosen = localStorage.getItem("verbena_language");
    if (chosen === null || hasCookie()) return;
    const secure = location.protocol === "https:" ? "; secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR.
    document.cookie = `verbena_language=${chosen}; path=/; max-age=31536000; samesite=lax${secure}`;
    // Without this check the page would reload forever when cookies are blocked.
    const isOtherLanguage = location.pathname === "/" && chosen !== document.documentElement.lang;
    if (hasCookie() && isOtherLanguage) location.reload();
  } catch {
    // Storage is blocked.
  }
})();
