/**
 * Once it is known that a learner is signed in, the calls to action lead to their exercises, and the
 * language that they choose here goes into their profile. Scripts cannot read the session's cookie.
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
    // Without an answer the page stays as visitors see it.
    return false;
  }
}

/** Sent while the link leads on to the page in that language, which does not depend on it. */
function storeLanguage(preferredLanguage: string): void {
  void fetch("/api/profile", {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ preferredLanguage }),
    keepalive: true,
  });
}
