import { randomUUID } from "node:crypto";
import type { Language } from "@verbena/core/vocabulary";
import type { z } from "zod";
import { isUniqueViolation } from "../../db/database-errors.ts";
import { accounts, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { queueMail } from "../../mail-queue/queue-mail.ts";
import type { signUpInput } from "../schema.ts";
import { type Browser, beginSession, type NewSession } from "../session/begin-session.ts";
import { type SessionUser, sessionUser } from "../session/read-session.ts";

type Access = Pick<Dependencies, "db" | "hashing"> & { now: Date };

/**
 * Makes an account, signs it in and queues the mail that confirms its address.
 *
 * @throws AppError invalid_input with `emailTaken` if the address has an account
 */
export async function signUp(
  { db, hashing, now }: Access,
  { name, email, password, rememberMe = true }: z.output<typeof signUpInput>,
  { browser, language }: { browser: Browser; language: Language },
): Promise<{ user: SessionUser; session: NewSession }> {
  // Before the transaction, which would hold a connection for as long.
  const hash = await hashing.hash(password);
  const userId = randomUUID();
  const recipient = email.toLowerCase();
  const created = { createdAt: now, updatedAt: now };
  const create = () =>
    db.transaction(async (tx) => {
      const rows = await tx
        .insert(users)
        .values({ id: userId, name, email: recipient, ...created })
        .returning(sessionUser);
      await tx.insert(accounts).values({
        id: randomUUID(),
        userId,
        accountId: userId,
        providerId: "credential",
        password: hash,
        ...created,
      });
      const access = { db: tx, now };
      const session = await beginSession(access, { userId, isRemembered: rememberMe, browser });
      const mail = { userId, recipient, language, kind: "confirm-address" } as const;
      await queueMail(access, { ...mail, content: {} });
      return rows.map((user) => ({ user, session }));
    });
  const [made] = await create().catch((error) => {
    throw isUniqueViolation(error) ? invalidInput("email", "emailTaken") : error;
  });
  if (!made) throw new Error("The database returned no user.");
  return made;
}
