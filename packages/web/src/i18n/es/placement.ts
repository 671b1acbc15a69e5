import type { placement as source } from "../fr/placement.ts";
import type { Localised } from "../localised.ts";

export const placement = {
  title: "Encuentra tu punto de partida",
  intro:
    "De 12 a 16 frases (24 como mucho), en unos tres minutos. Verbena calcula lo que ya sabes, y los repasos empiezan por lo demás.",
  facts: {
    calm: "Sin reloj y sin nota. Las tildes no cuentan.",
    unknown: "«No lo sé» ayuda tanto como una respuesta.",
    safe: "Puedes parar en cualquier momento. La prueba no cambia tus niveles ni tus estadísticas.",
  },
  begin: "Empezar la prueba",
  resume: "Seguir con la prueba",
  again: "Repetir la prueba",
  later: "Más tarde",
  preparing: "La prueba se está preparando. Tarda unos segundos.",
  loadFailed: "No se han podido cargar las frases de la prueba.",
  notNeeded: "La prueba no hace falta para practicar.",
  place: "{{index, number}} de unas {{total, number}}",
  position: "Frase {{index, number}} de unas {{total, number}}",
  hint: "Responde lo primero que se te ocurra. Si no lo sabes, dilo: eso también ayuda.",
  leave: "Parar",
  leaveTest: "Parar la prueba",
  verdicts: {
    right: "Bien.",
    wrong: "La respuesta correcta: *{{form}}*. Has escrito *{{given}}*.",
    unknown: "Es esta: *{{form}}*.",
    typo: "Una errata, que no cuenta. La respuesta correcta: *{{form}}*.",
  },
  result: {
    title: "Tus verbos: {{level}}",
    note_one: "Un cálculo tras {{count, number}} respuesta, no un certificado.",
    note_other:
      "Un cálculo tras {{count, number}} respuestas, no un certificado. Tus próximas respuestas lo corrigen.",
    first: "Los repasos empiezan por lo que falta: {{families}}.",
    allSure: "Todo lo que has elegido parece seguro. Los repasos lo comprueban poco a poco.",
    chosen: "Has elegido el nivel {{level}}.",
    changeLevel: "Cambiar de nivel",
    begin: "Empezar",
    families: "Lo que sabes",
    correct: "Si una línea no es correcta, elige lo que sí lo es.",
    statuses: { sure: "Seguro", partly: "En parte", new: "Nuevo" },
    examples: "Ejemplos",
  },
} satisfies Localised<typeof source>;
