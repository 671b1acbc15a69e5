import { cefrLevels } from "@verbena/core/families";
import type { FamilyCard } from "@verbena/core/progress/card";
import { sampleOf, type TaskSample } from "../../../content/asked-forms.ts";
import type { CardSentence } from "../../../content/catalogue.ts";
import { pupilsOf } from "../../../policy/classes.ts";
import { readSettings } from "./class-settings.ts";
import type { Teacher } from "./give-assignment.ts";
import type { TaskInput } from "./schema.ts";
import { requiredForms, resolveTask } from "./task.ts";

/** What an assignment would ask. */
export type TaskPreview = {
  formCount: number;
  /** A sentence as pupils see it. */
  example: FamilyCard & Pick<CardSentence, "sentence" | "correctAnswer" | "infinitive">;
  /** Some of the right answers. */
  answers: string[];
  /** Says in words what the task asks. */
  sample: TaskSample;
  /** Verbs of the task that the content does not have. */
  unknownVerbs: string[];
};

const ANSWERS_SHOWN = 8;

/**
 * What a task would ask the class now.
 *
 * @throws AppError invalid_input for a task that asks nothing
 */
export async function previewTask(
  { db, now, member, content }: Teacher,
  input: TaskInput,
): Promise<TaskPreview> {
  const { classId, timeZone } = member;
  const catalogue = await content.current();
  const pupils = await pupilsOf(db, member);
  const task = await resolveTask(db, input, { pupils, catalogue, now, timeZone });
  const settings = await readSettings(db, classId);
  const forms = requiredForms(task, settings, catalogue).toSorted(byPlace);
  const [first] = forms;
  if (!first) throw new Error("A task that is not refused asks a form.");
  const verbs = new Set(forms.map((form) => form.infinitive));
  const { family, item, context, sentence, correctAnswer, infinitive } = first;
  return {
    formCount: forms.length,
    example: { family, item, context, sentence, correctAnswer, infinitive },
    answers: [...new Set(forms.map((form) => form.correctAnswer))].slice(0, ANSWERS_SHOWN),
    sample: sampleOf(forms),
    unknownVerbs: input.kind === "verbs" ? input.verbs.filter((verb) => !verbs.has(verb)) : [],
  };
}

/** Forms that learners meet first come first. */
const byPlace = (a: CardSentence, b: CardSentence) =>
  placeOf(a) < placeOf(b) ? -1 : Number(placeOf(a) > placeOf(b));

const placeOf = ({ places }: CardSentence) =>
  Math.min(...cefrLevels.map((level) => places[level] ?? Number.POSITIVE_INFINITY));
