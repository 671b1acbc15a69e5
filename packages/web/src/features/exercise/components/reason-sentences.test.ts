import type { ReasonToAsk } from "@verbena/core/knowledge/choose-by-rule";
import { expect, it } from "vitest";
import { loadTranslation } from "#i18n/use-translation.ts";
import { turn } from "#testing/exercises.ts";
import { reasonSentences, skillToAsk } from "./reason-sentences.ts";

const translation = await loadTranslation("fr", "ruleMap", "diagnosis", "conjugation");
const { exercise } = turn("tener");
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

/** The sentences on Thursday. */
function sentences(reason: ReasonToAsk): string {
  return plain(reasonSentences(translation, skillToAsk(exercise, reason), reason, "2026-03-12"));
}

const stem = { skill: "fact tener strong-preterite", isDue: false } as const;
const RULE = "Au pretérito indefinido, le radical de *tener* est *tuv-*.";

it("names the rule, and when it was asked last", () => {
  const last = { day: "2026-03-10", isRight: false };
  expect(sentences({ ...stem, last })).toBe(`${RULE} Dernière fois : mardi, faux.`);
  expect(sentences({ ...stem, last: null })).toBe(`${RULE} Jamais demandé jusqu’ici.`);
});

it("says when a form is asked for itself", () => {
  const form = { skill: null, last: null, isDue: false };
  expect(sentences(form)).toBe("Une forme fréquente que vous n’avez encore jamais eue.");
  const last = { day: "2026-03-11", isRight: true };
  expect(sentences({ ...form, last, isDue: true })).toBe(
    "Une forme utile, à garder en mémoire. Dernière fois : hier, juste. C’était aussi le moment de revoir cette forme.",
  );
});

it("names no rule for which the shown sentence does not ask", () => {
  const usted = { skill: "usted third-person", last: null, isDue: false } as const;
  expect(sentences(usted)).toBe("Une forme fréquente que vous n’avez encore jamais eue.");
});
