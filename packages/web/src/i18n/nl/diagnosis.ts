import type { diagnosis as source } from "../fr/diagnosis.ts";
import type { Localised } from "../localised.ts";

export const diagnosis = {
  inTense: {
    "presente-indicativo": "in de tegenwoordige tijd",
    "preterito-indefinido": "in het pretérito indefinido",
    "preterito-imperfecto": "in het imperfecto",
    "futuro-simple": "in de toekomende tijd",
    "condicional-simple": "in de condicional",
    "presente-subjuntivo": "in de subjuntivo van de tegenwoordige tijd",
    "imperfecto-subjuntivo": "in de subjuntivo van de verleden tijd",
    "imperfecto-subjuntivo-se": "in de subjuntivo van de verleden tijd",
    "futuro-subjuntivo": "in de subjuntivo van de toekomende tijd",
    "imperativo-afirmativo": "in de imperatief",
    "imperativo-negativo": "in de ontkennende imperatief",
    gerundio: "in het gerundio",
    participio: "in het voltooid deelwoord",
    infinitivo: "in de infinitief",
  },
  asked: {
    "presente-indicativo": "de tegenwoordige tijd van de indicativo",
    "preterito-indefinido": "het pretérito indefinido",
  },
  asks: {
    time: "Hier, met *{{time}}*, hoort {{tense}}.",
    tense: "Hier hoort {{tense}}.",
    subject: "Hier vraagt *{{subject}}* om de vorm van {{person}}.",
    without: "Hier hoort het werkwoord zonder *{{auxiliary}}*, {{tense}}.",
    person: "Hier is de persoon *{{person}}*.",
  },
  accent: {
    slip: "Alleen het accent verschilt: je schrijft *{{right}}*.",
    needless: "Hier zonder accent: je schrijft *{{right}}*.",
    real: "*{{form}}* bestaat ook, maar het is een andere vorm: *{{person}}*, {{tense}}.",
    realNonFinite: "*{{form}}* bestaat ook, maar het is een andere vorm: {{tense}}.",
    marks: "Let op de tekens op de letters: *{{right}}*.",
  },
  person: "*{{form}}* is de vorm van {{persons}}.",
  tense: "*{{form}}* staat {{tense}}.",
  needlessStemChange: {
    stem: "Hier verandert de stam niet: *{{stem}}-*.",
    weakPersons:
      "Bij *nosotros* en *vosotros* verandert de stam hier niet: *{{from}}* blijft *{{from}}*.",
    here: "Hier verandert de stam niet: *{{from}}* blijft *{{from}}*.",
    adds: "Hier krijgt de stam geen *{{to}}*.",
  },
  personMeant: "*{{given}}* lijkt op de vorm van {{persons}}, *{{form}}*.",
  tenseMeant: "*{{given}}* lijkt op *{{form}}*, {{tense}}.",
  alsoPerson: "En de persoon is hier *{{person}}*.",
  nonFinite: "*{{form}}* staat {{tense}}; hier hoort de vorm van *{{person}}*.",
  compound: {
    perfect: "Die tijd heeft geen hulpwerkwoord.",
    otherAuxiliary:
      "*{{Auxiliary}}* vormt in het Spaans geen voltooide tijd: het hulpwerkwoord is *haber*.",
    "near-future": "*{{form}}* is de constructie *ir a* met de infinitief.",
    progressive: "*{{form}}* is een constructie met het gerundio.",
    "recent-past": "*{{form}}* is de constructie *acabar de* met de infinitief.",
    note: "Waar het Nederlands ‘ik heb gesproken’ zegt, zegt het Spaans *hablé* bij een afgesloten tijd, zoals *ayer*.",
  },
  regularised: {
    stem: "*{{Verb}}* is hier niet regelmatig: de stam wordt *{{stem}}-*.",
    whole: "*{{Verb}}* is hier niet regelmatig: deze vorm leer je uit het hoofd, *{{right}}*.",
    ending: "Bij de stam *{{stem}}-* is de uitgang *-{{right}}*, niet *-{{given}}*.",
  },
  missedStemChange: {
    changes: "Hier verandert de stam: *{{from}}* wordt *{{to}}*.",
    adds: "Hier krijgt de stam er *{{to}}* bij.",
  },
  spelling: {
    letters: "Hier schrijf je *{{right}}* en niet *{{given}}*: *{{form}}*.",
    needless: "Hier is *{{given}}* te veel: *{{form}}*.",
    missing: "Hier ontbreekt *{{right}}*: *{{form}}*.",
    y: "Tussen twee klinkers wordt *i* een *y*: *{{form}}*.",
  },
  classEnding: {
    class:
      "*-{{given}}* is een uitgang van de werkwoorden op *-{{of}}*; *{{verb}}* krijgt *-{{right}}*.",
    tuS: "In het pretérito indefinido eindigt de vorm van *tú* zonder *s*: *{{form}}*.",
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
  wrongVerb: "*{{form}}* komt van het werkwoord *{{other}}*; hier is het werkwoord *{{verb}}*.",
  typo: {
    missing: "Bijna: *{{right}}* ontbreekt.",
    extra: "Bijna: *{{given}}* is te veel.",
    other: "Bijna: je schrijft *{{right}}*, niet *{{given}}*.",
    swapped: "Bijna: twee letters zijn verwisseld, *{{right}}* en niet *{{given}}*.",
    "b-v": "*b* en *v* klinken hetzelfde: hier schrijf je *{{right}}*.",
    "silent-h": "De *h* hoor je niet, maar hij telt: *{{form}}*.",
    doubled: "Bijna, op één dubbele letter na: *{{form}}*.",
    space: "Bijna, op één spatie na: *{{form}}*.",
    punctuation: "Bijna: zonder ander teken, *{{form}}*.",
    "same-sound": "Het klinkt hetzelfde, maar je schrijft *{{right}}*: *{{form}}*.",
  },
  words: {
    hay: "*Hay* is ‘er is’ of ‘er zijn’; bij een duur hoort *hace*.",
    hacen: "*Hace* verandert niet bij een duur, ook niet in het meervoud: *{{form}}*.",
    chosen: {
      desde: "*Desde* vraagt om een moment: een datum, een dag, een gebeurtenis.",
      "desde que": "*Desde que* vraagt om een bijzin met een werkwoord.",
      "desde hace": "*Desde hace* vraagt om een duur, bij iets wat nog doorgaat.",
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
