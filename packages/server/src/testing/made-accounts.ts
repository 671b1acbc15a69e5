import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { classCodes } from "../db/schema.ts";
import type { MadeAccount } from "../features/classes/accounts/renew-password.ts";
import { cookieOf } from "./account.ts";
import { createTeacher, openTestClass } from "./class-people.ts";
import {
  type Learner,
  type TestApp,
  type TestResponse,
  type Visitor,
  visitor,
} from "./test-app.ts";

export type MadeClass = {
  teacher: Learner;
  classId: string;
  /** The code of the class. */
  code: string;
  accounts: MadeAccount[];
};

/** Opens a class that makes accounts for pupils with these names. */
export async function classWithAccounts(site: TestApp, ...names: string[]): Promise<MadeClass> {
  const teacher = await createTeacher(site);
  const classId = await openTestClass(teacher);
  const [row] = await site.db.select().from(classCodes).where(eq(classCodes.classId, classId));
  const accounts = await makeAccounts(teacher, classId, names);
  return { teacher, classId, code: row?.code ?? "", accounts };
}

export async function makeAccounts(
  teacher: Visitor,
  classId: string,
  names: string[],
): Promise<MadeAccount[]> {
  const input = { id: randomUUID(), names };
  const { status, body } = await teacher.send("POST", `/api/classes/${classId}/accounts`, input);
  if (status !== 201) throw new Error(`No accounts were made: ${JSON.stringify(body)}`);
  return Object(body).accounts;
}

export const signInToClass = (visitor: Visitor, input: unknown): Promise<TestResponse> =>
  visitor.send("POST", "/api/auth/sign-in/class", input);

/** The first pupil of a new class, signed in. */
export async function madePupil(site: TestApp, name = "Zoé M") {
  const made = await classWithAccounts(site, name);
  const [account] = made.accounts;
  if (!account) throw new Error("The class made no account.");
  const { code } = made;
  const response = await signInToClass(site.nobody, { ...account, code });
  const pupil = visitor(site.app, cookieOf(response));
  return { ...made, account, pupil };
}
