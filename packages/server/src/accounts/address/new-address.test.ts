import { expect, test } from "vitest";
import { cookieOf, countingHashing, newAccount, signUp } from "../../testing/account.ts";
import { mailsTo } from "../../testing/sent-mails.ts";
import { testApp, type Visitor, visitor } from "../../testing/test-app.ts";

const { app, db, nobody, learner, setClock } = await testApp({ hashing: countingHashing() });

async function signedUp() {
  const account = newAccount();
  const cookie = cookieOf(await signUp(nobody, account));
  return { ...account, ...visitor(app, cookie) };
}

const change = async ({ send }: Visitor, newEmail: string) => {
  const input = { newEmail, password: "clavel-rojo" };
  expect((await send("POST", "/api/auth/change-email", input)).status).toBe(200);
};

const sendAgain = async ({ send }: Visitor) => {
  const { status } = await send("POST", "/api/auth/new-address/send-again");
  return status;
};

const pendingAddress = async ({ send }: Visitor) => {
  const { body } = await send("GET", "/api/auth/new-address");
  return Object(body)["newAddress"];
};

const follow = async ({ send }: Visitor, email: string, index = -1) => {
  const token = (await mailsTo(db, email)).at(index)?.token;
  const path = email.startsWith("new-") ? "confirm-new-address" : "confirm-address";
  return (await send("POST", `/api/auth/${path}`, { token })).status;
};

const newAddress = () => `new-${newAccount().email}`;

const confirmed = 200;
const expired = 400;

test("a new address is pending until its link is followed", async () => {
  const ana = await signedUp();
  const newEmail = newAddress();
  expect(await pendingAddress(ana)).toBeNull();
  await change(ana, newEmail.toUpperCase());
  expect(await pendingAddress(ana)).toBe(newEmail);
  expect(await follow(ana, newEmail)).toBe(confirmed);
  expect(await pendingAddress(ana)).toBeNull();
});

test("a pending address does not show whether it has an account", async () => {
  const [ana, berta] = [await signedUp(), await signedUp()];
  await change(ana, berta.email);
  expect(await pendingAddress(ana)).toBe(berta.email);
  expect(await sendAgain(ana)).toBe(200);
  expect((await mailsTo(db, berta.email)).map(({ kind }) => kind)).toEqual([
    "confirm-address",
    "address-taken",
    "address-taken",
  ]);
  expect(await pendingAddress(berta)).toBeNull();
});

test("a new address is pending as long as its link is valid", async () => {
  setClock("2026-03-01T12:00:00.000Z");
  const ana = await signedUp();
  const newEmail = newAddress();
  await change(ana, newEmail);
  await mailsTo(db, newEmail);
  setClock("2026-03-02T11:59:59.000Z");
  expect(await pendingAddress(ana)).not.toBeNull();
  setClock("2026-03-02T12:00:00.000Z");
  expect(await pendingAddress(ana)).toBeNull();
});

test("cancelling a change of address invalidates its link", async () => {
  const ana = await signedUp();
  const newEmail = newAddress();
  await change(ana, newEmail);
  await mailsTo(db, newEmail);
  expect((await ana.send("DELETE", "/api/auth/new-address")).status).toBe(204);
  expect(await pendingAddress(ana)).toBeNull();
  expect(await follow(ana, newEmail)).toBe(expired);
  expect((await ana.send("DELETE", "/api/auth/new-address")).status).toBe(204);
});

test("cancelling a change of address keeps other links valid", async () => {
  const [ana, berta] = [await signedUp(), await signedUp()];
  const newEmail = newAddress();
  await change(berta, newEmail);
  await ana.send("DELETE", "/api/auth/new-address");
  expect(await pendingAddress(berta)).toBe(newEmail);
  expect(await follow(ana, ana.email)).toBe(confirmed);
});

test("a mail that is sent again has a new link, and the first stays valid", async () => {
  const ana = await signedUp();
  const newEmail = newAddress();
  await change(ana, newEmail);
  expect(await sendAgain(ana)).toBe(200);
  const [first, second] = await mailsTo(db, newEmail);
  expect(second?.token).not.toBe(first?.token);
  expect(await follow(ana, newEmail, 0)).toBe(confirmed);
});

test("a second change of address replaces the first", async () => {
  const ana = await signedUp();
  const [first, second] = [newAddress(), newAddress()];
  await change(ana, first);
  await mailsTo(db, first);
  await change(ana, second);
  expect(await pendingAddress(ana)).toBe(second);
  expect(await follow(ana, first)).toBe(expired);
  expect(await follow(ana, second)).toBe(confirmed);
});

test("without a pending address, nothing can be sent again", async () => {
  const ana = await signedUp();
  expect(await sendAgain(ana)).toBe(404);
  expect(await sendAgain(await learner())).toBe(404);
});

test("a new password cancels a change of address", async () => {
  const ana = await signedUp();
  await change(ana, newAccount().email);
  const passwords = { currentPassword: ana.password, newPassword: "clavel-azul" };
  const changed = await ana.send("POST", "/api/auth/change-password", passwords);
  const anaNow = visitor(app, cookieOf(changed));
  expect(await pendingAddress(anaNow)).toBeNull();
  expect(await sendAgain(anaNow)).toBe(404);
});

test("mails to a new address are limited to five", async () => {
  const ana = await signedUp();
  const newEmail = newAddress();
  await change(ana, newEmail);
  const statuses: number[] = [];
  for (let time = 1; time <= 5; time += 1) statuses.push(await sendAgain(ana));
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect(await mailsTo(db, newEmail)).toHaveLength(5);
});
