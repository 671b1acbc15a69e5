import { dayIn, shiftDay } from "@verbena/core/calendar";
import type { ClassSettings, Task } from "@verbena/core/classes/assignment";
import { isConjugationFamily } from "@verbena/core/families";
import { readItem } from "@verbena/core/family-item";
import { groupBy } from "@verbena/core/group-by";
import { type FamilyCard, familyCardKey } from "@verbena/core/progress/card";
import { askedForms } from "../../../content/asked-forms.ts";
import { type CardSentence, type Catalogue, cardSentence } from "../../../content/catalogue.ts";
import type { Queryable } from "../../../db/database.ts";
import { invalidInput } from "../../../errors/app-error.ts";
import type { Pupils } from "../../../policy/classes.ts";
import { readErrors } from "../results/read-practice.ts";
import { TASK_FORMS_MAX, type TaskInput } from "./schema.ts";

/** @throws AppError invalid_input for a task that asks nothing */
export function requiredForms(
  task: Task,
  settings: Pick<ClassSettings, "persons" | "region">,
  catalogue: Catalogue,
): readonly CardSentence[] {
  const forms = askedForms(catalogue, { task, ...settings });
  if (forms.length === 0) throw invalidInput("task", "noForms");
  return forms;
}

type OfClass = { pupils: Pupils; catalogue: Catalogue; now: Date; timeZone: string };

/**
 * What a teacher asks for, as a task that stays the same: the forms that the class gets wrong become a list. Verbs and
 * forms that the content does not have are left out.
 *
 * @throws AppError invalid_input if the class got no form wrong
 */
export async function resolveTask(
  db: Queryable,
  input: TaskInput | Task,
  ofClass: OfClass,
): Promise<Task> {
  const { catalogue } = ofClass;
  if (input.kind === "forms") return { ...input, forms: formsInContent(catalogue, input.forms) };
  if (input.kind === "verbs") {
    const known = verbsOf(catalogue);
    return { ...input, verbs: input.verbs.filter((verb) => known.has(verb)) };
  }
  if (input.kind !== "missed") return input;
  const forms = await findMissedForms(db, input, ofClass);
  if (forms.length === 0) throw invalidInput("task", "noForms");
  return { kind: "forms", forms };
}

const formsInContent = (catalogue: Catalogue, forms: readonly FamilyCard[]) =>
  forms.filter((card) => cardSentence(catalogue, card) !== undefined);

/** The verbs of all conjugation exercises. */
function verbsOf(catalogue: Catalogue): Set<string> {
  const verbs = [...catalogue.firstSentences.values()].flatMap(({ family, item }) =>
    isConjugationFamily(family) ? readItem(family, item).verb : [],
  );
  return new Set(verbs);
}

type Missed = Extract<TaskInput, { kind: "missed" }>;

/** The forms that a class got wrong and that the content has, those of most pupils first. */
async function findMissedForms(
  db: Queryable,
  { days }: Missed,
  { pupils, catalogue, now, timeZone }: OfClass,
): Promise<FamilyCard[]> {
  const from = shiftDay(dayIn(now.toISOString(), timeZone), 1 - Number(days));
  const { errors } = await readErrors(db, pupils, { from, timeZone });
  const byForm = [...groupBy(errors, ({ card }) => familyCardKey(card)).values()];
  return byForm
    .map((ofForm) => ({ ofForm, pupils: new Set(ofForm.map(({ userId }) => userId)).size }))
    .sort((a, b) => b.pupils - a.pupils || b.ofForm.length - a.ofForm.length)
    .flatMap(({ ofForm: [first] }) => first?.card ?? [])
    .filter((card) => cardSentence(catalogue, card) !== undefined)
    .slice(0, TASK_FORMS_MAX);
}
