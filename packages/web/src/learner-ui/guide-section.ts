import type { Section } from "@verbena/content/theory/guide";
import { anchorOf } from "@verbena/content/theory/load-sections";
import type { ExplanationKey } from "@verbena/core/families";
import type { MappedSkill } from "@verbena/core/knowledge/map-skills";
import { formOfCell, type Irregularity } from "@verbena/spanish";

/** The sections of every guide to a tense that explain regular forms and pronouns. */
const REGULAR = "regulares";
const REFLEXIVE = "reflexivos";

/** The section of a guide that explains a skill. Undefined if none does. */
export function sectionFor(mapped: MappedSkill, sections: readonly Section[]): string | undefined {
  const { topic } = mapped;
  if (topic.kind === "pronoun" || topic.kind === "place") return idIn(sections, REFLEXIVE);
  if (topic.kind === "ending" || topic.kind === "haber") return idIn(sections, REGULAR);
  const [anchor] = explainedBy(mapped).flatMap((one) => anchorOf(sections, one) ?? []);
  return anchor;
}

const idIn = (sections: readonly Section[], wanted: string) =>
  sections.find(({ id }) => id === wanted)?.id;

/** What a guide may explain of a skill. */
function explainedBy({ topic, cards }: MappedSkill): readonly (Irregularity | ExplanationKey)[] {
  switch (topic.kind) {
    case "key":
      return [topic.key];
    case "changed":
    case "unchanged":
      return [topic.change];
    case "spelling":
      return [topic.spelling];
    case "part":
    case "tense-stem":
    case "whole":
    case "strong-ending":
    case "accent": {
      const [first] = cards;
      return (first?.cell && formOfCell(first.cell)?.irregularities) ?? [];
    }
    default:
      return [];
  }
}
