export const settings = {
  title: "Profil et réglages",
  contents: "Sections",
  sections: {
    practice: "Entraînement",
    rhythm: "Rythme",
    display: "Affichage",
    account: "Compte",
    data: "Données",
  },
  placement: {
    text: "Pas sûr de votre niveau ? Un test de trois minutes estime ce que vous savez.",
    link: "Trouver votre place",
  },
  typing: "Saisie et son",
  loadFailed: "Vos réglages n’ont pas pu être chargés.",
  dailyAim: {
    label: "Réponses par jour",
    hint: "Ce que vous voulez faire chaque jour, de {{min, number}} à\u00A0{{max, number}}.",
  },
  reviewOrder: {
    formByForm:
      "La révision va forme par forme pour l’instant : trop de formes nouvelles étaient fausses. Vous pouvez changer cela dans Profil, Rythme.",
    label: "Choix des formes à réviser",
    form: "Forme par forme",
    rule: "Par règle",
    "always-rule": "Par règle, toujours",
    explanations: {
      form: "D’abord les formes dont la date est venue, puis les nouvelles.",
      rule: "Verbena demande les formes qui exercent les règles dont vous avez le plus besoin. Si les nouvelles formes sont trop souvent fausses, la révision redevient «\u00A0forme par forme\u00A0» pour un temps.",
      "always-rule":
        "Comme «\u00A0par règle\u00A0», même si beaucoup de nouvelles formes sont fausses.",
    },
  },
  newPerDay: {
    label: "Nouvelles formes par jour",
    hint: "Combien de nouvelles formes s’ajoutent chaque jour, toutes familles confondues, de {{min, number}} à\u00A0{{max, number}}.",
  },
  range: "Entre {{min, number}} et {{max, number}}",
  practiceDays: "Jours d’entraînement par semaine",
  roundLength: "Phrases par série",
  persons: {
    label: "Personnes du verbe (yo, tú…)",
    hint: "Les formes des autres personnes attendent : elles ne sont ni révisées ni ajoutées.",
  },
  sound: "Un son doux après chaque réponse",
  scheduler: {
    title: "Rythme des révisions",
    intro:
      "Verbena décide quand chaque forme revient. Après un changement, toutes les dates sont recalculées à partir de vos réponses. Vous pouvez revenir en arrière quand vous voulez.",
    method: "Méthode",
    methods: { sm2: "Simple (SM-2)", fsrs: "Sur mesure (FSRS)" },
    explanations: {
      sm2: "La méthode par défaut : un jour, puis six, puis des intervalles de plus en plus longs, d’un an au plus. Une erreur ramène la forme au lendemain.",
      fsrs: "Estime quand vous allez oublier chaque forme, et la fait revenir juste avant.",
    },
    retention: "Part des formes à retenir : {{share}}",
    retentionHint: "Plus elle est grande, plus les formes reviennent souvent.",
    average: "La méthode part de la mémoire moyenne de nombreux apprenants.",
    fitted: "La méthode est ajustée à vos réponses.",
    fit: "Ajuster à mes réponses",
    backToAverage: "Revenir à la moyenne",
    fits: {
      better:
        "Vos réponses suffisent : Verbena prévoit mieux vos oublis avec vos propres chiffres. Enregistrez pour les utiliser.",
      notBetter:
        "Vos propres réponses ne prévoient pas encore mieux vos oublis que la moyenne : rien ne change.",
      figures:
        "Erreur de prévision (log loss) : {{defaultLoss, number}} avec la moyenne, {{loss, number}} avec vos réponses.",
      tooFewAnswers_one:
        "Il manque encore {{count, number}} réponse : pour ajuster la méthode, il en faut {{needed, number}}.",
      tooFewAnswers_other:
        "Il manque encore {{count, number}} réponses : pour ajuster la méthode, il en faut {{needed, number}}.",
      tooFewRepetitions:
        "Trop peu de formes sont revenues un autre jour. Continuez à réviser, puis réessayez.",
      unavailable: "L’ajustement n’est pas disponible sur ce serveur.",
    },
    preview: "L’effet sur les 14 prochains jours",
    previewFailed: "L’effet n’a pas pu être calculé.",
    previewSummary_one: "{{count, number}} révision après le changement, {{current, number}} sans",
    previewSummary_other:
      "{{count, number}} révisions après le changement, {{current, number}} sans",
    day: "Jour",
    late: "En retard",
    current: "Sans changement",
    chosen: "Après le changement",
    saved: "Rythme enregistré",
  },
} as const;
