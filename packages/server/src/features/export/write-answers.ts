import type { Language } from "@verbena/core/vocabulary";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import { type Catalogue, correctAnswerTo, sentenceOf } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { Database } from "../../db/database.ts";
import { BYTE_ORDER_MARK, type Cell, csvLines, separatorIn } from "../../downloads/csv.ts";
import { answerColumns, headOf } from "./columns.ts";
import { type LoggedEvent, languageOf, readAnswers } from "./queries.ts";

type Exporter = { db: Database; content: ContentStore; user: SessionUser; language: Language };

/** All answers of a learner as CSV in their language, in the order in which they were given. */
export async function writeAnswers(exporter: Exporter): Promise<AsyncIterable<string>> {
  const { db, content, user } = exporter;
  const language = (await languageOf(db, user.id)) ?? exporter.language;
  return answerLines(await content.current(), readAnswers(db, user.id), language);
}

async function* answerLines(
  catalogue: Catalogue,
  log: AsyncIterable<LoggedEvent[]>,
  language: Language,
): AsyncGenerator<string> {
  const separator = separatorIn(language);
  yield BYTE_ORDER_MARK + csvLines([headOf(answerColumns, language)], separator);
  for await (const answers of log) {
    const rows = answers.map((answer) => cellsOf(catalogue, answer));
    yield csvLines(rows, separator);
  }
}

function cellsOf(catalogue: Catalogue, event: LoggedEvent): Cell[] {
  const { seq, exerciseKey, given, verdict, quality, correct, diagnosis } = event;
  const { item, context, answeredAt, timeZone } = event;
  const asked = item === null || context === null ? null : { exerciseKey, item, context };
  return [
    seq,
    answeredAt,
    timeZone,
    exerciseKey,
    item,
    context,
    (asked && sentenceOf(catalogue, asked)) ?? null,
    given,
    (asked && correctAnswerTo(catalogue, asked)) ?? null,
    verdict,
    quality,
    correct,
    diagnosis,
  ];
}
