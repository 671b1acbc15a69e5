import { expect, it } from "vitest";
import { actionKinds, actionsView } from "./actions-view.ts";

const rosa = "00000000-0000-4000-8000-000000000001";

it("keeps a kind and an administrator", () => {
  const view = { kind: "user-deleted", admin: rosa };

  expect(actionsView(view)).toEqual(view);
});

it.each([{}, { kind: "toString" }, { kind: "user-made" }, { admin: "rosa" }])(
  "shows all actions for %j",
  (address) => {
    expect(actionsView(address)).toEqual({});
  },
);

it("lists actions on users first", () => {
  expect(actionKinds.slice(0, 2)).toEqual(["user-deleted", "password-reset-sent"]);
});
