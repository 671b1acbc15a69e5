import type { verdict as source } from "../fr/verdict.ts";
import type { Localised } from "../localised.ts";

export const verdict = {
  almost: "Bijna",
  wrongForm: "Dit is niet de gevraagde vorm.",
  wrongWord: "Dit is niet het gevraagde woord.",
  no: "Nee.",
  gaveUp: "Dit is het: *{{form}}*.",
  construction: "Opbouw",
  verbTable: "Tabel",
  verbTableOf: "Tabel: {{verb}}",
  theory: "Theorie",
  comesBack: "Komt {{when}} terug",
  why: "Waarom?",
  vos: "*{{vos}}* is de vorm van *vos*, dat onder meer in Argentinië *tú* vervangt. Met *tú*: *{{form}}*.",
  slip: "Typefout: opnieuw proberen",
  more: "Meer acties",
  end: {
    label: "Einde van de ronde",
    result: "Ronde klaar: {{correct, number}} van de {{total, number}}.",
    outOf: "{{correct, number}} van de {{total, number}}",
    missed: "Om te onthouden",
    goOn: "Nog een ronde",
    again_one: "{{count, number}} fout nog eens",
    again_other: "{{count, number}} fouten nog eens",
    againNote: "Dit telt niet mee.",
    enough: "Genoeg voor nu",
    slip: "Typefout: laatste antwoord opnieuw",
  },
} satisfies Localised<typeof source>;
