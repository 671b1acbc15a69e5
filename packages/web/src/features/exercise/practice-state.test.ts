import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WordExercise } from "#progress/use-exercises.ts";
import { turn } from "#testing/exercises.ts";
import {
  currentTurn,
  isAtRoundEnd,
  isDictated,
  missedAnswers,
  type PracticeAction,
  type PracticeState,
  placeInRound,
  practiceReducer,
  startSession,
} from "./practice-state.ts";
import { type PracticeTurn, sessionOf } from "./session.ts";

const typed = (given: string): PracticeAction => ({ type: "typed", given });
const right: PracticeAction = { type: "graded", verdict: "correct", at: 1, retract: null };
const wrong: PracticeAction = { type: "graded", verdict: "wrong", at: 1, retract: null };
const continued: PracticeAction = { type: "continued", at: 2 };
const rehearsed: PracticeAction = { type: "rehearsed", at: 3 };

/** Starts the next round, of twenty answers by default. */
const startedRound = (length = 20): PracticeAction => ({ type: "startedRound", length, at: 3 });

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
  it("shows the next sentence of a card when it starts again", () => {
    const { exercise } = turn("tener");
    const other = { ...exercise, sentence: "Anoche _______ frío." };
    const turns = [{ ...turn("tener"), exercise, sentences: [exercise, other] }];
    const session = sessionOf(turns, { mode: "endless", roundLength: 20 });
    if (session === null) throw new Error("no turns");
    const again = after(startSession(session), right, continued, startedRound());
    expect(currentTurn(again).exercise).toBe(other);
    expect(currentTurn(after(again, right, continued, startedRound())).exercise).toBe(exercise);
  });

  it("continues with the next turns in each round, and starts again after its last turn", () => {
    const ended = after(start("abc", "endless", 2), right, continued, right, continued);
    const second = after(ended, startedRound(2));
    expect(second).toMatchObject({ isEnded: false, answers: [], verdict: null });
    expect(course(second, 9)).toBe("ca");
  });

  it("has rounds of any length, but no longer than the session", () => {
    const ended = after(start("abcd", "endless", 1), right, continued);
    expect(course(after(ended, startedRound(2)), 9)).toBe("bc");
    expect(course(after(ended, startedRound(20)), 9)).toBe("bcda");
  });

  it("starts a round only at the end of another one", () => {
    const asked = after(start("abcd", "endless", 2), right);
    expect(after(asked, startedRound())).toBe(asked);
  });
});

describe("a round", () => {
  it.each(["endless", "round"] as const)("ends with a page, %s", (mode) => {
    const ended = after(start("ab", mode), right, continued, wrong, continued);
    expect(ended.isEnded).toBe(true);
    expect(missedAnswers(ended).map(({ turn }) => verbOf(turn))).toEqual(["b"]);
    expect(after(ended, continued)).toEqual(ended);
  });

  it("is not continued if the session has no other turns", () => {
    const ended = after(start("ab", "round"), right, continued, right, continued);
    expect(after(ended, startedRound())).toBe(ended);
  });

  it("counts its turns from 1, without repetitions", () => {
    const places: number[] = [];
    let state = after(start("xyabcd", "endless", 2), right, continued, right, continued);
    state = after(state, startedRound(4), wrong);
    while (!state.isEnded) {
      places.push(placeInRound(state));
      state = after(state, continued, right);
    }
    // The fourth turn is asked after a repetition.
    expect(places).toEqual([1, 2, 3, 4, 4]);
  });
});

describe("a repetition", () => {
  it("comes once, three to six turns after an error, and is not counted", () => {
    expect(course(after(start("abcdefgh"), wrong, continued), 8)).toBe("bcAdefgh");
    expect(course(after(start("abcdefgh"), right, continued, wrong, continued), 8)).toBe("cdeBfgh");
  });

  it("does not come again after another error", () => {
    const missed = after(start("abcdefgh"), wrong, continued, right, continued, right, continued);
    expect(currentTurn(missed).counted).toBe(false);
    expect(course(after(missed, wrong, continued), 8)).toBe("defgh");
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

    const rehearsal = after(start("abcdefgh", "endless", 1), wrong, continued, rehearsed, loaded);
    expect(currentTurn(rehearsal).counted).toBe(false);
    const second = after(rehearsal, right, continued, startedRound(), loaded);
    expect(second.session.turns).toHaveLength(8);
  });

  it("does not colour a flag", () => {
    const missed = after(start("abcdefgh"), wrong, continued, right, continued, right, continued);
    expect(after(missed, wrong).answers).toHaveLength(3);
  });

  it("is not beside a turn of the same verb where that is avoidable", () => {
    expect(course(after(start("abcadefgh"), wrong, continued), 7)).toBe("bcadAef");
  });

  it("is left out if the round ends too soon", () => {
    expect(course(after(start("ab", "round"), wrong, continued), 9)).toBe("b");
    expect(course(after(start("abcdefgh", "endless", 2), wrong, continued), 9)).toBe("b");
  });

  it("can be the last turn of a round", () => {
    expect(course(after(start("abcd", "round"), wrong, continued), 9)).toBe("bcAd");
    expect(course(after(start("abcd", "round"), right, continued, wrong, continued), 9)).toBe(
      "cdB",
    );
  });

  it("comes three to six turns later in any round", () => {
    const someAnswers = fc.array(fc.boolean(), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(someAnswers, fc.nat({ max: 19 }), (answers, before) => {
        const missedAt = new Map<string, number>();
        const repeatedAt = new Map<string, number[]>();
        let state = start("abcdefghijklmnopqrst", "endless", before + 1);
        for (let place = 0; place <= before; place++) state = after(state, right, continued);
        state = after(state, startedRound());
        let place = 0;
        for (; !state.isEnded; place++) {
          const current = currentTurn(state);
          const verb = verbOf(current);
          const isRight = answers[place] ?? true;
          if (!current.counted) repeatedAt.set(verb, [...(repeatedAt.get(verb) ?? []), place]);
          else if (!isRight) missedAt.set(verb, place);
          state = after(state, isRight ? right : wrong, continued);
        }
        expect(state.answers).toHaveLength(20);
        for (const [verb, at] of missedAt) {
          const repeated = repeatedAt.get(verb) ?? [];
          if (at + 6 < place) expect(repeated).toHaveLength(1);
          for (const again of repeated) expect([3, 4, 5, 6]).toContain(again - at);
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
    expect(course(after(again, typed("tuve"), right, continued), 8)).toBe("bcdefgh");
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
  it("comes after the last turn of a round, and after its repetitions", () => {
    const last = after(start("abcd", "endless", 2), right, continued);
    expect(isAtRoundEnd(last)).toBe(false);
    expect(isAtRoundEnd(after(last, right))).toBe(true);
    expect(isAtRoundEnd(after(last, right, continued, startedRound(2), right))).toBe(false);
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
    const begun = after(start("abcd", "endless", 2), listen, wrong, continued, right, continued);
    const rehearsal = after(begun, rehearsed);
    expect(isDictated(rehearsal)).toBe(true);
    expect(isDictated(after(rehearsal, right, continued, startedRound()))).toBe(true);
    expect(isDictated(after(rehearsal, read, right, continued, startedRound()))).toBe(false);
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
  const ended = () =>
    after(
      start("abcd", "endless", 3),
      wrong,
      continued,
      right,
      continued,
      wrong,
      continued,
      right,
      continued,
    );

  it("asks the missed turns once, without counting them", () => {
    const rehearsal = after(ended(), rehearsed);
    expect(rehearsal.session.turns.map(verbOf)).toEqual(["a", "c"]);
    expect(course(rehearsal, 9)).toBe("AC");
  });

  it("ends with a page, from which the session continues", () => {
    const over = after(ended(), rehearsed, right, continued, right, continued);
    expect(over.isEnded).toBe(true);
    const next = after(over, startedRound());
    expect(verbOf(currentTurn(next))).toBe("d");
    expect(next).toMatchObject({ verdict: null, answers: [], paused: null });
  });

  it("can be rehearsed again, and then the session continues", () => {
    const once = after(ended(), rehearsed, right, continued, wrong, continued);
    const twice = after(once, rehearsed);
    expect(twice.session.turns.map(verbOf)).toEqual(["c"]);
    expect(verbOf(currentTurn(after(twice, right, continued, startedRound())))).toBe("d");
  });

  it("needs the end of a round", () => {
    const begun = after(start("abcd"), wrong);
    expect(after(begun, rehearsed)).toBe(begun);
  });
});
