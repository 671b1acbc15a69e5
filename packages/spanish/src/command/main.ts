#!/usr/bin/env node
import { runCommandLine } from "./command-line.ts";
import { runConjugate } from "./conjugate.ts";
import { runDiagnose } from "./diagnose.ts";

// The command of the package: `npx @verbena/spanish tener`, `npx @verbena/spanish diagnose …`.

const [first, ...rest] = process.argv.slice(2);
await runCommandLine(() =>
  first === "diagnose" ? runDiagnose(rest) : runConjugate(process.argv.slice(2)),
);
