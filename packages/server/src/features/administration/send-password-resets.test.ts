import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "../../db/schema.ts";
import { createAdministrator } from "../../testing/account.ts";
import { madePupil } from "../../testing/made-accounts.ts";
import { testApp } from "../../testing/test-app.ts";

const site = await testApp();
const { db, learner } = site;
const rosa = await createAdministrator(site);

const send = async (emails: string[]) =>
  (await rosa.send("POST", "/api/admin/send-password-reset", { emails })).body;

test("each address of an account gets one mail, and unknown addresses are reported", async () => {
  const ana = await learner("Ana");
  const upper = ` ${ana.email.toUpperCase()} `;
  const emails = [ana.email, "nobody@example.org", "no address", upper];
  expect(await send(emails)).toEqual({
    sent: 2,
    results: [
      { email: ana.email, status: "sent", bouncedAt: null },
      { email: "nobody@example.org", status: "not-found", bouncedAt: null },
      { email: "no address", status: "not-found", bouncedAt: null },
      { email: upper, status: "sent", bouncedAt: null },
    ],
  });
  expect(await db.select().from(mails).where(eq(mails.userId, ana.id))).toMatchObject([
    {
      kind: "reset-password",
      recipient: ana.email,
      content: { askedBy: "administrator" },
    },
  ]);
});

test("an address that only begins like an account's is unknown", async () => {
  const ana = await learner();
  expect(await send([`${ana.email}.example`, "%"])).toMatchObject({ sent: 0 });
});

test("an account that a class made gets no mail, and the answer says so", async () => {
  const { account } = await madePupil(site);
  const email = `${account.userId}@class.invalid`;
  expect(await send([email])).toEqual({
    sent: 0,
    results: [{ email, status: "no-mailbox", bouncedAt: null }],
  });
  expect(await db.$count(mails, eq(mails.userId, account.userId))).toBe(0);
});

test("an account gets at most five mails an hour from all administrators", async () => {
  const ana = await learner();
  const eva = await createAdministrator(site, "Eva");
  for (let time = 1; time <= 5; time += 1)
    expect(await send([ana.email])).toMatchObject({ sent: 1 });
  const input = { emails: [ana.email] };
  expect((await eva.send("POST", "/api/admin/send-password-reset", input)).body).toEqual({
    sent: 0,
    results: [{ email: ana.email, status: "too-many", bouncedAt: null }],
  });
  expect(await db.$count(mails, eq(mails.userId, ana.id))).toBe(5);
});
