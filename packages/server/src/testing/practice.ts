import { addDays, type Instant, shiftDay } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import { withoutMarks } from "@verbena/spanish";
import { answer, failedRemoved, levelConfirmed, reset, retraction } from "./progress.ts";
import { testContent } from "./test-content.ts";

const MINUTE_MS = 60_000;
const DAYS = 400;

export const lastDayOfPractice = "2026-03-10";
export const firstDayOfPractice = shiftDay(lastDayOfPractice, 1 - DAYS);

type Exercise = { family: Family; item: string; context: string; expected: string };

const exercises: readonly Exercise[] = [
  ...testContent.conjugation.map(({ family, verb, person, answer: expected }) => ({
    family,
    item: verb,
    context: person,
    expected,
  })),
  ...testContent.fillIn.map(({ family, id, answer: expected }) => ({
    family,
    item: id,
    context: expected,
    expected,
  })),
  { family: "presente-indicativo", item: "nadar", context: "yo", expected: "nado" },
];

/** Families that the learner resets, by day. */
const resets: Readonly<Record<number, Family>> = {
  126: "presente-indicativo",
  260: "desde-hace",
  390: "presente-indicativo",
};

/**
 * The events of a learner over 400 days, in order of arrival: answers in three families and two time
 * zones, right and wrong, some to an exercise that does not exist, some taken back. Every tenth day was
 * offline and arrives late. Only the ids differ between two calls.
 */
export function practiceEvents(): object[] {
  const days = Array.from({ length: DAYS }, (_, day) => ({
    arrival: day % 10 === 4 ? day + 3.5 : day,
    events: eventsOf(day),
  }));
  return days.sort((a, b) => a.arrival - b.arrival).flatMap(({ events }) => events);
}

function eventsOf(day: number): object[] {
  if (day % 7 === 6) return [];
  const answers = Array.from({ length: 1 + ((day * 5) % 11) }, (_, n) => answerOf(day, n));
  const when = momentOf(day, 13);
  const slip = answers.find((_, n) => n === day % 4);
  return [
    ...answers,
    ...(slip ? [retraction(slip.id, { ...when, family: slip.family })] : []),
    ...(day % 30 === 20 ? [failedRemoved(["tener", "vivo-aqui"], when)] : []),
    ...(day % 50 === 40 ? [levelConfirmed(2, when)] : []),
    ...(resets[day] ? [reset({ ...when, family: resets[day] })] : []),
  ];
}

function answerOf(day: number, n: number) {
  const { expected, ...identity } = pick(exercises, day * 3 + n * 7);
  return answer({ ...momentOf(day, n), ...identity, given: givenFor(expected, day * 11 + n) });
}

function momentOf(day: number, n: number): { at: Instant; timeZone: string } {
  const minute = (day * 53 + n * 97) % (24 * 60);
  const start = Date.parse(addDays(`${firstDayOfPractice}T00:00:00.000Z`, day));
  return {
    at: new Date(start + minute * MINUTE_MS).toISOString(),
    timeZone: day >= 150 && day < 250 ? "America/New_York" : "Europe/Paris",
  };
}

/** Seven of ten are right, some of them with spaces, in capitals, or without accents. */
function givenFor(expected: string, n: number): string {
  const wrong = pick(exercises, n * 5).expected;
  const unmarked = withoutMarks(expected);
  const ways = [expected, ` ${expected} `, expected, expected.toUpperCase(), expected, unmarked];
  return pick([...ways, unmarked, wrong, "Tubó", "hablar"], n);
}

function pick<T>(list: readonly T[], n: number): T {
  const element = list[n % list.length];
  if (element === undefined) throw new Error("Nothing can be picked from an empty list.");
  return element;
}
