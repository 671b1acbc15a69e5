import type { welcome as source } from "../fr/welcome.ts";
import type { Localised } from "../localised.ts";

export const welcome = {
  title: "¡Bienvenido!",
  intro: "Write the missing form. What you find hard comes back soon.",
  sound: "A soft sound after each answer",
  start: "Let’s go",
  test: "Take the test (3 minutes)",
  testText: "With the test, you do not begin with what you already know.",
} satisfies Localised<typeof source>;
