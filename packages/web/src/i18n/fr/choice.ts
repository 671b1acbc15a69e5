export const choice = {
  title: "Ce que vous pratiquez",
  question: "Que savez-vous déjà ?",
  levels: {
    A1: "Je débute : dire ce que je fais et ce que j’ai fait.",
    A2: "Je me débrouille : raconter et décrire au passé.",
    B1: "Je tiens une conversation : parler de l’avenir, demander, souhaiter.",
    B2: "Je suis à l’aise : choisir entre les temps du passé, nuancer.",
  },
  families: "Familles d’exercices",
  familiesHint:
    "Les autres familles n’apparaissent plus dans les menus et les révisions. Votre progression y reste : elle revient quand vous les cochez de nouveau.",
  region: "Quel espagnol ?",
  regions: {
    spain: "Espagne",
    "latin-america": "Amérique latine",
  },
  regionHint: "En Amérique latine, vosotros n’est pas demandé et vos est accepté au présent.",
} as const;
