import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createLinkToken } from "../accounts/links/link-token.ts";
import { sessions, users } from "../db/schema.ts";
import type { MailKindWithLink } from "../mail-queue/link-lifetime.ts";
import { addTwoFactor, confirmAddress, cookieOf, newAccount, signUp } from "./account.ts";
import { classWithAccounts } from "./made-accounts.ts";
import { answer } from "./progress.ts";
import { type TestApp, type Visitor, visitor } from "./test-app.ts";

/** Senders of a request. The request asks for the owner's data where it can name an owner. */
export const callers = ["nobody", "owner", "stranger", "administrator"] as const;
export type Caller = (typeof callers)[number];

export type Member = Visitor & { id: string; email: string; password: string; cookie: string };

export type TestUsers = Record<Exclude<Caller, "nobody">, Member> & {
  nobody: Visitor;
  /** Another learner. Requests may use up their links and change their password. */
  bystander: Member;
  /** A text that occurs in everything the owner wrote, and nowhere else. */
  mark: string;
  /** Ids of the owner's data. */
  sessionId: string;
  packageId: string;
  reportId: string;
  /** Of the link to the owner's package. */
  sharedToken: string;
  /** Creates a link and returns its token: for the owner, or for the bystander if it resets a password. */
  token: (kind: MailKindWithLink) => Promise<string>;
  /** Sets up the owner's second factor and returns a recovery code. */
  recoveryCode: () => Promise<string>;
  /** What a pupil signs in with whose account a class made. */
  classCard: () => Promise<{ code: string; name: string; password: string }>;
};

/** Creates a user for each kind of caller. The owner has data of every kind. */
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
  await createData(owner, mark, ids);
  const { body: link } = await owner.send("POST", `/api/packages/${ids.packageId}/link`);
  const token = async (kind: MailKindWithLink) => {
    const { id: userId } = kind === "reset-password" ? bystander : owner;
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    const email = user?.email ?? "";
    const change = kind === "confirm-new-address" ? { newEmail: newAccount().email } : {};
    return createLinkToken({ db, now: new Date() }, kind, { userId, email, ...change });
  };
  let recoveryCodes: string[] | undefined;
  const recoveryCode = async () => {
    if (recoveryCodes === undefined) {
      const twoFactor = await addTwoFactor(site.app, owner, owner.password);
      Object.assign(owner, twoFactor.ana, { cookie: twoFactor.cookie });
      recoveryCodes = twoFactor.recoveryCodes;
    }
    return recoveryCodes[0] ?? "";
  };
  let card: { code: string; name: string; password: string } | undefined;
  const classCard = async () => {
    if (card === undefined) {
      const { code, accounts } = await classWithAccounts(site, "Zoé M");
      card = { code, name: "Zoé M", password: accounts[0]?.password ?? "" };
    }
    return card;
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
    sharedToken: Object(link).token,
    token,
    recoveryCode,
    classCard,
  };
}

async function member({ app, db }: TestApp, account = newAccount()): Promise<Member> {
  const { email, password } = account;
  const cookie = cookieOf(await signUp(visitor(app), account));
  await confirmAddress(db, email);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error("The sign-up created no account.");
  return { ...visitor(app, cookie), id: user.id, email, password, cookie };
}

/** Creates the owner's data, including a pending change of address. */
async function createData(
  owner: Member,
  mark: string,
  ids: { packageId: string; reportId: string },
) {
  await owner.send("PATCH", "/api/profile", { username: `Ana ${mark}` });
  const newEmail = `new-${owner.email}`;
  await owner.send("POST", "/api/auth/change-email", { newEmail, password: owner.password });
  const family = "preterito-indefinido";
  const name = `Verbos ${mark}`;
  await owner.send("POST", "/api/packages", { id: ids.packageId, family, name, verbs: ["tener"] });
  await owner.send("POST", "/api/progress/events", { events: [answer({ given: mark })] });
  await owner.send("POST", "/api/reports", {
    id: ids.reportId,
    family,
    exerciseId: `${family}/tener/yo`,
    reason: "other",
    comment: mark,
    given: mark,
  });
}
