import { families } from "@verbena/core/families";
import type { ClassOverview } from "@verbena/server/client";
import type { Translate } from "#i18n/translate.ts";
import { topicInWords } from "./topic-in-words.ts";

/** Verbs and forms that are named before the others are only counted. */
const NAMED = 3;

/** What an assignment asks for, in a line. Asterisks mark Spanish words. */
export function taskInWords(
  t: Translate,
  {
    task,
    sample,
    formCount,
  }: Pick<ClassOverview["homework"][number], "task" | "sample" | "formCount">,
): string {
  switch (task.kind) {
    case "family":
      return `*${families[task.family].name}*`;
    case "verbs": {
      const names = task.families.map((family) => `*${families[family].name}*`).join(", ");
      const verbs = task.verbs
        .slice(0, NAMED)
        .map((verb) => `*${verb}*`)
        .join(", ");
      const others = task.verbs.length - NAMED;
      return others > 0
        ? t("classResults.homework.tasks.moreVerbs", { verbs, families: names, count: others })
        : t("classResults.homework.tasks.verbs", { verbs, families: names });
    }
    case "skill":
      return topicInWords(t, { topic: task.skill, cards: sample });
    case "forms": {
      const forms = sample.map(({ form }) => `*${form}*`).join(", ");
      const others = formCount - sample.length;
      return others > 0
        ? t("classResults.homework.tasks.moreForms", { forms, count: others })
        : forms;
    }
  }
}
