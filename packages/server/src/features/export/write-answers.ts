import type { SessionUser } from "../../auth/session-user.ts";
import { type Catalogue, correctAnswerTo } from "../../content/catalogue.ts";
import type { ContentStore } from "../../content/content-store.ts";
import type { Database } from "../../db/database.ts";
import { BYTE_ORDER_MARK, type Cell, csvLines } from "../../http/csv.ts";
import { findBeginning, type LoggedEvent, readEvents } from "./queries.ts";

type Exporter = { db: Database; content: ContentStore; user: SessionUser };

const columns = [
  "number",
  "answered_at",
  "time_zone",
  "exercise",
  "item",
  "context",
  "given",
  "correct_answer",
  "verdict",
  "quality",
  "correct",
  "cause",
];

/** All answers of a learner as CSV, the oldest first. */
export async function writeAnswers(exporter: Exporter): Promise<AsyncIterable<string>> {
  const { db, content, user } = exporter;
  const catalogue = await content.current();
  const beginning = await findBeginning(db, user.id);
  return answerLines(catalogue, readEvents(db, user.id, beginning?.lastSeq ?? 0));
}

async function* answerLines(
  catalogue: Catalogue,
  log: AsyncIterable<LoggedEvent[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([columns]);
  for await (const events of log) {
    const answers = events.filter(({ kind }) => kind === "answer");
    yield csvLines(answers.map((event) => cellsOf(catalogue, event)));
  }
}

function cellsOf(catalogue: Catalogue, event: LoggedEvent): Cell[] {
  const { seq, exerciseKey, given, verdict, quality, correct, diagnosis } = event;
  const { item, context, answeredAt, timeZone } = event;
  const expected =
    item === null || context === null
      ? undefined
      : correctAnswerTo(catalogue, { exerciseKey, item, context });
  return [
    seq,
    answeredAt,
    timeZone,
    exerciseKey,
    item,
    context,
    given,
    expected ?? null,
    verdict,
    quality,
    correct,
    diagnosis,
  ];
}
