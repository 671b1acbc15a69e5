import type { ruleMap as source } from "../fr/rule-map.ts";
import type { Localised } from "../localised.ts";

export const ruleMap = {
  title: "The map of rules",
  intro:
    "Each box is one thing to know: an ending, a stem, a rule. Open a box to understand it and to practise it.",
  loadFailed: "The map could not be loaded.",
  contents: "Go to",
  legend: "Key",
  statuses: {
    shown: "known",
    fading: "to refresh",
    begun: "on its way",
    guessed: "probably known",
    missing: "to work on",
    new: "not seen yet",
  },
  meanings: {
    shown: "Known: you have shown it more than once.",
    fading: "To refresh: you knew it, but that was a while ago.",
    begun:
      "On its way: correct last time. A few more correct answers on another day, and you know it.",
    guessed: "Probably known: your test suggests it. Your next answers will tell.",
    missing: "To work on: this is what was missing last time.",
    new: "Not seen yet: none of your answers has shown it.",
  },
  groups: {
    choices: "Choices",
    endings: "Endings",
    haber: "The auxiliary haber",
    rules: "Rules",
    facts: "Stems and participles to remember",
    forms: "Forms to remember",
    unchanging: "Verbs that do not change",
    spelling: "Spelling",
    pronouns: "Pronouns",
    accents: "Accents",
  },
  examples: "Examples",
  record: "Correct {{right, number}} times out of {{times, number}}. Last time: {{day}}.",
  practise: "Practise",
  guide: "Read the theory",
  askNow: "Ask me now",
  askNowHint_one: "One question. If it is correct, you know it.",
  askNowHint_other: "{{count, number}} questions. If all are correct, you know it.",
  lastErrors: "Your last mistakes",
  noAnswer: "no answer",
  estimate: {
    know: "I know this",
    more: "Ask me this more",
    moreUntil: "Asked more often until {{day}}.",
    stop: "Stop",
    sure: "You have shown that you know it.",
    undo: "Undo",
  },
  check: {
    sure: "You know it: {{skill}} counts as known.",
    missing: "What was missing: {{skills}}.",
    notYet: "Not known yet, and that is fine: it will come back soon.",
  },
  counts: {
    shown: "Known: {{shown, number}} of {{total, number}}",
    missing: "To work on: {{missing, number}}",
  },
  inForm: { gerundio: "in the gerund", participio: "in the past participle" },
  lines: {
    ending: "Ending of *{{person}}* {{tense}}, verbs in {{verbs}}: *-{{ending}}*.",
    endingAlone: "Ending {{tense}}, verbs in {{verbs}}: *-{{ending}}*.",
    strongEnding:
      "Ending of *{{person}}* {{tense}}, after an irregular stem: *-{{ending}}*, as in *{{example}}*.",
    haber: "Form of *haber* for *{{person}}*, before a participle: *{{form}}*.",
    haberAlone: "Form of *haber* before a participle: *{{form}}*.",
    parts: {
      "stressed-stem":
        "When the stress is on the stem of *{{verb}}*, the stem becomes *{{text}}-*.",
      "raised-stem": "In some forms, the stem of *{{verb}}* becomes *{{text}}-*.",
      "yo-stem":
        "In the present, the stem of *{{verb}}* for *yo* is *{{text}}-*. The subjunctive keeps it.",
      "strong-preterite": "In the pretérito indefinido, the stem of *{{verb}}* is *{{text}}-*.",
      "future-stem": "In the futuro and the condicional, the stem of *{{verb}}* is *{{text}}-*.",
      participle: "The participle of *{{verb}}* is *{{text}}*.",
    },
    tenseStem: "The stem of *{{verb}}* {{tense}} is *{{text}}-*, as in *{{example}}*.",
    whole: "Form of *{{verb}}* for *{{person}}* {{tense}}, to remember as it is: *{{form}}*.",
    changed:
      "The *{{from}}* of the stem becomes *{{to}}* {{tense}} ({{persons}}), as in *{{example}}*.",
    unchanged:
      "The *{{from}}* of the stem does not change {{tense}} ({{persons}}), as in *{{example}}*.",
    changedY: "The stem takes a *y* {{tense}} ({{persons}}), as in *{{example}}*.",
    unchangedY: "The stem takes no *y* {{tense}} ({{persons}}), as in *{{example}}*.",
    derivations: {
      "from-yo":
        "The presente de subjuntivo keeps the stem of *yo* in the present, as in *{{example}}*.",
      "from-ellos":
        "The imperfecto de subjuntivo keeps the stem of *ellos* in the pretérito indefinido, as in *{{example}}*.",
      "like-él": "The command for *tú* is the form of *él* in the present, such as *{{example}}*.",
      "from-subjuntivo":
        "After *no*, and with *usted*, *nosotros*, and *ustedes*, commands take the form of the subjunctive, such as *{{example}}*.",
    },
    spelling: "{{rule}} Example: *{{example}}*.",
    pronoun: "The pronoun of *{{person}}* is *{{pronoun}}*.",
    places: {
      "before-verb": "The pronoun stands before the verb: *{{example}}*.",
      "before-haber":
        "The pronoun stands before *haber*, never between *haber* and the participle: *{{example}}*.",
      attached:
        "In commands without *no*, the pronoun is attached to the end of the verb: *{{example}}*.",
      "lost-s": "Before *nos*, the verb loses its final *s*: *{{example}}*.",
      "lost-d": "Before *os*, the verb loses its final *d*: *{{example}}*.",
    },
    accents: {
      ía: "In endings such as *-ía*, the *í* always has an accent: *{{example}}*.",
      "third-last": "The accent is on the third syllable from the end: *{{example}}*.",
      hiatus: "The *i* is pronounced on its own: it has an accent, as in *{{example}}*.",
      stem: "The *i* or *u* of the stem has an accent, as in *{{example}}*.",
      "attached-pronoun":
        "The attached pronoun makes the word longer, so it takes an accent: *{{example}}*.",
      "one-syllable":
        "This word of one syllable has an accent, to tell it from another word: *{{example}}*.",
      "none monosyllable": "Only one syllable: no accent. We write *{{example}}*.",
      "none strong-preterite":
        "In the pretérito indefinido, there is no accent after an irregular stem: *{{example}}*.",
    },
    lastAccent: "The last syllable has an accent {{tense}}: *{{example}}*.",
    agreement: "After *haber*, the participle does not agree: *{{example}}*, for everybody.",
    usted:
      "With *usted* and *ustedes*, the verb takes the form of *él* and *ellos*: *{{example}}*.",
    doesNotChange: "The stem of *{{verb}}* does not change {{tense}}: *{{text}}-*.",
  },
  why: {
    form: "A useful form to keep in mind.",
    newForm: "A frequent form that you have not been asked yet.",
    last: "Last time: {{day}}, {{result}}.",
    right: "correct",
    wrong: "wrong",
    never: "Not asked until now.",
    due: "It was also time to review this form.",
  },
  how: {
    title: "How Verbena estimates this",
    lines: {
      what: "A form is made of several things to know: for example a stem and an ending.",
      right: "A correct answer shows everything that was needed to find it.",
      wrong:
        "A wrong answer shows what was missing. The rest may be correct: in *tuvieste*, the stem is fine.",
      shown:
        "Known means: correct on two different days, with two verbs or two forms, and correct last time.",
      twoDays: "For a choice, such as *por* or *para*, it takes three different sentences.",
      fading:
        "To refresh means: it was known, but enough time has passed that you may have forgotten it.",
      expected:
        "“Probably” is a guess: forms that you have not shown yet, but that you can already build.",
      range: "That is why it gives two numbers: a likely minimum and a likely maximum.",
      slips: "Everybody makes careless mistakes. Your next correct answer puts things right.",
      guessed: "“Probably known” is a guess from your test. Your first answer replaces it.",
      yours: "Everything is computed from your answers, and from nothing else.",
      yoursAndSaid:
        "Everything is computed from your answers, from your test, and from what you say you know, and from nothing else.",
    },
    accuracy:
      "See for yourself: of your last {{answers, number}} answers to forms, Verbena expected about {{expected, number}} correct ones. {{right, number}} were correct.",
  },
} as const satisfies Localised<typeof source>;
