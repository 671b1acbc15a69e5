import type { SkillTopic } from "@verbena/core/knowledge/describe-skill";
import type { Tense } from "@verbena/spanish";
import type { Translate } from "#i18n/translate.ts";

/**
 * A skill in one plain line. Asterisks mark Spanish words.
 *
 * @param example a form that needs the skill; empty for a skill of words
 */
export function skillLine(t: Translate, topic: SkillTopic, example: string): string {
  switch (topic.kind) {
    case "ending":
      return endingLine(t, topic);
    case "strong-ending":
      return t("ruleMap.lines.strongEnding", {
        ...topic,
        example,
        tense: inTense(t, "preterito-indefinido"),
      });
    case "haber":
      return topic.person === null
        ? t("ruleMap.lines.haberAlone", { form: topic.form })
        : t("ruleMap.lines.haber", { form: topic.form, person: topic.person });
    case "part":
      return t(`ruleMap.lines.parts.${topic.part}`, { verb: topic.verb, text: topic.text });
    case "tense-stem":
      return t("ruleMap.lines.tenseStem", { ...topic, tense: inTense(t, topic.tense), example });
    case "whole":
      return t("ruleMap.lines.whole", { ...topic, tense: inTense(t, topic.tense) });
    case "changed":
    case "unchanged":
      return changeLine(t, topic, example);
    case "derivation":
      return t(`ruleMap.lines.derivations.${topic.rule}`, { example });
    case "spelling": {
      const rule = t(`conjugation.irregularities.${topic.spelling}`);
      return t("ruleMap.lines.spelling", { rule, example });
    }
    case "pronoun":
      return t("ruleMap.lines.pronoun", { person: topic.person, pronoun: topic.pronoun });
    case "place":
      return t(`ruleMap.lines.places.${topic.rule}`, { example });
    case "accent":
      return t(`ruleMap.lines.accents.${topic.mark}`, { example });
    case "last-accent":
      return t("ruleMap.lines.lastAccent", { tense: inTense(t, topic.tense), example });
    case "agreement":
      return t("ruleMap.lines.agreement", { example });
    case "usted":
      return t("ruleMap.lines.usted", { example });
    case "key":
      return t("diagnosis.words.headline", {
        Word: topic.choice,
        reason: t(`diagnosis.reasons.${topic.key}`),
      });
    case "does-not-change":
      return t("ruleMap.lines.doesNotChange", { ...topic, tense: inTense(t, topic.tense) });
  }
}

type TopicOf<Kind extends SkillTopic["kind"]> = Extract<SkillTopic, { kind: Kind }>;

function endingLine(t: Translate, { tense, person, classes, ending }: TopicOf<"ending">): string {
  const verbs = classes.map((one) => `-${one}`).join(", ");
  return person === null
    ? t("ruleMap.lines.endingAlone", { tense: inTense(t, tense), verbs, ending })
    : t("ruleMap.lines.ending", { person, tense: inTense(t, tense), verbs, ending });
}

function changeLine(
  t: Translate,
  { kind, tense, change, persons }: TopicOf<"changed" | "unchanged">,
  example: string,
): string {
  const values = {
    tense: inTense(t, tense),
    persons: persons.map((person) => `*${person}*`).join(", "),
    example,
  };
  if (change === "y-insertion") return t(`ruleMap.lines.${kind}Y`, values);
  const [from = "", to = ""] = change === "zco" ? ["c", "zc"] : change.split("-");
  return t(`ruleMap.lines.${kind}`, { ...values, from, to });
}

/** The name of a tense after a verb: in the present. */
function inTense(t: Translate, tense: Tense): string {
  return tense === "gerundio" || tense === "participio"
    ? t(`ruleMap.inForm.${tense}`)
    : t(`diagnosis.inTense.${tense}`);
}
