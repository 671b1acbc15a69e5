import type { Instant } from "@verbena/core/calendar";
import type { Language } from "@verbena/core/languages";
import { localTimeIn } from "@verbena/core/local-time";
import { type Cell, csvFile } from "../../../downloads/csv.ts";
import type { AssignmentPage, PupilWork } from "./read-assignment.ts";
import { resultColumns, resultWords } from "./result-words.ts";

/** The state of each pupil as CSV, in the order of the class list. Times are those of the class. */
export function writeResults(
  { pupils, timeZone }: AssignmentPage,
  language: Language,
): AsyncIterable<string> {
  const { columns } = resultWords[language];
  const rows = pupils.map((work) => resultRow(work, { language, timeZone }));
  return csvFile(
    resultColumns.map((column) => columns[column]),
    [rows],
    language,
  );
}

function resultRow(
  work: PupilWork,
  { language, timeZone }: { language: Language; timeZone: string },
): Cell[] {
  const { name, state, isLate, done, needed, errors, until, doneAt } = work;
  const words = resultWords[language];
  const timeCell = (instant: Instant | null) =>
    instant && localTimeIn(instant, timeZone).replace("T", " ");
  return [
    name,
    words.states[isLate && state === "done" ? "late" : state],
    done,
    needed,
    errors,
    timeCell(until),
    timeCell(doneAt),
  ];
}
