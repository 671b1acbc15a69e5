export const welcome = {
  title: "¡Bienvenido!",
  intro: "Ici, vous pratiquez les verbes espagnols, une phrase à la fois.",
  answer: "Écrivez la forme qui manque : Entrée valide, Entrée continue.",
  verdict: "Après une erreur, vous lisez aussitôt ce qui s’est passé.",
  comeBack: "Ce qui vous résiste revient bientôt ; ce que vous savez, plus tard.",
  firstLevel:
    "Chaque réponse juste accroche un fanion : avec {{count, number}}, vous passez {{level}}.",
  start: "C'est parti !",
} as const;
