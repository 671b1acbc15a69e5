import type { welcome as source } from "../fr/welcome.ts";
import type { Localised } from "../localised.ts";

export const welcome = {
  title: "¡Bienvenido!",
  intro: "Write the missing form. What you find hard comes back soon.",
  sound: "A soft sound after each answer",
  start: "Let’s go",
} satisfies Localised<typeof source>;
