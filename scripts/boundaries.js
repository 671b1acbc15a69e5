// Checks imports against .dependency-cruiser.js. Needs the project's Node, not Node 20.
import { cruise } from "dependency-cruiser";
import rules, { runtimeRules } from "../.dependency-cruiser.js";
import { root } from "./install.js";
import { Failure, runMain } from "./run.js";

/** With fewer modules, the tool no longer finds the sources. */
const MIN_MODULES = 50;

/**
 * Finds imports that break a rule. Each gets a line that says how to fix it.
 *
 * @param {string} folder the repository, or a copy of its structure
 * @param {number} [minModules]
 * @returns {Promise<string[]>}
 * @throws Error when it finds fewer modules
 */
export async function boundaryViolations(folder, minModules = MIN_MODULES) {
  const all = ["packages", "e2e", "bench"];
  const withRuntimeRules = [
    "packages/server/src/client.ts",
    "packages/server/src/forms.ts",
    "packages/web/src/public-pages",
  ];
  const violations = await Promise.all([
    violationsOf(rules.forbidden ?? [], folder, all, minModules, true),
    violationsOf(runtimeRules, folder, withRuntimeRules, 3, false),
  ]);
  return violations.flat();
}

/**
 * @param {import("dependency-cruiser").IForbiddenRuleType[]} forbidden
 * @param {string} folder
 * @param {string[]} from where to start, relative to the folder
 * @param {number} minModules
 * @param {boolean} typeImports whether imports of types count
 */
async function violationsOf(forbidden, folder, from, minModules, typeImports) {
  const { output } = await cruise(from, {
    ...rules.options,
    tsPreCompilationDeps: typeImports,
    baseDir: folder,
    ruleSet: { forbidden },
    validate: true,
  });
  if (typeof output === "string") throw new Error("dependency-cruiser returned text.");
  const { totalCruised, violations } = output.summary;
  if (totalCruised < minModules) throw new Error(`only ${totalCruised} modules found`);
  return violations.map(({ rule, from, to }) => {
    const { comment } = forbidden.find(({ name }) => name === rule.name) ?? {};
    return `${from} → ${to}: ${rule.name}. ${comment}`;
  });
}

if (process.argv[1]?.endsWith("boundaries.js")) {
  await runMain(async () => {
    const violations = await boundaryViolations(root);
    if (violations.length > 0) throw new Failure(violations.join("\n"));
  });
}
