import { describe, expect, it } from "vitest";
import { parseUsersView, type UsersView } from "./parse-users-view.ts";
import {
  lastPageOf,
  orderOf,
  pageAfter,
  pageBefore,
  rangeOf,
  withoutFilters,
  withRole,
  withSearch,
  withSort,
} from "./users-view.ts";

describe("the view of the search parameters", () => {
  it("shows the newest users first by default", () => {
    expect(orderOf(parseUsersView({}))).toEqual({ sort: "created_at", direction: "desc" });
  });

  it("sorts by a column in its usual direction", () => {
    expect(parseUsersView({ sort: "email" })).toEqual({ sort: "email", direction: "asc" });
    expect(parseUsersView({ sort: "success_rate" })).toMatchObject({ direction: "desc" });
  });

  it.each([
    { search: "ana", sort: "username", direction: "desc" },
    { sort: "created_at", direction: "asc", from: "WzE", way: "backward", place: 50 },
    { role: "admin" },
    { way: "backward" },
  ])("accepts the valid parameters %j", (parameters) => {
    expect(parseUsersView(parameters)).toEqual(parameters);
  });

  it("accepts a number as a search", () => {
    expect(parseUsersView({ search: 12 })).toEqual({ search: "12" });
  });

  it.each([
    { sort: "password", direction: "asc", from: "abc" },
    { sort: "toString" },
    { direction: "asc" },
    { role: "user" },
    { place: 50 },
    { search: ["ana"], way: "sideways" },
  ])("ignores the invalid parameters %j", (parameters) => {
    expect(parseUsersView(parameters)).toEqual({});
  });

  it.each([-50, 0, 1.5, Number.NaN, "50"])("ignores %s as the position of a page", (place) => {
    expect(parseUsersView({ from: "WzE", place })).toEqual({ from: "WzE" });
  });
});

it("reverses the order when sorted by the same column again, from the first page", () => {
  const once = withSort({ search: "ana", from: "WzE" }, "username");

  expect(once).toEqual({ search: "ana", sort: "username", direction: "asc" });
  expect(withSort(once, "username")).toEqual({ ...once, direction: "desc" });
});

it("removes the parameters of the default order", () => {
  const oldestFirst = withSort({}, "created_at");

  expect(oldestFirst).toEqual({ sort: "created_at", direction: "asc" });
  expect(withSort(oldestFirst, "created_at")).toEqual({});
});

it("keeps the order when the search changes", () => {
  const byRate = { sort: "success_rate", direction: "asc" } as const;

  expect(withSearch({ ...byRate, from: "WzE", way: "backward" }, "ana")).toEqual({
    ...byRate,
    search: "ana",
  });
});

it("filters by role, and removes all filters", () => {
  const found: UsersView = { search: "ana", from: "WzE", place: 50 };

  expect(withRole(found, "admin")).toEqual({ search: "ana", role: "admin" });
  expect(withRole({ ...found, role: "admin" }, null)).toEqual({ search: "ana" });
  expect(withoutFilters({ ...found, role: "admin" })).toEqual({});
});

describe("the position of a page", () => {
  /** A page in the middle of a list. */
  const page = (count: number, total = 130) => ({
    users: Array.from({ length: count }),
    next: "next",
    previous: "previous",
    total: { count: total, exact: true },
  });
  const first = { ...page(50), previous: null };
  const last = { ...page(30), next: null };

  it("is counted forward from the first page", () => {
    const second = pageAfter({}, first) ?? {};
    expect(second).toEqual({ from: "next", place: 50 });
    expect(rangeOf({}, first)).toEqual({ first: 1, last: 50 });
    expect(rangeOf(second, page(50))).toEqual({ first: 51, last: 100 });
    expect(pageAfter(second, page(50))).toEqual({ from: "next", place: 100 });
  });

  it("is counted backward from the last page", () => {
    const end = lastPageOf({});
    expect(end).toEqual({ way: "backward" });
    expect(rangeOf(end, last)).toEqual({ first: 101, last: 130 });
    const before = pageBefore(end, last) ?? {};
    expect(before).toEqual({ way: "backward", from: "previous", place: 100 });
    expect(rangeOf(before, page(50))).toEqual({ first: 51, last: 100 });
  });

  it("is unknown when the address has none or a wrong one", () => {
    expect(rangeOf({ from: "WzE" }, page(50))).toBeNull();
    expect(rangeOf({ from: "WzE", place: 100 }, page(50))).toBeNull();
    expect(pageAfter({ from: "WzE" }, page(50))).toEqual({ from: "next" });
  });

  it("is unknown on the last page when the total is not exact", () => {
    const many = { ...last, total: { count: 1000, exact: false } };
    expect(rangeOf({ way: "backward" }, many)).toBeNull();
  });

  it("has no page before the first and none after the last", () => {
    expect(pageBefore({}, first)).toBeNull();
    expect(pageAfter({}, last)).toBeNull();
  });
});
