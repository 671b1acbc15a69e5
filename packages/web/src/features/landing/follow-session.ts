/**
 * For a signed-in learner, calls to action lead to the exercises, and the language links update the
 * profile. Asks the server, since scripts cannot read the session's cookie.
 */
export async function followSession(page: Document): Promise<void> {
  if (!(await isSignedIn())) return;
  for (const call of page.querySelectorAll<HTMLAnchorElement>("[data-call-to-action]")) {
    call.href = "/app";
    call.dataset["signedIn"] = "";
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

/** With `keepalive`, since the link leaves the page at once. */
function storeLanguage(preferredLanguage: string): void {
  void fetch("/api/profile", {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ preferredLanguage }),
    keepalive: true,
  });
}
