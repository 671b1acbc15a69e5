import type { contentCare as source } from "../fr/content-care.ts";
import type { Localised } from "../localised.ts";

export const contentCare = {
  title: "Frases",
  gone: "Ningún archivo tiene ya esta frase",
  correct: "Corregir",
  hide: "Ocultar",
  show: "Volver a mostrar",
  withdraw: "Retirar la corrección",
  quoteHint: "Palabras de la frase, tal cual; vacío si no las hay",
  done: {
    correct: "Frase corregida",
    hide: "Frase oculta",
    show: "Frase visible de nuevo",
    withdraw: "Corrección retirada",
  },
  states: {
    hidden: "Oculta",
    laid: "Corregida",
    "in-files": "Los archivos ya dicen lo mismo",
    "file-changed": "El archivo ha cambiado desde entonces",
  },
  fields: {
    sentence: "Frase",
    correctAnswer: "Respuesta",
    time: "Palabras que indican el tiempo",
    subject: "Palabras que indican la persona",
    complement: "Palabras que piden la respuesta",
    fr: "Traducción al francés",
    nl: "Traducción al neerlandés",
    en: "Traducción al inglés",
  },
  reports: {
    title: "Avisos",
    loadFailed: "No se han podido cargar los avisos.",
    none: "Ningún aviso espera respuesta.",
    more: "Mostrar más avisos",
    given: "Respuesta dada:",
    answer: "Responder",
    answerTo: "Respuesta a {{name}}",
    answered: "Respuesta enviada",
  },
  corrections: {
    title: "Correcciones",
    intro:
      "Lo que difiere de los archivos del contenido. Una corrección cuyo archivo ha cambiado después ya no se muestra: corrige de nuevo o retírala.",
    loadFailed: "No se han podido cargar las correcciones.",
    none: "No hay frases corregidas ni ocultas.",
    patch: "Descargar las correcciones (patch)",
  },
} satisfies Localised<typeof source>;
