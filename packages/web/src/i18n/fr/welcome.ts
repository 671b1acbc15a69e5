export const welcome = {
  title: "¡Bienvenido!",
  intro: "Écrivez la forme qui manque. Les formes qui vous résistent reviennent vite.",
  firstLevel:
    "Chaque réponse juste accroche un fanion : avec {{count, number}}, vous passez {{level}}.",
  sound: "Un son doux après chaque réponse",
  start: "C'est parti !",
} as const;
