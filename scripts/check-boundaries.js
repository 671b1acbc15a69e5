// Runs on the project's Node: dependency-cruiser wants a newer one than Node 20.
import { boundaryViolations } from "./boundaries.js";
import { root } from "./install.js";
import { Failure, runMain } from "./run.js";

await runMain(async () => {
  const violations = await boundaryViolations(root);
  if (violations.length > 0) throw new Failure(violations.join("\n"));
});
