import { expect, it } from "vitest";
import { actionKinds, actionsViewOf } from "./actions-view.ts";

const rosa = "00000000-0000-4000-8000-000000000001";

it("shows actions of the kind and of the administrator that the address names", () => {
  const view = { kind: "user-deleted", admin: rosa };

  expect(actionsViewOf(view)).toEqual(view);
});

it.each([{}, { kind: "toString" }, { kind: "user-made" }, { admin: "rosa" }])(
  "shows all actions for an address with %j",
  (address) => {
    expect(actionsViewOf(address)).toEqual({});
  },
);

it("begins with what is done to users", () => {
  expect(actionKinds.slice(0, 2)).toEqual(["user-deleted", "password-reset-sent"]);
});
