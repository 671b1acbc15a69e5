import { formOfVosFor } from "@verbena/core/conjugation/accepted-forms";
import { longTenseName } from "@verbena/core/conjugation/tense-names";
import type { DrillQuestion } from "@verbena/core/drill/drill-questions";
import { isCompoundTense, type Person } from "@verbena/core/tenses";
import { personName } from "#conjugation/person-name.ts";
import type { DrillExercise } from "#progress/use-exercises.ts";

const BLANK = "_______";

/** A question for the exercise screen. */
export function drillExercise({ verb, tense, person, accepted }: DrillQuestion): DrillExercise {
  const [answer, ...also] = accepted;
  return {
    kind: "drill",
    item: verb.infinitive,
    context: `${tense} ${person ?? ""}`,
    verb: verb.infinitive,
    tense,
    tenseName: longTenseName(tense).toLowerCase(),
    person,
    answer,
    also,
    vos: formOfVosFor({ verb: verb.infinitive, tense, person }) ?? undefined,
    hasSeveralWords: verb.reflexive || isCompoundTense(tense) || tense === "imperativo-negativo",
    sentence: sentenceOf(person, tense),
    timeMarker: null,
    subject: null,
    alone: true,
  };
}

/** The blank with its pronoun. An imperative has no subject: the person it speaks to follows in parentheses. */
function sentenceOf(person: Person | null, tense: DrillQuestion["tense"]): string {
  if (person === null) return BLANK;
  const isImperative = tense === "imperativo-afirmativo" || tense === "imperativo-negativo";
  return isImperative ? `${BLANK} (${personName(person, tense)})` : `${person} ${BLANK}`;
}
