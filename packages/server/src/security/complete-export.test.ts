import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { countingHashing } from "../testing/account.ts";
import { testApp } from "../testing/test-app.ts";
import { createTestUsers } from "../testing/test-users.ts";
import { allTables, userReferences } from "../testing/user-references.ts";

const site = await testApp({ hashing: countingHashing() });
const { owner } = await createTestUsers(site);

/** The field of the export with the rows of each table, and why it omits columns. */
const exported: Record<string, { as: string; without?: Record<string, string> }> = {
  users: {
    as: "account",
    without: {
      id: "the profile has it",
      name: "a copy of the profile's username",
      searchText: "name and address once more",
    },
  },
  profiles: { as: "profile" },
  verbPackages: { as: "packages" },
  exerciseProgress: { as: "exercises" },
  cards: { as: "cards" },
  dailyStats: { as: "days" },
  progressEvents: { as: "events" },
  exerciseReports: { as: "reports", without: { answeredBy: "another person" } },
};

const omitted: Record<string, string> = {
  passwords: "the password's hash",
  sessions: "tokens that sign in",
  twoFactors: "a secret and codes that sign in",
  mails: "links that sign in; deleted when they are sent",
  weeklyMails: "the Monday of the last weekly mail; the profile has the setting",
  archivedEvents: "among the events",
  userProgress:
    "its start date and scheduler are in the export, the rest is a number of changes and sums of the exercises",
};

test("every table of a user is exported or omitted for a reason", () => {
  const owned = userReferences
    .filter(({ isDeletedWithUser }) => isDeletedWithUser)
    .map(({ name }) => name);
  const named = [...Object.keys(exported), ...Object.keys(omitted)];
  expect(named.toSorted()).toEqual([...new Set(["users", ...owned])].toSorted());
});

test.each(Object.entries(exported))(
  "the export has all columns of %s",
  async (name, { as, without = {} }) => {
    const { body } = await owner.send("GET", "/api/export/everything.json");
    const [row] = [Object(body)[as]].flat();
    const columns = Object.keys(getTableColumns(allTables[name] ?? raise(name)));
    const left = ["userId", ...Object.keys(without)];
    const wanted = columns.filter((column) => !left.includes(column));
    expect(Object.keys(Object(row)).toSorted()).toEqual(wanted.toSorted());
  },
);

function raise(name: string): never {
  throw new Error(`There is no table ${name}.`);
}
