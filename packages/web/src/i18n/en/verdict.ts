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
  slip: "Typo: try again",
  more: "More actions",
  end: {
    label: "End of the round",
    result: "Round complete: {{correct, number}} out of {{total, number}}.",
    outOf: "{{correct, number}} out of {{total, number}}",
    missed: "To remember",
    goOn: "Another round",
    again_one: "Repeat {{count, number}} mistake",
    again_other: "Repeat these {{count, number}} mistakes",
    againNote: "This does not count.",
    enough: "Enough for now",
    slip: "Try the last answer again (typo)",
  },
} satisfies Localised<typeof source>;
