import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { answersThatDiffer, sheetOf } from "../blind-reading.ts";
import { loadContent } from "../load.ts";

const help = `Sentences as a learner sees them, for a reader who must not know the key.

  npm run -s sentences:blind -- FAMILY [VERB…]       prints a sheet: id, verb, person, sentence
  npm run -s sentences:blind -- --compare FILE       reads lines "id<tab>answer", prints those that differ

FAMILY is presente-indicativo, preterito-indefinido or desde-hace.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: "string" }, help: { type: "boolean" } },
});
const [family, ...verbs] = positionals;

if (values.compare !== undefined) {
  const answers = await readFile(values.compare, "utf8");
  const { compared, differing } = answersThatDiffer(await loadContent(), answers);
  for (const line of differing) console.log(line);
  console.log(`${compared} answers read, ${differing.length} differ.`);
} else if (values.help || family === undefined) {
  console.log(help);
} else {
  console.log(sheetOf(await loadContent(), family, verbs).join("\n"));
}
