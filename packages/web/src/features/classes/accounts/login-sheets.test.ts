import { expect, test } from "vitest";
import { addToSheets, noSheets, pagesOf, signInAddress } from "./login-sheets.ts";

const account = (userId: string, password = "casa-rojo-mesa") => ({
  userId,
  name: userId,
  password,
});
const [ana, zoe] = [account("ana"), account("zoe")];

test("a new password replaces the one that was not printed yet", () => {
  const sheets = addToSheets(addToSheets(noSheets, [ana, zoe]), [account("ana", "luna")]);
  expect(sheets).toEqual({ accounts: [zoe, account("ana", "luna")], isPrinted: false });
});

test("after printing, only new passwords are to be printed", () => {
  const printed = { accounts: [ana, zoe], isPrinted: true };
  const renewed = account("zoe", "luna");
  expect(addToSheets(printed, [renewed])).toEqual({ accounts: [renewed], isPrinted: false });
});

test("ten accounts are on a page", () => {
  const accounts = Array.from({ length: 21 }, (_, index) => account(String(index)));
  expect(pagesOf(accounts).map(({ length }) => length)).toEqual([10, 10, 1]);
  expect(pagesOf(accounts).flat()).toEqual(accounts);
});

test("the address of a pupil has code and name in the fragment", () => {
  const address = new URL(signInAddress("https://verbena.example", "3B7K0H11", "Zoé & M#"));
  expect([address.pathname, address.search]).toEqual(["/auth/class", ""]);
  expect(Object.fromEntries(new URLSearchParams(address.hash.slice(1)))).toEqual({
    code: "3B7K0H11",
    name: "Zoé & M#",
  });
});
