import { expect, it } from "vitest";
import { actionKinds, parseActionsView } from "./actions-view.ts";

const rosa = "00000000-0000-4000-8000-000000000001";

it("accepts a kind and the id of an administrator", () => {
  const view = { kind: "user-deleted", admin: rosa };

  expect(parseActionsView(view)).toEqual(view);
});

it.each([{ kind: "toString" }, { kind: "user-made" }, { admin: "rosa" }])(
  "ignores the invalid parameters %j",
  (search) => {
    expect(parseActionsView(search)).toEqual({});
  },
);

it("lists actions on users before those on sentences", () => {
  const isOnSentence = (kind: string) => /^(report|exercise|correction)-/.test(kind);
  const firstOnSentence = actionKinds.findIndex(isOnSentence);
  expect(firstOnSentence).toBeGreaterThan(0);
  expect(actionKinds.slice(firstOnSentence).every(isOnSentence)).toBe(true);
});
