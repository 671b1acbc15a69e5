import { isDiagnosisCode } from "@verbena/core/causes";
import { mapped } from "@verbena/core/knowledge/map-skills";
import { isSkill } from "@verbena/core/knowledge/skill";
import type { ClassConfusion } from "@verbena/server/client";
import { formOfCell } from "@verbena/spanish";
import type { Translate } from "#i18n/translate.ts";
import { skillLine } from "#learner-ui/skill-line.ts";

type AskingCard = Omit<ClassConfusion["cards"][number], "given">;

/**
 * What a confusion is about, in a line: the rule of its skill, or its cause. Asterisks mark Spanish words. Empty for a
 * skill that no card of the content asks any more.
 */
export function topicInWords(
  t: Translate,
  { topic, cards }: Pick<ClassConfusion, "topic"> & { cards: readonly AskingCard[] },
): string {
  if (isDiagnosisCode(topic)) return t(`causes.${topic}`);
  if (!isSkill(topic) || cards.length === 0) return "";
  const { topic: skillTopic, cards: asking } = mapped(
    topic,
    cards.map((card) => ({ ...card, skills: [topic] })),
  );
  const cell = asking[0]?.cell;
  return skillLine(t, skillTopic, (cell && formOfCell(cell)?.form) ?? "");
}

/** The wrong answers and the right ones: *tení*, *tenió* for *tuve*, *tuvo*. Empty without examples. */
export function examplesInWords(
  t: Translate,
  { examples }: Pick<ClassConfusion, "examples">,
): string {
  if (examples.length === 0) return "";
  const list = (words: string[]) => [...new Set(words)].map((word) => `*${word}*`).join(", ");
  const shown = examples.slice(0, EXAMPLES_IN_LINE);
  return t("classResults.confusions.instead", {
    given: list(shown.map(({ given }) => given)),
    expected: list(shown.map(({ expected }) => expected)),
  });
}

/** Two pairs fit on a line. */
const EXAMPLES_IN_LINE = 2;
