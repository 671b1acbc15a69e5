import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createLinkToken } from "../accounts/links/link-token.ts";
import { sessions, users } from "../db/schema.ts";
import type { MailKindWithLink } from "../mail-queue/link-lifetime.ts";
import { confirmAddress, cookieOf, newAccount, signUp } from "./account.ts";
import { answer } from "./events.ts";
import { type TestApp, type Visitor, visitor } from "./test-app.ts";
import { addTwoFactor } from "./two-factor.ts";

/** Who sends a request. It asks for the owner's data wherever it can name an owner. */
export const callers = ["nobody", "owner", "stranger", "administrator"] as const;
export type Caller = (typeof callers)[number];

export type Member = Visitor & { id: string; email: string; password: string; cookie: string };

export type TestUsers = Record<Exclude<Caller, "nobody">, Member> & {
  nobody: Visitor;
  /** Another learner, whose password and links the requests may use up. */
  bystander: Member;
  /** A text in everything that the owner wrote, and nowhere else. */
  mark: string;
  /** The owner's. */
  sessionId: string;
  packageId: string;
  reportId: string;
  /** The token of a link in a mail to the bystander. */
  token: (kind: MailKindWithLink) => Promise<string>;
  /** A recovery code of the owner; sets up their second factor first. */
  recoveryCode: () => Promise<string>;
};

/** Creates one of each kind of caller. The owner has data of every kind. */
export async function createTestUsers(site: TestApp): Promise<TestUsers> {
  const { db, nobody } = site;
  const mark = randomUUID().slice(0, 8);
  const owner = await member(site, { ...newAccount(), email: `${mark}@example.org` });
  const stranger = await member(site);
  const administrator = await member(site);
  await db.update(users).set({ role: "admin" }).where(eq(users.id, administrator.id));
  const bystander = await member(site);
  const ids = { packageId: randomUUID(), reportId: randomUUID() };
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, owner.id));
  await fill(owner, mark, ids);
  const token = async (kind: MailKindWithLink) => {
    const { id: userId } = bystander;
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    const email = user?.email ?? "";
    const change = kind === "confirm-new-address" ? { newEmail: newAccount().email } : {};
    return createLinkToken({ db, now: new Date() }, kind, { userId, email, ...change });
  };
  let recoveryCodes: string[] | undefined;
  const recoveryCode = async () => {
    recoveryCodes ??= (await addTwoFactor(owner, owner.password)).recoveryCodes;
    return recoveryCodes[0] ?? "";
  };
  return {
    nobody,
    owner,
    stranger,
    administrator,
    bystander,
    mark,
    sessionId: session?.id ?? "",
    ...ids,
    token,
    recoveryCode,
  };
}

async function member({ app, db }: TestApp, account = newAccount()): Promise<Member> {
  const { email, password } = account;
  const cookie = cookieOf(await signUp(visitor(app), account));
  await confirmAddress(db, email);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error("The sign-up made no account.");
  return { ...visitor(app, cookie), id: user.id, email, password, cookie };
}

/** Creates the owner's data, including a pending change of address. */
async function fill(owner: Member, mark: string, ids: { packageId: string; reportId: string }) {
  await owner.send("PATCH", "/api/profile", { username: `Ana ${mark}` });
  const newEmail = `new-${owner.email}`;
  await owner.send("POST", "/api/auth/change-email", { newEmail, password: owner.password });
  const tense = "preterito-indefinido";
  const name = `Verbos ${mark}`;
  await owner.send("POST", "/api/packages", { id: ids.packageId, tense, name, verbs: ["tener"] });
  await owner.send("POST", "/api/progress/events", { events: [answer({ given: mark })] });
  await owner.send("POST", "/api/reports", {
    id: ids.reportId,
    exerciseKey: tense,
    exerciseId: `${tense}/tener/yo`,
    reason: "other",
    comment: mark,
    given: mark,
  });
}
