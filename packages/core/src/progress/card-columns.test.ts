import { expect, test } from "vitest";
import { cardsFromColumns } from "./card-columns.ts";

const columns = {
  item: ["tener", "desde-vecinos"],
  context: ["yo", "desde"],
  easiness: [2.5, 1.7],
  interval: [6, 1],
  repetitions: [2, 0],
  nextReview: [Date.parse("2026-03-16T10:00:00.000Z"), Date.parse("2026-03-11T09:00:00.120Z")],
  attempts: [2, 5],
  correctCount: [2, 3],
  lastAttempt: [Date.parse("2026-03-10T10:00:00.000Z"), Date.parse("2026-03-10T09:00:00.120Z")],
  firstAttempt: [Date.parse("2026-03-01T10:00:00.000Z"), Date.parse("2026-03-10T09:00:00.120Z")],
  sentence: [2, 1],
  stability: [4.5, null],
  difficulty: [5.25, null],
};

test("columns become cards by key", () => {
  expect(cardsFromColumns(columns)).toEqual({
    "tener|yo": {
      item: "tener",
      context: "yo",
      easiness: 2.5,
      interval: 6,
      repetitions: 2,
      nextReview: "2026-03-16T10:00:00.000Z",
      attempts: 2,
      correctCount: 2,
      firstAttempt: "2026-03-01T10:00:00.000Z",
      lastAttempt: "2026-03-10T10:00:00.000Z",
      sentence: 2,
      stability: 4.5,
      difficulty: 5.25,
    },
    "desde-vecinos|desde": {
      item: "desde-vecinos",
      context: "desde",
      easiness: 1.7,
      interval: 1,
      repetitions: 0,
      nextReview: "2026-03-11T09:00:00.120Z",
      attempts: 5,
      correctCount: 3,
      firstAttempt: "2026-03-10T09:00:00.120Z",
      lastAttempt: "2026-03-10T09:00:00.120Z",
      sentence: 1,
      stability: null,
      difficulty: null,
    },
  });
});

test("a column that is too short is an error", () => {
  expect(() => cardsFromColumns({ ...columns, easiness: [2.5] })).toThrow("Card 1 lacks a value");
});

test("cards of SM-2 have neither stability nor difficulty", () => {
  expect(cardsFromColumns({ ...columns, stability: null, difficulty: null })).toMatchObject({
    "tener|yo": { stability: null, difficulty: null },
  });
});
