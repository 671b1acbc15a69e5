import type { Task } from "@verbena/core/classes/assignment";
import { cefrLevels } from "@verbena/core/families";
import type { FamilyCard } from "@verbena/core/progress/card";
import { eq } from "drizzle-orm";
import type { CardSentence } from "../../../content/catalogue.ts";
import { classes } from "../../../db/schema.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { Teacher } from "./give-assignment.ts";
import { requiredForms } from "./task.ts";

/** What an assignment would ask. */
export type TaskPreview = {
  formCount: number;
  /** A sentence as pupils see it. */
  example: FamilyCard & Pick<CardSentence, "sentence" | "correctAnswer" | "infinitive">;
  /** Some of the right answers. */
  answers: string[];
};

const ANSWERS_SHOWN = 8;

/**
 * What a task would ask the class now.
 *
 * @throws AppError invalid_input for a task that asks nothing
 */
export async function previewTask(
  { db, member, content }: Teacher,
  task: Task,
): Promise<TaskPreview> {
  const { classId } = member;
  const catalogue = await content.current();
  const [settings] = await db
    .select({
      region: classes.region,
      persons: classes.persons,
      acceptsMissingAccents: classes.acceptsMissingAccents,
    })
    .from(classes)
    .where(eq(classes.id, classId));
  if (!settings) throw new AppError("not_found");
  const forms = requiredForms(task, settings, catalogue).toSorted(byPlace);
  const [first] = forms;
  if (!first) throw new Error("A task that is not refused asks a form.");
  const { family, item, context, sentence, correctAnswer, infinitive } = first;
  return {
    formCount: forms.length,
    example: { family, item, context, sentence, correctAnswer, infinitive },
    answers: [...new Set(forms.map((form) => form.correctAnswer))].slice(0, ANSWERS_SHOWN),
  };
}

/** Forms that learners meet first come first. */
const byPlace = (a: CardSentence, b: CardSentence) =>
  placeOf(a) < placeOf(b) ? -1 : Number(placeOf(a) > placeOf(b));

const placeOf = ({ places }: CardSentence) =>
  Math.min(...cefrLevels.map((level) => places[level] ?? Number.POSITIVE_INFINITY));
