import { type Person, persons } from "@verbena/spanish";
import {
  allFamilies,
  type CefrLevel,
  cefrLevels,
  type Family,
  families,
  isConjugationFamily,
} from "../families.ts";
import type { Region } from "../languages.ts";
import type { FamilyCard } from "../progress/card.ts";

/** What a learner has chosen to practise. */
export type PracticeChoice = {
  /** Families that menus, review, and statistics show. Other families can be opened by their addresses. */
  families: readonly Family[];
  /** The chosen persons. In Latin America, vosotros is never asked, even if chosen. */
  persons: readonly Person[];
  region: Region;
};

/**
 * How the review of all families chooses what to ask. `form`: due forms, then new ones. `rule`: forms whose skills need
 * it, unless forms of known skills are mostly wrong; `always-rule`: also then.
 */
export const reviewOrders = ["form", "rule", "always-rule"] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** The families of a level and of those below it, in their usual order. */
export function familiesUpTo(level: CefrLevel): Family[] {
  return allFamilies.filter(
    (key) => cefrLevels.indexOf(families[key].level) <= cefrLevels.indexOf(level),
  );
}

/** The highest level of some families. The learner meets new forms in the order of its list. */
export function highestLevel(chosen: readonly Family[]): CefrLevel {
  return (
    cefrLevels.findLast((level) => chosen.some((key) => families[key].level === level)) ?? "A1"
  );
}

/** The families of a learner who has not chosen any. */
export const firstFamilies = familiesUpTo("A1");

/** The lowest level that has exactly these families; null if the learner has made another choice. */
export function cefrLevelOf(chosen: readonly Family[]): CefrLevel | null {
  const isSame = (level: CefrLevel) =>
    allFamilies.every((key) => chosen.includes(key) === familiesUpTo(level).includes(key));
  return cefrLevels.find(isSame) ?? null;
}

/** The persons that practice asks. A learner in Latin America who chose only vosotros practises all other persons. */
export function askedPersons({
  persons: chosen,
  region,
}: Pick<PracticeChoice, "persons" | "region">): readonly Person[] {
  if (region === "spain") return chosen;
  const withoutVosotros = (list: readonly Person[]) => list.filter((one) => one !== "vosotros");
  const asked = withoutVosotros(chosen);
  return asked.length > 0 ? asked : withoutVosotros(persons);
}

/** All persons of a region. */
export const personsIn = (region: Region) => askedPersons({ persons, region });

type CardOfFamily = Pick<FamilyCard, "family" | "item" | "context">;

/**
 * Whether practice of a family asks a card. A verb form is asked if its person is. A fill-in sentence is asked unless
 * it needs vosotros and the region does not use it.
 */
export function isPractised(
  { family, item, context }: CardOfFamily,
  choice: Pick<PracticeChoice, "persons" | "region">,
): boolean {
  if (isConjugationFamily(family)) return askedPersons(choice).some((one) => one === context);
  return choice.region === "spain" || !item.endsWith(VOSOTROS_SUFFIX);
}

/** The end of the id of a fill-in sentence that asks for a form of vosotros. The card itself does not name a person. */
export const VOSOTROS_SUFFIX = "-vosotros";

/** Whether review asks a card: practice asks it, and its family is chosen. Other cards keep their schedule. */
export function isReviewed(card: CardOfFamily, choice: PracticeChoice): boolean {
  return choice.families.includes(card.family) && isPractised(card, choice);
}
