import { join } from "node:path";

/** The folder of a data folder in which backups of it are prepared, one at a time. */
export const folderOfBackups = (dataDir: string) => join(dataDir, "backup");

/** Where the process that has the database open puts a copy of its files for a backup. */
export const placeOfCopy = (dataDir: string) => join(folderOfBackups(dataDir), "database");
