import type { Profile } from "@verbena/server/client";
import { forgetDrafts } from "#lib/drafts.ts";
import { forgetKept, keptAt } from "#lib/kept-answers.ts";
import { forgetTab } from "#lib/tab-storage.ts";

const kept = keptAt<Profile>("session");

/** Keeps who is signed in; what is kept of anybody else goes. */
export async function rememberUser(user: Profile | null): Promise<void> {
  if (user !== null) {
    forgetTab(user.id);
    forgetDrafts(user.id);
  }
  const before = await kept.read();
  if (before !== undefined && before.id !== user?.id) await forgetKept();
  if (user !== null) await kept.write(user);
}

/** Who was signed in here last. A role is the server's to confirm: without it nobody administers. */
export async function lastUser(): Promise<Profile | undefined> {
  const user = await kept.read();
  return user && { ...user, role: "user" };
}
