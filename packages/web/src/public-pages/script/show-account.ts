import { KNOWN_USER_KEY, reloadAfterSignOut } from "#lib/known-user.ts";
import { readStored } from "#lib/web-storage.ts";

/** Turns the link to sign-in into one to the application, for somebody who is signed in. */
export async function showAccount(page: Document): Promise<void> {
  const link = page.querySelector<HTMLAnchorElement>("[data-account]");
  if (!link || readStored(KNOWN_USER_KEY) === null) return;
  const session = await readSession();
  if (session === null) return;
  link.href = "/app";
  link.textContent = `${session.user.name} · ${link.dataset["account"] ?? ""}`;
  reloadAfterSignOut();
}

type Session = { user: { name: string } };

async function readSession(): Promise<Session | null> {
  try {
    const response = await fetch("/api/auth/get-session");
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
