import { expect, test } from "vitest";
import { cookieOf, countedHashing, newAccount, signUp } from "../testing/account.ts";
import { testApp, visitor } from "../testing/test-app.ts";
import { commonPasswords } from "./common-passwords.ts";
import { PASSWORD_MIN_LENGTH } from "./password.ts";

const { app, nobody } = await testApp({ hashing: countedHashing() });

test("the list holds only what would fit otherwise, as it is compared", () => {
  const unfit = [...commonPasswords].filter(
    (word) => word.length < PASSWORD_MIN_LENGTH || word !== word.normalize("NFC").toLowerCase(),
  );
  expect(unfit).toEqual([]);
  expect(commonPasswords.size).toBeGreaterThan(500);
});

test.each([
  ["123456", "of all the commonest"],
  ["Azerty123", "a row of French keys, with a capital"],
  ["motdepasse", "French"],
  ["WELKOM01", "Dutch"],
  ["contrasen\u0303a", "Spanish, written in two characters"],
  ["iloveyou", "English"],
  ["zzzzzzzz", "one character"],
  [" secret ", "with spaces around"],
  ["lea.dubois@example.org", "the address"],
  ["Lea.Dubois", "the address before its @"],
  ["léa la grande", "the name"],
])("the password %j is too easy to guess: %s", async (password) => {
  const account = { name: "Léa la Grande", email: "lea.dubois@example.org", password };
  expect(await signUp(nobody, account)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "password", key: "passwordCommon" }] } },
  });
});

test("so is one that an account changes to", async () => {
  const account = newAccount();
  const ana = visitor(app, cookieOf(await signUp(nobody, account)));
  const change = { currentPassword: account.password, newPassword: "password1" };
  expect(await ana.send("POST", "/api/auth/change-password", change)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "newPassword", key: "passwordCommon" }] } },
  });
});

test("a password that is only near to a common one may be used", async () => {
  const account = { ...newAccount(), password: "azerty-y-clavel" };
  expect((await signUp(nobody, account)).status).toBe(200);
});
