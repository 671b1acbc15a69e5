import { expect, test } from "vitest";
import { readReleases } from "./changelog.js";

const commit = "0123456789abcdef0123456789abcdef01234567";
const published = `## [1.0.0] - 2026-11-30\n\nCommit: \`${commit}\`\n\nThe first release.\n`;

test("the first release has no commit before it is published", () => {
  const releases = readReleases("# Changelog\n\n## [1.0.0] - 2026-11-30\n\nThe first release.\n");
  expect(releases).toEqual([{ version: "1.0.0", commit: null }]);
});

test("releases are in the order of the file, below changes that are not released", () => {
  const next = "## [1.1.0] - 2027-02-01\n\nMore verbs.\n\n";
  expect(readReleases(`# Changelog\n\n${next}${published}`)).toEqual([
    { version: "1.1.0", commit: null },
    { version: "1.0.0", commit },
  ]);
  expect(readReleases(`# Changelog\n\n## [Unreleased]\n\n${published}`)).toEqual([
    { version: "1.0.0", commit },
  ]);
});

test.each([
  ["an earlier release", "## [1.1.0] - 2027-02-01\n\n## [1.0.0] - 2026-11-30\n"],
  ["a release below others' changes", "## [Unreleased]\n\n## [1.0.0] - 2026-11-30\n"],
])("%s needs its commit", (_, changelog) => {
  expect(() => readReleases(changelog)).toThrow("CHANGELOG.md needs the commit of 1.0.0");
});
