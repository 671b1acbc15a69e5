import type { Language } from "@verbena/core/languages";
import { eq } from "drizzle-orm";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import { columnsOf } from "../../db/queries.ts";
import { profiles, type Role } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { teachesSql } from "../../policy/classes.ts";
import { isMadeAccount } from "../../policy/made-account.ts";
import type { ProfileChange } from "./schema.ts";

const columns = columnsOf(
  profiles,
  "id",
  "username",
  "preferredLanguage",
  "theme",
  "dailyAim",
  "newPerDay",
  "reviewOrder",
  "roundLength",
  "families",
  "region",
  "persons",
  "practiceDays",
  "weeklyMail",
  "sound",
  "accentShortcuts",
);

/** A learner's settings and account, for the interface. */
export type Profile = Pick<typeof profiles.$inferSelect, keyof typeof columns> & {
  email: string;
  role: Role;
  twoFactorEnabled: boolean;
  /** Whether an administrator must set up a second factor first. */
  needsTwoFactor: boolean;
  /** Whether a class made the account. It has no mail address, and its school decides about it. */
  isMade: boolean;
  /** Whether the user has classes, or may open one. */
  teaches: boolean;
  /** Whether the server sends mails, such as the weekly one. */
  sendsMail: boolean;
};

type Owner = Pick<Dependencies, "db" | "administratorsNeedTwoFactor" | "classes" | "sendsMail"> & {
  user: SessionUser;
  /** Language of the request. */
  language: Language;
};

/** Creates the profile at the first call, with the account's name and the request's language. */
export async function readProfile(owner: Owner): Promise<Profile> {
  const { db, user, language, administratorsNeedTwoFactor, sendsMail } = owner;
  const { email, role, twoFactorEnabled } = user;
  const [stored] = await db
    .select({ ...columns, teaches: teachesSql(user, owner.classes) })
    .from(profiles)
    .where(eq(profiles.id, user.id));
  if (stored) {
    const needsTwoFactor = administratorsNeedTwoFactor && role === "admin" && !twoFactorEnabled;
    const isMade = isMadeAccount(user);
    return { ...stored, email, role, twoFactorEnabled, needsTwoFactor, isMade, sendsMail };
  }
  await db
    .insert(profiles)
    .values({ id: user.id, username: user.name, preferredLanguage: language })
    .onConflictDoNothing();
  return readProfile(owner);
}

export async function changeProfile(owner: Owner, change: ProfileChange): Promise<Profile> {
  const profile = await readProfile(owner);
  if (Object.keys(change).length === 0) return profile;
  await owner.db.update(profiles).set(change).where(eq(profiles.id, owner.user.id));
  return { ...profile, ...change };
}
