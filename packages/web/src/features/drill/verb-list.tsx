import { type ConjugationFamily, families, isConjugationFamily } from "@verbena/core/families";
import { searchInfinitive } from "@verbena/spanish/verbs";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { usePackages } from "#learner-ui/use-packages.ts";
import { useProgress } from "#progress/use-progress.ts";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-field.tsx";
import { listedWords } from "./drill-plan.ts";
import type { DoubtfulWord, ReadList } from "./drill-questions.ts";

type VerbListProps = {
  text: string;
  onType: (text: string) => void;
  onLeave: () => void;
  /** Called with the text after the learner has added one of their lists. */
  onChoose: (text: string) => void;
};

/** A field for infinitives, and buttons that add the verbs of the learner's lists. */
export function VerbList({ text, onType, onLeave, onChoose }: VerbListProps) {
  const { t } = useTranslation();
  const { families: chosen } = useUser();
  const [isFromTable, setFromTable] = useState(false);
  const read = (typed: string) => {
    const verbs = verbsOfTable(typed);
    setFromTable(verbs !== null);
    onType(verbs ?? typed);
  };
  const add = (verbs: readonly string[]) =>
    onChoose([...new Set([...listedWords(text), ...verbs])].join(", "));
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <TextAreaField
        label={t("drill.verbs")}
        hint={t("drill.verbsHint")}
        value={text}
        onChange={({ target }) => read(target.value)}
        onBlur={onLeave}
        lang="es"
        rows={2}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className="text-ink-soft empty:hidden">
        {isFromTable && t("drill.onlyVerbs")}
      </p>
      <ul aria-label={t("drill.lists")} className="flex flex-wrap gap-2 empty:hidden">
        {chosen.filter(isConjugationFamily).map((tense) => (
          <ListsOfTense key={tense} tense={tense} onAdd={add} />
        ))}
      </ul>
    </div>
  );
}

type ListsOfTenseProps = { tense: ConjugationFamily; onAdd: (verbs: readonly string[]) => void };

/** The failed list and the selections of a tense. */
function ListsOfTense({ tense, onAdd }: ListsOfTenseProps) {
  const { t } = useTranslation();
  const { failedItems } = useProgress().exercises[tense];
  const { data: packages = [] } = usePackages(tense);
  const failedName = t("drill.failedList", { family: families[tense].name });
  const lists = [
    { id: "failed", name: failedName, verbs: failedItems },
    ...packages.map(({ id, name, verbs }) => ({ id, name, verbs })),
  ].filter(({ verbs }) => verbs.length > 0);
  return lists.map(({ id, name, verbs }) => (
    <li key={id} className="min-w-0">
      <Button variant="secondary" size="small" className="max-w-full" onClick={() => onAdd(verbs)}>
        <Plus aria-hidden className="size-4 shrink-0" />
        <span className="text-left">{name}</span>
        <span className="text-ink-soft tabular-nums">{verbs.length}</span>
      </Button>
    </li>
  ));
}

type WordNotesProps = {
  list: ReadList;
  /** The word that the learner is typing. It gets no note yet. */
  wordInProgress: string | undefined;
  /** Called with a word and the verb that the learner meant. */
  onReplace: (word: string, verb: string) => void;
};

/**
 * Notes on words that are not infinitives, on unknown verbs, and on a list that is too long. Buttons replace a word.
 */
export function WordNotes({ list, wordInProgress, onReplace }: WordNotesProps) {
  const { t } = useTranslation();
  const isDone = ({ word }: DoubtfulWord) => word !== wordInProgress;
  const unread = list.unread.filter(isDone);
  const unknown = list.unknown.filter(isDone);
  const doubtful = [...unread, ...unknown.filter(({ suggestions }) => suggestions.length > 0)];
  return (
    <div role="status" className="max-w-2xl empty:hidden">
      {unknown.length > 0 && (
        <p className="py-1 text-ink-soft">
          {t("drill.unknown", {
            count: unknown.length,
            text: unknown.map(({ word }) => word).join(", "),
          })}
        </p>
      )}
      {doubtful.map(({ word, suggestions }) => (
        <div key={word} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
          <p>
            {t(suggestions.length > 0 ? "drill.didYouMean" : "drill.notAnInfinitive", {
              text: word,
            })}
          </p>
          {suggestions.map((verb) => (
            <Button
              key={verb}
              variant="secondary"
              size="small"
              lang="es"
              onClick={() => onReplace(word, verb)}
            >
              {verb}
            </Button>
          ))}
        </div>
      ))}
      {list.readUpTo !== null && (
        <p className="py-1">{t("drill.readOnlyUpTo", { text: list.readUpTo })}</p>
      )}
    </div>
  );
}

const separators = ["\t", ";", ","] as const;

/**
 * The verbs of a pasted table, such as the text of a CSV file or the cells of a spreadsheet. Ignores other columns,
 * such as meanings. Null for any other text, including a list of verbs on several lines.
 */
export function verbsOfTable(text: string): string | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const separator = separators.find((one) => lines.every((line) => line.includes(one)));
  if (separator === undefined || lines.length < 2) return null;
  const rows = lines.map((line) => cellsOf(line, separator));
  const columns = Array.from({ length: Math.min(...rows.map(({ length }) => length)) }, (_, at) =>
    rows.map((cells) => cells[at] ?? ""),
  );
  const withVerbs = columns.filter((cells) => cells.filter(isOfVerbs).length * 2 >= cells.length);
  if (withVerbs.length === 0 || withVerbs.length === columns.length) return null;
  return withVerbs.flatMap(withoutHead).join(", ");
}

/** The cells of a line; quotes may enclose a separator. */
function cellsOf(line: string, separator: string): string[] {
  const cell = new RegExp(`(?:^|${separator})("(?:[^"]|"")*"|[^${separator}]*)`, "g");
  return [...line.matchAll(cell)].map(([, text = ""]) =>
    text
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .replaceAll('""', '"'),
  );
}

function isOfVerbs(cell: string): boolean {
  const words = listedWords(cell);
  return words.length > 0 && words.every(isVerb);
}

function isVerb(word: string): boolean {
  const found = searchInfinitive(word);
  return "verb" in found && found.isKnown;
}

/** Removes the first cell of a column if it is not a verb, such as *Español*. */
function withoutHead(cells: readonly string[]): readonly string[] {
  const [head = ""] = cells;
  return listedWords(head).some(isVerb) ? cells : cells.slice(1);
}
