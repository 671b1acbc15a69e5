import { persons } from "@verbena/spanish";
import { isAsked, type NeedsSkill } from "../classes/asked-forms.ts";
import type { Task } from "../classes/assignment.ts";
import { type Family, isConjugationFamily, isFamily } from "../families.ts";
import { isSkill } from "../knowledge/skill.ts";
import { regions } from "../languages.ts";
import type { FamilyCard } from "../progress/card.ts";
import { isPractised, type PracticeChoice } from "../session/practice-choice.ts";
import { isListed, type ListedCards, namedCards, readCards, writeCards } from "./card-list.ts";

/** Where the cards of the board or of a sheet come from. */
export type CardSource =
  | Exclude<Task, { kind: "forms" }>
  | { kind: "list"; lists: readonly ListedCards[] };

/** A source in the search parameters of an address. Commas separate families, verbs, and persons. */
export type SourceSearch = {
  family?: string | undefined;
  verbs?: string | undefined;
  skill?: string | undefined;
  /** In place of all others: a list of cards, as `writeCards` writes it. */
  cards?: string | undefined;
  /** What a class asks, in place of what the learner has chosen. */
  persons?: string | undefined;
  region?: string | undefined;
};

type Asked = Pick<PracticeChoice, "persons" | "region">;

/** The search parameters of what an assignment asks. */
export function writeTask(task: Task): SourceSearch {
  switch (task.kind) {
    case "family":
      return { family: task.family };
    case "verbs":
      return { family: task.families.join(","), verbs: task.verbs.join(",") };
    case "skill":
      return { family: task.families.join(","), skill: task.skill };
    case "forms":
      return { cards: writeCards(task.forms) };
  }
}

/** The search parameters of the persons and the region of a class. */
export const writeAsked = ({ persons: asked, region }: Asked): SourceSearch => ({
  persons: asked.join(","),
  region,
});

/** The source in an address; null if it names none. */
export function readSource({ family, verbs, skill, cards }: SourceSearch): CardSource | null {
  if (cards !== undefined) {
    const lists = readCards(cards);
    return lists.length > 0 ? { kind: "list", lists } : null;
  }
  const named = [...new Set(wordsOf(family))].filter(isFamily);
  const [first] = named;
  if (first === undefined) return null;
  const families = named.filter(isConjugationFamily);
  if (families.length > 0) {
    if (skill !== undefined && isSkill(skill)) return { kind: "skill", skill, families };
    if (verbs !== undefined) return { kind: "verbs", verbs: wordsOf(verbs), families };
  }
  return { kind: "family", family: first };
}

/** The task in an address; null if it names none. The opposite of {@link writeTask}. */
export function readTask(search: SourceSearch): Task | null {
  const source = readSource(search);
  return source?.kind === "list" ? { kind: "forms", forms: namedCards(source.lists) } : source;
}

/** The persons and the region in an address, or those of the learner. The opposite of {@link writeAsked}. */
export function readAsked(search: SourceSearch, own: Asked): Asked {
  const named = wordsOf(search.persons);
  const chosen = persons.filter((person) => named.includes(person));
  return {
    persons: chosen.length > 0 ? chosen : own.persons,
    region: regions.find((region) => region === search.region) ?? own.region,
  };
}

const wordsOf = (list = "") => list.split(",").flatMap((word) => word.trim() || []);

export function familiesOfSource(source: CardSource): readonly Family[] {
  switch (source.kind) {
    case "family":
      return [source.family];
    case "list":
      return [...new Set(source.lists.map(({ family }) => family))];
    default:
      return source.families;
  }
}

/** Whether a source has a card, and practice with these persons asks it. */
export function isOfSource(
  source: CardSource,
  card: FamilyCard,
  asked: Asked,
  needsSkill: NeedsSkill,
): boolean {
  if (source.kind !== "list") return isAsked({ task: source, ...asked }, card, needsSkill);
  const isInList = (list: ListedCards) => list.family === card.family && isListed(list, card);
  return isPractised(card, asked) && source.lists.some(isInList);
}
