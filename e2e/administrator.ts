import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Learner } from "./learner.ts";

const command = fileURLToPath(new URL("../packages/server/src/commands/admin.ts", import.meta.url));

/** Makes an account of the shared server an administrator's, as one does at the command line. */
export async function grantAdministration({ email }: Learner): Promise<void> {
  const DATA_DIR = process.env["VERBENA_DATA_DIR"];
  await promisify(execFile)(process.execPath, [command, "grant", email], {
    env: { ...process.env, DATA_DIR, DATABASE_URL: "" },
  });
}
