/** Names of the domain. Exercises and levels keep their Spanish names in every language. */
export const vocabulary = {
  exercises: {
    "presente-indicativo": "Presente de indicativo",
    "preterito-indefinido": "Pretérito indefinido",
    "desde-hace": "Desde, desde hace",
  },
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
