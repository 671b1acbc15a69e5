import type { classSignIn as source } from "../fr/class-sign-in.ts";
import type { Localised } from "../localised.ts";

export const classSignIn = {
  title: "Inloggen met je klas",
  heading: "Dag!",
  intro: "Alles staat op het kaartje dat je van je leraar hebt gekregen.",
  code: "Klascode",
  name: "Je naam in de klas",
  password: "Wachtwoord",
  passwordHint: "Drie woorden. Hoofdletters en streepjes tellen niet mee.",
  submit: "Inloggen",
  lost: "Kaartje kwijt? Je leraar kan er een nieuw maken.",
  other: "Inloggen met een e-mailadres",
  someoneElse: {
    title: "Ben jij dit?",
    text: "{{name}} is nog ingelogd op dit apparaat.",
    stay: "Verder met dit account",
    leave: "Dit ben ik niet",
  },
} satisfies Localised<typeof source>;
