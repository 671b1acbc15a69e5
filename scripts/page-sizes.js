// Documents that the server makes for a request, in bytes of Brotli as it sends them, compared with their budgets. A
// document with its style sheet fits into the first packets of a connection; of a guide, its first screen.
import { allFamilies } from "../packages/core/src/families.ts";
import { languages } from "../packages/core/src/languages.ts";
import { openBuiltExercise, openBuiltPages } from "../packages/server/src/testing/built-pages.ts";
import { Failure, runMain } from "./run.js";

/** The verb has the most sentences. */
const pages = ["verbs", "verbs/tener", "guides", "try"];
const PAGE_BUDGET = 14 * 1024;
const guides = allFamilies.map((family) => `guides/${family}`);
const GUIDE_BUDGET = 30 * 1024;

await runMain(async () => {
  const open = await openBuiltPages();
  const problems = [];
  for (const language of languages) {
    const { byteLength } = await openBuiltExercise(language);
    if (byteLength > PAGE_BUDGET) {
      problems.push(
        `A document of an exercise in ${language} has ${byteLength} bytes of ${PAGE_BUDGET}.`,
      );
    }
    for (const page of [...pages, ...guides]) {
      const path = `/${language}/${page}`;
      const budget = guides.includes(page) ? GUIDE_BUDGET : PAGE_BUDGET;
      const { length } = await open(path);
      if (length > budget) problems.push(`The document ${path} has ${length} bytes of ${budget}.`);
    }
  }
  if (problems.length > 0) throw new Failure(problems.join("\n"));
});
