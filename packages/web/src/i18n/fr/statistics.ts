export const statistics = {
  title: "Statistiques",
  family: "Famille d’exercices",
  causesTitle: "Vos erreurs par cause",
  causesIntro:
    "Les {{days, number}} derniers jours, aujourd’hui compris. Une réponse à laquelle il ne manquait qu’un accent compte comme juste, mais figure ici.",
  times_one: "{{count, number}} fois",
  times_many: "{{count, number}} de fois",
  times_other: "{{count, number}} fois",
  none: "Aucune erreur à montrer",
  noneText: "Ce que vous manquez en vous entraînant est compté ici, par cause.",
  practise: "S’entraîner",
  loadFailed: "Vos erreurs n’ont pas pu être chargées.",
} as const;
