export const welcome = {
  title: "¡Bienvenido!",
  intro: "Écrivez la forme qui manque. Les formes qui vous résistent reviennent vite.",
  sound: "Un son doux après chaque réponse",
  start: "C'est parti !",
  test: "Faire le test (3 minutes)",
  testText: "Le test évite de commencer par ce que vous savez déjà.",
} as const;
