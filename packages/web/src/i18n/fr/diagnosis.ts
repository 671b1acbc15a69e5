/** What went wrong with an answer, in at most two short sentences. Spanish words stand between asterisks. */
export const diagnosis = {
  tenses: {
    "presente-indicativo": "le présent",
    "preterito-indefinido": "le pretérito indefinido",
    "preterito-imperfecto": "l’imparfait",
    "futuro-simple": "le futur",
    "condicional-simple": "le conditionnel",
    "presente-subjuntivo": "le subjonctif présent",
    "imperfecto-subjuntivo": "le subjonctif imparfait",
    "imperfecto-subjuntivo-se": "le subjonctif imparfait",
    "futuro-subjuntivo": "le subjonctif futur",
    "imperativo-afirmativo": "l’impératif",
    "imperativo-negativo": "l’impératif négatif",
    gerundio: "le gérondif",
    participio: "le participe",
    infinitivo: "l’infinitif",
  },
  asks: {
    time: "Ici, avec *{{time}}*, c’est {{tense}}.",
    tense: "Ici, c’est {{tense}}.",
    subject: "Ici, le sujet est *{{subject}}* : {{person}}.",
    person: "Ici, la personne est *{{person}}*.",
  },
  accent: {
    slip: "Seul l’accent diffère : on écrit *{{right}}*.",
    real: "*{{form}}* existe aussi, mais c’est une autre forme : {{tense}}, *{{person}}*.",
    realNonFinite: "*{{form}}* existe aussi, mais c’est une autre forme : {{tense}}.",
  },
  person: "*{{form}}* est la forme de {{persons}}.",
  tense: "*{{form}}* est {{tense}}.",
  personMeant: "*{{given}}* ressemble à la forme de {{persons}}, *{{form}}*.",
  tenseMeant: "*{{given}}* ressemble à {{tense}}, *{{form}}*.",
  alsoPerson: "La personne est autre aussi : *{{person}}*.",
  nonFinite: "*{{form}}* est {{tense}} ; ici, il faut la forme de *{{person}}*.",
  compound: {
    perfect: "Ici, le verbe n’a pas d’auxiliaire.",
    otherAuxiliary:
      "*{{Auxiliary}}* ne sert pas à former le passé : l’auxiliaire espagnol est *haber*.",
    "near-future": "*{{form}}* parle de ce qui va se passer.",
    progressive: "*{{form}}* dit une action en cours, avec *estar*.",
    "recent-past": "*{{form}}* dit ce qui vient de se passer.",
    note: "Là où le français dit « j’ai parlé », l’espagnol dit *hablé* dès que le moment est passé.",
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
  needlessStemChange: {
    weakPersons:
      "Pour *nosotros* et *vosotros*, le radical ne change pas ici : *{{from}}* reste *{{from}}*.",
    here: "Ici, le radical ne change pas : *{{from}}* reste *{{from}}*.",
    adds: "Ici, le radical ne prend pas *{{to}}*.",
  },
  spelling: {
    letters: "Ici, on écrit *{{right}}* et non *{{given}}* : *{{form}}*.",
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
  wrongVerb: "*{{form}}* est une forme de *{{other}}* ; ici, le verbe est *{{verb}}*.",
  typo: {
    missing: "Presque : il manque *{{right}}*.",
    extra: "Presque : *{{given}}* est de trop.",
    other: "Presque : *{{right}}* à la place de *{{given}}*.",
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
