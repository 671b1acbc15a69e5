export const welcome = {
  title: "¡Bienvenido!",
  intro: "Écrivez la forme qui manque. Les formes qui vous résistent reviennent vite.",
  firstLevel:
    "Chaque réponse juste accroche un fanion : avec {{count, number}}, vous passez {{level}}.",
  start: "C'est parti !",
} as const;
