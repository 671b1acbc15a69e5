import type { welcome as source } from "../fr/welcome.ts";
import type { Localised } from "../localised.ts";

export const welcome = {
  title: "¡Bienvenido!",
  intro: "Hier oefen je Spaanse werkwoorden, één zin tegelijk.",
  answer: "Schrijf de vorm die ontbreekt: Enter controleert, Enter gaat verder.",
  verdict: "Na een fout lees je meteen wat er misging.",
  comeBack: "Wat je moeilijk vindt, komt snel terug; wat je kent, later.",
  firstLevel:
    "Bij elk goed antwoord komt er een vlaggetje bij: met {{count, number}} word je {{level}}.",
  start: "Aan de slag",
} satisfies Localised<typeof source>;
