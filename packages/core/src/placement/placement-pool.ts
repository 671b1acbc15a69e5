import {
  allFamilies,
  type CefrLevel,
  cefrLevels,
  choicesIn,
  type Family,
  families,
  isConjugationFamily,
} from "../families.ts";
import { readItem } from "../family-item.ts";
import { groupBy } from "../group-by.ts";
import type { Skill } from "../knowledge/skill.ts";
import type { FamilyCard } from "../progress/card.ts";
import { isPractised, type PracticeChoice } from "../session/practice-choice.ts";
import { type FormKind, formKindOf } from "./form-kind.ts";
import { placementNumbers } from "./placement-numbers.ts";

/** A card that the placement test can ask. */
export type PlacementForm = FamilyCard & {
  /** What its answer needs: see `skillsOf`. */
  skills: readonly Skill[];
  /** The place of its verb by frequency, from 0. */
  rank: number;
};

/** What the model estimates: a form or a skill by its family, its group in it, and its difficulty in logits. */
export type Target = {
  family: Family;
  kind: FormKind;
  /** Family and kind in one text. */
  group: string;
  difficulty: number;
};

/** A form as the test sees it. Its kind is that of its hardest skill. */
export type FormTarget<T> = Target & {
  form: T;
  /** The verb, or the id of a fill-in sentence. */
  verb: string;
  /** The chance to be right by luck. */
  luck: number;
};

/** A skill, in the easiest of the families that need it. */
export type SkillTarget = Target & { skill: Skill };

/** The forms and skills of a test. */
export type PlacementPool<T = PlacementForm> = {
  forms: readonly FormTarget<T>[];
  skills: readonly SkillTarget[];
};

/** The families of a test: at most one level above the chosen one. */
export function familiesInTest(level: CefrLevel): Family[] {
  const highest = levelIndex(level) + 1;
  return allFamilies.filter((family) => levelIndex(families[family].level) <= highest);
}

/**
 * The forms of a learner's test.
 *
 * @param forms one sentence for each card, of all families
 * @param choice forms that practice does not ask are left out, and skills that only they need
 */
export function placementPool<T extends PlacementForm>(
  forms: readonly T[],
  choice: Pick<PracticeChoice, "persons" | "region">,
): PlacementPool<T> {
  const uses = forms.filter((form) => isPractised(form, choice)).flatMap(usesIn);
  const targets = [...groupBy(uses, ({ skill }) => skill).values()].flatMap((ofSkill) => {
    // The most frequent verb with a skill decides how rare the skill is.
    const rank = Math.min(...ofSkill.map(({ form }) => form.rank));
    return ofSkill.map((use) => ({ ...use, target: targetOf(use.form.family, use.kind, rank) }));
  });
  return {
    forms: [...groupBy(targets, ({ form }) => form)].map(([form, ofForm]) => ({
      ...ofForm.map(({ target }) => target).reduce(harder),
      form,
      verb: verbOf(form),
      luck: luckIn(form.family),
    })),
    skills: [...groupBy(targets, ({ skill }) => skill)].map(([skill, ofSkill]) => ({
      ...ofSkill.map(({ target }) => target).reduce(easier),
      skill,
    })),
  };
}

type SkillUse<T> = { form: T; skill: Skill; kind: FormKind };

/** The skills that an answer to a form can show. A fill-in sentence is there for its choice, also if it asks for a form. */
function usesIn<T extends PlacementForm>(form: T): SkillUse<T>[] {
  return form.skills.flatMap((skill) => {
    const kind = formKindOf(skill);
    const isShown = isConjugationFamily(form.family) || kind === "choice";
    return kind && isShown ? [{ form, skill, kind }] : [];
  });
}

const harder = (a: Target, b: Target) => (b.difficulty > a.difficulty ? b : a);
const easier = (a: Target, b: Target) => (b.difficulty < a.difficulty ? b : a);

function targetOf(family: Family, kind: FormKind, rank: number): Target {
  const { levelStep, difficulties, difficultyShift, ranksPerLogit, rankMaximum } = placementNumbers;
  const dependsOnVerb = kind === "fact" || kind === "whole-form";
  const rarity = dependsOnVerb ? Math.min(rank / ranksPerLogit, rankMaximum) : 0;
  const ofLevel = levelStep * levelIndex(families[family].level);
  const difficulty = ofLevel + difficulties[kind] + rarity + difficultyShift;
  return { family, kind, group: `${family} ${kind}`, difficulty };
}

function luckIn(family: Family): number {
  return isConjugationFamily(family) ? placementNumbers.luck : 1 / choicesIn(family).length;
}

/** The verb of a card, or the id of a fill-in sentence. */
export function verbOf({ family, item }: FamilyCard): string {
  return isConjugationFamily(family) ? readItem(family, item).verb : item;
}

/** The place of a CEFR level, from 0 for A1. */
export const levelIndex = (level: CefrLevel) => cefrLevels.indexOf(level);
