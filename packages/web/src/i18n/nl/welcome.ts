import type { welcome as source } from "../fr/welcome.ts";
import type { Localised } from "../localised.ts";

export const welcome = {
  title: "¡Bienvenido!",
  intro: "Schrijf de vorm die ontbreekt. Wat je moeilijk vindt, komt snel terug.",
  sound: "Een zacht geluid na elk antwoord",
  start: "Aan de slag",
} satisfies Localised<typeof source>;
