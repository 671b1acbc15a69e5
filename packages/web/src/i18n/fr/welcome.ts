export const welcome = {
  title: "¡Bienvenido!",
  intro: "Écrivez la forme qui manque. Ce qui vous résiste revient bientôt.",
  firstLevel:
    "Chaque réponse juste accroche un fanion : avec {{count, number}}, vous passez {{level}}.",
  start: "C'est parti !",
} as const;
