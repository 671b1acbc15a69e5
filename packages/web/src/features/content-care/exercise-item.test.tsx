// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import type { EditableExercise } from "@verbena/server/client";
import { afterEach, beforeAll, expect, test } from "vitest";
import { startFrench } from "#testing/start-french.ts";
import { ExerciseItem } from "./exercise-item.tsx";

beforeAll(startFrench);
afterEach(cleanup);

const exercise: EditableExercise = {
  id: "vivo-aqui",
  family: "desde-hace",
  verb: null,
  person: null,
  texts: {
    sentence: "¿Vives en esta calle _____ diez años?",
    answer: "desde hace",
    time: "",
    subject: "",
    complement: "diez años",
    verb: "Vives",
    fr: "Tu habites cette rue depuis dix ans ?",
    nl: "Woon je al tien jaar in deze straat?",
    en: "Have you lived in this street for ten years?",
    instruction: "",
    noteFr: "",
    noteNl: "",
    noteEs: "",
    noteEn: "",
  },
  explanation: null,
  file: "packages/content/data/fill-in/desde-hace/desde_hace_duracion_continua.yaml",
  isHidden: false,
  correctionState: null,
};

test("shows French texts with no-break spaces before punctuation", () => {
  render(
    <ExerciseItem exercise={exercise} id={exercise.id}>
      {null}
    </ExerciseItem>,
  );
  const french = screen.getByText(/^Tu habites/);
  expect(french.textContent).toBe("Tu habites cette rue depuis dix ans\u202F?");
});
