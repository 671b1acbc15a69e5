import type { Instant } from "../calendar.ts";

/** How well a learner knows a family, as a placement test or the learner says. */
export const placementStatuses = ["sure", "partly", "new"] as const;
export type PlacementStatus = (typeof placementStatuses)[number];

/** What was said of a family last, and the answers since. */
export type FamilyEstimate = {
  status: PlacementStatus;
  /** When it was said. */
  at: Instant;
  /** Answers in the family since then, at most {@link TRIAL_ANSWERS}, and how many of them were wrong. */
  answered: number;
  wrong: number;
};

/** So many answers try an estimate, and so many wrong ones among them refute it. */
const TRIAL_ANSWERS = 10;
const REFUTED_BY = 2;

/** The estimate after another one. The one that was said later counts, whichever arrives first. */
export function laterEstimate(
  before: FamilyEstimate | null,
  said: Pick<FamilyEstimate, "status" | "at">,
): FamilyEstimate {
  if (before !== null && before.at > said.at) return before;
  return { status: said.status, at: said.at, answered: 0, wrong: 0 };
}

/** The estimate after an answer in its family. When it is refuted, the family is new. */
export function testedEstimate(
  estimate: FamilyEstimate,
  answer: { at: Instant; isRight: boolean },
): FamilyEstimate {
  if (estimate.answered >= TRIAL_ANSWERS || answer.at < estimate.at) return estimate;
  const wrong = estimate.wrong + (answer.isRight ? 0 : 1);
  const status = wrong >= REFUTED_BY ? "new" : estimate.status;
  return { ...estimate, status, answered: estimate.answered + 1, wrong };
}

/** Whether the first answers after an estimate have refuted it. */
export const isRefuted = ({ wrong }: FamilyEstimate): boolean => wrong >= REFUTED_BY;

/** How many further answers try whether a learner surely knows a family; 0 if nobody says so. */
export const answersToTry = (estimate: FamilyEstimate | null): number =>
  estimate?.status === "sure" ? TRIAL_ANSWERS - estimate.answered : 0;
