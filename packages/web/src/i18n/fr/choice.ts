export const choice = {
  title: "Ce que vous pratiquez",
  question: "Que savez-vous déjà ?",
  levels: {
    A1: "Je débute : le présent, un premier passé.",
    A2: "Je me débrouille : les autres passés, ser et estar.",
    B1: "Je converse : le futur, le subjonctif, les ordres.",
    B2: "Je nuance : choisir le passé, por ou para.",
  },
  families: "Familles d’exercices",
  familiesHint:
    "Les autres familles n’apparaissent plus dans les menus et les révisions. Votre progression y reste : elle revient quand vous les cochez de nouveau.",
  region: "Quel espagnol ?",
  regions: {
    spain: "Espagne",
    "latin-america": "Amérique latine",
  },
  regionHint: "En Amérique latine, vosotros n’est pas demandé et les formes de vos sont acceptées.",
} as const;
