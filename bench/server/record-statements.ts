/**
 * Preloaded into the server with `node --import`. It appends each statement for PostgreSQL, with its
 * values, to the file that RECORD_STATEMENTS names: one line of JSON each.
 */
import { appendFileSync } from "node:fs";
import { recordStatements } from "../../packages/server/src/testing/record-statements.ts";

const file = process.env["RECORD_STATEMENTS"];
if (!file) throw new Error("RECORD_STATEMENTS must name a file");

recordStatements((statement) => appendFileSync(file, `${JSON.stringify(statement)}\n`));
