import {
  type CefrLevel,
  type ConjugationFamily,
  cefrLevels,
  type ExplanationKey,
} from "@verbena/core/families";
import { itemOf } from "@verbena/core/family-item";
import { listNewForms, type NewForm } from "@verbena/core/knowledge/list-new-forms";
import { skillsOf } from "@verbena/core/knowledge/skills-of-card";
import { type FamilyCard, familyCardKey } from "@verbena/core/progress/card";
import { contextOf, type FillInAnswer } from "@verbena/core/session/fill-in-context";
import type { ListPlaces } from "@verbena/core/session/order-review";
import { familiesUpTo } from "@verbena/core/session/practice-choice";
import type { Person, TableTense } from "@verbena/spanish";

/** What the lists need to know of a sentence that asks for a form. */
type FormSentence = {
  family: ConjugationFamily;
  tense: TableTense;
  verb: string;
  person: Person;
  number: number;
  subject: string | null;
};

/** What they need to know of a fill-in sentence. */
type FillInSentence = FillInAnswer & {
  id: string;
  person: Person | null;
  subject: string | null;
  explanationKey: ExplanationKey;
};

type Sentence = FormSentence | FillInSentence;

type Placed<Unplaced> = Unplaced & { places: ListPlaces };

/** Makes the list of new forms of each level, and gives each sentence the places of its card. */
export function withPlaces<Form extends FormSentence, FillIn extends FillInSentence>(unplaced: {
  conjugation: readonly Form[];
  fillIn: readonly FillIn[];
}): { conjugation: Placed<Form>[]; fillIn: Placed<FillIn>[] } {
  const lists = placesIn([...unplaced.conjugation, ...unplaced.fillIn]);
  const placesOf = (sentence: Sentence) => lists.get(familyCardKey(cardOf(sentence))) ?? {};
  return {
    conjugation: unplaced.conjugation.map((one) => ({ ...one, places: placesOf(one) })),
    fillIn: unplaced.fillIn.map((one) => ({ ...one, places: placesOf(one) })),
  };
}

/** The places of each card, by {@link familyCardKey}. */
function placesIn(sentences: readonly Sentence[]): ReadonlyMap<string, ListPlaces> {
  const firstSentences = new Map(
    sentences.toReversed().map((one) => [familyCardKey(cardOf(one)), one]),
  );
  const forms = [...firstSentences.values()].toReversed().map(newForm);
  const places = new Map<string, ListPlaces>();
  for (const level of cefrLevels) {
    for (const [place, form] of listOf(level, forms).entries()) {
      places.set(familyCardKey(form), { ...places.get(familyCardKey(form)), [level]: place });
    }
  }
  return places;
}

function listOf(level: CefrLevel, forms: readonly NewForm[]): NewForm[] {
  const families = familiesUpTo(level);
  return listNewForms(forms.filter(({ family }) => families.includes(family)));
}

function newForm(sentence: Sentence): NewForm {
  const card = cardOf(sentence);
  const verb = "number" in sentence ? sentence.verb : sentence.infinitive;
  return { ...card, verb, skills: skillsOf(card, sentence) };
}

function cardOf(sentence: Sentence): FamilyCard {
  const { family } = sentence;
  if (!("number" in sentence)) return { family, item: sentence.id, context: contextOf(sentence) };
  return { family, item: itemOf(sentence.verb, sentence.tense), context: sentence.person };
}
