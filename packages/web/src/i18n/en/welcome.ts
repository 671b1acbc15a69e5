import type { welcome as source } from "../fr/welcome.ts";
import type { Localised } from "../localised.ts";

export const welcome = {
  title: "¡Bienvenido!",
  intro: "Here you practise Spanish verbs, one sentence at a time.",
  answer: "Write the form that is missing: Enter checks, Enter goes on.",
  verdict: "After a mistake you read at once what went wrong.",
  comeBack: "What is hard for you comes back soon; what you know, later.",
  firstLevel: "Each right answer hangs up a flag: with {{count, number}} you become {{level}}.",
  start: "Let’s go",
} satisfies Localised<typeof source>;
