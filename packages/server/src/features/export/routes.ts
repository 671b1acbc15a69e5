import { Hono } from "hono";
import { requestContext, signedIn } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { download } from "../../downloads/download.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { writeAnkiDeck } from "./write-anki-deck.ts";
import { writeJson } from "./write-json.ts";
import { writeAnswers, writeCards, writeSkills } from "./write-tables.ts";

/** Downloads of a learner's own data. */
export function exportRoutes(dependencies: Dependencies) {
  const { content } = dependencies;
  const learner = signedIn(dependencies);
  const context = requestContext(dependencies);
  return new Hono()
    .get("/everything.json", learner, async (c) => {
      const exporter = { ...context(c), content, language: requestLanguage(c) };
      const write = () => writeJson(exporter);
      const type = "application/json";
      return download(c, dependencies, { name: "everything.json", type, write });
    })
    .get("/cards.csv", learner, async (c) => {
      const exporter = { ...context(c), content, language: requestLanguage(c) };
      const write = () => writeCards(exporter);
      return download(c, dependencies, { name: "cards.csv", type: "text/csv", write });
    })
    .get("/skills.csv", learner, async (c) => {
      const exporter = { ...context(c), content, language: requestLanguage(c) };
      const write = () => writeSkills(exporter);
      return download(c, dependencies, { name: "skills.csv", type: "text/csv", write });
    })
    .get("/answers.csv", learner, async (c) => {
      const exporter = { ...context(c), content, language: requestLanguage(c) };
      const write = () => writeAnswers(exporter);
      return download(c, dependencies, { name: "answers.csv", type: "text/csv", write });
    })
    .get("/anki.txt", learner, async (c) => {
      const exporter = { ...context(c), content, language: requestLanguage(c) };
      const write = () => writeAnkiDeck(exporter);
      return download(c, dependencies, { name: "anki.txt", type: "text/plain", write });
    });
}
