export const failed = {
  verbsTitle: "Verbes à revoir",
  sentencesTitle: "Phrases à revoir",
  intro: "Décochez ce que vous savez déjà : le reste sera au programme de la révision.",
  list: "Liste à revoir",
  untickAll: "Tout décocher",
  tickAll: "Tout cocher",
  save: "Enregistrer et réviser",
  empty: "Aucun verbe à revoir !",
  emptySentences: "Aucune phrase à revoir",
  emptyText: "Ce que vous manquez en vous entraînant se rassemble ici.",
  practise: "S’entraîner",
} as const;
