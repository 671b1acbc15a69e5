import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WordExercise } from "#progress/use-exercises.ts";
import { turn } from "#testing/exercises.ts";
import {
  currentTurn,
  isAtRoundEnd,
  isDictated,
  isRoundFull,
  missedAnswers,
  type PracticeAction,
  type PracticeState,
  practiceReducer,
  startSession,
} from "./practice-state.ts";
import { type PracticeTurn, sessionOf } from "./session.ts";

const typed = (given: string): PracticeAction => ({ type: "typed", given });
const right: PracticeAction = { type: "graded", verdict: "correct", at: 1, retract: null };
const wrong: PracticeAction = { type: "graded", verdict: "wrong", at: 1, retract: null };
const continued: PracticeAction = { type: "continued", at: 2 };

/** A session in which each letter is a verb. */
function start(verbs: string, mode: "endless" | "round" = "endless", roundLength = 20) {
  const turns = [...verbs].map((verb) => turn(verb));
  const session = sessionOf(turns, { mode, roundLength });
  if (session === null) throw new Error("no turns");
  return startSession(session);
}

const after = (state: PracticeState, ...actions: PracticeAction[]): PracticeState =>
  actions.reduce(practiceReducer, state);

const verbOf = ({ exercise }: PracticeTurn) => exercise.item;

/** The verbs of the next turns, with repetitions as capitals, if all answers are right. */
function course(state: PracticeState, length: number): string {
  const verbs: string[] = [];
  for (let shown = state; verbs.length < length; shown = after(shown, right, continued)) {
    if (shown.isEnded) break;
    const current = currentTurn(shown);
    verbs.push(current.counted ? verbOf(current) : verbOf(current).toUpperCase());
  }
  return verbs.join("");
}

describe("a turn", () => {
  it("keeps no punctuation as the answer of a learner who gave up", () => {
    expect(after(start("abc"), typed(" ? "), wrong).answers).toMatchObject([{ given: "" }]);
  });

  it("ignores typing and grading after the verdict", () => {
    const answered = after(start("abc"), typed("tuve"), right);
    expect(practiceReducer(answered, typed("tuvex"))).toBe(answered);
    expect(practiceReducer(answered, wrong)).toBe(answered);
  });

  it("is followed by the next one with an empty field", () => {
    const next = after(start("abc"), typed("tuve"), right, continued);
    expect(verbOf(currentTurn(next))).toBe("b");
    expect(next).toMatchObject({ given: "", verdict: null });
  });

  it("does not continue without a verdict", () => {
    const asked = start("abc");
    expect(after(asked, continued)).toBe(asked);
  });

  it("marks an answer as too long until it changes", () => {
    const tooLong = after(start("abc"), typed("t".repeat(101)), { type: "tooLong" });
    expect(tooLong.isTooLong).toBe(true);
    expect(practiceReducer(tooLong, typed("t"))).toMatchObject({ given: "t", isTooLong: false });
  });
});

describe("an endless session", () => {
  it("can begin with a shorter round", () => {
    const turns = [..."abcd"].map((verb) => turn(verb));
    const session = sessionOf(turns, { mode: "endless", roundLength: 1, nextRoundLength: 3 });
    if (session === null) throw new Error("no turns");
    const first = after(startSession(session), right);
    expect(isRoundFull(first)).toBe(true);
    const second = after(first, continued, right, continued, right);
    expect(isRoundFull(second)).toBe(false);
    expect(isRoundFull(after(second, continued, right))).toBe(true);
  });

  it("shows the next sentence of a card when it starts again", () => {
    const { exercise } = turn("tener");
    const other = { ...exercise, sentence: "Anoche _______ frío." };
    const turns = [{ ...turn("tener"), exercise, sentences: [exercise, other] }];
    const session = sessionOf(turns, { mode: "endless", roundLength: 20 });
    if (session === null) throw new Error("no turns");
    const again = after(startSession(session), right, continued);
    expect(currentTurn(again).exercise).toBe(other);
    expect(currentTurn(after(again, right, continued)).exercise).toBe(exercise);
  });

  it("starts again after its last turn", () => {
    expect(course(start("abc"), 7)).toBe("abcabca");
  });

  it("begins a new round after the last answer of a round", () => {
    const full = after(start("abcd", "endless", 2), right, continued, wrong);
    expect(isRoundFull(full)).toBe(true);
    const next = after(full, continued);
    expect(next.answers).toEqual([]);
    expect(verbOf(currentTurn(next))).toBe("c");
  });

  it("has rounds that are no longer than the session", () => {
    expect(isRoundFull(after(start("ab"), right, continued, right))).toBe(true);
  });
});

describe("a round", () => {
  it("ends after its last turn", () => {
    const ended = after(start("ab", "round"), right, continued, wrong, continued);
    expect(ended.isEnded).toBe(true);
    expect(missedAnswers(ended).map(({ turn }) => verbOf(turn))).toEqual(["b"]);
    expect(after(ended, continued)).toBe(ended);
  });
});

describe("a repetition", () => {
  it("comes once, three to six turns after an error, and is not counted", () => {
    expect(course(after(start("abcdefgh"), wrong, continued), 8)).toBe("bcAdefgh");
    expect(course(after(start("abcdefgh"), right, continued, wrong, continued), 8)).toBe(
      "cdeBfgha",
    );
  });

  it("does not come again after another error", () => {
    const missed = after(start("abcdefgh"), wrong, continued, right, continued, right, continued);
    expect(currentTurn(missed).counted).toBe(false);
    expect(course(after(missed, wrong, continued), 8)).toBe("defghabc");
  });

  it("has another sentence once the others are loaded", () => {
    const begun = after(start("abcdefgh"), wrong, continued);
    const sentences = [...begun.session.turns].flatMap(({ exercise }) =>
      exercise.kind === "drill" ? [] : [exercise, { ...exercise, number: 2, sentence: "otra" }],
    );
    const loaded: PracticeAction = { type: "loadedSentences", sentences };
    let state = after(begun, loaded);
    while (currentTurn(state).counted) state = after(state, right, continued);
    expect(currentTurn(state).exercise).toMatchObject({ item: "a", sentence: "otra" });

    const full = after(
      start("abcdefgh", "endless", 1),
      wrong,
      { type: "rehearsed", at: 3 },
      loaded,
    );
    expect(currentTurn(full).counted).toBe(false);
    expect(
      after(full, right, continued, { type: "resumed", at: 3 }, loaded).session.turns,
    ).toHaveLength(8);
  });

  it("does not colour a flag", () => {
    const missed = after(start("abcdefgh"), wrong, continued, right, continued, right, continued);
    expect(after(missed, wrong).answers).toHaveLength(3);
  });

  it("is not beside a turn of the same verb where that is avoidable", () => {
    expect(course(after(start("abcadefgh"), wrong, continued), 7)).toBe("bcadAef");
  });

  it("is left out where the turn comes again by itself, or the round ends", () => {
    expect(course(after(start("abcdef"), wrong, continued), 6)).toBe("bcdefa");
    expect(course(after(start("ab", "round"), wrong, continued), 9)).toBe("b");
  });

  it("can be the last turn of a round", () => {
    expect(course(after(start("abcd", "round"), wrong, continued), 9)).toBe("bcAd");
    expect(course(after(start("abcd", "round"), right, continued, wrong, continued), 9)).toBe(
      "cdB",
    );
  });

  it("comes three to six turns later in any session", () => {
    const someAnswers = fc.array(fc.boolean(), { minLength: 30, maxLength: 60 });
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const missedAt = new Map<string, number>();
        const repeatedAt = new Map<string, number[]>();
        let state = start("abcdefghijklmnopqrst");
        for (const [place, isRight] of answers.entries()) {
          const current = currentTurn(state);
          const verb = verbOf(current);
          if (!current.counted) repeatedAt.set(verb, [...(repeatedAt.get(verb) ?? []), place]);
          else if (!isRight && !missedAt.has(verb)) missedAt.set(verb, place);
          state = after(state, isRight ? right : wrong, continued);
        }
        for (const [verb, place] of missedAt) {
          const repeated = repeatedAt.get(verb) ?? [];
          if (place + 6 < answers.length) expect(repeated).toHaveLength(1);
          for (const at of repeated) expect([3, 4, 5, 6]).toContain(at - place);
        }
      }),
    );
  });
});

describe("an answer that is taken back", () => {
  const tookBack: PracticeAction = { type: "tookBack", at: 3 };

  it("leaves the turn and the typed text, and can be given again", () => {
    const again = after(start("abcdefgh"), typed("tení"), wrong, tookBack);
    expect(verbOf(currentTurn(again))).toBe("a");
    expect(again).toMatchObject({ given: "tení", verdict: null, answers: [], waiting: [] });
    expect(course(after(again, typed("tuve"), right, continued), 8)).toBe("bcdefgha");
  });

  it("is repeated when the second answer is wrong, too", () => {
    const wrongTwice = after(start("abcdefgh"), wrong, tookBack, wrong, continued);
    expect(course(wrongTwice, 8)).toBe("bcAdefgh");
  });

  it("can be taken back once in a session, until the next turn is shown", () => {
    const twice = after(start("abcdefgh"), wrong, tookBack, wrong);
    expect(after(twice, tookBack)).toBe(twice);
    const gone = after(start("abcdefgh"), wrong, continued);
    expect(after(gone, tookBack)).toBe(gone);
  });

  it("is asked again from the page at the end of a round", () => {
    const asked = after(start("ab", "round"), right, continued, typed("tení"));
    const ended = after(asked, wrong, continued, continued);
    expect(ended.isEnded).toBe(true);
    const again = after(ended, tookBack);
    expect(verbOf(currentTurn(again))).toBe("b");
    expect(again).toMatchObject({ isEnded: false, given: "tení", verdict: null });
    expect(again.answers).toHaveLength(1);
  });
});

describe("the end of a round", () => {
  it("comes with the last answer of an endless session's round", () => {
    const last = after(start("abcd", "endless", 2), right, continued);
    expect(isAtRoundEnd(last)).toBe(false);
    expect(isAtRoundEnd(after(last, right))).toBe(true);
    expect(isAtRoundEnd(after(last, right, continued, right))).toBe(false);
  });

  it("comes after the last turn of a round, and after its repetitions", () => {
    const last = after(start("ab", "round"), right, continued);
    expect(isAtRoundEnd(after(last, right))).toBe(true);
    const missed = after(start("abcde", "round"), right, continued, wrong, continued);
    const answered = after(missed, right, continued, right, continued, right);
    expect(isAtRoundEnd(answered)).toBe(false);
    expect(isAtRoundEnd(after(answered, continued, right))).toBe(true);
  });
});

describe("a dictation", () => {
  const listen: PracticeAction = { type: "switched", asking: "listen" };
  const read: PracticeAction = { type: "switched", asking: "read" };

  it("hides each sentence until its verdict", () => {
    const dictated = after(start("abc"), listen);
    expect(isDictated(dictated)).toBe(true);
    expect(isDictated(after(dictated, wrong))).toBe(false);
    expect(isDictated(after(dictated, wrong, continued))).toBe(true);
    expect(isDictated(after(dictated, wrong, continued, read))).toBe(false);
  });

  it("goes on in a rehearsal and after it", () => {
    const full = after(start("abcd", "endless", 2), listen, wrong, continued, right);
    const rehearsal = after(full, { type: "rehearsed", at: 3 });
    expect(isDictated(rehearsal)).toBe(true);
    expect(isDictated(after(rehearsal, right, continued, { type: "resumed", at: 3 }))).toBe(true);
    const back = after(rehearsal, read, right, continued, { type: "resumed", at: 3 });
    expect(isDictated(back)).toBe(false);
  });

  it("leaves out the words of a fill-in family, which would only be chosen", () => {
    const { exercise } = turn("a");
    const { sentence, translations } = exercise;
    const word: WordExercise = {
      kind: "fill-in",
      family: "desde-hace",
      item: "vivo-aqui",
      context: "hace",
      ...{
        answer: "hace",
        sentence,
        translations,
        complement: null,
        verbMarker: null,
        instruction: null,
      },
      explanationKey: null,
      explanation: null,
      note: null,
    };
    const turns = [{ exercise: word, counted: true, repetition: word }];
    const session = sessionOf(turns, { mode: "round", roundLength: 1 });
    expect(session && isDictated(after(startSession(session), listen))).toBe(false);
  });
});

describe("a rehearsal of what went wrong", () => {
  const full = () => after(start("abcd", "endless", 3), wrong, continued, right, continued, wrong);
  const rehearsed: PracticeAction = { type: "rehearsed", at: 3 };
  const resumed: PracticeAction = { type: "resumed", at: 3 };

  it("asks the missed turns once, without counting them", () => {
    const rehearsal = after(full(), rehearsed);
    expect(rehearsal.session.turns.map(verbOf)).toEqual(["a", "c"]);
    expect(course(rehearsal, 9)).toBe("AC");
  });

  it("then continues the session", () => {
    const back = after(full(), rehearsed, right, continued, right, continued, resumed);
    expect(verbOf(currentTurn(back))).toBe("d");
    expect(back).toMatchObject({ verdict: null, answers: [], paused: null });
  });

  it("can be rehearsed again, and then continues the session", () => {
    const once = after(full(), rehearsed, right, continued, wrong, continued);
    const twice = after(once, rehearsed);
    expect(twice.session.turns.map(verbOf)).toEqual(["c"]);
    expect(verbOf(currentTurn(after(twice, right, continued, resumed)))).toBe("d");
  });

  it("returns to the page at the end of a round", () => {
    const ended = after(start("ab", "round"), wrong, continued, right, continued);
    expect(after(ended, rehearsed, right, continued, resumed)).toEqual(ended);
  });

  it("needs a full round", () => {
    const begun = after(start("abcd"), wrong);
    expect(after(begun, rehearsed)).toBe(begun);
  });
});
