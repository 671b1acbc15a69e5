import type { contentCare as source } from "../fr/content-care.ts";
import type { Localised } from "../localised.ts";

export const contentCare = {
  title: "Zinnen",
  gone: "Geen bestand heeft deze zin nog",
  correct: "Verbeteren",
  hide: "Verbergen",
  show: "Weer tonen",
  withdraw: "Verbetering intrekken",
  quoteHint: "Woorden uit de zin, precies zo; leeg als er geen zijn",
  done: {
    correct: "Zin verbeterd",
    hide: "Zin verborgen",
    show: "Zin weer getoond",
    withdraw: "Verbetering ingetrokken",
  },
  states: {
    hidden: "Verborgen",
    laid: "Verbeterd",
    "in-files": "Hetzelfde staat in de bestanden",
    "file-changed": "Het bestand is sindsdien veranderd",
  },
  fields: {
    sentence: "Zin",
    correctAnswer: "Antwoord",
    time: "Woorden die de tijd aangeven",
    subject: "Woorden die de persoon aangeven",
    complement: "Woorden die om het antwoord vragen",
    fr: "Franse vertaling",
    nl: "Nederlandse vertaling",
    en: "Engelse vertaling",
  },
  reports: {
    title: "Meldingen",
    loadFailed: "De meldingen konden niet worden geladen.",
    none: "Er wacht geen melding op antwoord.",
    more: "Meer meldingen tonen",
    given: "Gegeven antwoord:",
    answer: "Antwoorden",
    answerTo: "Antwoord aan {{name}}",
    answered: "Antwoord verstuurd",
  },
  corrections: {
    title: "Verbeteringen",
    intro:
      "Wat verschilt van de bestanden. Een verbetering waarvan het bestand sindsdien veranderd is, wordt niet meer getoond: verbeter opnieuw of trek ze in.",
    loadFailed: "De verbeteringen konden niet worden geladen.",
    none: "Er is geen zin verbeterd of verborgen.",
    patch: "Verbeteringen downloaden (patch)",
  },
} satisfies Localised<typeof source>;
