import type { speech as source } from "../fr/speech.ts";
import type { Localised } from "../localised.ts";

export const speech = {
  listen: "Escuchar",
  listenTo: "Escuchar: {{text}}",
  slowly: "Despacio",
  dictation: "Dictado",
  notDictated: "Esta frase se lee: al oírla, ya sabrías la respuesta.",
  failed: "La lectura en voz alta no ha funcionado en este dispositivo.",
  dictationFailed: "La lectura en voz alta no ha funcionado: la práctica sigue por escrito.",
  settings: {
    title: "Escucha",
    device: "Estos ajustes valen para este dispositivo.",
    voice: "Voz",
    best: "España, si es posible",
    speed: "Velocidad",
    speeds: { slow: "Lenta", normal: "Normal", fast: "Rápida" },
    automatic: "Leer la frase en voz alta después de cada respuesta",
    example: "Escuchar un ejemplo",
  },
} satisfies Localised<typeof source>;
