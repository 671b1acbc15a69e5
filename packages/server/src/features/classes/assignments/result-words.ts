import type { Language } from "@verbena/core/languages";
import type { PupilWork } from "./read-assignment.ts";

/** The columns of the results of an assignment. */
export const resultColumns = [
  "name",
  "state",
  "done",
  "needed",
  "errors",
  "until",
  "doneAt",
] as const;

type Words = {
  columns: Record<(typeof resultColumns)[number], string>;
  /** `late`: done after the end. */
  states: Record<PupilWork["state"] | "late", string>;
};

export const resultWords: Record<Language, Words> = {
  fr: {
    columns: {
      name: "Élève",
      state: "État",
      done: "Fait",
      needed: "À faire",
      errors: "Erreurs",
      until: "Date limite",
      doneAt: "Terminé le",
    },
    states: {
      "not-begun": "pas commencé",
      begun: "commencé",
      done: "fait",
      late: "fait en retard",
      excused: "dispensé",
      empty: "rien à faire",
    },
  },
  nl: {
    columns: {
      name: "Leerling",
      state: "Stand",
      done: "Gedaan",
      needed: "Te doen",
      errors: "Fouten",
      until: "Uiterlijk",
      doneAt: "Klaar op",
    },
    states: {
      "not-begun": "nog niet begonnen",
      begun: "begonnen",
      done: "klaar",
      late: "te laat klaar",
      excused: "vrijgesteld",
      empty: "niets te doen",
    },
  },
  es: {
    columns: {
      name: "Alumno",
      state: "Estado",
      done: "Hecho",
      needed: "Por hacer",
      errors: "Errores",
      until: "Fecha límite",
      doneAt: "Terminado el",
    },
    states: {
      "not-begun": "sin empezar",
      begun: "empezada",
      done: "hecha",
      late: "hecha con retraso",
      excused: "exento",
      empty: "nada que hacer",
    },
  },
  en: {
    columns: {
      name: "Pupil",
      state: "State",
      done: "Done",
      needed: "To do",
      errors: "Errors",
      until: "Due",
      doneAt: "Completed",
    },
    states: {
      "not-begun": "not begun",
      begun: "begun",
      done: "done",
      late: "done late",
      excused: "excused",
      empty: "nothing to do",
    },
  },
};
