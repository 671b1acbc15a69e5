import { Hono } from "hono";
import { signedIn } from "../../accounts/session/signed-in.ts";
import type { Dependencies } from "../../dependencies.ts";
import { download } from "../../downloads/download.ts";
import { requestLanguage } from "../../http/request-language.ts";
import { writeAnkiDeck } from "./write-anki-deck.ts";
import { writeAnswers } from "./write-answers.ts";
import { writeCards } from "./write-cards.ts";
import { writeJson } from "./write-json.ts";

/** What a learner takes along: their own rows, as files. */
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
      const { user } = c.var;
      const write = () => writeCards({ db, content, user, language: requestLanguage(c) });
      return download(c, dependencies, { name: "cards.csv", type: "text/csv", write });
    })
    .get("/answers.csv", learner, async (c) => {
      const { user } = c.var;
      const write = () => writeAnswers({ db, content, user, language: requestLanguage(c) });
      return download(c, dependencies, { name: "answers.csv", type: "text/csv", write });
    })
    .get("/anki.txt", learner, async (c) => {
      const { user } = c.var;
      const write = () => writeAnkiDeck({ db, content, user, language: requestLanguage(c) });
      return download(c, dependencies, { name: "anki.txt", type: "text/plain", write });
    });
}
