export const failed = {
  verbsTitle: "Verbes à revoir",
  sentencesTitle: "Phrases à revoir",
  intro: "Décochez ce que vous savez déjà : vous vous entraînerez sur le reste.",
  list: "Liste à revoir",
  untickAll: "Tout décocher",
  tickAll: "Tout cocher",
  save: "Enregistrer et s’entraîner",
  empty: "Aucun verbe à revoir !",
  emptySentences: "Aucune phrase à revoir",
  emptyText: "Ce que vous n’avez pas réussi se rassemble ici.",
  practise: "S’entraîner",
} as const;
