export const choice = {
  title: "Votre programme",
  question: "Que savez-vous déjà ?",
  levels: {
    A1: "Je débute : le présent, un premier temps du passé, desde et hace.",
    A2: "Je me débrouille : les autres passés, ser et estar.",
    B1: "Je tiens une conversation : le futur, le subjonctif, l’impératif.",
    B2: "Je nuance : choisir le passé, por ou para.",
  },
  families: "Familles d’exercices",
  familiesHint:
    "Les familles décochées n’apparaissent plus dans les menus, les révisions ni les statistiques. Votre progression est gardée : elle revient dès que vous les cochez de nouveau.",
  region: "Quel espagnol ?",
  regions: {
    spain: "Espagne",
    "latin-america": "Amérique latine",
  },
  regionHint: "En Amérique latine, vosotros n’est pas demandé et les formes de vos sont acceptées.",
} as const;
