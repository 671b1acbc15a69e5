import { expect, it } from "vitest";
import { completeSentence, sentenceParts, spokenSentence } from "./sentence-parts.ts";

it.each([
  ["Anoche _______ mucho sueño.", "tuve", "Anoche tuve mucho sueño."],
  ["¿_______ en Madrid?", "vives", "¿Vives en Madrid?"],
  ["_____ dos años que vive aquí.", "hace", "Hace dos años que vive aquí."],
  ["Dice: «_______ tarde».", "llego", "Dice: «llego tarde»."],
])("completes %s with %s", (sentence, answer, whole) => {
  expect(completeSentence({ sentence, answer })).toBe(whole);
});

it("splits a sentence at a blank of either length", () => {
  expect(sentenceParts("Vivo aquí _____ 2015.")).toEqual({ before: "Vivo aquí ", after: " 2015." });
  expect(sentenceParts("_______ tarde.")).toEqual({ before: "", after: " tarde." });
});

it.each([
  [null, "Hay obras … un año."],
  ["no han terminado", "Hay obras … un año. (no han terminado)"],
])("reads out the hint %j after the sentence", (instruction, spoken) => {
  expect(spokenSentence({ sentence: "Hay obras _____ un año.", instruction })).toBe(spoken);
});
