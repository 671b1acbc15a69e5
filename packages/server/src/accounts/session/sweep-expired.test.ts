import { DAY_MS } from "@verbena/core/calendar";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails, rateLimits, sessions, verifications } from "../../db/schema.ts";
import { newAccount, signIn, signUp } from "../../testing/account.ts";
import { mailsTo } from "../../testing/sent-mails.ts";
import { testApp } from "../../testing/test-app.ts";
import { sweepExpired } from "./sweep-expired.ts";

const { db, nobody, learner } = await testApp();

const rows = async () => ({
  sessions: (await db.select().from(sessions)).length,
  links: (await db.select().from(verifications)).length,
  counts: (await db.select().from(rateLimits)).length,
});

test("only expired rows are deleted", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  await mailsTo(db, account.email);
  await signIn(nobody, newAccount());
  const ana = await learner();
  const before = await rows();
  expect(before).toEqual({ sessions: 2, links: 1, counts: 5 });

  await sweepExpired({ db, now: new Date() });
  expect(await rows()).toEqual(before);
  await sweepExpired({ db, now: inDays(1) });
  expect(await rows()).toEqual({ sessions: 2, links: 1, counts: 0 });
  await sweepExpired({ db, now: inDays(8) });
  expect(await rows()).toEqual({ sessions: 2, links: 0, counts: 0 });
  expect((await ana.send("GET", "/api/profile")).status).toBe(200);
  await sweepExpired({ db, now: inDays(31) });
  expect(await rows()).toEqual({ sessions: 0, links: 0, counts: 0 });
});

test("failed mails are kept for thirty days, and waiting mails for longer", async () => {
  const { nobody, db } = await testApp();
  const [ana, berta] = [newAccount(), newAccount()];
  await signUp(nobody, ana);
  await signUp(nobody, berta);
  await db.update(mails).set({ failedAt: new Date() }).where(eq(mails.recipient, ana.email));
  const recipients = async () => (await db.select().from(mails)).map(({ recipient }) => recipient);
  await sweepExpired({ db, now: inDays(29) });
  expect(await recipients()).toEqual(expect.arrayContaining([ana.email, berta.email]));
  await sweepExpired({ db, now: inDays(31) });
  expect(await recipients()).toEqual([berta.email]);
});

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
