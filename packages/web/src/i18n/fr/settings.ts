export const settings = {
  title: "Profil et réglages",
  contents: "Sections",
  sections: {
    practice: "Pratique",
    rhythm: "Rythme",
    display: "Affichage",
    account: "Compte",
    data: "Données",
  },
  typing: "Saisie et son",
  loadFailed: "Vos réglages n’ont pas pu être chargés.",
  dailyAim: {
    label: "Réponses par jour",
    hint: "Ce que vous voulez faire chaque jour, de {{min, number}} à\u00A0{{max, number}}.",
  },
  newPerDay: {
    label: "Nouvelles formes par jour",
    hint: "Ce que la révision ajoute chaque jour, toutes familles confondues, de {{min, number}} à\u00A0{{max, number}}.",
  },
  range: "Entre {{min, number}} et {{max, number}}",
  practiceDays: "Jours d’entraînement par semaine",
  roundLength: "Phrases par série",
  persons: {
    label: "Personnes à travailler",
    hint: "Les formes des autres personnes attendent : elles ne sont ni révisées ni ajoutées.",
  },
  sound: "Un son doux après chaque réponse",
  scheduler: {
    title: "Rythme des révisions",
    intro:
      "Verbena décide quand chaque forme revient. Après un changement, toutes les dates sont recalculées à partir de vos réponses. Vous pouvez revenir en arrière quand vous voulez.",
    method: "Méthode",
    explanations: {
      sm2: "La méthode par défaut : un jour, puis six, puis des intervalles de plus en plus longs, d’un an au plus. Une erreur ramène la forme au lendemain.",
      fsrs: "Estime quand vous allez oublier chaque forme, et la fait revenir juste avant.",
    },
    retention: "Part des formes à retenir : {{share}}",
    retentionHint: "Plus elle est grande, plus les formes reviennent souvent.",
    average: "FSRS part de la mémoire moyenne de nombreux apprenants.",
    fitted: "FSRS est ajusté à vos réponses.",
    fit: "Ajuster à mes réponses",
    backToAverage: "Revenir à la moyenne",
    fits: {
      better_one:
        "Ajusté : sur {{count, number}} répétition récente, l’erreur de prévision (log loss) passe de {{defaultLoss, number}} à {{loss, number}}. Enregistrez pour l’utiliser.",
      better_other:
        "Ajusté : sur vos {{count, number}} dernières répétitions, l’erreur de prévision (log loss) passe de {{defaultLoss, number}} à {{loss, number}}. Enregistrez pour l’utiliser.",
      notBetter:
        "La moyenne reste : l’ajustement ne prévoit pas mieux vos dernières répétitions (log loss de {{loss, number}}, contre {{defaultLoss, number}}).",
      tooFewAnswers_one:
        "Il manque encore {{count, number}} réponse : un ajustement en demande {{needed, number}}.",
      tooFewAnswers_other:
        "Il manque encore {{count, number}} réponses : un ajustement en demande {{needed, number}}.",
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
