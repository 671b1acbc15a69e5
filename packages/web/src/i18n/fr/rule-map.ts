/** The map of rules. Asterisks mark Spanish words. */
export const ruleMap = {
  title: "La carte des règles",
  intro:
    "Chaque case est une chose à savoir : une terminaison, un radical, une règle. Ouvrez une case pour la comprendre et vous y entraîner.",
  loadFailed: "La carte n’a pas pu être chargée.",
  contents: "Aller à",
  legend: "Légende",
  statuses: {
    shown: "acquis",
    fading: "à rafraîchir",
    begun: "en bonne voie",
    guessed: "sans doute connu",
    missing: "à revoir",
    new: "pas encore vu",
  },
  meanings: {
    shown: "Acquis : vous l’avez montré à plusieurs reprises.",
    fading: "À rafraîchir : vous le saviez, mais c’était il y a un moment.",
    begun:
      "En bonne voie : juste la dernière fois. Encore quelques réponses justes, un autre jour, et ce sera acquis.",
    guessed: "Sans doute connu : votre test le laisse penser. Vos prochaines réponses le diront.",
    missing: "À revoir : c’est ce qui a manqué la dernière fois.",
    new: "Pas encore vu : aucune de vos réponses ne l’a montré.",
  },
  groups: {
    choices: "Choix",
    endings: "Terminaisons",
    haber: "L’auxiliaire haber",
    rules: "Règles",
    facts: "Radicaux et participes à retenir",
    forms: "Formes à retenir",
    unchanging: "Verbes qui ne changent pas",
    spelling: "Orthographe",
    pronouns: "Pronoms",
    accents: "Accents",
  },
  examples: "Exemples",
  record: "Juste {{right, number}} fois sur {{times, number}}. Dernière fois : {{day}}.",
  practise: "S’entraîner",
  guide: "Lire la théorie",
  askNow: "Interrogez-moi",
  askNowHint_one: "Une question. Une réponse juste, et c’est acquis.",
  askNowHint_other: "{{count, number}} questions. Toutes justes, et c’est acquis.",
  lastErrors: "Vos dernières erreurs",
  noAnswer: "sans réponse",
  estimate: {
    know: "Je le sais déjà",
    more: "Me le demander plus souvent",
    moreUntil: "Demandé plus souvent jusqu’au {{day}}.",
    stop: "Arrêter",
    sure: "Vous avez montré que vous le savez.",
    undo: "Annuler",
  },
  check: {
    sure: "Vous le savez : {{skill}} est acquis.",
    missing: "Il a manqué : {{skills}}.",
    notYet: "Pas encore acquis, et ce n’est pas grave : vous le reverrez bientôt.",
  },
  counts: {
    shown: "Acquis : {{shown, number}} sur {{total, number}}",
    missing: "À revoir : {{missing, number}}",
  },
  inForm: { gerundio: "au gérondif", participio: "au participe" },
  lines: {
    ending: "Terminaison de *{{person}}* {{tense}}, verbes en {{verbs}} : *-{{ending}}*.",
    endingAlone: "Terminaison {{tense}}, verbes en {{verbs}} : *-{{ending}}*.",
    strongEnding:
      "Terminaison de *{{person}}* {{tense}}, après un radical irrégulier : *-{{ending}}*, comme dans *{{example}}*.",
    haber: "Forme de *haber* pour *{{person}}*, devant un participe : *{{form}}*.",
    haberAlone: "Forme de *haber* devant un participe : *{{form}}*.",
    parts: {
      "stressed-stem":
        "Quand l’accent tonique tombe sur le radical de *{{verb}}*, ce radical devient *{{text}}-*.",
      "raised-stem": "À certaines formes, le radical de *{{verb}}* devient *{{text}}-*.",
      "yo-stem":
        "Au présent, le radical de *{{verb}}* pour *yo* est *{{text}}-*. Le subjonctif le garde.",
      "strong-preterite": "Au pretérito indefinido, le radical de *{{verb}}* est *{{text}}-*.",
      "future-stem": "Au futur et au conditionnel, le radical de *{{verb}}* est *{{text}}-*.",
      participle: "Le participe de *{{verb}}* est *{{text}}*.",
    },
    tenseStem: "Le radical de *{{verb}}* {{tense}} est *{{text}}-*, comme dans *{{example}}*.",
    whole: "Forme de *{{verb}}* pour *{{person}}* {{tense}}, à retenir telle quelle : *{{form}}*.",
    changed:
      "Le *{{from}}* du radical devient *{{to}}* {{tense}} ({{persons}}), comme dans *{{example}}*.",
    unchanged:
      "Le *{{from}}* du radical ne change pas {{tense}} ({{persons}}), comme dans *{{example}}*.",
    changedY: "Le radical prend un *y* {{tense}} ({{persons}}), comme dans *{{example}}*.",
    unchangedY: "Le radical ne prend pas de *y* {{tense}} ({{persons}}), comme dans *{{example}}*.",
    derivations: {
      "from-yo":
        "Le subjonctif présent garde le radical de *yo* au présent, comme dans *{{example}}*.",
      "from-ellos":
        "Le subjonctif imparfait garde le radical de *ellos* au pretérito indefinido, comme dans *{{example}}*.",
      "like-él":
        "L’impératif de *tú* est la même forme que celle de *él* au présent, comme *{{example}}*.",
      "from-subjuntivo":
        "Après *no*, et avec *usted*, *nosotros* et *ustedes*, l’impératif prend la forme du subjonctif, comme *{{example}}*.",
    },
    spelling: "{{rule}} Exemple : *{{example}}*.",
    pronoun: "Le pronom de *{{person}}* est *{{pronoun}}*.",
    places: {
      "before-verb": "Le pronom se place devant le verbe : *{{example}}*.",
      "before-haber":
        "Le pronom se place devant *haber*, jamais entre *haber* et le participe : *{{example}}*.",
      attached: "À l’impératif sans *no*, le pronom s’attache à la fin du verbe : *{{example}}*.",
      "lost-s": "Devant *nos*, le verbe perd son *s* final : *{{example}}*.",
      "lost-d": "Devant *os*, le verbe perd son *d* final : *{{example}}*.",
    },
    accents: {
      ía: "Dans les terminaisons comme *-ía*, le *í* porte toujours un accent : *{{example}}*.",
      "third-last":
        "L’accent se met sur la troisième syllabe en partant de la fin : *{{example}}*.",
      hiatus: "Le *i* se prononce à part : il porte un accent, comme dans *{{example}}*.",
      stem: "Le *i* ou le *u* du radical porte un accent, comme dans *{{example}}*.",
      "attached-pronoun":
        "Le pronom attaché allonge le mot, qui prend alors un accent : *{{example}}*.",
      "one-syllable":
        "Ce mot d’une syllabe porte un accent, pour ne pas le confondre avec un autre : *{{example}}*.",
      "none monosyllable": "Une seule syllabe : pas d’accent. On écrit *{{example}}*.",
      "none strong-preterite":
        "Au pretérito indefinido, pas d’accent après un radical irrégulier : *{{example}}*.",
    },
    lastAccent: "La dernière syllabe porte un accent {{tense}} : *{{example}}*.",
    agreement: "Après *haber*, le participe ne s’accorde pas : *{{example}}*, pour tout le monde.",
    usted:
      "Avec *usted* et *ustedes*, le verbe prend la forme de *él* et de *ellos* : *{{example}}*.",
    doesNotChange: "Le radical de *{{verb}}* ne change pas {{tense}} : *{{text}}-*.",
  },
  why: {
    form: "Une forme utile, à garder en mémoire.",
    newForm: "Une forme fréquente que vous n’avez encore jamais eue.",
    last: "Dernière fois : {{day}}, {{result}}.",
    right: "juste",
    wrong: "faux",
    never: "Jamais demandé jusqu’ici.",
    due: "C’était aussi le moment de revoir cette forme.",
  },
  how: {
    title: "Comment Verbena estime cela",
    lines: {
      what: "Une forme est faite de plusieurs choses à savoir : par exemple un radical et une terminaison.",
      right: "Une réponse juste montre tout ce qu’il fallait savoir pour la trouver.",
      wrong:
        "Une réponse fausse montre ce qui a manqué. Le reste peut être juste : dans *tuvieste*, le radical est bon.",
      shown:
        "Acquis veut dire : juste deux jours différents, avec deux verbes ou deux formes, et juste la dernière fois.",
      twoDays: "Pour un choix, comme *por* ou *para*, il faut trois phrases différentes.",
      fading:
        "À rafraîchir veut dire : c’était acquis, mais assez de temps a passé pour que vous l’ayez peut-être oublié.",
      expected:
        "« Sans doute » est une supposition : des formes que vous n’avez pas encore montrées, mais que vous savez déjà construire.",
      range: "C’est pourquoi elle donne deux nombres : un minimum et un maximum probables.",
      slips:
        "Une faute d’inattention arrive à tout le monde. La prochaine réponse juste remet les choses en place.",
      guessed:
        "« Sans doute connu » est une supposition de votre test. Votre première réponse la remplace.",
      yours: "Tout est calculé à partir de vos réponses, et de rien d’autre.",
      yoursAndSaid:
        "Tout est calculé à partir de vos réponses, de votre test et de ce que vous dites savoir, et de rien d’autre.",
    },
    accuracy:
      "Vérifiez vous-même : sur vos {{answers, number}} dernières réponses à des formes, Verbena en attendait environ {{expected, number}} justes. Vous en avez donné {{right, number}}.",
  },
} as const;
