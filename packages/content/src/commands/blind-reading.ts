import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { allFamilies } from "@verbena/core/families";
import { compareAnswers, sheetLines } from "../blind-reading.ts";
import { loadContent } from "../load.ts";

const help = `Prints sentences without their answers, for readers who must not know them.

  npm run -s sentences:blind -- FAMILY [VERB…]       prints a sheet: id, verb, person, sentence
  npm run -s sentences:blind -- --compare FILE       reads lines "id<tab>answer" and prints answers that
                                                     differ from the right ones or have a remark

FAMILY is one of ${allFamilies.join(", ")}.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: "string" }, help: { type: "boolean" } },
});
const [family, ...verbs] = positionals;

process.stdout.write(await output());

async function output(): Promise<string> {
  if (values.help || (family === undefined && values.compare === undefined)) return help;
  const content = await loadContent();
  if (values.compare === undefined)
    return `${sheetLines(content, family ?? "", verbs).join("\n")}\n`;
  const answers = await readFile(values.compare, "utf8");
  const { compared, differences } = compareAnswers(content, answers);
  return `${[...differences, `${compared} answers read, ${differences.length} to check.`].join("\n")}\n`;
}
