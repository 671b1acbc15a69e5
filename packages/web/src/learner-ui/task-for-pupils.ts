import type { Task } from "@verbena/core/classes/assignment";
import { families as allNames, type Family, isConjugationFamily } from "@verbena/core/families";
import { readItem } from "@verbena/core/family-item";
import type { FamilyCard } from "@verbena/core/progress/card";
import type { Translate } from "#i18n/translate.ts";

/** Verbs and families that are named. */
const NAMED = 3;

/**
 * What an assignment asks a pupil, in a line that tells no answer: teachers read the rule (*tener* → *tuv-*) or the forms
 * instead. Asterisks mark Spanish words.
 *
 * @param forms what the task asks; null until it is known
 */
export function taskForPupils(
  t: Translate,
  task: Task,
  forms: readonly Pick<FamilyCard, "family" | "item">[] | null,
): string {
  switch (task.kind) {
    case "family":
      return namesOf([task.family]);
    case "verbs": {
      const others = task.verbs.length - NAMED;
      const named = { verbs: listOf(task.verbs.slice(0, NAMED)), families: namesOf(task.families) };
      return others > 0
        ? t("homework.tasks.moreVerbs", { ...named, count: others })
        : t("homework.tasks.verbs", named);
    }
    case "skill":
      return forms === null ? mistakesIn(t, task.families) : mistakes(t, forms);
    case "forms":
      return mistakes(t, task.forms);
  }
}

/** The verbs and tenses of forms, if they are few. */
function mistakes(t: Translate, forms: readonly Pick<FamilyCard, "family" | "item">[]): string {
  const families = [...new Set(forms.map(({ family }) => family))];
  const verbs = new Set(
    forms.flatMap(({ family, item }) =>
      isConjugationFamily(family) ? readItem(family, item).verb : [],
    ),
  );
  const isTenses = families.every(isConjugationFamily);
  return isTenses && verbs.size <= NAMED && families.length <= NAMED
    ? t("homework.tasks.verbs", { verbs: listOf([...verbs]), families: namesOf(families) })
    : mistakesIn(t, families);
}

const mistakesIn = (t: Translate, families: readonly Family[]) =>
  families.length > NAMED
    ? t("homework.tasks.mistakes")
    : t("homework.tasks.mistakesIn", { families: namesOf(families) });

const namesOf = (families: readonly Family[]) => listOf(families.map((key) => allNames[key].name));

const listOf = (words: readonly string[]) => words.map((word) => `*${word}*`).join(", ");
