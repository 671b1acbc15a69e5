import { expect, test } from "vitest";
import { careAddressOf, careViewOf } from "./care-view.ts";

test("without a word in the address the open reports are shown", () => {
  const view = careViewOf({});
  expect(view).toEqual({ tab: "reports", state: "open", search: "" });
  expect(careAddressOf(view)).toEqual({});
});

test("an address says what is shown, and is made of it again", () => {
  for (const address of [
    { state: "dealtWith" },
    { tab: "corrections" },
    { tab: "sentences", search: "con mi madre" },
  ]) {
    expect(careAddressOf(careViewOf(address))).toEqual(address);
  }
});

test("what an address says wrongly is as at first", () => {
  expect(careViewOf({ tab: "users", state: "lost" })).toEqual(careViewOf({}));
});
