import { parseArgs } from "node:util";
import { openDatabase } from "../db/open-database.ts";
import { readEnvironment } from "../environment.ts";
import {
  findLearners,
  progressMatchesLog,
  rebuildProgress,
} from "../features/progress/rebuild-progress.ts";
import { runCommand } from "../run-command.ts";

/**
 * Makes everybody's stored progress what their logs give; with --check it only compares, and ends
 * with status 1 when something differs.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  const { db, close } = await openDatabase(readEnvironment(process.env), {
    onLostConnection: () => {},
  });
  const learners = await findLearners(db);
  let different = 0;
  for (const learner of learners) {
    const differs = values.check
      ? !(await progressMatchesLog(db, learner))
      : await rebuildProgress(db, learner);
    if (differs) different += 1;
  }
  await close();
  const done = values.check ? "differ from their log" : "rebuilt from their log";
  process.stdout.write(`${learners.length} learners, ${different} ${done}.\n`);
  if (values.check && different > 0) process.exitCode = 1;
});
