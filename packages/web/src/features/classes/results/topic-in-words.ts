import { isDiagnosisCode } from "@verbena/core/causes";
import { mapped } from "@verbena/core/knowledge/map-skills";
import { isSkill } from "@verbena/core/knowledge/skill";
import type { ClassOverview } from "@verbena/server/client";
import { formOfCell } from "@verbena/spanish";
import type { Translate } from "#i18n/translate.ts";
import { skillLine } from "#learner-ui/skill-line.ts";

/**
 * What a confusion is about, in a line: the rule of its skill, or its cause. Asterisks mark Spanish words. Empty for a
 * skill that no card of the content asks any more.
 */
export function topicInWords(
  t: Translate,
  { topic, cards }: { topic: string; cards: ClassOverview["homework"][number]["sample"] },
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
