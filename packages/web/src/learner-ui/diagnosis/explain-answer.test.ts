import { loadSections } from "@verbena/content/theory/load-sections";
import {
  explainedChoice,
  explanationKeysOf,
  families,
  fillInFamilies,
} from "@verbena/core/families";
import { type Language, languages } from "@verbena/core/languages";
import { formOf, type Person, persons, readInfinitive } from "@verbena/spanish";
import { describe, expect, it } from "vitest";
import { createTranslate } from "#i18n/translate.ts";
import type { ChosenFormExercise, FormExercise, WordExercise } from "#progress/use-exercises.ts";
import { allTexts } from "#testing/all-texts.ts";
import { explainAnswer } from "./explain-answer.ts";
import type { Translator } from "./words.ts";

const translators = new Map<Language, Translator>();
for (const language of languages) {
  translators.set(language, { t: createTranslate(language, await allTexts(language)), language });
}
const translatorFor = (language: Language): Translator => {
  const translator = translators.get(language);
  if (!translator) throw new Error(`no texts in ${language}`);
  return translator;
};

function asking(
  verb: string,
  person: Person,
  answer: string,
  more: Partial<FormExercise> = {},
): FormExercise {
  const { family = "preterito-indefinido" } = more;
  return {
    kind: "conjugation",
    family,
    tense: families[family].tenses[0],
    item: verb,
    context: person,
    verb,
    person,
    answer,
    sentence: "Ayer _______ todo el día.",
    translations: { fr: "", nl: "", en: "" },
    irregular: false,
    timeMarker: null,
    subject: null,
    ...more,
  };
}

const lines = (exercise: FormExercise | WordExercise, given: string, language: Language = "fr") =>
  explainAnswer(translatorFor(language), exercise, given, []).lines;

const sections = {
  "preterito-indefinido": await loadSections("preterito-indefinido"),
  "desde-hace": await loadSections("desde-hace"),
};

const explained = (exercise: FormExercise | WordExercise, given: string) =>
  explainAnswer(
    translatorFor("fr"),
    exercise,
    given,
    exercise.kind === "fill-in" ? sections["desde-hace"] : sections["preterito-indefinido"],
  );

describe("the lines about a wrong form", () => {
  it("name the irregular stem", () => {
    expect(lines(asking("tener", "yo", "tuve"), "tení")).toEqual([
      "*Tener* n’est pas régulier ici : son radical devient *tuv-*.",
    ]);
  });

  it("name the whole form where the stem is too short to name", () => {
    expect(lines(asking("ir", "yo", "fui"), "í")).toEqual([
      "*Ir* n’est pas régulier ici : cette forme s’apprend par cœur, *fui*.",
    ]);
  });

  it("name the person of the given form and the subject of the sentence", () => {
    const exercise = asking("hablar", "él", "habló", { subject: "mi abuela" });

    expect(lines(exercise, "hablé")).toEqual([
      "*hablé* est la forme de *yo*.",
      "Ici, *mi abuela* demande la forme de *él / ella / usted*.",
    ]);
  });

  it("treat the end of a form as a form that does not exist", () => {
    const exercise = asking("ir", "tú", "vas", { family: "presente-indicativo" });

    expect(lines(exercise, "iste")[0]).toMatch(/^\*iste\* n’est pas une forme de \*ir\*/);
  });

  it("ignore a capital and a full stop", () => {
    expect(lines(asking("hablar", "él", "habló"), "Hablé.")[0]).toBe(
      "*hablé* est la forme de *yo*.",
    );
  });

  it("list all persons of the given form in the learner’s language", () => {
    const exercise = asking("hablar", "tú", "hablas", { family: "presente-indicativo" });

    expect(lines(exercise, "hablaba")).toEqual([
      "*hablaba* est à l’imparfait. Ici, on emploie le présent de l’indicatif : *hablas*.",
      "Et la personne ici est *tú*.",
    ]);
  });

  it("name the person that was meant, without rules of its form", () => {
    expect(lines(asking("buscar", "él", "buscó"), "buscé")).toEqual([
      "*buscé* n’est pas une forme de *buscar* : avec *yo*, c’est *busqué*.",
      "Ici, la personne est *él / ella / usted*.",
    ]);
  });

  it("name an irregular stem that both forms share, then the person", () => {
    expect(lines(asking("tener", "ellos", "tuvieron"), "tení")).toEqual([
      "*Tener* n’est pas régulier ici : son radical devient *tuv-*.",
      "Et la personne ici est *ellos / ellas / ustedes*.",
    ]);
    expect(lines(asking("hacer", "nosotros", "hicimos"), "hací")[0]).toBe(
      "*Hacer* n’est pas régulier ici : son radical devient *hic-*.",
    );
  });

  it("quote a time marker that excludes the given tense, in lower case", () => {
    const exercise = asking("hablar", "yo", "hablé", {
      timeMarker: "Aquella noche",
      sentence: "Aquella noche _______ con ella.",
    });

    expect(lines(exercise, "hablo")).toEqual([
      "*hablo* est au présent.",
      "Ici, *aquella noche* situe le fait dans le passé : *hablé*.",
    ]);
    expect(lines({ ...exercise, timeMarker: "dos veces" }, "hablo")[1]).toBe(
      "Ici, on emploie le pretérito indefinido : *hablé*.",
    );
  });

  it("say what an imperfecto means, without a marker that goes with both tenses", () => {
    const exercise = asking("ser", "él", "fue", { timeMarker: "ayer" });

    expect(lines(exercise, "era")).toEqual([
      "L’imparfait *era* décrit, ou exprime une habitude.",
      "Ici, le fait est raconté comme terminé : *fue*.",
    ]);
  });

  it("keep the capital of a name at the start of the sentence", () => {
    const asked = { sentence: "Pablo _______ ayer.", subject: "Pablo" };
    const common = { sentence: "Mi hijo _______ ayer.", subject: "Mi hijo" };

    expect(lines(asking("hablar", "él", "habló", asked), "hablé")[1]).toContain("*Pablo*");
    expect(lines(asking("hablar", "él", "habló", common), "hablé")[1]).toContain("*mi hijo*");
  });

  it("ignore another tense that is written like the answer", () => {
    const exercise = asking("vivir", "nosotros", "vivimos");

    expect(lines(exercise, "vivemos")).toEqual([
      "*-emos* est une terminaison des verbes en *-er* ; *vivir* prend *-imos*.",
    ]);
    expect(explained(exercise, "vivemos").anchor).toBe("regulares");
  });

  it("name the ending where only the stem’s spelling differs", () => {
    expect(lines(asking("dar", "ellos", "dieron"), "daron")).toEqual([
      "Avec le radical *d-*, la terminaison est *-ieron*, et non *-aron*.",
    ]);
    expect(lines(asking("hacer", "él", "hizo"), "hició")).toEqual([
      "Avec le radical *hiz-*, la terminaison est *-o*, et non *-ió*.",
    ]);
  });

  it("say that an accent is needless", () => {
    expect(lines(asking("ver", "yo", "vi"), "ví")).toEqual(["Sans accent ici : on écrit *vi*."]);
    expect(lines(asking("salir", "yo", "salí"), "sáli")).toEqual([
      "L’accent n’est pas au bon endroit : *salí*.",
    ]);
  });

  it("do not name the tense of a form with an added auxiliary", () => {
    const exercise = asking("venir", "yo", "vengo", { family: "presente-indicativo" });

    expect(lines(exercise, "estoy viniendo")[1]).toBe(
      "Ici, on demande le verbe sans *estar* : *vengo*.",
    );
  });

  it("write the given form with its accent even if the learner did not", () => {
    expect(lines(asking("salir", "yo", "salí"), "salio")[0]).toBe(
      "*salió* est la forme de *él / ella / usted*.",
    );
  });

  it("name the other form that the answer is without its accent", () => {
    expect(lines(asking("hablar", "él", "habló"), "hablo")).toEqual([
      "Il manque l’accent : *habló*.",
      "*hablo* est une autre forme : *yo*, au présent.",
    ]);
  });

  it("compare a compound tense with that of the learner’s language", () => {
    const exercise = asking("hablar", "yo", "hablé", { timeMarker: "ayer" });

    expect(lines(exercise, "he hablado", "fr")[0]).toBe(
      "*he hablado* relie le fait à maintenant. Ici, le fait est raconté comme terminé : *hablé*.",
    );
    expect(lines(exercise, "he hablado", "fr")[1]).toContain("« j’ai parlé »");
    expect(lines(exercise, "he hablado", "nl")[1]).toContain("‘ik heb gesproken’");
  });

  it("name a superfluous letter", () => {
    expect(lines(asking("leer", "yo", "leí"), "leyí")).toEqual(["Ici, *y* est de trop : *leí*."]);
  });

  it("name the stem change of the vowel where the learner made another one", () => {
    expect(lines(asking("sentir", "él", "sintió"), "sientió")).toEqual([
      "Ici, le radical change : *e* devient *i*, *sintió*.",
    ]);
  });

  it.each([
    ["fr", "*hablar* est un infinitif"],
    ["nl", "*hablar* is een infinitief"],
    ["es", "*hablar* es un infinitivo"],
    ["en", "*hablar* is an infinitive"],
  ] as const)("say in %s that the form has no person", (language, said) => {
    expect(lines(asking("hablar", "yo", "hablé"), "hablar", language)[0]).toContain(said);
  });

  it.each([
    ["fr", "*hablar* est un infinitif."],
    ["nl", "*hablar* is een infinitief."],
    ["es", "*hablar* es un infinitivo."],
    ["en", "*hablar* is an infinitive."],
  ] as const)("name in %s an infinitive where a command is asked", (language, said) => {
    const exercise = asking("hablar", "tú", "habla", { family: "imperativo" });
    expect(lines(exercise, "hablar", language)[0]).toBe(said);
  });

  it("do not claim that a form exists that the learner did not type", () => {
    expect(lines(asking("ducharse", "él", "se duchó"), "se ducho")).toEqual([
      "Il manque l’accent : *se duchó*.",
    ]);
  });

  it("name the person where the learner typed a subject", () => {
    expect(lines(asking("ser", "él", "fue"), "yo fui")[0]).toBe("*fui* est la forme de *yo*.");
  });

  it("are absent when nothing is certain", () => {
    expect(lines(asking("hablar", "yo", "hablé"), "xyz")).toEqual([]);
  });

  it("ignore asterisks that the learner typed", () => {
    expect(lines(asking("hablar", "yo", "hablé"), "voy a *hablar*").join()).not.toContain("**");
  });
});

const inPresent = { family: "presente-indicativo" } as const;

describe("the French lines", () => {
  it.each([
    ["poner", "él", "puso", "pudo", "*pudo* vient de *poder* ; ici, il faut *poner* : *puso*."],
    [
      "sentirse",
      "yo",
      "me sentí",
      "me senté",
      "*me senté* vient de *sentarse* ; ici, il faut *sentirse* : *me sentí*.",
    ],
    [
      "caer",
      "él",
      "cayó",
      "callo",
      "*calló* vient de *callar* ; ici, il faut *caer* : *cayó*. Le son est souvent le même.",
    ],
    ["comer", "yo", "comí", "comié", "*-ié* n’existe pas : c’est *-í* pour *yo*, *-ió* pour *él*."],
    [
      "hablar",
      "él",
      "habló",
      "hablié",
      "*-ié* n’existe pas : c’est *-é* pour *yo*, *-ó* pour *él*.",
    ],
    [
      "haber",
      "él",
      "hubo",
      "hubieron",
      "Au sens de « il y a », *haber* ne change pas, même devant un pluriel : *hubo*.",
    ],
    [
      "hacer",
      "ellos",
      "hicieron",
      "hizaron",
      "Avec le radical *hic-*, la terminaison est *-ieron*, et non *-aron*.",
    ],
    [
      "decir",
      "ellos",
      "dijeron",
      "dijaron",
      "Avec le radical *dij-*, la terminaison est *-eron*, et non *-aron*.",
    ],
    ["nacer", "yo", "nací", "soy nacido", "Ici, un seul mot, sans *ser* : *nací*."],
    [
      "comer",
      "yo",
      "comí",
      "comé",
      "*-é* est une terminaison des verbes en *-ar* ; *comer* prend *-í*.",
    ],
    [
      "hablar",
      "yo",
      "hablé",
      "hablí",
      "*-í* est une terminaison des verbes en *-er* et *-ir* ; *hablar* prend *-é*.",
    ],
    ["empezar", "yo", "empecé", "empeçé", "*ç* n’existe pas en espagnol : on écrit *empecé*."],
    ["soñar", "yo", "soñé", "soné", "*ñ* n’est pas *n* : on écrit *soñé*."],
    [
      "averiguar",
      "yo",
      "averigüé",
      "averigué",
      "Il manque le tréma, qui fait entendre le *u* : *averigüé*.",
    ],
    [
      "buscar",
      "yo",
      "busqué",
      "buscé",
      "Pour garder le son [k] devant *e*, on écrit *qu* : *busqué*.",
    ],
    [
      "llegar",
      "yo",
      "llegué",
      "llegé",
      "Pour garder le son [g] devant *e* et *i*, on écrit *gu* : *llegué*.",
    ],
    ["empezar", "yo", "empecé", "empezé", "Devant *e* et *i*, *z* s’écrit *c* : *empecé*."],
    ["trabajar", "yo", "trabajé", "trabagé", "Le son est le même, mais on écrit *j* : *trabajé*."],
    [
      "saber",
      "yo",
      "supe",
      "sabo",
      "*sabo* n’est pas une forme de *saber* : au présent, c’est *sé*.",
    ],
    ["hablar", "yo", "hablé", "hable", "Il manque l’accent : *hablé*."],
  ] as const)("%s (%s), %s ← %s", (verb, person, answer, given, line) => {
    expect(lines(asking(verb, person, answer), given)[0]).toBe(line);
  });

  it.each([
    ["ver", "ellos", "ven", "van", "*van* vient de *ir* ; ici, il faut *ver* : *ven*."],
    [
      "acostarse",
      "yo",
      "me acuesto",
      "m'acuesto",
      "L’espagnol ne coupe pas *me* devant une voyelle : *me acuesto*.",
    ],
    [
      "levantarse",
      "yo",
      "me levanto",
      "ik me levanto",
      "Le sujet n’est pas à écrire ici : la forme seule suffit.",
    ],
    ["ser", "tú", "eres", "sos", "*sos* est la forme de *vos*, comme en Argentine."],
    ["hablar", "tú", "hablas", "hablás", "*hablás* est la forme de *vos*, comme en Argentine."],
    [
      "hablar",
      "nosotros",
      "hablamos",
      "hablons",
      "*-ons* est une terminaison française ; *hablar* prend *-amos*.",
    ],
    ["querer", "yo", "quiero", "kiero", "Devant *e* et *i*, le son [k] s’écrit *qu* : *quiero*."],
    ["tener", "yo", "tengo", "tiengo", "Avec *-go*, pas de *ie* : *tengo*."],
    ["ver", "él", "ve", "vee", "Ici, pas de *e* en plus : *ve*."],
    [
      "coger",
      "yo",
      "cojo",
      "cogo",
      "Pour garder le son de la *jota* devant *a* et *o*, *g* devient *j* : *cojo*.",
    ],
    [
      "seguir",
      "yo",
      "sigo",
      "siguo",
      "Devant *a* et *o*, le son [g] s’écrit *g*, sans *u* : *sigo*.",
    ],
    [
      "hablar",
      "yo",
      "hablo",
      "voy a hablar",
      "*voy a hablar* est le futur proche : de l’espagnol correct, mais pas ici.",
    ],
    [
      "hablar",
      "yo",
      "hablo",
      "estoy hablando",
      "*estoy hablando* veut dire « être en train de » : de l’espagnol correct, mais pas ici.",
    ],
    [
      "hablar",
      "yo",
      "hablo",
      "voy hablar",
      "*voy hablar* ressemble à *ir a* + infinitif, le futur proche.",
    ],
    ["hablar", "yo", "hablo", "he hablado", "*he hablado* parle du passé."],
  ] as const)("in the presente, %s (%s), %s ← %s", (verb, person, answer, given, line) => {
    expect(lines(asking(verb, person, answer, inPresent), given)[0]).toBe(line);
  });

  it("give the meanings of two confused verbs", () => {
    expect(lines(asking("saber", "yo", "supe"), "conocí")[1]).toBe(
      "*conocer* : connaître quelqu’un, un lieu ; *saber* : savoir.",
    );
  });

  it("say how to translate ‘je suis né’, not which auxiliary a past takes", () => {
    expect(lines(asking("nacer", "yo", "nací"), "soy nacido").join(" ")).not.toContain("haber");
    expect(lines(asking("nacer", "yo", "nací"), "soy nacido")[1]).toContain("« Je suis né »");
  });
});

describe("the lines about another tense or mood, with the words that decide", () => {
  it.each([
    ["presente-subjuntivo", "hablar", "hable", "hablo", "*hablo* est à l’indicatif."],
    [
      "presente-subjuntivo",
      "hablar",
      "hable",
      "hablo",
      "Ici, *quiere que* demande le subjonctif : *hable*.",
    ],
    [
      "presente-subjuntivo",
      "hablar",
      "hable",
      "hablaba",
      "Ici, *quiere que* demande le subjonctif : *hable*.",
    ],
    [
      "condicional-simple",
      "comer",
      "comería",
      "comía",
      "Ici, *quiere que* appelle le conditionnel : *comería*.",
    ],
    [
      "futuro-simple",
      "comer",
      "comeré",
      "comería",
      "Ici, *quiere que* parle de l’avenir : *comeré*.",
    ],
    [
      "preterito-imperfecto",
      "ir",
      "iba",
      "fui",
      "Le pretérito indefinido *fui* raconte un fait terminé.",
    ],
    [
      "preterito-imperfecto",
      "ir",
      "iba",
      "fui",
      "Ici, *quiere que* parle d’une habitude ou d’une époque : *iba*.",
    ],
    [
      "preterito-perfecto",
      "ir",
      "he ido",
      "fui",
      "Ici, *quiere que* relie le fait au présent : *he ido*.",
    ],
  ] as const)(
    "in the family %s, the form of %s is %s, and the learner typed %s",
    (family, verb, answer, given, line) => {
      const marked = { family, timeMarker: "Quiere que", sentence: "Quiere que _______ ya." };
      expect(lines(asking(verb, "yo", answer, marked), given)).toContain(line);
    },
  );

  it("say where the subjunctive of a condition belongs", () => {
    const exercise = asking("comer", "yo", "comería", {
      family: "condicional-simple",
      timeMarker: "si tuviera hambre",
      sentence: "_______ algo si tuviera hambre.",
    });
    expect(lines(exercise, "comiera")[1]).toContain("va avec *si*");
  });

  it("quote a clause that decides the tense, and *mientras* only where it is true", () => {
    const past = asking("hablar", "yo", "hablé", { timeMarker: "cuando se paró el tren" });
    expect(lines(past, "hablo")[1]).toBe(
      "Ici, *cuando se paró el tren* situe le fait dans le passé : *hablé*.",
    );
    const future = asking("comer", "yo", "comeré", {
      family: "futuro-simple",
      timeMarker: "si hay pan",
    });
    expect(lines(future, "comía")[1]).toBe("Ici, avec *si hay pan* : *comeré*.");
    const scene = asking("comer", "yo", "comía", {
      family: "preterito-imperfecto",
      timeMarker: "mientras",
    });
    expect(lines(scene, "comí")[1]).toContain("on décrit une situation");
    const interrupted = { ...scene, timeMarker: "cuando sonó el teléfono" };
    expect(lines(interrupted, "comí")[1]).toBe(
      "Ici, *cuando sonó el teléfono* survient au milieu d’une situation : *comía*.",
    );
    const withNoun = { ...scene, timeMarker: "cuando llegó la policía" };
    expect(lines(withNoun, "comí")[1]).toContain("survient au milieu");
    for (const timeMarker of ["cuando sonaba la campana", "cuando éramos nueve en casa"]) {
      const habit = { ...scene, timeMarker };
      expect(lines(habit, "comí")[1]).toContain("d’une habitude ou d’une époque");
    }
    const sameScene = { ...scene, timeMarker: "temblaban los vasos en la mesa" };
    expect(lines(sameScene, "comí")[1]).toContain("on décrit une situation");
  });

  it("do not call a future a mistake of time where the present is also said", () => {
    const exercise = asking("comer", "yo", "comeré", {
      family: "futuro-simple",
      timeMarker: "mañana",
    });
    expect(lines(exercise, "como")[1]).not.toContain("mañana");
  });
});

describe("the lines about a wrong word", () => {
  const exercise: WordExercise = {
    kind: "fill-in",
    family: "desde-hace",
    item: "cinco-anios",
    context: "desde hace",
    answer: "desde hace",
    sentence: "Vivo aquí _____ cinco años.",
    complement: "cinco años",
    verbMarker: "Vivo",
    translations: { fr: "", nl: "", en: "" },
    instruction: null,
    explanationKey: "desde_hace_duracion_continua",
    explanation: null,
    note: null,
  };

  const past = {
    ...exercise,
    answer: "hace",
    verbMarker: "llegué",
    explanationKey: "hace_duracion_pasado",
  } as const;
  const why = (asked: WordExercise, given: string, language: Language = "fr") =>
    explainAnswer(translatorFor(language), asked, given, []).meanings;

  it.each([
    ["fr", "*Hace* : une durée, et le fait est passé."],
    ["nl", "*Hace*: een tijdsduur, en het is voorbij."],
    ["es", "*Hace*: una duración, y el hecho es pasado."],
    ["en", "*Hace*: a length of time, and it is over."],
  ] as const)(
    "name in %s the right word and its reason, then the sentence’s words",
    (language, line) => {
      const [headline, words] = lines(past, "desde", language);

      expect(headline?.replace(/[\u00A0\u202F]/g, " ")).toBe(line);
      expect(words).toBe("*cinco años* · *llegué*");
    },
  );

  it("leave out a verb that does not matter", () => {
    expect(lines({ ...exercise, verbMarker: null }, "xyz")[1]).toBe("*cinco años*");
  });

  it("quote the verb without the capital of the sentence’s start", () => {
    expect(lines(exercise, "desde")[1]).toBe("*cinco años* · *vivo*");
  });

  it.each([
    ["fr", "s’entend aussi"],
    ["nl", "hoor je ook"],
    ["es", "también se oye"],
    ["en", "is heard too"],
  ] as const)("say in %s that people also use hace alone for what continues", (language, said) => {
    const [first] = why(exercise, "hace", language);

    expect(first).toContain(said);
    expect(first).toContain("*desde hace*");
  });

  it("name the *que* after a duration", () => {
    const haceQue = {
      ...exercise,
      answer: "hace",
      sentence: "Ya _____ cinco años que vivo aquí.",
      complement: "que vivo aquí",
      verbMarker: null,
      explanationKey: "hace_que_duracion_continua",
    } as const;

    expect(lines(haceQue, "desde hace")).toEqual([
      "*Hace* : une durée, puis *que*.",
      "*que vivo aquí*",
    ]);
    expect(explained(haceQue, "desde").anchor).toBe("duracion");
  });

  it.each([
    ["desde", "*Desde* traduit « depuis » devant un moment"],
    ["desde hacía", "*Hacía* va avec un récit au passé"],
    ["durante", "*Durante* (« pendant »)"],
    ["depuis", "« Depuis » se traduit de trois façons."],
    ["il y a", "« Il y a » ou « ça fait »"],
    ["hay", "*Hay* traduit « il y a » pour ce qui se trouve là"],
  ])("keep what %s means for those who ask why", (given, said) => {
    expect(why(exercise, given)[0]).toContain(said);
    expect(lines(exercise, given)[0]).toMatch(/^\*Desde hace\*/);
  });

  it("say that hace has no plural", () => {
    expect(lines(exercise, "desde hacen")).toEqual([
      "*Hace* ne change pas devant une durée, même au pluriel : *desde hace*.",
    ]);
  });

  it("come with the section that explains the rule", () => {
    expect(explained(exercise, "hace").anchor).toBe("duracion");
  });
});

describe("the lines about a wrong choice", () => {
  const shown = {
    sentence: "De pequeño siempre _____ el pan con la abuela.",
    translations: { fr: "", nl: "", en: "" },
    complement: null,
    verbMarker: null,
    instruction: null,
    explanation: null,
    note: null,
    timeMarker: null,
    subject: null,
  };
  const compraba: ChosenFormExercise = {
    ...shown,
    kind: "chosen-form",
    family: "pasado",
    item: "pan",
    context: "imperfecto",
    verb: "comprar",
    tense: "preterito-imperfecto",
    person: "yo",
    answer: "compraba",
    explanationKey: "imperfecto_habito",
  };
  const está: ChosenFormExercise = {
    ...compraba,
    family: "ser-estar-hay",
    context: "estar",
    verb: "estar",
    tense: "presente-indicativo",
    person: "él",
    answer: "está",
    explanationKey: "estar_lugar",
  };
  const por: WordExercise = {
    ...shown,
    kind: "fill-in",
    family: "por-para",
    item: "niebla",
    context: "por",
    answer: "por",
    explanationKey: "por_causa",
  };
  const explain = (exercise: ChosenFormExercise | WordExercise, given: string) =>
    explainAnswer(translatorFor("fr"), exercise, given, []);

  it.each([
    [compraba, "he comprado", "*Imperfecto* : une habitude d’autrefois."],
    [compraba, "compre", "*Imperfecto* : une habitude d’autrefois."],
    [está, "Es", "*Estar* : où est quelqu’un ou quelque chose."],
    [está, "hay", "*Estar* : où est quelqu’un ou quelque chose."],
    [por, "para", "*Por* : la cause ou le motif."],
  ] as const)("name the right choice and its reason: %#", (exercise, given, line) => {
    const { lines, construction } = explain(exercise, given);

    expect(lines.map((text) => text.replace(/[\u00A0\u202F]/g, " "))).toEqual([line]);
    expect(construction).toBeNull();
  });

  it.each([
    [compraba, "he comprado", "*he comprado* est au perfecto ; ici, il faut l’imparfait."],
    [compraba, "compre", "*compré* est à l’indefinido ; ici, il faut l’imparfait."],
    [está, "Es", "*es* vient de *ser* ; ici, il faut *estar* : *está*."],
    [por, "para", "*Para* dit le but, la personne, la date ou la direction."],
  ] as const)("keep what was chosen for those who ask meanings: %#", (exercise, given, line) => {
    expect(explain(exercise, given).meanings).toEqual([line]);
  });

  it("quote the words that decide", () => {
    const marked = { ...compraba, complement: "De pequeño" };

    expect(explain(marked, "compré").lines[1]).toBe("*de pequeño*");
  });

  it("are those of any form where the choice is right", () => {
    const { lines, meanings } = explain(compraba, "compraban");

    expect(lines[0]).toBe("*compraban* est la forme de *ellos / ellas / ustedes*.");
    expect(meanings).toEqual([]);
  });

  it.each(languages)("fit into a headline in %s", (language) => {
    const { t } = translatorFor(language);
    const headlines = fillInFamilies.flatMap((family) =>
      explanationKeysOf(family).map((key) => {
        const Word = explainedChoice(family, key) ?? "";
        const reason = t(`diagnosis.reasons.${key}`, {}, "");
        expect(reason, key).not.toBe("");
        const headline = t("diagnosis.words.headline", { Word, reason });
        return `${t("verdict.no")} ${headline}`.replaceAll("*", "");
      }),
    );

    expect(headlines.filter((headline) => headline.length > 60)).toEqual([]);
  });
});

it("quotes the time marker of a compound tense for which no family gives a reason", () => {
  const exercise = asking("hablar", "yo", "había hablado", {
    tense: "preterito-pluscuamperfecto",
    timeMarker: "cuando llegaste",
    sentence: "Ya _______ con ella cuando llegaste.",
  });

  expect(explained(exercise, "hablé").lines.at(-1)).toBe(
    "Ici, avec *cuando llegaste* : *había hablado*.",
  );
});

describe("the construction of a form", () => {
  it("is its pronoun, stem and ending", () => {
    const { construction } = explained(asking("levantarse", "yo", "me levanté"), "levanté");

    expect(construction).toEqual({ before: "me ", stem: "levant", ending: "é", after: "" });
  });

  it("leaves out the no that a sentence has", () => {
    const exercise = asking("levantarse", "tú", "te levantes", {
      family: "imperativo",
      tense: "imperativo-negativo",
    });

    expect(explained(exercise, "levántate").construction).toEqual({
      before: "te ",
      stem: "levant",
      ending: "es",
      after: "",
    });
  });

  it("is absent where the exercise asks for an alternative form", () => {
    const exercise = asking("haber", "él", "hay", { family: "presente-indicativo" });

    expect(explained(exercise, "ha").construction).toBeNull();
  });
});

describe("the section of the guide", () => {
  it.each([
    ["tener", "yo", "tuve", "tení", "raices-u"],
    ["buscar", "yo", "busqué", "buscé", "ortografia"],
    ["hablar", "yo", "hablé", "hablaba", "uso"],
    ["levantarse", "yo", "me levanté", "levanté", "reflexivos"],
    ["hablar", "yo", "hablé", "habló", "regulares"],
    ["hablar", "yo", "hablé", "je hablé", "regulares"],
  ] as const)("for %s (%s), %s ← %s, is %s", (verb, person, answer, given, anchor) => {
    expect(explained(asking(verb, person, answer), given).anchor).toBe(anchor);
  });
});

it("does not explain a form by a rule of another person’s form", () => {
  const rules = /radical|on écrit|terminaison|voyelles|par cœur|devient/;
  const errors = [
    ["buscar", "él", "buscé"],
    ["pedir", "nosotros", "pede"],
    ["pedir", "yo", "pidieron"],
    ["dormir", "yo", "dormió"],
    ["leer", "yo", "leió"],
    ["tener", "ellos", "tuvió"],
    ["decir", "yo", "dijieron"],
  ] as const;

  for (const [verb, person, given] of errors) {
    const said = lines(asking(verb, person, rightForm(verb, person)), given).join(" ");
    expect(said, given).toMatch(/la personne est/);
    expect(said, given).not.toMatch(rules);
  }
});

it("gives at most two lines without gaps for any answer in any language", () => {
  const verbs = ["hablar", "comer", "tener", "ser", "levantarse", "leer", "pedir"];
  const asked = verbs.flatMap((verb) =>
    persons.map((person) => asking(verb, person, rightForm(verb, person))),
  );
  const otherForms = asked.filter((_, index) => index % 7 === 0).map(({ answer }) => answer);
  const attempts = [
    "hablé",
    "tení",
    "he comido",
    "se levanto",
    "leió",
    "pedió",
    "yo fui",
    "¡*!",
    "",
  ];

  for (const language of languages) {
    for (const exercise of asked) {
      for (const given of [...attempts, ...otherForms]) {
        const said = lines(exercise, given, language);
        expect(said.length).toBeLessThanOrEqual(2);
        expect(said.join()).not.toMatch(/\{\{|undefined|diagnosis\./);
        expect((said.join().match(/\*/g) ?? []).length % 2).toBe(0);
      }
    }
  }
});

function rightForm(verb: string, person: Person): string {
  const infinitive = readInfinitive(verb);
  const form =
    "problem" in infinitive ? undefined : formOf(infinitive, "preterito-indefinido", person);
  if (!form) throw new Error(`no form of ${verb}`);
  return form.form;
}
