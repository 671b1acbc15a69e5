import { eq } from "drizzle-orm";
import { findPerson } from "../accounts/person.ts";
import type { Database } from "../db/database.ts";
import type { CopyForBackup } from "../db/open-database.ts";
import { users } from "../db/schema.ts";
import { changeRole } from "../features/administration/change-role.ts";
import { listAdministrators } from "../features/administration/list-administrators.ts";
import { removeUsersTwoFactors } from "../features/administration/remove-two-factors.ts";
import { sendPasswordResets } from "../features/administration/send-password-resets.ts";
import { signOutUsers } from "../features/administration/sign-out-users.ts";
import {
  findLearners,
  progressMatchesLog,
  rebuildProgress,
} from "../features/progress/rebuild-progress.ts";
import type { ControlRequest, Outcome } from "./request.ts";

/** What commands need. */
export type Surroundings = {
  db: Database;
  now: () => Date;
  /** Where links in mails lead. */
  linkOrigin: string;
  /** Copies the files of the embedded database to where a backup takes them from; a PostgreSQL has none. */
  copyForBackup?: CopyForBackup | undefined;
  /** Aborts commands that take long. What they have done until then is safe. */
  signal?: AbortSignal;
};

/** Does what a command of the command line asks, in the process that holds the data. */
export async function carryOut(
  surroundings: Surroundings,
  request: ControlRequest,
): Promise<Outcome> {
  const { db } = surroundings;
  switch (request.command) {
    case "list-administrators": {
      const emails = await listAdministrators(db);
      return done(emails.length === 0 ? "There is no administrator yet." : emails.join("\n"));
    }
    case "rebuild-progress":
      return rebuild(surroundings, request.check);
    case "copy-for-backup":
      if (!surroundings.copyForBackup) return failure("There are no files to copy here.");
      await surroundings.copyForBackup(surroundings.signal);
      return done("The files are copied.");
    case "admin":
      return actOn(surroundings, request);
  }
}

type AdminRequest = Extract<ControlRequest, { command: "admin" }>;

function actOn(surroundings: Surroundings, request: AdminRequest): Promise<Outcome> {
  const { action, email } = request;
  switch (action) {
    case "reset-password":
      return resetPassword(surroundings, email);
    case "sign-out":
      return signOut(surroundings, email);
    case "remove-two-factor":
      return removeTwoFactor(surroundings, email);
    default:
      return setRole(surroundings, { ...request, action });
  }
}

async function signOut({ db, now }: Surroundings, email: string): Promise<Outcome> {
  const person = await findPerson(db, eq(users.email, email.toLowerCase()));
  if (!person) return unknownAddress(email);
  await signOutUsers({ db, now: now(), adminId: null }, [person.userId]);
  return done(`${email} is signed out in every browser.`);
}

async function removeTwoFactor(
  { db, now, linkOrigin }: Surroundings,
  email: string,
): Promise<Outcome> {
  const person = await findPerson(db, eq(users.email, email.toLowerCase()));
  if (!person) return unknownAddress(email);
  const remover = { db, now: now(), linkOrigin, adminId: null };
  const [result] = await removeUsersTwoFactors(remover, [person.userId]);
  if (result?.status !== "done") return failure(`${email} has no second factor.`);
  return done(`The second factor of ${email} is removed, and all sessions are ended.`);
}

type RoleRequest = {
  action: "grant" | "revoke";
  email: string;
  evenUnconfirmed?: boolean | undefined;
};

async function setRole(
  { db, now }: Surroundings,
  { action, email, evenUnconfirmed }: RoleRequest,
): Promise<Outcome> {
  const role = action === "grant" ? "admin" : "user";
  switch (await changeRole({ db, now: now() }, { email, role, evenUnconfirmed })) {
    case "not-found":
      return unknownAddress(email);
    case "unconfirmed":
      return failure(
        `${email} is not confirmed: a stranger may have signed up with it. First follow the link in ` +
          "the mail to that address (without SMTP_URL it is in the log), or add --unconfirmed.",
      );
    case "last-administrator":
      return failure(`${email} is the last administrator: grant another one first.`);
    case "unchanged":
      return done(`${email} ${role === "admin" ? "is" : "is not"} an administrator already.`);
    case "changed":
      return done(`${email} is ${role === "admin" ? "now" : "no longer"} an administrator.`);
  }
}

async function resetPassword({ db, now }: Surroundings, email: string): Promise<Outcome> {
  const sender = { db, now: now(), adminId: null };
  const [result] = await sendPasswordResets(sender, [email]);
  if (!result || result.status === "not-found") return unknownAddress(email);
  const sent =
    result.status === "sent"
      ? `A mail to choose a new password is on its way to ${email}.`
      : `A mail to choose a new password waits for ${email}: the mail server does not take mails now.`;
  const { bounced_at: at } = result;
  return done(at === null ? sent : `${sent}\nThe mail server refused the last one, at ${at}.`);
}

async function rebuild({ db, signal }: Surroundings, check: boolean): Promise<Outcome> {
  const learners = await findLearners(db);
  let different = 0;
  for (const learner of learners) {
    signal?.throwIfAborted();
    const differs = check
      ? !(await progressMatchesLog(db, learner))
      : await rebuildProgress(db, learner);
    if (differs) different += 1;
  }
  const what = check ? "differ from their log" : "rebuilt from their log";
  const text = `${learners.length} learners, ${different} ${what}.`;
  return check && different > 0 ? failure(text) : done(text);
}

const done = (text: string): Outcome => ({ text, failed: false });
const failure = (text: string): Outcome => ({ text, failed: true });
const unknownAddress = (email: string) => failure(`No account has the address ${email}.`);
