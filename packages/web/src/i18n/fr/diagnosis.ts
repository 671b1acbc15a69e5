/** What went wrong with an answer, in at most two short sentences. Spanish words stand between asterisks. */
export const diagnosis = {
  inTense: {
    "presente-indicativo": "au présent",
    "preterito-indefinido": "au pretérito indefinido",
    "preterito-imperfecto": "à l’imparfait",
    "futuro-simple": "au futur",
    "condicional-simple": "au conditionnel",
    "presente-subjuntivo": "au subjonctif présent",
    "imperfecto-subjuntivo": "au subjonctif imparfait",
    "imperfecto-subjuntivo-se": "au subjonctif imparfait",
    "futuro-subjuntivo": "au subjonctif futur",
    "imperativo-afirmativo": "à l’impératif",
    "imperativo-negativo": "à l’impératif négatif",
    gerundio: "au gérondif",
    participio: "au participe",
    infinitivo: "à l’infinitif",
  },
  asked: {
    "presente-indicativo": "le présent de l’indicatif",
    "preterito-indefinido": "le pretérito indefinido",
  },
  asks: {
    time: "Ici, avec *{{time}}*, on emploie {{tense}}.",
    tense: "Ici, on emploie {{tense}}.",
    subject: "Ici, le sujet est *{{subject}}* : {{person}}.",
    person: "Ici, la personne est *{{person}}*.",
  },
  accent: {
    slip: "Seul l’accent diffère : on écrit *{{right}}*.",
    real: "*{{form}}* existe aussi, mais c’est une autre forme : *{{person}}*, {{tense}}.",
    realNonFinite: "*{{form}}* existe aussi, mais c’est une autre forme : {{tense}}.",
    marks: "Regardez bien les signes sur les lettres : *{{right}}*.",
  },
  person: "*{{form}}* est la forme de {{persons}}.",
  tense: "*{{form}}* est {{tense}}.",
  needlessStemChange: {
    stem: "Ici, le radical ne change pas : *{{stem}}-*.",
    weakPersons:
      "Pour *nosotros* et *vosotros*, le radical ne change pas ici : *{{from}}* reste *{{from}}*.",
    here: "Ici, le radical ne change pas : *{{from}}* reste *{{from}}*.",
    adds: "Ici, le radical ne prend pas *{{to}}*.",
  },
  personMeant: "*{{given}}* ressemble à la forme de {{persons}}, *{{form}}*.",
  tenseMeant: "*{{given}}* ressemble à *{{form}}*, {{tense}}.",
  alsoPerson: "Et la personne ici est *{{person}}*.",
  nonFinite: "*{{form}}* est {{tense}} ; ici, il faut la forme de *{{person}}*.",
  compound: {
    perfect: "Ici, le verbe n’a pas d’auxiliaire.",
    otherAuxiliary:
      "*{{Auxiliary}}* ne sert pas à former le passé : l’auxiliaire espagnol est *haber*.",
    "near-future": "*{{form}}* est la construction *ir a* avec l’infinitif.",
    progressive: "*{{form}}* est une construction avec le gérondif.",
    "recent-past": "*{{form}}* est la construction *acabar de* avec l’infinitif.",
    note: "Là où le français dit « j’ai parlé », l’espagnol dit *hablé* pour un temps terminé, comme *ayer*.",
  },
  regularised: {
    stem: "*{{Verb}}* n’est pas régulier ici : son radical devient *{{stem}}-*.",
    whole: "*{{Verb}}* n’est pas régulier ici : cette forme s’apprend par cœur, *{{right}}*.",
    ending: "Avec le radical *{{stem}}-*, la terminaison est *-{{right}}*, et non *-{{given}}*.",
  },
  missedStemChange: {
    changes: "Ici, le radical change : *{{from}}* devient *{{to}}*.",
    adds: "Ici, le radical prend *{{to}}*.",
  },
  spelling: {
    letters: "Ici, on écrit *{{right}}* et non *{{given}}* : *{{form}}*.",
    needless: "Ici, *{{given}}* est de trop : *{{form}}*.",
    missing: "Ici, il manque *{{right}}* : *{{form}}*.",
    y: "Entre deux voyelles, *i* devient *y* : *{{form}}*.",
  },
  classEnding: {
    class:
      "*-{{given}}* est une terminaison des verbes en *-{{of}}* ; *{{verb}}* prend *-{{right}}*.",
    tuS: "Au pretérito indefinido, la forme de *tú* se termine sans *s* : *{{form}}*.",
  },
  pronoun: {
    missing: "*{{Verb}}* se conjugue avec un pronom : il manque *{{right}}*.",
    "other-person": "Le pronom de *{{person}}* est *{{right}}*, et non *{{given}}*.",
    "other-pronoun":
      "*{{given}}* n’est pas un pronom réfléchi : celui de *{{person}}* est *{{right}}*.",
    needless: "Ici, *{{verb}}* se conjugue sans pronom : pas de *{{given}}*.",
    misplaced: "Le pronom se place devant la forme conjuguée : *{{form}}*.",
    foreign: "« {{given}} » n’est pas un pronom espagnol : on dit *{{form}}*.",
    "needless-subject": "Le sujet n’est pas à écrire ici : la forme seule suffit.",
  },
  wrongVerb: "*{{form}}* vient du verbe *{{other}}* ; ici, le verbe est *{{verb}}*.",
  typo: {
    missing: "Presque : il manque *{{right}}*.",
    extra: "Presque : *{{given}}* est de trop.",
    other: "Presque : on écrit *{{right}}*, et non *{{given}}*.",
    swapped: "Presque : deux lettres sont inversées, *{{right}}* et non *{{given}}*.",
    "b-v": "*b* et *v* se prononcent de la même façon : ici, on écrit *{{right}}*.",
    "silent-h": "Le *h* ne se prononce pas, mais il compte : *{{form}}*.",
    doubled: "Presque, à une lettre double près : *{{form}}*.",
    space: "Presque, à un espace près : *{{form}}*.",
    punctuation: "Presque : sans autre signe, *{{form}}*.",
    "same-sound": "Le son est le même, mais on écrit *{{right}}* : *{{form}}*.",
  },
  words: {
    chosen: {
      desde: "*Desde* demande un moment : une date, un jour, un événement.",
      "desde que": "*Desde que* demande une proposition avec un verbe.",
      "desde hace": "*Desde hace* demande une durée qui continue.",
      hace: "*Hace* demande une durée, après une action terminée.",
    },
    wanted: {
      desde: "Ici, *{{complement}}* est un point de départ.",
      "desde que": "Ici, *{{complement}}* est une proposition avec un verbe.",
      "desde hace": "Ici, *{{complement}}* est une durée, et la situation continue.",
      hace: "Ici, *{{complement}}* est une durée, et l’action est terminée.",
    },
  },
} as const;
