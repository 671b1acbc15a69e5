import { Hono } from "hono";
import { signedIn } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { download } from "../../downloads/download.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { writeAnkiDeck } from "./write-anki-deck.ts";
import { writeJson } from "./write-json.ts";
import { writeAnswers, writeCards } from "./write-tables.ts";

/** Downloads of a learner's own data. */
export function exportRoutes(dependencies: Dependencies) {
  const { db, content, now } = dependencies;
  const learner = signedIn(dependencies);
  return new Hono()
    .get("/everything.json", learner, async (c) => {
      const { user } = c.var;
      const write = () => writeJson({ db, user, now: now() });
      const type = "application/json";
      return download(c, dependencies, { name: "everything.json", type, write });
    })
    .get("/cards.csv", learner, async (c) => {
      const exporter = { db, content, user: c.var.user, language: requestLanguage(c) };
      const write = () => writeCards(exporter);
      return download(c, dependencies, { name: "cards.csv", type: "text/csv", write });
    })
    .get("/answers.csv", learner, async (c) => {
      const exporter = { db, content, user: c.var.user, language: requestLanguage(c) };
      const write = () => writeAnswers(exporter);
      return download(c, dependencies, { name: "answers.csv", type: "text/csv", write });
    })
    .get("/anki.txt", learner, async (c) => {
      const exporter = { db, content, user: c.var.user, language: requestLanguage(c) };
      const write = () => writeAnkiDeck(exporter);
      return download(c, dependencies, { name: "anki.txt", type: "text/plain", write });
    });
}
