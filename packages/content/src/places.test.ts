import { type CefrLevel, cefrLevels, isConjugationFamily } from "@verbena/core/families";
import { itemOf } from "@verbena/core/family-item";
import { isFrequent } from "@verbena/core/knowledge/frequency-rank";
import { kindOf } from "@verbena/core/knowledge/skill";
import { skillsOf } from "@verbena/core/knowledge/skills-of-card";
import { contextOf } from "@verbena/core/session/fill-in-context";
import { familiesUpTo } from "@verbena/core/session/practice-choice";
import { describe, expect, it } from "vitest";
import { type ConjugationExercise, type FillInExercise, loadContent } from "./load.ts";

type Exercise = ConjugationExercise | FillInExercise;

const { conjugation, fillIn } = await loadContent();

/** A sentence of each card. */
const cards: Exercise[] = [...conjugation.filter(({ number }) => number === 1), ...fillIn];

const placeIn = (level: CefrLevel, { places }: Exercise) => places[level] ?? -1;

/** The cards of a level in the order of its list. */
const listOf = (level: CefrLevel) =>
  cards
    .filter(({ places }) => places[level] !== undefined)
    .sort((a, b) => placeIn(level, a) - placeIn(level, b));

describe.each(cefrLevels)("the list of new forms of %s", (level) => {
  const list = listOf(level);

  it("has each card of its families once", () => {
    const families = familiesUpTo(level);
    const ofLevel = cards.filter(({ family }) => families.includes(family));
    expect(new Set(list)).toEqual(new Set(ofLevel));
    expect(list.map((card) => placeIn(level, card))).toEqual([...list.keys()]);
  });

  it("mixes persons from the first day", () => {
    const personsIn = (forms: readonly Exercise[]) =>
      new Set(
        forms.filter(({ family }) => isConjugationFamily(family)).map(({ person }) => person),
      );
    expect(personsIn(list.slice(0, 10)).size).toBeGreaterThan(3);
    expect(personsIn(list.slice(0, 30)).size).toBe(6);
  });

  it("begins with thirty forms of frequent verbs", () => {
    const verbs = list.slice(0, 30).map((card) => ("number" in card ? card.verb : card.infinitive));
    expect(verbs.filter((verb) => verb !== null && !isFrequent(verb))).toEqual([]);
  });

  it("repeats no verb before it has asked most forms", () => {
    const verbs = list
      .slice(0, 0.9 * list.length)
      .map((card) => ("number" in card ? card.verb : card.infinitive)?.replace(/se$/, ""));
    const repeated = verbs.filter((verb, index) => verb && verb === verbs[index - 1]);
    expect(repeated).toEqual([]);
  });

  it("has a part of each family’s share within the first hundred forms, and not much more", () => {
    for (const family of familiesUpTo(level)) {
      const count = (forms: readonly Exercise[]) =>
        forms.filter((card) => card.family === family).length;
      const share = (100 * count(list)) / list.length;
      const listed = count(list.slice(0, 100));
      expect(listed, family).toBeGreaterThanOrEqual(Math.floor((2 / 3) * share));
      expect(listed, family).toBeLessThanOrEqual(2 * share + 1);
    }
  });

  it("teaches in a hundred forms what three of four forms are made of", () => {
    const known = new Set(list.slice(0, 100).flatMap(skillsIn));
    const buildable = list.filter((card) => skillsIn(card).every((skill) => known.has(skill)));
    expect(buildable.length / list.length).toBeGreaterThan(0.75);
  });
});

/** The skills of a card without those of accents, for which an answer counts as right. */
function skillsIn(card: Exercise) {
  const [item, context] =
    "number" in card ? [itemOf(card.verb, card.tense), card.person] : [card.id, contextOf(card)];
  const skills = skillsOf({ family: card.family, item, context }, card);
  return skills.filter((skill) => kindOf(skill) !== "accent");
}

it("all sentences of a card have the same places", () => {
  const places = Map.groupBy(conjugation, ({ family, tense, verb, person }) =>
    [family, tense, verb, person].join(),
  );
  for (const ofCard of places.values()) {
    expect(new Set(ofCard.map((one) => JSON.stringify(one.places))).size).toBe(1);
  }
});

/** The first two days of a learner with ten new forms a day. A teacher should find them friendly. */
const firstForms: Record<CefrLevel, string> = {
  A1: `
    soy, fueron, desde hace, estamos, viste, desde que, hace, creíste, hace, hay,
    sentí, tenéis, os despertáis, quiero, estuve, pueden, se cayó, dices, se van, hizo`,
  A2: `
    es, fueron, estaba, ha tenido, desde hace, hay, hace, viste, daban, he podido,
    habéis estado, decía, se vestían, os habéis caído, se levantó, quiero, me vestí, vais, te has levantado, estuve`,
  B1: `
    es, fueron, estaba, ha tenido, veremos, creería, den, haced, desde hace, había,
    habéis estado, irá, se levanten, haga, tengáis, os habéis caído, te pondrás, nos vayamos, se levantó, puedan`,
  B2: `
    es, fueron, estaba, ha tenido, veremos, creería, den, haced, desde hace, había,
    habéis estado, se levanten, irá, haga, tengáis, os habéis caído, se levantó, te pondrás, nos vayamos, puedan`,
};

it.each(cefrLevels)("a learner of %s begins with these forms", (level) => {
  const answers = firstForms[level].trim().split(/,\s+/);
  expect(
    listOf(level)
      .slice(0, 20)
      .map(({ answer }) => answer),
  ).toEqual(answers);
});
