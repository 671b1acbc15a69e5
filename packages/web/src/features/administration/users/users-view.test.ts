import { expect, it } from "vitest";
import { orderOf, usersView, withSort } from "./users-view.ts";

it("shows the newest users first by default", () => {
  expect(orderOf(usersView.parse({}))).toEqual({ sort: "created_at", direction: "desc" });
});

it("sorts by a column in its usual direction", () => {
  expect(orderOf(usersView.parse({ sort: "email" }))).toEqual({ sort: "email", direction: "asc" });
  expect(orderOf(usersView.parse({ sort: "successRate" }))).toMatchObject({ direction: "desc" });
});

it.each([{ search: "ana", sort: "username", direction: "desc" }, { role: "admin" }])(
  "accepts the valid parameters %j",
  (parameters) => {
    expect(usersView.parse(parameters)).toEqual(parameters);
  },
);

it("accepts a number as a search", () => {
  expect(usersView.parse({ search: 12 })).toEqual({ search: "12" });
});

it.each([
  { sort: "password" },
  { sort: "toString" },
  { direction: "up" },
  { role: "user" },
  { search: ["ana"], way: "sideways" },
])("ignores the invalid parameters %j", (parameters) => {
  expect(usersView.parse(parameters)).toEqual({});
});

it("reverses the order when sorted by the same column again", () => {
  const once = withSort({ search: "ana" }, "username");
  expect(once).toEqual({ search: "ana", sort: "username" });
  expect(withSort(once, "username")).toEqual({ ...once, direction: "desc" });
});
