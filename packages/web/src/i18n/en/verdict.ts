import type { verdict as source } from "../fr/verdict.ts";
import type { Localised } from "../localised.ts";

export const verdict = {
  almost: "Almost",
  wrongForm: "That is not the form needed here.",
  wrongWord: "That is not the word needed here.",
  no: "No.",
  gaveUp: "Here it is: *{{form}}*.",
  construction: "Built from",
  verbTable: "Table",
  verbTableOf: "Table: {{verb}}",
  theory: "Theory",
  comesBack: "Comes back {{when}}",
  why: "Why?",
  vos: "*{{vos}}* is the form of *vos*, which replaces *tú* in Argentina and elsewhere. With *tú*: *{{form}}*.",
  slip: "That was a slip",
  more: "More actions",
  end: {
    label: "End of the round",
    result: "Round complete: {{correct, number}} out of {{total, number}}.",
    outOf: "{{correct, number}} out of {{total, number}}",
    missed: "To remember",
    goOn: "Another round",
    again_one: "Go over {{count, number}} mistake",
    again_other: "Go over these {{count, number}} mistakes",
    againNote: "Going over them leaves your schedule, statistics and level as they are.",
    enough: "Enough for now",
    slip: "The last answer was a slip",
  },
} satisfies Localised<typeof source>;
