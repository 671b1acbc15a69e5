import { formsOf } from "@verbena/core/classes/asked-forms";
import type { AssignmentVersion, ClassSettings, Task } from "@verbena/core/classes/assignment";
import { needsSkill } from "@verbena/core/classes/needs-skill";
import type { CardSentence, Catalogue } from "../../../content/catalogue.ts";
import { invalidInput } from "../../../errors/app-error.ts";

/** The forms of a task that the content has, by the settings of the class. */
export function askedForms(
  task: Task,
  settings: Pick<ClassSettings, "persons" | "region">,
  catalogue: Catalogue,
): CardSentence[] {
  return formsOf({ ...settings, task }, catalogue.firstSentences.values(), needsSkill);
}

/** The forms that a pupil's copy asks now. */
export function formsOfCopy(
  { versions }: { versions: readonly AssignmentVersion[] },
  catalogue: Catalogue,
): CardSentence[] {
  const version = versions.at(-1);
  return version ? askedForms(version.task, version, catalogue) : [];
}

/** @throws AppError invalid_input for a task that asks nothing */
export function requiredForms(
  task: Task,
  settings: ClassSettings,
  catalogue: Catalogue,
): CardSentence[] {
  const forms = askedForms(task, settings, catalogue);
  if (forms.length === 0) throw invalidInput("task", "noForms");
  return forms;
}
