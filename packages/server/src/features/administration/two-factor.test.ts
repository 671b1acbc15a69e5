import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminActions, users } from "../../db/schema.ts";
import {
  addTwoFactor,
  confirmAddress,
  cookieOf,
  countingHashing,
  createAdministrator,
  newAccount,
  signIn,
  signUp,
} from "../../testing/account.ts";
import { mailsTo } from "../../testing/sent-mails.ts";
import { appOn, testApp, type Visitor, visitor } from "../../testing/test-app.ts";

const hashing = countingHashing();
const site = await testApp({ hashing });
const { app, db, nobody, learner } = site;

async function withTwoFactor() {
  const account = newAccount();
  const signedUp = visitor(app, cookieOf(await signUp(nobody, account)));
  await confirmAddress(db, account.email);
  const { ana } = await addTwoFactor(app, signedUp, account.password);
  const [user] = await db.select().from(users).where(eq(users.email, account.email));
  return { account, ana, id: user?.id ?? "" };
}

const remove = ({ send }: Visitor, ...user_ids: unknown[]) =>
  send("POST", "/api/admin/remove-two-factor", { user_ids });

test("an administrator removes a lost second factor, with a mail to its owner and a log entry", async () => {
  const rosa = await createAdministrator(site);
  const { account, ana, id } = await withTwoFactor();
  const berta = await learner();
  const unknown = crypto.randomUUID();
  expect(await remove(rosa, id, berta.id, unknown, rosa.id)).toMatchObject({
    status: 200,
    body: {
      results: [
        { userId: id, status: "done" },
        { userId: berta.id, status: "no-two-factor" },
        { userId: unknown, status: "not-found" },
        { userId: rosa.id, status: "is-yourself" },
      ],
    },
  });
  expect((await ana.send("GET", "/api/profile")).status).toBe(401);
  expect((await berta.send("GET", "/api/profile")).status).toBe(200);
  expect((await signIn(nobody, account)).body).toMatchObject({ needsCode: false });
  expect((await mailsTo(db, account.email)).at(-1)).toMatchObject({ kind: "two-factor-off" });
  const logged = await db.select().from(adminActions).where(eq(adminActions.adminId, rosa.id));
  expect(logged).toMatchObject([{ kind: "two-factor-removed", targetId: id }]);
});

test("a removal needs at least one id, and only ids", async () => {
  const rosa = await createAdministrator(site);
  expect((await remove(rosa)).status).toBe(400);
  expect((await remove(rosa, "x")).status).toBe(400);
});

test("administrators without a required second factor are refused", async () => {
  const strict = appOn(db, { hashing, administratorsNeedTwoFactor: true });
  const account = newAccount();
  let rosa = visitor(strict.app, cookieOf(await signUp(nobody, account)));
  await db.update(users).set({ role: "admin" }).where(eq(users.email, account.email));
  await confirmAddress(db, account.email);
  const overview = () => rosa.send("GET", "/api/admin/overview");
  expect(await overview()).toMatchObject({
    status: 403,
    body: { error: { code: "forbidden", issues: [{ path: "", key: "twoFactorRequired" }] } },
  });
  const profile = () => rosa.send("GET", "/api/profile");
  expect((await profile()).body).toMatchObject({ twoFactorEnabled: false, needsTwoFactor: true });
  rosa = (await addTwoFactor(strict.app, rosa, account.password)).ana;
  expect((await overview()).status).toBe(200);
  expect((await profile()).body).toMatchObject({ twoFactorEnabled: true, needsTwoFactor: false });
});

test("no second factor is required of learners, or of administrators unless configured", async () => {
  const rosa = await createAdministrator(site);
  expect((await rosa.send("GET", "/api/admin/overview")).status).toBe(200);
  expect((await rosa.send("GET", "/api/profile")).body).toMatchObject({ needsTwoFactor: false });
  const strict = appOn(db, { hashing, administratorsNeedTwoFactor: true });
  const { cookie } = await learner();
  const { body } = await visitor(strict.app, cookie).send("GET", "/api/profile");
  expect(body).toMatchObject({ needsTwoFactor: false });
});
