import { expect, test } from "vitest";
import { exportedColumns, policyOf, tableNames } from "../policy/tables.ts";
import { countingHashing } from "../testing/account.ts";
import { testApp } from "../testing/test-app.ts";
import { createTestUsers } from "../testing/test-users.ts";

const site = await testApp({ hashing: countingHashing() });
const { owner } = await createTestUsers(site);

test.each(tableNames.filter((name) => policyOf(name).exportedAs !== undefined))(
  "the export has all columns of %s",
  async (name) => {
    const { body } = await owner.send("GET", "/api/export/everything.json");
    const [row] = [Object(body)[policyOf(name).exportedAs ?? ""]].flat();
    expect(Object.keys(Object(row)).toSorted()).toEqual(
      Object.keys(exportedColumns(name)).toSorted(),
    );
  },
);
