import type { diagnosis as source } from "../fr/diagnosis.ts";
import type { Localised } from "../localised.ts";

export const diagnosis = {
  tenses: {
    "presente-indicativo": "the present",
    "preterito-indefinido": "the pretérito indefinido",
    "preterito-imperfecto": "the imperfect",
    "futuro-simple": "the future",
    "condicional-simple": "the conditional",
    "presente-subjuntivo": "the present subjunctive",
    "imperfecto-subjuntivo": "the past subjunctive",
    "imperfecto-subjuntivo-se": "the past subjunctive",
    "futuro-subjuntivo": "the future subjunctive",
    "imperativo-afirmativo": "the imperative",
    "imperativo-negativo": "the negative imperative",
    gerundio: "the gerund",
    participio: "the past participle",
    infinitivo: "the infinitive",
  },
  asks: {
    time: "Here, with *{{time}}*, it is {{tense}}.",
    tense: "Here it is {{tense}}.",
    subject: "Here the subject is *{{subject}}*: {{person}}.",
    person: "Here the person is *{{person}}*.",
  },
  accent: {
    slip: "Only the accent differs: it is written *{{right}}*.",
    real: "*{{form}}* exists too, but it is another form: {{tense}}, *{{person}}*.",
    realNonFinite: "*{{form}}* exists too, but it is another form: {{tense}}.",
  },
  person: "*{{form}}* is the form of {{persons}}.",
  tense: "*{{form}}* is {{tense}}.",
  alsoPerson: "The person is different too: *{{person}}*.",
  nonFinite: "*{{form}}* is {{tense}}; here you need the form of *{{person}}*.",
  compound: {
    perfect: "Here the verb has no auxiliary.",
    otherAuxiliary: "*{{Auxiliary}}* does not form the past: the Spanish auxiliary is *haber*.",
    "near-future": "*{{form}}* is about what is going to happen.",
    progressive: "*{{form}}* is an action in progress, with *estar*.",
    "recent-past": "*{{form}}* says what has just happened.",
    note: "Once the moment is over it is *hablé*, not *he hablado*: ‘I spoke’.",
  },
  regularised: {
    stem: "*{{Verb}}* is not regular here: its stem becomes *{{stem}}-*.",
    whole: "*{{Verb}}* is not regular here: this form is learnt by heart, *{{right}}*.",
    ending: "With the stem *{{stem}}-* the ending is *-{{right}}*, not *-{{given}}*.",
  },
  missedStemChange: {
    changes: "Here the stem changes: *{{from}}* becomes *{{to}}*.",
    adds: "Here the stem takes *{{to}}*.",
  },
  needlessStemChange: {
    weakPersons:
      "With *nosotros* and *vosotros* the stem does not change here: *{{from}}* stays *{{from}}*.",
    here: "Here the stem does not change: *{{from}}* stays *{{from}}*.",
    adds: "Here the stem does not take *{{to}}*.",
  },
  spelling: {
    letters: "Here it is spelt *{{right}}*, not *{{given}}*: *{{form}}*.",
    y: "Between two vowels, *i* becomes *y*: *{{form}}*.",
  },
  classEnding: {
    class: "*-{{given}}* is an ending of verbs in *-{{of}}*; *{{verb}}* takes *-{{right}}*.",
    tuS: "In the pretérito indefinido the *tú* form ends without *s*: *{{form}}*.",
  },
  pronoun: {
    missing: "*{{Verb}}* takes a pronoun: *{{right}}* is missing.",
    "other-person": "The pronoun of *{{person}}* is *{{right}}*, not *{{given}}*.",
    "other-pronoun": "*{{given}}* is not a reflexive pronoun: that of *{{person}}* is *{{right}}*.",
    needless: "Here *{{verb}}* takes no pronoun: no *{{given}}*.",
    misplaced: "The pronoun goes before the conjugated form: *{{form}}*.",
    foreign: "‘{{given}}’ is not a Spanish pronoun: you say *{{form}}*.",
    "needless-subject": "The subject need not be written here: the form alone is enough.",
  },
  wrongVerb: "*{{form}}* is a form of *{{other}}*; here the verb is *{{verb}}*.",
  typo: {
    missing: "Almost: *{{right}}* is missing.",
    extra: "Almost: *{{given}}* is one too many.",
    other: "Almost: *{{right}}* instead of *{{given}}*.",
    swapped: "Almost: two letters are swapped, *{{right}}* and not *{{given}}*.",
    "b-v": "*b* and *v* sound the same: here it is *{{right}}*.",
    "silent-h": "The *h* is silent, but it counts: *{{form}}*.",
    doubled: "Almost: look at the double letter, *{{form}}*.",
    space: "Almost: look at the spaces, *{{form}}*.",
    punctuation: "Almost: without other marks, *{{form}}*.",
    "same-sound": "It sounds the same, but it is spelt *{{right}}*: *{{form}}*.",
  },
  words: {
    chosen: {
      desde: "*Desde* asks for a moment: a date, a day, an event.",
      "desde que": "*Desde que* asks for a clause with a verb.",
      "desde hace": "*Desde hace* asks for a length of time that goes on.",
      hace: "*Hace* asks for a length of time, after a finished action.",
    },
    wanted: {
      desde: "Here, *{{complement}}* is a starting point.",
      "desde que": "Here, *{{complement}}* is a clause with a verb.",
      "desde hace": "Here, *{{complement}}* is a length of time, and it is still going on.",
      hace: "Here, *{{complement}}* is a length of time, and the action is over.",
    },
  },
} satisfies Localised<typeof source>;
