import { eq } from "drizzle-orm";
import { z } from "zod";
import { findRecipient } from "../accounts/notices.ts";
import { createContentStore } from "../content/content-store.ts";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema.ts";
import {
  changeRole,
  listAdministrators,
  type RoleChange,
} from "../features/administration/change-role.ts";
import { sendPasswordResets } from "../features/administration/send-password-resets.ts";
import { removeUsersTwoFactors, signOutUsers } from "../features/administration/sign-out-users.ts";
import { ARCHIVABLE_AFTER_MS, archiveEvents } from "../features/progress/archive.ts";
import {
  findLearners,
  progressMatchesLog,
  rebuildProgress,
} from "../features/progress/rebuild-progress.ts";
import { replayKnowledge } from "../knowledge/replay-knowledge.ts";

/** Operations on one account. */
export const accountOperations = [
  "grant",
  "revoke",
  "reset-password",
  "sign-out",
  "remove-two-factor",
] as const;

/** An operation that an operator runs on the command line. */
export const operationSchema = z.discriminatedUnion("name", [
  z.strictObject({
    name: z.literal("grant"),
    email: z.string(),
    evenUnconfirmed: z.boolean().optional(),
  }),
  z.strictObject({ name: z.enum(accountOperations).exclude(["grant"]), email: z.string() }),
  z.strictObject({ name: z.literal("list-administrators") }),
  z.strictObject({ name: z.literal("rebuild-progress"), check: z.boolean() }),
  z.strictObject({ name: z.literal("archive"), before: z.iso.date() }),
  z.strictObject({ name: z.literal("replay-knowledge"), email: z.string() }),
]);

export type Operation = z.output<typeof operationSchema>;

/** The message to print, and whether it is an error. */
export const resultSchema = z.strictObject({ text: z.string(), failed: z.boolean() });

export type Result = z.output<typeof resultSchema>;

export type OperationDependencies = {
  db: Database;
  now: () => Date;
  /** Origin of links in mails. */
  linkOrigin: string;
};

type AccountOperation = Extract<Operation, { email: string }>;

/**
 * Runs an operation in the process that has the database open.
 *
 * @param signal stops a rebuild or an archiving before the next learner
 */
export async function runOperation(
  dependencies: OperationDependencies,
  operation: Operation,
  signal?: AbortSignal,
): Promise<Result> {
  switch (operation.name) {
    case "list-administrators": {
      const emails = await listAdministrators(dependencies.db);
      return success(emails.length === 0 ? "There is no administrator yet." : emails.join("\n"));
    }
    case "rebuild-progress":
      return rebuild(dependencies, operation.check, signal);
    case "archive":
      return archive(dependencies, operation.before, signal);
    case "replay-knowledge":
      return replay(dependencies, operation);
    case "reset-password":
      return resetPassword(dependencies, operation);
    case "sign-out":
      return signOut(dependencies, operation);
    case "remove-two-factor":
      return removeTwoFactor(dependencies, operation);
    case "grant":
      return setRole(dependencies, { ...operation, role: "admin" });
    case "revoke":
      return setRole(dependencies, { ...operation, role: "user" });
  }
}

async function signOut(
  { db, now }: OperationDependencies,
  { email }: AccountOperation,
): Promise<Result> {
  const account = await findRecipient(db, eq(users.email, email.toLowerCase()));
  if (!account) return unknownAddress(email);
  await signOutUsers({ db, now: now(), adminId: null }, [account.userId]);
  return success(`${email} is signed out in every browser.`);
}

async function removeTwoFactor(
  { db, now, linkOrigin }: OperationDependencies,
  { email }: AccountOperation,
): Promise<Result> {
  const account = await findRecipient(db, eq(users.email, email.toLowerCase()));
  if (!account) return unknownAddress(email);
  const remover = { db, now: now(), linkOrigin, adminId: null };
  const [result] = await removeUsersTwoFactors(remover, [account.userId]);
  if (result?.status !== "done") return failure(`${email} has no second factor.`);
  return success(`The second factor of ${email} is removed, and all sessions are ended.`);
}

async function setRole({ db, now }: OperationDependencies, change: RoleChange): Promise<Result> {
  const { email, role } = change;
  switch (await changeRole({ db, now: now() }, change)) {
    case "not-found":
      return unknownAddress(email);
    case "unconfirmed":
      return failure(
        `${email} is not confirmed: a stranger may have signed up with it. Follow the link in the mail ` +
          "to that address first (without SMTP_URL, it is in the log), or add --unconfirmed.",
      );
    case "last-administrator":
      return failure(`${email} is the last administrator: make somebody else one first.`);
    case "unchanged":
      return success(`${email} ${role === "admin" ? "already is" : "was not"} an administrator.`);
    case "changed":
      return success(`${email} is ${role === "admin" ? "now" : "no longer"} an administrator.`);
  }
}

async function resetPassword(
  { db, now }: OperationDependencies,
  { email }: AccountOperation,
): Promise<Result> {
  const [result] = await sendPasswordResets({ db, now: now(), adminId: null }, [email]);
  if (!result || result.status === "not-found") return unknownAddress(email);
  if (result.status === "no-mailbox") {
    return failure(`${email} has no mailbox: a teacher of its class gives it another password.`);
  }
  const isDelayed = result.status === "queued";
  const message =
    `A mail to choose a new password is queued for ${email}` +
    (isDelayed ? ": the mail server accepts no mail at present." : ".");
  const { bouncedAt } = result;
  return success(
    bouncedAt === null
      ? message
      : `${message}\nThe mail server refused the previous mail at ${bouncedAt}.`,
  );
}

async function rebuild(
  { db }: OperationDependencies,
  check: boolean,
  signal: AbortSignal | undefined,
): Promise<Result> {
  const learners = await findLearners(db);
  const differed: string[] = [];
  const content = createContentStore(db);
  for (const learner of learners) {
    signal?.throwIfAborted();
    const differs = check
      ? !(await progressMatchesLog(db, learner))
      : await rebuildProgress(db, learner, content);
    if (differs) differed.push(learner);
  }
  const outcome = check ? "differ from their log" : "rebuilt from their log";
  const text = `${learners.length} learners, ${differed.length} ${outcome}.`;
  return check && differed.length > 0 ? failure(text) : success(text);
}

async function archive(
  { db, now }: OperationDependencies,
  date: string,
  signal: AbortSignal | undefined,
): Promise<Result> {
  const before = `${date}T00:00:00.000Z`;
  if (Date.parse(before) > now().getTime() - ARCHIVABLE_AFTER_MS) {
    return failure("Only events that are older than 90 days can be archived.");
  }
  let moved = 0;
  for (const learner of await findLearners(db)) {
    signal?.throwIfAborted();
    moved += await archiveEvents(db, learner, before);
  }
  return success(`${moved} events archived that are older than ${date}.`);
}

async function replay({ db }: OperationDependencies, { email }: AccountOperation): Promise<Result> {
  const account = await findRecipient(db, eq(users.email, email.toLowerCase()));
  if (!account) return unknownAddress(email);
  const catalogue = await createContentStore(db).current();
  const result = await replayKnowledge(db, account.userId, catalogue);
  if (result === null) return success(`${email} has answered no verb forms yet.`);
  const { answers, right, logLoss, constantLogLoss, calibrationError } = result;
  return success(
    [
      `${answers} answers to verb forms, ${(right * 100).toFixed(1)} % right.`,
      `Log loss of the estimate: ${logLoss.toFixed(3)}; of always saying ${(right * 100).toFixed(1)} %: ${constantLogLoss.toFixed(3)}.`,
      `Calibration error: ${calibrationError.toFixed(3)}.`,
    ].join("\n"),
  );
}

const success = (text: string): Result => ({ text, failed: false });
const failure = (text: string): Result => ({ text, failed: true });
const unknownAddress = (email: string) => failure(`No account has the address ${email}.`);
