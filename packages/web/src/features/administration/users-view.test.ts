import { describe, expect, it } from "vitest";
import {
  addressOf,
  everybodyIn,
  inRole,
  lastPageOf,
  pageAfter,
  pageBefore,
  rangeOf,
  searchedFor,
  sortedBy,
  type UsersView,
  usersViewOf,
} from "./users-view.ts";

const newest = { search: "", sort: "created_at", direction: "desc", way: "forward" } as const;

describe("the view of an address", () => {
  it("shows the newest users first when it says nothing", () => {
    expect(usersViewOf({})).toEqual(newest);
  });

  it("sorts by what it names, in the direction that is usual for it", () => {
    expect(usersViewOf({ sort: "email" })).toEqual({ ...newest, sort: "email", direction: "asc" });
    expect(usersViewOf({ sort: "success_rate" })).toMatchObject({ direction: "desc" });
  });

  it.each([
    [{ sort: "password", direction: "asc", from: "abc" }],
    [{ sort: "toString" }],
    [{ direction: "asc" }],
    [{ role: "user" }],
    [{ place: 50 }],
  ])("takes %j for the beginning of the list", (address) => {
    expect(usersViewOf(address)).toEqual(newest);
  });

  it.each([
    [newest],
    [{ search: "ana", sort: "username", direction: "desc", way: "forward" }],
    [{ ...newest, direction: "asc", from: "WzE", way: "backward", place: 50 }],
    [{ ...newest, role: "admin" }],
    [{ ...newest, way: "backward" }],
  ] as const)("is said by the address again: %j", (view) => {
    expect(usersViewOf(addressOf(view))).toEqual(view);
  });

  it.each([-50, 0, 1.5, Number.NaN])("takes %d for no number of users", (place) => {
    expect(usersViewOf({ from: "WzE", place })).toEqual({ ...newest, from: "WzE" });
  });

  it("leaves out of the address what is as at first", () => {
    expect(addressOf(newest)).toEqual({});
  });
});

it("turns the order round when the same column is pressed again, and starts at the first page", () => {
  const second = { ...newest, search: "ana", from: "WzE" };

  const once = sortedBy(second, "username");
  expect(once).toEqual({ search: "ana", sort: "username", direction: "asc", way: "forward" });
  expect(sortedBy(once, "username")).toEqual({ ...once, direction: "desc" });
});

it("keeps the order for another search", () => {
  const byRate = { search: "", sort: "success_rate", direction: "asc", from: "WzE" } as const;

  expect(searchedFor({ ...byRate, way: "backward" }, "ana")).toEqual({
    search: "ana",
    sort: "success_rate",
    direction: "asc",
    way: "forward",
  });
});

it("shows administrators alone, and everybody again", () => {
  const found = { ...newest, search: "ana", from: "WzE", place: 50 };

  expect(inRole(found, "admin")).toEqual({ ...newest, search: "ana", role: "admin" });
  expect(inRole({ ...found, role: "admin" }, null)).toEqual({ ...newest, search: "ana" });
  expect(everybodyIn({ ...found, role: "admin" })).toEqual(newest);
});

describe("the place of a page", () => {
  /** A page in the middle of a list. */
  const page = (count: number, total = 130) => ({
    users: Array.from({ length: count }),
    next: "next",
    previous: "previous",
    total: { count: total, exact: true },
  });
  const first = { ...page(50), previous: null };
  const last = { ...page(30), next: null };

  it("is counted on the way from the first page to the last", () => {
    const second = pageAfter(newest, first) ?? newest;
    expect(second).toEqual({ ...newest, from: "next", place: 50 });
    expect(rangeOf(newest, first)).toEqual({ first: 1, last: 50 });
    expect(rangeOf(second, page(50))).toEqual({ first: 51, last: 100 });
    expect(pageAfter(second, page(50))).toEqual({ ...newest, from: "next", place: 100 });
  });

  it("is counted on the way back from the last page", () => {
    const end: UsersView = { ...newest, way: "backward" };
    expect(lastPageOf(newest)).toEqual(end);
    expect(rangeOf(end, last)).toEqual({ first: 101, last: 130 });
    const before = pageBefore(end, last) ?? newest;
    expect(before).toEqual({ ...end, from: "previous", place: 100 });
    expect(rangeOf(before, page(50))).toEqual({ first: 51, last: 100 });
  });

  it("is not told where it was not counted, or cannot be so", () => {
    expect(rangeOf({ ...newest, from: "WzE" }, page(50))).toBeNull();
    expect(rangeOf({ ...newest, from: "WzE", place: 100 }, page(50))).toBeNull();
    expect(pageAfter({ ...newest, from: "WzE" }, page(50))).toEqual({ ...newest, from: "next" });
  });

  it("is not told at the end of a search that finds more than are counted", () => {
    const many = { ...last, total: { count: 1000, exact: false } };
    expect(rangeOf({ ...newest, way: "backward" }, many)).toBeNull();
  });

  it("ends at the first page and at the last", () => {
    expect(pageBefore(newest, first)).toBeNull();
    expect(pageAfter(newest, last)).toBeNull();
  });
});
