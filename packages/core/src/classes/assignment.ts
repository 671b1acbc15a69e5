import type { Person } from "@verbena/spanish";
import type { Instant } from "../calendar.ts";
import type { ConjugationFamily, Family } from "../families.ts";
import type { Skill } from "../knowledge/skill.ts";
import type { Region } from "../languages.ts";
import type { FamilyCard } from "../progress/card.ts";

/** What an assignment asks for. Forms that the content no longer has are not asked. */
export type Task =
  /** All forms of a family. */
  | { kind: "family"; family: Family }
  /** Verbs in one or several tenses. */
  | { kind: "verbs"; verbs: readonly string[]; families: readonly ConjugationFamily[] }
  /** The forms of some families that need a skill, such as the stem of *tuve*. */
  | { kind: "skill"; skill: Skill; families: readonly ConjugationFamily[] }
  /** Chosen forms and sentences, such as those that a class got wrong. */
  | { kind: "forms"; forms: readonly FamilyCard[] };

/** The families whose forms a task asks, each once. */
export function familiesOfTask(task: Task): readonly Family[] {
  switch (task.kind) {
    case "family":
      return [task.family];
    case "forms":
      return [...new Set(task.forms.map(({ family }) => family))];
    default:
      return task.families;
  }
}

/**
 * The verbs in a text that a teacher types, each once. Anything but letters separates them.
 *
 * @example verbsIn("Tener, hacer;decir") // ["tener", "hacer", "decir"]
 */
export function verbsIn(text: string): string[] {
  const words = text
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu);
  return [...new Set(words)];
}

/** When an assignment is done. A number of right answers counts a form at most twice a day. */
export type Goal =
  | { kind: "each-once" }
  | { kind: "each-on-two-days" }
  | { kind: "answers"; answers: number };

/**
 * Whether an assignment has no dates, because it came with the copy of a class: its end is its beginning. Nobody has it
 * until a teacher sets an end.
 */
export const isUndated = ({ from, until }: { from: Instant; until: Instant }): boolean =>
  from === until;

/** What all assignments of a class have in common. */
export type ClassSettings = {
  region: Region;
  /** Without vosotros, assignments do not ask it. */
  persons: readonly Person[];
  /** Whether an answer that lacks only accents counts as right. */
  acceptsMissingAccents: boolean;
};

/** What counts for an assignment from a moment on. A change of the assignment adds a version. */
export type AssignmentVersion = ClassSettings & {
  /** The first version begins with the assignment. */
  since: Instant;
  task: Task;
  goal: Goal;
};
