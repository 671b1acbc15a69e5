// Holds the imports against the rules of .dependency-cruiser.js.
import { cruise } from "dependency-cruiser";
import rules, { rulesForWhatRuns } from "../.dependency-cruiser.js";

/** The least number of modules in a real run: fewer means that the tool has gone blind. */
const MODULES_EXPECTED = 50;

const everything = ["packages", "e2e", "bench"];
/** The server's door for the browser, which alone has rules for what runs. */
const door = ["packages/server/src/client.ts"];

/**
 * Violations of the house's direction below a folder, one line each with what to do about it.
 *
 * @param {string} folder the repository, or a planted one
 * @param {number} [modulesExpected]
 * @returns {Promise<string[]>}
 * @throws Error when fewer modules were seen than expected
 */
export async function boundaryViolations(folder, modulesExpected = MODULES_EXPECTED) {
  const violations = await Promise.all([
    violationsOf(rules.forbidden ?? [], {
      folder,
      from: everything,
      modulesExpected,
      withTypes: true,
    }),
    violationsOf(rulesForWhatRuns, { folder, from: door, modulesExpected: 2, withTypes: false }),
  ]);
  return violations.flat();
}

/**
 * @param {import("dependency-cruiser").IForbiddenRuleType[]} forbidden
 * @param {object} options
 * @param {string} options.folder
 * @param {string[]} options.from where the imports are followed from, below the folder
 * @param {number} options.modulesExpected
 * @param {boolean} options.withTypes whether imports of types count
 */
async function violationsOf(forbidden, { folder, from, modulesExpected, withTypes }) {
  const { output } = await cruise(from, {
    ...rules.options,
    tsPreCompilationDeps: withTypes ? "specify" : false,
    baseDir: folder,
    ruleSet: { forbidden },
    validate: true,
  });
  if (typeof output === "string") throw new Error("dependency-cruiser answered with text.");
  const { totalCruised, violations } = output.summary;
  if (totalCruised < modulesExpected) {
    throw new Error(`dependency-cruiser saw only ${totalCruised} modules.`);
  }
  return violations.map(({ rule, from, to }) => {
    const { comment } = forbidden.find(({ name }) => name === rule.name) ?? {};
    return `${from} → ${to}: ${rule.name}. ${comment}`;
  });
}
