import type { ruleMap as source } from "../fr/rule-map.ts";
import type { Localised } from "../localised.ts";

export const ruleMap = {
  title: "Overzicht van de regels",
  intro:
    "Elk vakje is één ding om te weten: een uitgang, een stam, een regel. Open een vakje om het te begrijpen en om het te oefenen.",
  loadFailed: "Het overzicht kon niet worden geladen.",
  contents: "Ga naar",
  legend: "Legenda",
  statuses: {
    shown: "gekend",
    fading: "op te frissen",
    begun: "op weg",
    guessed: "vermoedelijk gekend",
    missing: "te herhalen",
    new: "nog niet gezien",
  },
  meanings: {
    shown: "Gekend: je hebt het meer dan eens laten zien.",
    fading: "Op te frissen: je kende het, maar dat is een tijdje geleden.",
    begun:
      "Op weg: de laatste keer goed. Nog een paar goede antwoorden op een andere dag, en je kent het.",
    guessed:
      "Vermoedelijk gekend: dat blijkt uit je test. Je volgende antwoorden zullen het uitwijzen.",
    missing: "Te herhalen: dit ontbrak de laatste keer.",
    new: "Nog niet gezien: geen van je antwoorden heeft het laten zien.",
  },
  groups: {
    choices: "Keuzes",
    endings: "Uitgangen",
    haber: "Het hulpwerkwoord haber",
    rules: "Regels",
    facts: "Stammen en deelwoorden om te onthouden",
    forms: "Vormen om te onthouden",
    unchanging: "Werkwoorden die niet veranderen",
    spelling: "Spelling",
    pronouns: "Voornaamwoorden",
    accents: "Accenten",
  },
  examples: "Voorbeelden",
  record: "{{right, number}} van de {{times, number}} keer goed. Laatste keer: {{day}}.",
  practise: "Oefenen",
  guide: "De theorie lezen",
  askNow: "Vraag het me nu",
  askNowHint_one: "Eén vraag. Eén goed antwoord, en je kent het.",
  askNowHint_other: "{{count, number}} vragen. Allemaal goed, en je kent het.",
  lastErrors: "Je laatste fouten",
  noAnswer: "geen antwoord",
  estimate: {
    know: "Dit ken ik al",
    more: "Vraag me dit vaker",
    moreUntil: "Wordt vaker gevraagd tot {{day}}.",
    stop: "Stoppen",
    sure: "Je hebt laten zien dat je het kent.",
    undo: "Ongedaan maken",
  },
  check: {
    sure: "Je kent het: {{skill}} is gekend.",
    missing: "Dit ontbrak: {{skills}}.",
    notYet: "Nog niet gekend, en dat geeft niet: je ziet het binnenkort terug.",
  },
  counts: {
    shown: "Gekend: {{shown, number}} van {{total, number}}",
    missing: "Te herhalen: {{missing, number}}",
  },
  inForm: { gerundio: "in het gerundio", participio: "in het voltooid deelwoord" },
  lines: {
    ending: "Uitgang van *{{person}}* {{tense}}, werkwoorden op {{verbs}}: *-{{ending}}*.",
    endingAlone: "Uitgang {{tense}}, werkwoorden op {{verbs}}: *-{{ending}}*.",
    strongEnding:
      "Uitgang van *{{person}}* {{tense}}, na een onregelmatige stam: *-{{ending}}*, zoals in *{{example}}*.",
    haber: "Vorm van *haber* voor *{{person}}*, vóór een deelwoord: *{{form}}*.",
    haberAlone: "Vorm van *haber* vóór een deelwoord: *{{form}}*.",
    parts: {
      "stressed-stem":
        "Als de klemtoon op de stam van *{{verb}}* valt, wordt die stam *{{text}}-*.",
      "raised-stem": "In sommige vormen wordt de stam van *{{verb}}* *{{text}}-*.",
      "yo-stem":
        "In de tegenwoordige tijd is de stam van *{{verb}}* bij *yo* *{{text}}-*. De subjuntivo houdt die stam.",
      "strong-preterite": "In het pretérito indefinido is de stam van *{{verb}}* *{{text}}-*.",
      "future-stem": "In het futuro en de condicional is de stam van *{{verb}}* *{{text}}-*.",
      participle: "Het voltooid deelwoord van *{{verb}}* is *{{text}}*.",
    },
    tenseStem: "De stam van *{{verb}}* {{tense}} is *{{text}}-*, zoals in *{{example}}*.",
    whole: "Vorm van *{{verb}}* bij *{{person}}* {{tense}}, om zo te onthouden: *{{form}}*.",
    changed:
      "De *{{from}}* van de stam wordt *{{to}}* {{tense}} ({{persons}}), zoals in *{{example}}*.",
    unchanged:
      "De *{{from}}* van de stam verandert niet {{tense}} ({{persons}}), zoals in *{{example}}*.",
    changedY: "De stam krijgt een *y* {{tense}} ({{persons}}), zoals in *{{example}}*.",
    unchangedY: "De stam krijgt geen *y* {{tense}} ({{persons}}), zoals in *{{example}}*.",
    derivations: {
      "from-yo":
        "Het presente de subjuntivo houdt de stam van *yo* in de tegenwoordige tijd, zoals in *{{example}}*.",
      "from-ellos":
        "Het imperfecto de subjuntivo houdt de stam van *ellos* in het pretérito indefinido, zoals in *{{example}}*.",
      "like-él":
        "De imperatief van *tú* is dezelfde vorm als die van *él* in de tegenwoordige tijd, zoals *{{example}}*.",
      "from-subjuntivo":
        "Na *no*, en bij *usted*, *nosotros* en *ustedes*, krijgt de imperatief de vorm van de subjuntivo, zoals *{{example}}*.",
    },
    spelling: "{{rule}} Voorbeeld: *{{example}}*.",
    pronoun: "Het voornaamwoord van *{{person}}* is *{{pronoun}}*.",
    places: {
      "before-verb": "Het voornaamwoord staat vóór het werkwoord: *{{example}}*.",
      "before-haber":
        "Het voornaamwoord staat vóór *haber*, nooit tussen *haber* en het deelwoord: *{{example}}*.",
      attached:
        "In de imperatief zonder *no* komt het voornaamwoord vast aan het einde van het werkwoord: *{{example}}*.",
      "lost-s": "Vóór *nos* verliest het werkwoord zijn laatste *s*: *{{example}}*.",
      "lost-d": "Vóór *os* verliest het werkwoord zijn laatste *d*: *{{example}}*.",
    },
    accents: {
      ía: "In uitgangen zoals *-ía* heeft de *í* altijd een accent: *{{example}}*.",
      "third-last": "Het accent staat op de derde lettergreep van achteren: *{{example}}*.",
      hiatus: "De *i* wordt apart uitgesproken: die krijgt een accent, zoals in *{{example}}*.",
      stem: "De *i* of *u* van de stam krijgt een accent, zoals in *{{example}}*.",
      "attached-pronoun":
        "Met het voornaamwoord eraan wordt het woord langer, en krijgt het een accent: *{{example}}*.",
      "one-syllable":
        "Dit woord van één lettergreep heeft een accent, zodat je het niet verwart met een ander: *{{example}}*.",
      "none monosyllable": "Maar één lettergreep: geen accent. Je schrijft *{{example}}*.",
      "none strong-preterite":
        "In het pretérito indefinido komt er na een onregelmatige stam geen accent: *{{example}}*.",
    },
    lastAccent: "De laatste lettergreep heeft een accent {{tense}}: *{{example}}*.",
    agreement: "Na *haber* verandert het deelwoord niet: *{{example}}*, voor iedereen.",
    usted:
      "Bij *usted* en *ustedes* krijgt het werkwoord de vorm van *él* en *ellos*: *{{example}}*.",
    doesNotChange: "De stam van *{{verb}}* verandert niet {{tense}}: *{{text}}-*.",
  },
  why: {
    form: "Een nuttige vorm om te onthouden.",
    newForm: "Een veelgebruikte vorm die je nog nooit hebt gehad.",
    last: "Laatste keer: {{day}}, {{result}}.",
    right: "goed",
    wrong: "fout",
    never: "Nog nooit gevraagd.",
    due: "Het was ook tijd om deze vorm te herhalen.",
  },
  how: {
    title: "Hoe Verbena dit schat",
    lines: {
      what: "Een vorm bestaat uit meer dingen om te weten: bijvoorbeeld een stam en een uitgang.",
      right: "Een goed antwoord laat alles zien wat je ervoor moest weten.",
      wrong:
        "Een fout antwoord laat zien wat ontbrak. De rest kan goed zijn: in *tuvieste* klopt de stam.",
      shown:
        "Gekend betekent: goed op twee verschillende dagen, met twee werkwoorden of twee vormen, en de laatste keer goed.",
      twoDays: "Voor een keuze, zoals *por* of *para*, zijn drie verschillende zinnen nodig.",
      fading:
        "Op te frissen betekent: het was gekend, maar er is zo veel tijd voorbij dat je het misschien vergeten bent.",
      expected:
        "‘Waarschijnlijk’ is een gok: vormen die je nog niet hebt laten zien, maar die je al kunt maken.",
      range: "Daarom staan er twee getallen: wat je waarschijnlijk minstens en hoogstens kent.",
      slips: "Iedereen maakt weleens een slordige fout. Je volgende goede antwoord zet dat recht.",
      guessed:
        "‘Vermoedelijk gekend’ is een gok op basis van je test. Je eerste antwoord komt ervoor in de plaats.",
      yours: "Alles wordt berekend uit jouw antwoorden, en uit niets anders.",
      yoursAndSaid:
        "Alles wordt berekend uit jouw antwoorden, je test en wat je zegt te kennen, en uit niets anders.",
    },
    accuracy:
      "Kijk zelf: van je laatste {{answers, number}} antwoorden op vormen verwachtte Verbena er ongeveer {{expected, number}} goed. Het werden er {{right, number}}.",
  },
} as const satisfies Localised<typeof source>;
