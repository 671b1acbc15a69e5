import { describe, expect, it } from "vitest";
import {
  everybodyIn,
  inRole,
  lastPageOf,
  orderOf,
  pageAfter,
  pageBefore,
  rangeOf,
  searchedFor,
  sortedBy,
  type UsersView,
  usersView,
} from "./users-view.ts";

describe("the view of an address", () => {
  it("shows the newest users first by default", () => {
    expect(orderOf(usersView({}))).toEqual({ sort: "created_at", direction: "desc" });
  });

  it("sorts by a column in its usual direction", () => {
    expect(usersView({ sort: "email" })).toEqual({ sort: "email", direction: "asc" });
    expect(usersView({ sort: "success_rate" })).toMatchObject({ direction: "desc" });
  });

  it.each([
    { search: "ana", sort: "username", direction: "desc" },
    { sort: "created_at", direction: "asc", from: "WzE", way: "backward", place: 50 },
    { role: "admin" },
    { way: "backward" },
  ])("keeps the valid parameters %j", (parameters) => {
    expect(usersView(parameters)).toEqual(parameters);
  });

  it("takes a number for a search", () => {
    expect(usersView({ search: 12 })).toEqual({ search: "12" });
  });

  it.each([
    { sort: "password", direction: "asc", from: "abc" },
    { sort: "toString" },
    { direction: "asc" },
    { role: "user" },
    { place: 50 },
    { search: ["ana"], way: "sideways" },
  ])("shows the beginning of the list for %j", (parameters) => {
    expect(usersView(parameters)).toEqual({});
  });

  it.each([-50, 0, 1.5, Number.NaN, "50"])("ignores %s as a number of users", (place) => {
    expect(usersView({ from: "WzE", place })).toEqual({ from: "WzE" });
  });
});

it("reverses the order of a column that is sorted already, from the first page", () => {
  const once = sortedBy({ search: "ana", from: "WzE" }, "username");

  expect(once).toEqual({ search: "ana", sort: "username", direction: "asc" });
  expect(sortedBy(once, "username")).toEqual({ ...once, direction: "desc" });
});

it("needs no parameters for the newest users first", () => {
  const oldestFirst = sortedBy({}, "created_at");

  expect(oldestFirst).toEqual({ sort: "created_at", direction: "asc" });
  expect(sortedBy(oldestFirst, "created_at")).toEqual({});
});

it("keeps the order for another search", () => {
  const byRate = { sort: "success_rate", direction: "asc" } as const;

  expect(searchedFor({ ...byRate, from: "WzE", way: "backward" }, "ana")).toEqual({
    ...byRate,
    search: "ana",
  });
});

it("shows administrators only, and everybody again", () => {
  const found: UsersView = { search: "ana", from: "WzE", place: 50 };

  expect(inRole(found, "admin")).toEqual({ search: "ana", role: "admin" });
  expect(inRole({ ...found, role: "admin" }, null)).toEqual({ search: "ana" });
  expect(everybodyIn({ ...found, role: "admin" })).toEqual({});
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

  it("is counted from the first page to the last", () => {
    const second = pageAfter({}, first) ?? {};
    expect(second).toEqual({ from: "next", place: 50 });
    expect(rangeOf({}, first)).toEqual({ first: 1, last: 50 });
    expect(rangeOf(second, page(50))).toEqual({ first: 51, last: 100 });
    expect(pageAfter(second, page(50))).toEqual({ from: "next", place: 100 });
  });

  it("is counted back from the last page", () => {
    const end = lastPageOf({});
    expect(end).toEqual({ way: "backward" });
    expect(rangeOf(end, last)).toEqual({ first: 101, last: 130 });
    const before = pageBefore(end, last) ?? {};
    expect(before).toEqual({ way: "backward", from: "previous", place: 100 });
    expect(rangeOf(before, page(50))).toEqual({ first: 51, last: 100 });
  });

  it("is unknown where it was not counted or cannot be right", () => {
    expect(rangeOf({ from: "WzE" }, page(50))).toBeNull();
    expect(rangeOf({ from: "WzE", place: 100 }, page(50))).toBeNull();
    expect(pageAfter({ from: "WzE" }, page(50))).toEqual({ from: "next" });
  });

  it("is unknown at the end of a search with more results than are counted", () => {
    const many = { ...last, total: { count: 1000, exact: false } };
    expect(rangeOf({ way: "backward" }, many)).toBeNull();
  });

  it("ends at the first and the last page", () => {
    expect(pageBefore({}, first)).toBeNull();
    expect(pageAfter({}, last)).toBeNull();
  });
});
