import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const workers = 3;

/** Tests with a command of their own, which sets the variable and runs nothing else. */
const slowScripts: Record<string, string | undefined> = {
  "release.test.js": process.env["TEST_RELEASE"],
  "pack-spanish.test.js": process.env["TEST_RELEASE"],
  "image.test.js": process.env["TEST_IMAGE"],
};
const slowFiles = Object.keys(slowScripts);
const chosenFiles = slowFiles.filter((file) => slowScripts[file]);

/**
 * Sorts test files by project and environment, because only consecutive files of one project and environment share a
 * worker and its loaded modules. Tests that start processes are the longest: they come first, so that all workers
 * finish at about the same time.
 */
class GroupingSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { long = [], short = [] } = Object.groupBy(await super.sort(files), lengthOf);
    return [...Map.groupBy([...long, ...short], groupOf).values()].flat();
  }
}

function lengthOf({ moduleId }: TestSpecification): "long" | "short" {
  const startsProcesses = /runNode|testing\/processes\.ts/.test(readFileSync(moduleId, "utf8"));
  return startsProcesses ? "long" : "short";
}

function groupOf({ project, moduleId }: TestSpecification): string {
  const [environment] = /@vitest-environment \S+/.exec(readFileSync(moduleId, "utf8")) ?? [];
  return `${project.name} ${environment}`;
}

const pure = ["spanish", "core", "content"].map((name) => ({
  test: {
    name: `@verbena/${name}`,
    root: `packages/${name}`,
    include: ["src/**/*.test.ts"],
    setupFiles: ["fail-on-console.ts", "fix-properties.ts"].map((file) =>
      fileURLToPath(new URL(`packages/spanish/testing/${file}`, import.meta.url)),
    ),
    // Test files share a process and its loaded modules. No test may leave anything behind.
    isolate: false,
    maxWorkers: workers,
    // Property tests run thousands of cases, and tests of commands start processes.
    testTimeout: 60_000,
  },
}));

export default defineConfig({
  test: {
    projects: [
      "packages/server",
      "packages/web",
      ...pure,
      {
        test: {
          name: "scripts",
          root: "scripts",
          include: chosenFiles.length > 0 ? chosenFiles : ["*.test.js"],
          exclude: chosenFiles.length > 0 ? [] : slowFiles,
          maxWorkers: workers,
          // They start processes that read all of the code.
          testTimeout: 120_000,
        },
      },
    ],
    sequence: { sequencer: GroupingSequencer },
  },
});
