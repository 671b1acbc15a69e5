import type { diagnosis as source } from "../fr/diagnosis.ts";
import type { Localised } from "../localised.ts";

export const diagnosis = {
  tenses: {
    "presente-indicativo": "de tegenwoordige tijd",
    "preterito-indefinido": "de pretérito indefinido",
    "preterito-imperfecto": "de imperfecto",
    "futuro-simple": "de toekomende tijd",
    "condicional-simple": "de condicional",
    "presente-subjuntivo": "de subjuntivo van de tegenwoordige tijd",
    "imperfecto-subjuntivo": "de subjuntivo van de verleden tijd",
    "imperfecto-subjuntivo-se": "de subjuntivo van de verleden tijd",
    "futuro-subjuntivo": "de subjuntivo van de toekomende tijd",
    "imperativo-afirmativo": "de imperatief",
    "imperativo-negativo": "de ontkennende imperatief",
    gerundio: "de gerundio",
    participio: "het voltooid deelwoord",
    infinitivo: "de infinitief",
  },
  asks: {
    time: "Hier, met *{{time}}*, is het {{tense}}.",
    tense: "Hier is het {{tense}}.",
    subject: "Hier is het onderwerp *{{subject}}*: {{person}}.",
    person: "Hier is de persoon *{{person}}*.",
  },
  accent: {
    slip: "Alleen het accent verschilt: je schrijft *{{right}}*.",
    real: "*{{form}}* bestaat ook, maar het is een andere vorm: {{tense}}, *{{person}}*.",
    realNonFinite: "*{{form}}* bestaat ook, maar het is een andere vorm: {{tense}}.",
  },
  person: "*{{form}}* is de vorm van {{persons}}.",
  tense: "*{{form}}* is {{tense}}.",
  personMeant: "*{{given}}* lijkt op de vorm van {{persons}}, *{{form}}*.",
  tenseMeant: "*{{given}}* lijkt op {{tense}}, *{{form}}*.",
  alsoPerson: "Ook de persoon is een andere: *{{person}}*.",
  nonFinite: "*{{form}}* is {{tense}}; hier hoort de vorm van *{{person}}*.",
  compound: {
    perfect: "Hier heeft het werkwoord geen hulpwerkwoord.",
    otherAuxiliary:
      "Met *{{auxiliary}}* maak je in het Spaans geen voltooide tijd: het hulpwerkwoord is *haber*.",
    "near-future": "*{{form}}* gaat over wat er gaat gebeuren.",
    progressive: "*{{form}}* zegt dat iets bezig is, met *estar*.",
    "recent-past": "*{{form}}* zegt wat er net gebeurd is.",
    note: "Waar het Nederlands ‘ik heb gesproken’ zegt, zegt het Spaans *hablé* zodra het moment voorbij is.",
  },
  regularised: {
    stem: "*{{Verb}}* is hier niet regelmatig: de stam wordt *{{stem}}-*.",
    whole: "*{{Verb}}* is hier niet regelmatig: deze vorm leer je uit het hoofd, *{{right}}*.",
    ending: "Bij de stam *{{stem}}-* is de uitgang *-{{right}}*, niet *-{{given}}*.",
  },
  missedStemChange: {
    changes: "Hier verandert de stam: *{{from}}* wordt *{{to}}*.",
    adds: "Hier krijgt de stam *{{to}}*.",
  },
  needlessStemChange: {
    weakPersons:
      "Bij *nosotros* en *vosotros* verandert de stam hier niet: *{{from}}* blijft *{{from}}*.",
    here: "Hier verandert de stam niet: *{{from}}* blijft *{{from}}*.",
    adds: "Hier krijgt de stam geen *{{to}}*.",
  },
  spelling: {
    letters: "Hier schrijf je *{{right}}* en niet *{{given}}*: *{{form}}*.",
    y: "Tussen twee klinkers wordt *i* een *y*: *{{form}}*.",
  },
  classEnding: {
    class:
      "*-{{given}}* is een uitgang van de werkwoorden op *-{{of}}*; *{{verb}}* krijgt *-{{right}}*.",
    tuS: "In de pretérito indefinido eindigt de vorm van *tú* zonder *s*: *{{form}}*.",
  },
  pronoun: {
    missing: "*{{Verb}}* heeft een voornaamwoord: *{{right}}* ontbreekt.",
    "other-person": "Het voornaamwoord bij *{{person}}* is *{{right}}*, niet *{{given}}*.",
    "other-pronoun":
      "*{{given}}* is geen wederkerend voornaamwoord: bij *{{person}}* is dat *{{right}}*.",
    needless: "Hier staat *{{verb}}* zonder voornaamwoord: geen *{{given}}*.",
    misplaced: "Het voornaamwoord staat vóór de vervoegde vorm: *{{form}}*.",
    foreign: "‘{{given}}’ is geen Spaans voornaamwoord: je zegt *{{form}}*.",
    "needless-subject": "Het onderwerp hoef je hier niet te schrijven: de vorm alleen volstaat.",
  },
  wrongVerb: "*{{form}}* is een vorm van *{{other}}*; hier is het werkwoord *{{verb}}*.",
  typo: {
    missing: "Bijna: *{{right}}* ontbreekt.",
    extra: "Bijna: *{{given}}* is te veel.",
    other: "Bijna: *{{right}}* in plaats van *{{given}}*.",
    swapped: "Bijna: twee letters zijn verwisseld, *{{right}}* en niet *{{given}}*.",
    "b-v": "*b* en *v* klinken hetzelfde: hier schrijf je *{{right}}*.",
    "silent-h": "De *h* hoor je niet, maar hij telt: *{{form}}*.",
    doubled: "Bijna, op één dubbele letter na: *{{form}}*.",
    space: "Bijna, op één spatie na: *{{form}}*.",
    punctuation: "Bijna: zonder ander teken, *{{form}}*.",
    "same-sound": "Het klinkt hetzelfde, maar je schrijft *{{right}}*: *{{form}}*.",
  },
  words: {
    chosen: {
      desde: "*Desde* vraagt om een moment: een datum, een dag, een gebeurtenis.",
      "desde que": "*Desde que* vraagt om een bijzin met een werkwoord.",
      "desde hace": "*Desde hace* vraagt om een duur die nog doorgaat.",
      hace: "*Hace* vraagt om een duur, na iets wat voorbij is.",
    },
    wanted: {
      desde: "Hier is *{{complement}}* een beginpunt.",
      "desde que": "Hier is *{{complement}}* een bijzin met een werkwoord.",
      "desde hace": "Hier is *{{complement}}* een duur, en de situatie gaat door.",
      hace: "Hier is *{{complement}}* een duur, en de handeling is voorbij.",
    },
  },
} satisfies Localised<typeof source>;
