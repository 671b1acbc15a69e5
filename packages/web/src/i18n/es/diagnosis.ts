import type { diagnosis as source } from "../fr/diagnosis.ts";
import type { Localised } from "../localised.ts";

export const diagnosis = {
  inTense: {
    "presente-indicativo": "en presente",
    "preterito-indefinido": "en pretérito indefinido",
    "preterito-imperfecto": "en imperfecto",
    "futuro-simple": "en futuro",
    "condicional-simple": "en condicional",
    "presente-subjuntivo": "en presente de subjuntivo",
    "imperfecto-subjuntivo": "en imperfecto de subjuntivo",
    "imperfecto-subjuntivo-se": "en imperfecto de subjuntivo",
    "futuro-subjuntivo": "en futuro de subjuntivo",
    "imperativo-afirmativo": "en imperativo",
    "imperativo-negativo": "en imperativo negativo",
    gerundio: "en gerundio",
    participio: "en participio",
    infinitivo: "en infinitivo",
  },
  asked: {
    "presente-indicativo": "el presente de indicativo",
    "preterito-indefinido": "el pretérito indefinido",
  },
  asks: {
    time: "Aquí, con *{{time}}*, se usa {{tense}}.",
    tense: "Aquí se usa {{tense}}.",
    subject: "Aquí el sujeto es *{{subject}}*: {{person}}.",
    person: "Aquí la persona es *{{person}}*.",
  },
  accent: {
    slip: "Solo cambia la tilde: se escribe *{{right}}*.",
    real: "*{{form}}* también existe, pero es otra forma: *{{person}}*, {{tense}}.",
    realNonFinite: "*{{form}}* también existe, pero es otra forma: {{tense}}.",
    marks: "Fíjate en los signos de las letras: *{{right}}*.",
  },
  person: "*{{form}}* es la forma de {{persons}}.",
  tense: "*{{form}}* está {{tense}}.",
  needlessStemChange: {
    stem: "Aquí la raíz no cambia: *{{stem}}-*.",
    weakPersons:
      "Con *nosotros* y *vosotros* la raíz no cambia aquí: *{{from}}* sigue siendo *{{from}}*.",
    here: "Aquí la raíz no cambia: *{{from}}* sigue siendo *{{from}}*.",
    adds: "Aquí la raíz no añade *{{to}}*.",
  },
  personMeant: "*{{given}}* se parece a la forma de {{persons}}, *{{form}}*.",
  tenseMeant: "*{{given}}* se parece a *{{form}}*, {{tense}}.",
  alsoPerson: "Y la persona aquí es *{{person}}*.",
  nonFinite: "*{{form}}* está {{tense}}; aquí va la forma de *{{person}}*.",
  compound: {
    perfect: "Aquí el verbo va sin auxiliar.",
    otherAuxiliary: "*{{Auxiliary}}* no forma el pasado: el auxiliar del español es *haber*.",
    "near-future": "*{{form}}* es la construcción *ir a* con infinitivo.",
    progressive: "*{{form}}* es una construcción con gerundio.",
    "recent-past": "*{{form}}* es la construcción *acabar de* con infinitivo.",
    note: "Para un tiempo ya terminado, como *ayer*, se dice *hablé*, no *he hablado*.",
  },
  regularised: {
    stem: "*{{Verb}}* no es regular aquí: su raíz pasa a *{{stem}}-*.",
    whole: "*{{Verb}}* no es regular aquí: esta forma se aprende de memoria, *{{right}}*.",
    ending: "Con la raíz *{{stem}}-* la terminación es *-{{right}}*, no *-{{given}}*.",
  },
  missedStemChange: {
    changes: "Aquí cambia la raíz: *{{from}}* pasa a *{{to}}*.",
    adds: "Aquí la raíz añade *{{to}}*.",
  },
  spelling: {
    letters: "Aquí se escribe *{{right}}* y no *{{given}}*: *{{form}}*.",
    needless: "Aquí sobra *{{given}}*: *{{form}}*.",
    missing: "Aquí falta *{{right}}*: *{{form}}*.",
    y: "Entre dos vocales, *i* pasa a *y*: *{{form}}*.",
  },
  classEnding: {
    class:
      "*-{{given}}* es una terminación de los verbos en *-{{of}}*; *{{verb}}* lleva *-{{right}}*.",
    tuS: "En el pretérito indefinido la forma de *tú* termina sin *s*: *{{form}}*.",
  },
  pronoun: {
    missing: "*{{Verb}}* lleva pronombre: falta *{{right}}*.",
    "other-person": "El pronombre de *{{person}}* es *{{right}}*, no *{{given}}*.",
    "other-pronoun": "*{{given}}* no es un pronombre reflexivo: el de *{{person}}* es *{{right}}*.",
    needless: "Aquí *{{verb}}* va sin pronombre: sobra *{{given}}*.",
    misplaced: "El pronombre va delante de la forma conjugada: *{{form}}*.",
    foreign: "«{{given}}» no es un pronombre español: se dice *{{form}}*.",
    "needless-subject": "Aquí no hace falta escribir el sujeto: basta la forma.",
  },
  wrongVerb: "*{{form}}* es del verbo *{{other}}*; aquí el verbo es *{{verb}}*.",
  typo: {
    missing: "Casi: falta *{{right}}*.",
    extra: "Casi: sobra *{{given}}*.",
    other: "Casi: se escribe *{{right}}*, no *{{given}}*.",
    swapped: "Casi: hay dos letras cambiadas de sitio, *{{right}}* y no *{{given}}*.",
    "b-v": "*b* y *v* suenan igual: aquí se escribe *{{right}}*.",
    "silent-h": "La *h* no suena, pero cuenta: *{{form}}*.",
    doubled: "Casi: fíjate en la letra doble, *{{form}}*.",
    space: "Casi: fíjate en los espacios, *{{form}}*.",
    punctuation: "Casi: sin otros signos, *{{form}}*.",
    "same-sound": "Suena igual, pero se escribe *{{right}}*: *{{form}}*.",
  },
  words: {
    chosen: {
      desde: "*Desde* pide un momento: una fecha, un día, un acontecimiento.",
      "desde que": "*Desde que* pide una oración con un verbo.",
      "desde hace": "*Desde hace* pide una duración que continúa.",
      hace: "*Hace* pide una duración, después de una acción terminada.",
    },
    wanted: {
      desde: "Aquí, *{{complement}}* es un punto de partida.",
      "desde que": "Aquí, *{{complement}}* es una oración con un verbo.",
      "desde hace": "Aquí, *{{complement}}* es una duración, y la situación continúa.",
      hace: "Aquí, *{{complement}}* es una duración, y la acción ha terminado.",
    },
  },
} satisfies Localised<typeof source>;
