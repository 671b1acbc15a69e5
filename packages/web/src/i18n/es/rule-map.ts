import type { ruleMap as source } from "../fr/rule-map.ts";
import type { Localised } from "../localised.ts";

export const ruleMap = {
  title: "El mapa de las reglas",
  intro:
    "Cada casilla es una cosa que hay que saber: una terminación, una raíz, una regla. Abre una casilla para entenderla y practicarla.",
  loadFailed: "No se ha podido cargar el mapa.",
  contents: "Ir a",
  legend: "Leyenda",
  statuses: {
    shown: "lo sabes",
    fading: "para refrescar",
    begun: "en camino",
    guessed: "seguramente lo sabes",
    missing: "para repasar",
    new: "aún no visto",
  },
  meanings: {
    shown: "Lo sabes: lo has mostrado varias veces.",
    fading: "Para refrescar: lo sabías, pero fue hace tiempo.",
    begun: "En camino: bien la última vez. Unas respuestas correctas más, otro día, y lo sabrás.",
    guessed: "Seguramente lo sabes: así lo indica tu prueba. Tus próximas respuestas lo dirán.",
    missing: "Para repasar: es lo que faltó la última vez.",
    new: "Aún no visto: ninguna de tus respuestas lo ha mostrado.",
  },
  groups: {
    choices: "Elecciones",
    endings: "Terminaciones",
    haber: "El auxiliar haber",
    rules: "Reglas",
    facts: "Raíces y participios que recordar",
    forms: "Formas que recordar",
    unchanging: "Verbos que no cambian",
    spelling: "Ortografía",
    pronouns: "Pronombres",
    accents: "Tildes",
  },
  examples: "Ejemplos",
  record: "Bien {{right, number}} de {{times, number}} veces. Última vez: {{day}}.",
  practise: "Practicar",
  guide: "Leer la teoría",
  askNow: "Pregúntame ahora",
  askNowHint_one: "Una pregunta. Si aciertas, ya lo sabes.",
  askNowHint_other: "{{count, number}} preguntas. Si las aciertas todas, ya lo sabes.",
  lastErrors: "Tus últimos errores",
  noAnswer: "sin respuesta",
  estimate: {
    know: "Esto ya lo sé",
    more: "Preguntármelo más a menudo",
    moreUntil: "Se te pregunta más a menudo hasta el {{day}}.",
    stop: "Parar",
    sure: "Has demostrado que lo sabes.",
    undo: "Deshacer",
  },
  check: {
    sure: "Lo sabes: {{skill}} queda como aprendido.",
    missing: "Ha faltado: {{skills}}.",
    notYet: "Todavía no, y no pasa nada: pronto lo volverás a ver.",
  },
  counts: {
    shown: "Lo sabes: {{shown, number}} de {{total, number}}",
    missing: "Para repasar: {{missing, number}}",
  },
  inForm: { gerundio: "en el gerundio", participio: "en el participio" },
  lines: {
    ending: "Terminación de *{{person}}* {{tense}}, verbos en {{verbs}}: *-{{ending}}*.",
    endingAlone: "Terminación {{tense}}, verbos en {{verbs}}: *-{{ending}}*.",
    strongEnding:
      "Terminación de *{{person}}* {{tense}}, tras una raíz irregular: *-{{ending}}*, como en *{{example}}*.",
    haber: "Forma de *haber* para *{{person}}*, delante de un participio: *{{form}}*.",
    haberAlone: "Forma de *haber* delante de un participio: *{{form}}*.",
    parts: {
      "stressed-stem":
        "Cuando la raíz de *{{verb}}* es la parte que suena más fuerte, pasa a *{{text}}-*.",
      "raised-stem": "En algunas formas, la raíz de *{{verb}}* pasa a *{{text}}-*.",
      "yo-stem":
        "En presente, la raíz de *{{verb}}* para *yo* es *{{text}}-*. El subjuntivo la mantiene.",
      "strong-preterite": "En pretérito indefinido, la raíz de *{{verb}}* es *{{text}}-*.",
      "future-stem": "En futuro y condicional, la raíz de *{{verb}}* es *{{text}}-*.",
      participle: "El participio de *{{verb}}* es *{{text}}*.",
    },
    tenseStem: "La raíz de *{{verb}}* {{tense}} es *{{text}}-*, como en *{{example}}*.",
    whole: "Forma de *{{verb}}* para *{{person}}* {{tense}}, que se recuerda tal cual: *{{form}}*.",
    changed:
      "La *{{from}}* de la raíz pasa a *{{to}}* {{tense}} ({{persons}}), como en *{{example}}*.",
    unchanged: "La *{{from}}* de la raíz no cambia {{tense}} ({{persons}}), como en *{{example}}*.",
    changedY: "La raíz toma una *y* {{tense}} ({{persons}}), como en *{{example}}*.",
    unchangedY: "La raíz no toma *y* {{tense}} ({{persons}}), como en *{{example}}*.",
    derivations: {
      "from-yo":
        "El presente de subjuntivo mantiene la raíz de *yo* en presente, como en *{{example}}*.",
      "from-ellos":
        "El imperfecto de subjuntivo mantiene la raíz de *ellos* en pretérito indefinido, como en *{{example}}*.",
      "like-él":
        "El imperativo de *tú* es la misma forma que la de *él* en presente, como *{{example}}*.",
      "from-subjuntivo":
        "Tras *no*, y con *usted*, *nosotros* y *ustedes*, el imperativo toma la forma del subjuntivo, como *{{example}}*.",
    },
    spelling: "{{rule}} Ejemplo: *{{example}}*.",
    pronoun: "El pronombre de *{{person}}* es *{{pronoun}}*.",
    places: {
      "before-verb": "El pronombre va delante del verbo: *{{example}}*.",
      "before-haber":
        "El pronombre va delante de *haber*, nunca entre *haber* y el participio: *{{example}}*.",
      attached: "En imperativo sin *no*, el pronombre se une al final del verbo: *{{example}}*.",
      "lost-s": "Delante de *nos*, el verbo pierde la *s* final: *{{example}}*.",
      "lost-d": "Delante de *os*, el verbo pierde la *d* final: *{{example}}*.",
    },
    accents: {
      ía: "En terminaciones como *-ía*, la *í* lleva siempre tilde: *{{example}}*.",
      "third-last": "La tilde va en la antepenúltima sílaba: *{{example}}*.",
      hiatus: "La *i* se pronuncia aparte: lleva tilde, como en *{{example}}*.",
      stem: "La *i* o la *u* de la raíz lleva tilde, como en *{{example}}*.",
      "attached-pronoun":
        "El pronombre alarga la palabra, que entonces lleva tilde: *{{example}}*.",
      "one-syllable":
        "Esta palabra de una sílaba lleva tilde para no confundirla con otra: *{{example}}*.",
      "none monosyllable": "Una sola sílaba: sin tilde. Se escribe *{{example}}*.",
      "none strong-preterite":
        "En pretérito indefinido, no hay tilde tras una raíz irregular: *{{example}}*.",
    },
    lastAccent: "La última sílaba lleva tilde {{tense}}: *{{example}}*.",
    agreement: "Tras *haber*, el participio no cambia: *{{example}}*, para todo el mundo.",
    usted: "Con *usted* y *ustedes*, el verbo toma la forma de *él* y de *ellos*: *{{example}}*.",
    doesNotChange: "La raíz de *{{verb}}* no cambia {{tense}}: *{{text}}-*.",
  },
  why: {
    form: "Una forma útil, para no olvidarla.",
    newForm: "Una forma frecuente que aún no te ha salido nunca.",
    last: "Última vez: {{day}}, {{result}}.",
    right: "bien",
    wrong: "mal",
    never: "Hasta ahora no se te había preguntado.",
    due: "También tocaba repasar esta forma.",
  },
  how: {
    title: "Cómo lo calcula Verbena",
    lines: {
      what: "Una forma se compone de varias cosas que hay que saber: por ejemplo, una raíz y una terminación.",
      right: "Una respuesta correcta muestra todo lo que hacía falta para encontrarla.",
      wrong:
        "Una respuesta incorrecta muestra lo que faltó. El resto puede estar bien: en *tuvieste*, la raíz es buena.",
      shown:
        "«Lo sabes» quiere decir: bien dos días distintos, con dos verbos o dos formas, y bien la última vez.",
      twoDays: "Para una elección, como *por* o *para*, hacen falta tres frases distintas.",
      fading:
        "«Para refrescar» quiere decir: lo sabías, pero ha pasado tanto tiempo que quizá lo hayas olvidado.",
      expected:
        "«Probablemente» es una suposición: formas que aún no has mostrado, pero que ya sabes construir.",
      range: "Por eso da dos números: un mínimo y un máximo probables.",
      slips:
        "A cualquiera se le escapa un error por despiste. La próxima respuesta correcta lo arregla.",
      guessed:
        "«Seguramente lo sabes» es una suposición de tu prueba. Tu primera respuesta la sustituye.",
      yours: "Todo se calcula a partir de tus respuestas, y de nada más.",
      yoursAndSaid:
        "Todo se calcula a partir de tus respuestas, de tu prueba y de lo que dices que sabes, y de nada más.",
    },
    accuracy:
      "Compruébalo: de tus últimas {{answers, number}} respuestas a formas, Verbena esperaba unas {{expected, number}} correctas. Acertaste {{right, number}}.",
  },
} as const satisfies Localised<typeof source>;
