import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { passwords } from "../../db/schema.ts";
import { cookieOf, countingHashing, newAccount, signIn, signUp } from "../../testing/account.ts";
import { mailsTo } from "../../testing/sent-mails.ts";
import { testApp, visitor } from "../../testing/test-app.ts";
import { commonPasswords, normalise } from "./guessable-password.ts";

const hashing = countingHashing();
const { app, db, nobody } = await testApp({ hashing });

test.each([
  ["123456", "of all the commonest"],
  ["Azerty123", "a row of French keys, with a capital"],
  ["motdepasse", "French"],
  ["WELKOM01", "Dutch"],
  ["contrasen\u0303a", "Spanish, written in two characters"],
  ["iloveyou", "English"],
  ["\uff50\uff41\uff53\uff53\uff57\uff4f\uff52\uff44", "English, in full-width letters"],
  ["zzzzzzzz", "one character"],
  [" secret ", "with spaces around"],
  ["lea.dubois@example.org", "the address"],
  ["Lea.Dubois", "the address before its @"],
  ["léa la grande", "the name"],
  ["password2", "a word with a figure"],
  ["p@ssw0rd1", "look-alikes"],
  ["m4rgar1ta", "look-alikes of a name"],
  ["Verbena2026!", "the product's name, with what rules ask for"],
  ["passwordpassword", "a word twice"],
  ["abcabcabc", "three letters again and again"],
  ["876543", "a row of figures"],
  ["dubois-lea", "the parts of the address, the other way round"],
  ["Grande26", "a part of the name"],
  ["leadubois1", "the address without its marks"],
  ["pass word", "a word with a space"],
  ["1 2 3 4 5 6", "a row of figures with spaces"],
  ["lea du bois", "the address with spaces"],
  ["pass\u200bword", "a word with a space of no width"],
])("the password %j is too easy to guess: %s", async (password) => {
  const account = { name: "Léa la Grande", email: "lea.dubois@example.org", password };
  expect(await signUp(nobody, account)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "password", key: "passwordCommon" }] } },
  });
});

const tooCommon = {
  status: 400,
  body: { error: { issues: [{ path: "password", key: "passwordCommon" }] } },
};

/** Signs up with each word, and returns those that the server refuses. */
async function refusedOf(words: string): Promise<string[]> {
  const refused: string[] = [];
  for (const password of words.trim().split(/\s*,\s*/)) {
    const answer = await signUp(nobody, { ...newAccount(), password });
    if (answer.status === 200) continue;
    expect(answer).toMatchObject(tooCommon);
    refused.push(password);
  }
  return refused;
}

test.each([
  ["few different characters", "aaaaab, abbbbb, ababac, abcabd, zzzyyy, eeeaaa, lalala1, jajaja"],
  ["characters in pairs", "qqww1122, rrttyy, aabbccdd, 99887766, aabbccddee, 11aa22bb33"],
  ["neighbouring keys", "zxcv11, qsdf12, wxcv2025, poiu12, hjkl77, tyui1234, vbnm123, 1234qwer"],
  ["neighbouring letters and figures", "abc2010, xyz123, 123abc, 987zyx"],
  ["a short word beside figures", "xkcd42, ana123, sol2024, lea2010, kat2020, 77luza, 42xkcd"],
  ["a short word with look-alikes beside figures", "4n4123, t0t0123, s0l2024, l3a2010"],
  ["figures alone, if there are few of them", "826401, 8264019"],
  ["a day", "14071990, 1990-07-14, 14/07/1990, 07.14.1990, 31122026"],
])("a password of %s is refused", async (_, words) => {
  expect(await refusedOf(words)).toEqual(words.split(", "));
});

test.each([
  ["words", "tortuga lenta, ventana-abierta, cuatro sillas rojas, le chat dort bien, mi-sol"],
  [
    "a longer word with figures",
    "girasoles77, trompetista4, jirafa42azul, clavel-2027, xilofono-2",
  ],
  ["mixed characters", "mzq7kv, 7kq!p2, vx9#tz, t4n.gw, Kq7mZp, 9tx4mh, h2k9rd7, k1m7q3, d7f2c9a1"],
  ["letters", "pzkmvt, qmvxrt, montgolfiere, schildpadsoep, caracolillo, ferrocarril"],
  ["many figures", "82640193745, 739184652, 60417392, 3.1415-casi"],
])("a password of %s may be used", async (_, words) => {
  expect(await refusedOf(words)).toEqual([]);
});

test("a guessable password is refused at a change of password", async () => {
  const account = newAccount();
  const ana = visitor(app, cookieOf(await signUp(nobody, account)));
  const change = { currentPassword: account.password, newPassword: "password1" };
  expect(await ana.send("POST", "/api/auth/change-password", change)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "newPassword", key: "passwordCommon" }] } },
  });
});

test("a guessable password is refused at a reset", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  await nobody.send("POST", "/api/auth/request-password-reset", { email: account.email });
  const token = (await mailsTo(db, account.email)).at(-1)?.token;
  const reset = { token, newPassword: "verbena1" };
  expect(await nobody.send("POST", "/api/auth/reset-password", reset)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "newPassword", key: "passwordCommon" }] } },
  });
});

test("an existing guessable password still signs in", async () => {
  const account = newAccount();
  await signUp(nobody, account);
  const hash = await hashing.hash("password2");
  await db.update(passwords).set({ hash });
  expect((await signIn(nobody, { ...account, password: "password2" })).status).toBe(200);
});

test.each(["azerty-y-clavel", "clavel-2027", "correct horse battery", "82640197", "anaconda-azul"])(
  "the password %j may be used",
  async (password) => {
    expect((await signUp(nobody, { ...newAccount(), password })).status).toBe(200);
  },
);

test("more than ten thousand common passwords are refused in any spelling", async () => {
  const common = await commonPasswords();
  const refused = dictionary["passwords-common"].filter((word) => word.length >= 6);
  expect(refused.length).toBeGreaterThan(10_000);
  expect(refused.filter((word) => !common.has(normalise(word.toUpperCase())))).toEqual([]);
});
