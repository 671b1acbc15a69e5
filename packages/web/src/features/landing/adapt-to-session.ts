/**
 * Adapts the page for signed-in learners: the buttons lead to the application, the links for visitors disappear, and
 * language links also store the language in the profile. Asks the server, because scripts cannot read the session
 * cookie.
 */
export async function adaptToSession(page: Document): Promise<void> {
  if (!(await isSignedIn())) return;
  for (const call of page.querySelectorAll<HTMLAnchorElement>("[data-call-to-action]")) {
    call.href = "/app";
    call.dataset["signedIn"] = "";
  }
  for (const link of page.querySelectorAll<HTMLAnchorElement>("[data-sign-in], [data-try]")) {
    link.dataset["signedIn"] = "";
  }
  for (const link of page.querySelectorAll<HTMLAnchorElement>("[data-language]")) {
    link.addEventListener("click", () => storeLanguage(link.hreflang));
  }
}

async function isSignedIn(): Promise<boolean> {
  try {
    const response = await fetch("/api/auth/get-session");
    return response.ok && (await response.json()) !== null;
  } catch {
    return false;
  }
}

/**
 * Uses `keepalive`, because the browser leaves the page at once. Without a network, the profile keeps its language.
 */
function storeLanguage(preferredLanguage: string): void {
  fetch("/api/profile", {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ preferredLanguage }),
    keepalive: true,
  }).catch(() => {});
}
