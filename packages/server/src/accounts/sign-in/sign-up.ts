import { randomUUID } from "node:crypto";
import type { Language } from "@verbena/core/languages";
import type { z } from "zod";
import { isUniqueViolation } from "../../db/database-errors.ts";
import { passwords, userProgress, users } from "../../db/schema.ts";
import type { Dependencies } from "../../dependencies.ts";
import { invalidInput } from "../../errors/app-error.ts";
import { queueMail } from "../../mail-queue/queue-mail.ts";
import type { signUpInput } from "../schema.ts";
import { type Browser, beginSession, type SignedInUser } from "../session/begin-session.ts";
import { sessionUserColumns } from "../session/read-session.ts";

/**
 * Creates an account, signs it in and queues the mail that confirms its address.
 *
 * @throws AppError invalid_input with `emailTaken` if the address has an account
 */
export async function signUp(
  { db, hashing, now }: Pick<Dependencies, "db" | "hashing"> & { now: Date },
  { name, email, password, rememberMe = true }: z.output<typeof signUpInput>,
  { browser, language }: { browser: Browser; language: Language },
): Promise<SignedInUser> {
  // Before the transaction, which would occupy a database connection during the hashing.
  const hash = await hashing.hash(password);
  const userId = randomUUID();
  const recipient = email.toLowerCase();
  const create = () =>
    db.transaction(async (tx) => {
      const rows = await tx
        .insert(users)
        .values({ id: userId, name, email: recipient, createdAt: now })
        .returning(sessionUserColumns);
      await tx.insert(passwords).values({ userId, hash, setAt: now });
      await tx.insert(userProgress).values({ userId, startDate: now.toISOString(), lastSeq: 0 });
      const access = { db: tx, now };
      const session = await beginSession(access, { userId, isRemembered: rememberMe, browser });
      const mail = { userId, recipient, language, kind: "confirm-address" } as const;
      await queueMail(access, { ...mail, content: {} });
      return rows.map((user) => ({ user, session }));
    });
  const [signedIn] = await create().catch((error) => {
    throw isUniqueViolation(error) ? invalidInput("email", "emailTaken") : error;
  });
  if (!signedIn) throw new Error("The database returned no user.");
  return signedIn;
}
