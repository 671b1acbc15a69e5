// This script runs before everything else in the application. The build puts early.js before it, and writes it into
// the application's documents.

/** Whether the browser is older than those in minimum-browsers.ts. If so, main.tsx starts nothing. */
globalThis.verbenaIsTooOld =
  typeof structuredClone !== "function" || !CSS.supports("height", "1dvh");

/** Whether the server itself answers, and not a Wi-Fi portal. */
const serverAnswers = () =>
  fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout?.(5000) })
    .then((response) => response.json())
    .then(
      ({ status }) => status === "ok",
      () => false,
    );

// Uses no async functions: for old browsers, the build would import a helper, and a classic script cannot import.
const reasonOfFailure = () =>
  globalThis.verbenaIsTooOld
    ? Promise.resolve("browser")
    : serverAnswers().then((answers) => (answers ? "server" : "connection"));

/** The empty element of the application. Undefined if the application has started. */
function failedRoot() {
  const root = document.getElementById("root");
  return root?.hasChildNodes() ? undefined : root;
}

let isFailureShown = false;

/** @param {string} reason the reason, as the document names it */
function showFailure(reason) {
  // Show the message only once, although several scripts may fail.
  const root = failedRoot();
  const texts = document.getElementById("start-failure");
  if (!root || !texts || isFailureShown) return;
  isFailureShown = true;
  const chosen = [
    /(?:^|; )verbena_language=(\w+)/.exec(document.cookie)?.[1],
    stored("verbena_language"),
  ];
  const messages = [...texts.content.children].filter(({ dataset }) => dataset.reason === reason);
  const [message] = [...chosen, ...navigator.languages, "es"].flatMap(
    (code) => messages.find(({ lang }) => lang === code?.split("-")[0]) ?? [],
  );
  document.documentElement.lang = message.lang;
  message.querySelector("button").addEventListener("click", () => location.reload());
  const first = document.getElementById("first");
  const typed = document.querySelectorAll("#first input:not([type=checkbox])");
  if (!first || [...typed].every(({ value }) => !value)) {
    first?.remove();
    root.replaceChildren(message);
    return;
  }
  // What was typed stays in view. If the application comes after all, it takes over.
  const notice = document.createElement("div");
  notice.setAttribute("role", "alert");
  notice.className = message.className;
  notice.append(...message.childNodes);
  first.prepend(notice);
  scrollTo(0, 0);
}

// Shows the message and the retry button of the document if a script fails to load or to run. For example, a Wi-Fi portal
// answers, or the server only has the scripts of another release. The message names the oldest browsers that can run
// the application.
addEventListener(
  "error",
  ({ target }) => {
    const isScript = target === window || target instanceof HTMLScriptElement;
    if (isScript && failedRoot()) reasonOfFailure().then(showFailure);
  },
  // Capture, because errors of elements do not bubble.
  { capture: true },
);

// Shows the message if the scripts have not arrived by then.
setTimeout(() => failedRoot() && showFailure("connection"), 10_000);

// The Content-Security-Policy forbids eval: without this, the browser would report zod's attempt to use it.
globalThis.__zod_globalConfig = { jitless: true };
