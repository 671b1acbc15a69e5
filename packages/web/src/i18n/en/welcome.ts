import type { welcome as source } from "../fr/welcome.ts";
import type { Localised } from "../localised.ts";

export const welcome = {
  title: "¡Bienvenido!",
  intro: "Write the form that is missing. What is hard for you comes back soon.",
  firstLevel: "Each right answer hangs up a flag: with {{count, number}} you become {{level}}.",
  start: "Let’s go",
} satisfies Localised<typeof source>;
