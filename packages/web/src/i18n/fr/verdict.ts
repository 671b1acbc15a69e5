/** What the exercise screen shows after an answer. */
export const verdict = {
  /** A sentence that begins with it needs no “no” before it. */
  almost: "Presque",
  wrongForm: "Ce n’est pas la forme attendue.",
  wrongWord: "Ce n’est pas le mot attendu.",
  no: "Non.",
  gaveUp: "La voici : *{{form}}*.",
  construction: "Construction",
  verbTable: "Tableau",
  verbTableOf: "Tableau : {{verb}}",
  theory: "Théorie",
  comesBack: "Revient {{when}}",
  why: "Pourquoi ?",
  vos: "*{{vos}}* est la forme de *vos*, qui remplace *tú* en Argentine et ailleurs. Avec *tú* : *{{form}}*.",
  slip: "C’était une faute de frappe",
  more: "Autres actions",
  end: {
    label: "Fin de la série",
    result: "Série terminée : {{correct, number}} sur {{total, number}}.",
    outOf: "{{correct, number}} sur {{total, number}}",
    missed: "À retenir",
    goOn: "Encore une série",
    again_one: "Reprendre {{count, number}} erreur",
    again_other: "Reprendre ces {{count, number}} erreurs",
    againNote:
      "Reprendre n’a d’effet ni sur le calendrier, ni sur les statistiques, ni sur le niveau.",
    enough: "Assez pour l’instant",
    slip: "La dernière réponse était une faute de frappe",
  },
} as const;
