/** The placement test, and its result. */
export const placement = {
  title: "Trouver votre place",
  intro:
    "De 12 à 16 phrases (24 au plus), en trois minutes environ. Verbena estime ce que vous savez déjà, et les révisions commencent par le reste.",
  facts: {
    calm: "Ni montre ni note. Les accents ne comptent pas.",
    unknown: "« Je ne sais pas » aide autant qu’une réponse.",
    safe: "Vous pouvez arrêter à tout moment. Le test ne change ni vos niveaux ni vos statistiques.",
  },
  begin: "Commencer le test",
  resume: "Continuer le test",
  again: "Refaire le test",
  later: "Plus tard",
  preparing: "Le test se prépare. Cela prend quelques secondes.",
  loadFailed: "Les phrases du test n’ont pas pu être chargées.",
  notNeeded: "Le test n’est pas nécessaire pour s’entraîner.",
  place: "{{index, number}} sur environ {{total, number}}",
  position: "Phrase {{index, number}} sur environ {{total, number}}",
  hint: "Répondez comme cela vient. Si vous ne savez pas, dites-le : cela aide aussi.",
  leave: "Arrêter",
  leaveTest: "Arrêter le test",
  verdicts: {
    right: "Juste.",
    wrong: "La bonne réponse : *{{form}}*. Vous avez écrit *{{given}}*.",
    unknown: "La voici : *{{form}}*.",
    typo: "Une faute de frappe, qui ne compte pas. La bonne réponse : *{{form}}*.",
  },
  result: {
    title: "Vos verbes : {{level}}",
    note_one: "Une estimation après {{count, number}} réponse, et non un certificat.",
    note_other:
      "Une estimation après {{count, number}} réponses, et non un certificat. Vos prochaines réponses la corrigent.",
    first: "Les révisions commencent par ce qui manque : {{families}}.",
    allSure: "Tout ce que vous avez choisi semble sûr. Les révisions le vérifient peu à peu.",
    chosen: "Vous avez choisi le niveau {{level}}.",
    changeLevel: "Changer de niveau",
    begin: "Commencer",
    families: "Ce que vous savez",
    correct: "Si une ligne est fausse, choisissez ce qui est juste.",
    statuses: { sure: "Sûr", partly: "En partie", new: "Nouveau" },
    examples: "Exemples",
  },
} as const;
