import { formsOf } from "@verbena/core/classes/asked-forms";
import type { AssignmentVersion } from "@verbena/core/classes/assignment";
import { needsSkill } from "@verbena/core/classes/needs-skill";
import { askedCell } from "@verbena/core/knowledge/skills-of-card";
import type { FamilyCard } from "@verbena/core/progress/card";
import type { AskedCell } from "@verbena/spanish";
import type { CardSentence, Catalogue } from "./catalogue.ts";

/** A site has more tasks than this only for a while. */
const TASKS_MAX = 2_000;

const known = new WeakMap<Catalogue, Map<string, readonly CardSentence[]>>();

/** The forms of the content that an assignment asks: the first sentence of each. Kept for the next call. */
export function askedForms(
  catalogue: Catalogue,
  { task, persons, region }: Pick<AssignmentVersion, "task" | "persons" | "region">,
): readonly CardSentence[] {
  const tasks = known.get(catalogue) ?? new Map<string, readonly CardSentence[]>();
  known.set(catalogue, tasks);
  const key = JSON.stringify([task, persons, region]);
  const kept = tasks.get(key);
  if (kept) return kept;
  const cards = catalogue.firstSentences.values();
  const forms = formsOf({ task, persons, region }, cards, needsSkill);
  if (tasks.size >= TASKS_MAX) tasks.clear();
  tasks.set(key, forms);
  return forms;
}

/** The forms that the last version of a pupil's copy asks. */
export function formsOfCopy(
  catalogue: Catalogue,
  { versions }: { versions: readonly AssignmentVersion[] },
): readonly CardSentence[] {
  const version = versions.at(-1);
  return version === undefined ? [] : askedForms(catalogue, version);
}

/** Some forms of a task, to say in words what it asks. */
export type TaskSample = (FamilyCard & { cell: AskedCell | null; form: string })[];

const SAMPLE_MAX = 3;

/** The first forms of a task. */
export function sampleOf(forms: readonly CardSentence[]): TaskSample {
  return forms.slice(0, SAMPLE_MAX).map((sentence) => {
    const { family, item, context, correctAnswer: form } = sentence;
    const card = { family, item, context };
    return { ...card, cell: askedCell(card, sentence), form };
  });
}
