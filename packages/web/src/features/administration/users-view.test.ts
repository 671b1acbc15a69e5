import { describe, expect, it } from "vitest";
import { addressOf, searchedFor, sortedBy, usersViewOf } from "./users-view.ts";

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
    [{ way: "backward" }],
  ])("takes %j for the beginning of the list", (address) => {
    expect(usersViewOf(address)).toEqual(newest);
  });

  it.each([
    [newest],
    [{ search: "ana", sort: "username", direction: "desc", way: "forward" }],
    [{ ...newest, direction: "asc", from: "WzE", way: "backward" }],
  ] as const)("is said by the address again: %j", (view) => {
    expect(usersViewOf(addressOf(view))).toEqual(view);
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
