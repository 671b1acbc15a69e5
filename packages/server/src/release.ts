// Where the files of this release are. This file and the built server are both one folder below
// packages/server, so the same relative paths hold for both.
import { fileURLToPath } from "node:url";
import packageJson from "../package.json" with { type: "json" };

/** The version of this release, as in CHANGELOG.md. */
export const { version } = packageJson;

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The built server. When the server runs from source, this file, which does not change with a release. */
export const programFile = pathOf(import.meta.url);

/** The migrations that drizzle-kit wrote, for both kinds of database. */
export const migrationsFolder = pathOf("../migrations");

/** The built web application. */
export const webRoot = pathOf("../../web/dist");

/** The folder with the renderer of public pages and its templates. */
export const rendererFolder = pathOf("../../web/dist-renderer");

/** Our own list of passwords that attackers try first. */
export const commonPasswordsFile = pathOf("../src/accounts/password/common-passwords.txt");

/** Files that `packages/server/build.ts` writes beside the built server. */
export const preparedFiles = {
  content: "content.json",
  database: "database.tar.gz",
  fitProgram: "fit-program.js",
} as const;

/** Paths of the prepared content and database; null when the server runs from source. */
export const prepared = new URL(".", import.meta.url).pathname.endsWith("/server/dist/")
  ? { content: pathOf(preparedFiles.content), database: pathOf(preparedFiles.database) }
  : null;

/** The program that fits the weights of a learner's scheduler. */
export const fitProgram = pathOf(
  prepared ? preparedFiles.fitProgram : "features/progress/scheduler/fit-program.ts",
);
