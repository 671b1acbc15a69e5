/** Names of the domain. Levels keep their Spanish names in every language. */
export const vocabulary = {
  levels: {
    novato: "Novato",
    principiante: "Principiante",
    aprendiz: "Aprendiz",
    asiduo: "Asiduo",
    confirmado: "Confirmado",
    experto: "Experto",
    maestro: "Maestro",
    granMaestro: "Gran maestro",
  },
} as const;
