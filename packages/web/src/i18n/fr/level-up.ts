export const levelUp = {
  title: "Nouveau niveau : {{level}}",
  newLevel: "Nouveau niveau",
  text_one: "{{family}}, {{count, number}} réponse juste.",
  text_other: "{{family}}, {{count, number}} réponses justes.",
  remaining_one: "Encore {{count, number}} réponse juste avant {{level}}.",
  remaining_other: "Encore {{count, number}} réponses justes avant {{level}}.",
  highest: "C’est le niveau maximum.",
  continue: "Continuer",
} as const;
