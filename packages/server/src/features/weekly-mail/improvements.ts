import type { CauseCounts } from "@verbena/core/progress/statistics";
import { type ImprovableCause, improvableCauses } from "../../mail-queue/queue-mail.ts";

/** Answers of the week and of the weeks before. */
type Compared<Counts> = { week: Counts; before: Counts };

type Counted = { attempts: number; correct: number };

const VERBS_MAX = 3;
const VERB_ATTEMPTS_MIN = 3;

/** The share of right answers must have risen by 20 percentage points: a fifth. */
const FIFTHS_MIN = 1;

/** The verbs whose share of right answers has risen most, at most three. */
export function improvedVerbs(verbs: readonly ({ verb: string } & Compared<Counted>)[]): string[] {
  return verbs
    .filter(({ week, before }) => Math.min(week.attempts, before.attempts) >= VERB_ATTEMPTS_MIN)
    .map(({ verb, ...counts }) => ({ verb, rise: riseInFifths(counts) }))
    .filter(({ rise }) => rise >= FIFTHS_MIN)
    .toSorted((a, b) => b.rise - a.rise || a.verb.localeCompare(b.verb, "es"))
    .slice(0, VERBS_MAX)
    .map(({ verb }) => verb);
}

/** Exact for whole fifths: 1 - 0.8 is less than 0.2 in floating point. */
function riseInFifths({ week, before }: Compared<Counted>): number {
  const difference = week.correct * before.attempts - before.correct * week.attempts;
  return (5 * difference) / (week.attempts * before.attempts);
}

const CAUSES_MAX = 2;
const ANSWERS_MIN = 20;
const MISTAKES_MIN = 3;

/** A cause counts as rarer if its share of the answers is at most half of the earlier one. */
const FALL_MIN = 0.5;

type Mistakes = { attempts: number; causes: CauseCounts };

/** The causes of mistakes that have become rarer most, at most two. */
export function rarerCauses({ week, before }: Compared<Mistakes>): ImprovableCause[] {
  if (Math.min(week.attempts, before.attempts) < ANSWERS_MIN) return [];
  const share = ({ attempts, causes }: Mistakes, cause: ImprovableCause) =>
    (causes[cause] ?? 0) / attempts;
  return improvableCauses
    .filter((cause) => (before.causes[cause] ?? 0) >= MISTAKES_MIN)
    .map((cause) => ({ cause, before: share(before, cause), now: share(week, cause) }))
    .filter(({ before, now }) => now <= before * FALL_MIN)
    .toSorted((a, b) => b.before - b.now - (a.before - a.now))
    .slice(0, CAUSES_MAX)
    .map(({ cause }) => cause);
}
