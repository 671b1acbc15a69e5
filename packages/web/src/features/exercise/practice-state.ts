import type { Verdict } from "@verbena/core/causes";
import { isCorrect } from "@verbena/core/grading/grade";
import { cardKey } from "@verbena/core/progress/card";
import { countedTurns, turnInLap } from "@verbena/core/session/turns";
import { tidyAnswer } from "@verbena/spanish";
import type { PracticeExercise, ShownExercise } from "#progress/use-exercises.ts";
import { feedback, type Outcome } from "./outcome.ts";
import { asRepetition, nextRepetition, type Repetition } from "./repetitions.ts";
import { type PracticeTurn, type Session, sessionOf } from "./session.ts";

/** An answer to a turn of the session. Answers to repetitions are not kept. */
export type RoundAnswer = { turn: PracticeTurn; given: string; verdict: Verdict };

/** Whether the sentence is shown or dictated. */
export type Asking = "read" | "listen";

export type PracticeState = {
  session: Session;
  asking: Asking;
  /** How many turns of the session were shown before the current turn or repetition. */
  done: number;
  /** How many turns of the session will have been shown at the end of the round. */
  roundEnd: number;
  /** How many turns and repetitions were shown before the current one. */
  asked: number;
  /** The shown repetition. Null while a turn of the session is shown. */
  repetition: PracticeTurn | null;
  /** Repetitions that will come. */
  waiting: readonly Repetition[];
  /** Cards with a wrong answer in this session. Each is repeated once. */
  missed: readonly string[];
  /** Cards whose answer was taken back in this session. Taking back is possible once for each card. */
  takenBack: readonly string[];
  given: string;
  /** Whether the learner tried to submit an answer that is too long. */
  isTooLong: boolean;
  /** Null until the answer is graded. */
  verdict: Verdict | null;
  /** When the turn was shown, its answer graded, and an answer taken back, by `performance.now()`. */
  shownAt: number;
  gradedAt: number;
  takenBackAt: number;
  /** Takes the answer back in the progress. Null if the answer was not recorded. */
  retract: Retract | null;
  /** The answers of the current round. */
  answers: readonly RoundAnswer[];
  /** Whether the page at the end of the round is shown. */
  isEnded: boolean;
  /** The round whose errors a rehearsal asks again; null outside a rehearsal. */
  paused: PracticeState | null;
};

type Retract = () => Promise<void>;

export type PracticeAction =
  | { type: "typed"; given: string }
  | { type: "tooLong" }
  | { type: "graded"; verdict: Verdict; at: number; retract: Retract | null }
  | { type: "continued"; at: number }
  | { type: "tookBack"; at: number }
  /** The session began with one sentence of each card. Now all of them are loaded. */
  | { type: "loadedSentences"; sentences: readonly PracticeExercise[] }
  /** The learner chooses between reading and dictation. */
  | { type: "switched"; asking: Asking }
  /** The learner practises again what went wrong in the round. */
  | { type: "rehearsed"; at: number }
  /** The learner continues an endless session after a round or its rehearsal. */
  | { type: "startedRound"; length: number; at: number };

const ungraded = { verdict: null, gradedAt: Number.NEGATIVE_INFINITY, retract: null };

const unanswered = { given: "", isTooLong: false, ...ungraded };

export function startSession(session: Session): PracticeState {
  return {
    session,
    asking: "read",
    done: 0,
    roundEnd: session.roundLength,
    asked: 0,
    repetition: null,
    waiting: [],
    missed: [],
    takenBack: [],
    ...unanswered,
    shownAt: Number.NEGATIVE_INFINITY,
    takenBackAt: Number.NEGATIVE_INFINITY,
    answers: [],
    isEnded: false,
    paused: null,
  };
}

/** Identifies the card of a turn, or its form in free practice. */
export function turnKey({ exercise }: PracticeTurn): string {
  const family = exercise.kind === "drill" ? exercise.kind : exercise.family;
  return `${family} ${cardKey(exercise)}`;
}

/** The turn that is shown. */
export function currentTurn({ session: { turns }, done, repetition }: PracticeState): PracticeTurn {
  const turn = turns[done % turns.length] ?? turns[0];
  return repetition ?? turnInLap(turn, Math.floor(done / turns.length));
}

/**
 * Whether the sentence is heard and not shown. False for fill-in sentences, because the learner would hear the answer.
 */
export function isDictated(state: PracticeState): boolean {
  const isForm = currentTurn(state).exercise.kind === "conjugation";
  return isForm && state.asking === "listen" && state.verdict === null;
}

/** Ignores actions that do not fit the state, such as typing after the verdict. */
export function practiceReducer(state: PracticeState, action: PracticeAction): PracticeState {
  switch (action.type) {
    case "rehearsed":
      return state.isEnded ? rehearse(state, action.at) : state;
    case "startedRound":
      return state.isEnded ? startRound(state, action) : state;
    case "tookBack":
      return canTakeBack(state) ? takeBack(state, action.at) : state;
    case "loadedSentences":
      return withSentences(state, action.sentences);
    case "switched":
      return { ...state, asking: action.asking };
    case "continued":
      return state.verdict === null || state.isEnded ? state : goOn(state, action.at);
    default:
      return state.verdict === null ? answer(state, action) : state;
  }
}

/** Adds all sentences of the cards to the session. Repetitions and later rounds show other sentences than before. */
function withSentences(
  state: PracticeState,
  sentences: readonly PracticeExercise[],
): PracticeState {
  const { turns } = state.session;
  const shown = turns.map(({ exercise }) => exercise);
  const [first, ...rest] = countedTurns<ShownExercise>(shown, sentences).map((turn, index) => ({
    ...turn,
    counted: turns[index]?.counted ?? true,
  }));
  if (first === undefined) return state;
  const byCard = new Map([first, ...rest].map((turn) => [turnKey(turn), turn]));
  const waiting = state.waiting.map((repetition) => {
    const turn = byCard.get(turnKey(repetition.turn));
    return turn ? { ...repetition, turn: asRepetition(turn) } : repetition;
  });
  return {
    ...state,
    session: { ...state.session, turns: [first, ...rest] },
    waiting,
    paused: state.paused && withSentences(state.paused, sentences),
  };
}

function answer(
  state: PracticeState,
  action: Extract<PracticeAction, { type: "typed" | "tooLong" | "graded" }>,
): PracticeState {
  switch (action.type) {
    case "typed":
      return { ...state, given: action.given, isTooLong: false };
    case "tooLong":
      return { ...state, isTooLong: true };
    case "graded":
      return withVerdict(state, action);
  }
}

function withVerdict(
  state: PracticeState,
  { verdict, at: gradedAt, retract }: Extract<PracticeAction, { type: "graded" }>,
): PracticeState {
  const graded = { ...state, verdict, gradedAt, retract };
  // Results of repetitions do not count.
  if (state.repetition !== null) return graded;
  const turn = currentTurn(state);
  const answers = [...state.answers, { turn, given: tidyAnswer(state.given), verdict }];
  const key = turnKey(turn);
  if (isCorrect(verdict) || !turn.counted || state.missed.includes(key)) {
    return { ...graded, answers };
  }
  const repetition = nextRepetition(state, turn);
  return {
    ...graded,
    answers,
    missed: [...state.missed, key],
    waiting: repetition === null ? state.waiting : [...state.waiting, repetition],
  };
}

/**
 * Whether the answer can be taken back. This is possible until the next turn is shown, and once for each card. After
 * the last turn, the page at the end of the round offers it.
 */
export function canTakeBack(state: PracticeState): boolean {
  const key = turnKey(currentTurn(state));
  return state.verdict !== null && !state.takenBack.includes(key);
}

/** The state from before the answer. The field keeps the typed text. */
function takeBack(state: PracticeState, takenBackAt: number): PracticeState {
  const { answers, missed, waiting, verdict, repetition } = state;
  const key = turnKey(currentTurn(state));
  const again = {
    ...state,
    ...ungraded,
    takenBackAt,
    isEnded: false,
    takenBack: [...state.takenBack, key],
  };
  if (repetition !== null) return again;
  const isOfCard = ({ turn }: Repetition) => turnKey(turn) === key;
  return {
    ...again,
    answers: answers.slice(0, -1),
    // After a right answer, the card stays missed if it was wrong earlier in the session.
    ...(verdict !== null &&
      !isCorrect(verdict) && {
        missed: missed.filter((other) => other !== key),
        waiting: waiting.filter((other) => !isOfCard(other)),
      }),
  };
}

function goOn(state: PracticeState, shownAt: number): PracticeState {
  return isAtRoundEnd(state) ? { ...state, isEnded: true } : showNext(state, shownAt);
}

function showNext(state: PracticeState, shownAt: number): PracticeState {
  const { asked, done, next } = comingAfter(state);
  return {
    ...state,
    ...unanswered,
    shownAt,
    done,
    asked,
    repetition: next?.turn ?? null,
    waiting: state.waiting.filter((repetition) => repetition !== next),
  };
}

/** What was shown after the current turn, and the repetition that comes next, if any. The turns of a round come first. */
function comingAfter({ done, asked, repetition, waiting, roundEnd }: PracticeState) {
  const shown = { asked: asked + 1, done: done + (repetition === null ? 1 : 0) };
  const isPastEnd = shown.done >= roundEnd;
  const next = waiting.find(({ at }) => at <= shown.asked) ?? (isPastEnd ? waiting[0] : undefined);
  return { ...shown, next, isPastEnd };
}

/** The next round of an endless session. A rehearsal of its errors is over. */
function startRound(
  state: PracticeState,
  { length, at }: Extract<PracticeAction, { type: "startedRound" }>,
): PracticeState {
  const ended = state.paused ?? state;
  const { session } = ended;
  if (session.mode === "round") return state;
  const roundLength = Math.min(length, session.turns.length);
  const next = showNext(ended, at);
  return {
    ...next,
    asking: state.asking,
    isEnded: false,
    answers: [],
    roundEnd: next.done + roundLength,
    session: { ...session, roundLength },
  };
}

function rehearse(state: PracticeState, shownAt: number): PracticeState {
  const turns = missedAnswers(state).map(({ turn }) => ({ ...turn, counted: false }));
  const session = sessionOf(turns, { mode: "round", roundLength: turns.length });
  if (session === null) return state;
  const { asking, paused } = state;
  return { ...startSession(session), shownAt, asking, paused: paused ?? state };
}

/**
 * Whether the screen shows a button that takes the answer back. Only possible slips have the button; Ctrl+Z takes back
 * any answer.
 */
export function isSlipOffered(state: PracticeState, outcome: Outcome | null): boolean {
  return outcome !== null && feedback[outcome].maySlip && canTakeBack(state);
}

/** Whether the learner has neither typed nor answered anything. */
export function isUntouched(state: PracticeState | undefined): boolean {
  return !state || (state.asked === 0 && state.given === "" && state.verdict === null);
}

/** Whether the page at the end of the round follows the current verdict, or is shown. */
export function isAtRoundEnd(state: PracticeState): boolean {
  const { next, isPastEnd } = comingAfter(state);
  return state.verdict !== null && isPastEnd && next === undefined;
}

/** The place of the current turn in its round, from 1. A repetition has the place of the turn that follows it. */
export function placeInRound({ done, roundEnd, session }: PracticeState): number {
  return session.roundLength - Math.max(0, roundEnd - done - 1);
}

/** The wrong answers of the round, one for each card. */
export function missedAnswers({ answers }: PracticeState): readonly RoundAnswer[] {
  const wrong = answers.filter(({ verdict }) => !isCorrect(verdict));
  return [...new Map(wrong.map((answer) => [turnKey(answer.turn), answer])).values()];
}

/** How many answers of the round are right, of how many. */
export function resultOf({ answers }: Pick<PracticeState, "answers">) {
  const correct = answers.filter(({ verdict }) => isCorrect(verdict)).length;
  return { correct, total: answers.length };
}
