import type { welcome as source } from "../fr/welcome.ts";
import type { Localised } from "../localised.ts";

export const welcome = {
  title: "¡Bienvenido!",
  intro: "Schrijf de vorm die ontbreekt. Wat je moeilijk vindt, komt snel terug.",
  sound: "Een zacht geluid na elk antwoord",
  start: "Aan de slag",
  test: "Test doen (3 minuten)",
  testText: "Met de test begin je niet met wat je al weet.",
} satisfies Localised<typeof source>;
