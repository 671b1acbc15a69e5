import { familyOfTense } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import {
  formOf,
  isCompoundTense,
  isPerson,
  isTense,
  type Person,
  readInfinitive,
  type TableTense,
} from "@verbena/spanish";
import { describe, expect, it } from "vitest";
import { createTranslate } from "#i18n/translate.ts";
import type { DrillExercise, FormExercise } from "#progress/use-exercises.ts";
import { allTexts } from "#testing/all-texts.ts";
import { explainAnswer } from "./explain-answer.ts";

/**
 * What a teacher would say about an answer. Each line: infinitive, tense, "alone" in free practice, person: answer >
 * lines of the explanation, between slashes.
 */
const sentences = {
  fr: `
levantarse preterito-imperfecto nosotros: te levantaba > *levantaba* est la forme de *yo* et *él / ella / usted*. / Avec *nosotros* : *nos levantábamos*.
levantarse preterito-imperfecto nosotros: nos levantaba > *levantaba* est la forme de *yo* et *él / ella / usted*. / Avec *nosotros* : *nos levantábamos*.
querer futuro-simple yo: queré > Presque : il faut deux *r*, *querré*.
poder futuro-simple yo: podé > *Poder* n’est pas régulier ici : son radical devient *podr-*.
comer futuro-simple yo: comé > Le futur garde l’infinitif entier : *comeré*.
irse imperativo-afirmativo alone nosotros: vamonos > Il manque l’accent : *vámonos*.
irse imperativo-afirmativo alone nosotros: vamosnos > Devant *nos*, le verbe perd son *s* final : *vámonos*.
freír preterito-perfecto alone yo: he freido > Il manque l’accent : *freído* (on dit aussi *frito*).
ir imperativo-afirmativo alone nosotros: vamós > Sans accent ici : on écrit *vamos*.
hacer preterito-imperfecto ellos: haciban > *-iban* n’existe pas ; *hacer* prend *-ían*.
vivir preterito-imperfecto yo: viviba > *-iba* n’existe pas ; *vivir* prend *-ía*.
traer preterito-perfecto tú: has trajido > Le participe de *traer* est *traído*.
comprar imperativo-afirmativo nosotros: vamos a comprar > *vamos a comprar* se dit aussi pour proposer de le faire ensemble. / Ici, on demande l’impératif : *compremos*.
estudiar futuro-simple yo: voy a estudiar > *voy a estudiar* est correct aussi. / Ici, on demande la forme simple : *estudiaré*.
estudiar preterito-imperfecto yo: estaba estudiando > *estaba estudiando* est correct aussi. / Ici, on demande la forme simple : *estudiaba*.
pensar presente-subjuntivo yo: pense > Ici, le radical change : *e* devient *ie*, *piense*.
contar presente-subjuntivo yo: conte > Ici, le radical change : *o* devient *ue*, *cuente*.
jugar presente-subjuntivo yo: jugue > Ici, le radical change : *u* devient *ue*, *juegue*.
vivir presente-subjuntivo nosotros: vivemos > Au subjonctif, *-emos* va avec les verbes en *-ar* ; *vivir* prend *-amos*.
decir presente-subjuntivo tú: diges > Au subjonctif, *-es* va avec les verbes en *-ar* ; *decir* prend *-as*.
ofrecer presente-subjuntivo nosotros: ofrezcemos > Au subjonctif, *-emos* va avec les verbes en *-ar* ; *ofrecer* prend *-amos*.
hacer presente-subjuntivo yo: hage > Au subjonctif, *-e* va avec les verbes en *-ar* ; *hacer* prend *-a*.
coger presente-subjuntivo yo: coje > Au subjonctif, *-e* va avec les verbes en *-ar* ; *coger* prend *-a*.
decir presente-subjuntivo yo: digue > Au subjonctif, *decir* prend *-a* : *diga*.
poner presente-subjuntivo él: pongue > Au subjonctif, *poner* prend *-a* : *ponga*.
salir presente-subjuntivo tú: salgues > Au subjonctif, *salir* prend *-as* : *salgas*.
cenar preterito-perfecto ellos: hayan cenado > *hayan* est au subjonctif. Ici, *haber* est à l’indicatif : *han cenado*.
vivir preterito-perfecto vosotros: hais vivido > Avec *vosotros*, *haber* fait *habéis* : *habéis vivido*.
hablar preterito-perfecto yo: ai hablado > Avec *yo*, *haber* fait *he* : *he hablado*.
hablar preterito-perfecto ellos: a hablado > Avec *ellos / ellas / ustedes*, *haber* fait *han* : *han hablado*.
comprar preterito-perfecto ellos: comprado > *comprado* est un participe : il manque *haber*, *han comprado*.
llamarse presente-indicativo yo: me llama > *llama* est la forme de *él / ella / usted*. / Avec *yo* : *me llamo*.
casarse condicional-simple tú: me casarías > Le pronom de *tú* est *te*, et non *me*.
casarse condicional-simple yo: me casarías > *casarías* est la forme de *tú*. / Avec *yo* : *me casaría*.
levantarse imperativo-negativo tú: no te levante > *levante* est la forme de *usted*. / Avec *tú* : *no te levantes*.
hablar futuro-simple tú: hablarés > Au futur, *tú* se termine en *-ás* : *hablarás*.
hablar futuro-simple ellos: hablarén > Au futur, *ellos* se termine en *-án* : *hablarán*.
decir futuro-simple yo: dijeré > *Decir* n’est pas régulier ici : son radical devient *dir-*.
querer futuro-simple yo: quieré > *Querer* n’est pas régulier ici : son radical devient *querr-*.
poder futuro-simple yo: puedé > *Poder* n’est pas régulier ici : son radical devient *podr-*.
mirar presente-subjuntivo ellos: mirent > *-ent* est une terminaison française ; *mirar* prend *-en*.
hablar presente-subjuntivo vosotros: hablez > *-ez* est une terminaison française ; *hablar* prend *-éis*.
vivir presente-subjuntivo ellos: vivent > *-ent* est une terminaison française ; *vivir* prend *-an*.
esperar imperativo-afirmativo vosotros: esperez > *-ez* est une terminaison française ; à l’impératif, *esperar* prend *-ad*.
venir imperativo-afirmativo vosotros: venez > *-ez* est une terminaison française ; à l’impératif, *venir* prend *-id*.
hablar imperativo-afirmativo nosotros: hablons > *-ons* est une terminaison française ; à l’impératif, *hablar* prend *-emos*.
escribir presente-subjuntivo yo: escribe > Au subjonctif, les verbes en *-er* et *-ir* prennent *-a* : *escriba*.
preocuparse imperativo-negativo él: no preocúpese > Après *no*, le pronom passe devant : *no se preocupe*.
ponerse imperativo-negativo tú: no te pon > Après *no*, on emploie le subjonctif : *no te pongas*.
levantarse imperativo-negativo tú: no te levanta > Après *no*, on emploie le subjonctif : *no te levantes*.
hablar imperativo-negativo alone tú: hables > Il manque *no* : *no hables*.
querer condicional-simple yo: quisiera > *quisiera* se dit aussi, surtout par politesse. / Ici, on demande le conditionnel présent : *querría*.
deber condicional-simple yo: debiera > *debiera* se dit aussi, surtout par politesse. / Ici, on demande le conditionnel présent : *debería*.
poder condicional-simple yo: pudiera > *pudiera* se dit aussi, surtout par politesse. / Ici, on demande le conditionnel présent : *podría*.
despertarse preterito-perfecto yo: me he despierto > *despierto* est un adjectif (« réveillé ») ; le participe est *despertado*.
limpiar preterito-perfecto yo: he limpio > *limpio* est un adjectif (« propre ») ; le participe est *limpiado*.
ser presente-subjuntivo tú: sias > *Ser* n’est pas régulier ici : cette forme s’apprend par cœur, *seas*.
ser presente-subjuntivo tú: sees > *Ser* n’est pas régulier ici : cette forme s’apprend par cœur, *seas*.
vestirse imperativo-afirmativo tú: vestite > Ici, le radical change : *e* devient *i*, *vístete*. / *vestite* est la forme de *vos*, comme en Argentine.
sentarse imperativo-afirmativo tú: sentate > Ici, le radical change : *e* devient *ie*, *siéntate*. / *sentate* est la forme de *vos*, comme en Argentine.
acostarse imperativo-afirmativo tú: acostate > Ici, le radical change : *o* devient *ue*, *acuéstate*. / *acostate* est la forme de *vos*, comme en Argentine.
levantarse imperativo-afirmativo tú: levanta-te > Le pronom s’attache sans trait d’union : *levántate*.
ver preterito-imperfecto yo: vía > *Ver* garde son *e* à l’imparfait : *veía*.
ver presente-subjuntivo tú: vas > Cette forme part de celle de *yo* : *veo*, donc *veas*.
caber presente-subjuntivo él: caba > Cette forme part de celle de *yo* : *quepo*, donc *quepa*.
ir imperativo-afirmativo tú: va > À l’impératif, *ir* est irrégulier avec *tú* : *ve*.
tener presente-subjuntivo él: tienga > Cette forme part de celle de *yo* : *tengo*, donc *tenga*.
venir presente-subjuntivo él: vienga > Cette forme part de celle de *yo* : *vengo*, donc *venga*.
poner futuro-simple yo: ponré > *Poner* n’est pas régulier ici : son radical devient *pondr-*.
valer condicional-simple ellos: valrían > *Valer* n’est pas régulier ici : son radical devient *valdr-*.
conocer futuro-simple nosotros: conoceramos > Au futur, *nosotros* se termine en *-emos* : *conoceremos*.
hablar imperativo-afirmativo tú: hablas > À l’impératif, la forme de *tú* perd le *s* : *habla*.
reñir preterito-indefinido él: riñió > Après *ñ*, le *i* disparaît : *riñó*.
haber preterito-imperfecto yo: avía > Le son est le même, mais on écrit *había*.
`,
  nl: `
levantarse preterito-imperfecto nosotros: te levantaba > *levantaba* is de vorm van *yo* en *él / ella / usted*. / Bij *nosotros*: *nos levantábamos*.
querer futuro-simple yo: queré > Bijna: met twee keer *r*, *querré*.
poder futuro-simple yo: podé > *Poder* is hier niet regelmatig: de stam wordt *podr-*.
comer futuro-simple yo: comé > Het futuro houdt de hele infinitief: *comeré*.
irse imperativo-afirmativo alone nosotros: vamonos > Het accent ontbreekt: *vámonos*.
irse imperativo-afirmativo alone nosotros: vamosnos > Vóór *nos* valt de *s* aan het eind van het werkwoord weg: *vámonos*.
freír preterito-perfecto alone yo: he freido > Het accent ontbreekt: *freído* (je zegt ook *frito*).
ir imperativo-afirmativo alone nosotros: vamós > Hier zonder accent: je schrijft *vamos*.
hacer preterito-imperfecto ellos: haciban > *-iban* bestaat niet; *hacer* krijgt *-ían*.
traer preterito-perfecto tú: has trajido > Het voltooid deelwoord van *traer* is *traído*.
comprar imperativo-afirmativo nosotros: vamos a comprar > *vamos a comprar* zeg je ook om voor te stellen het samen te doen. / Hier wordt de imperatief gevraagd: *compremos*.
estudiar futuro-simple yo: voy a estudiar > *voy a estudiar* is ook goed. / Hier wordt de enkelvoudige vorm gevraagd: *estudiaré*.
pensar presente-subjuntivo yo: pense > Hier verandert de stam: *e* wordt *ie*, *piense*.
vivir presente-subjuntivo nosotros: vivemos > In de subjuntivo hoort *-emos* bij de werkwoorden op *-ar*; *vivir* krijgt *-amos*.
decir presente-subjuntivo yo: digue > In de subjuntivo krijgt *decir* *-a*: *diga*.
cenar preterito-perfecto ellos: hayan cenado > *hayan* is subjuntivo. Hier staat *haber* in de indicativo: *han cenado*.
vivir preterito-perfecto vosotros: hais vivido > Bij *vosotros* is de vorm van *haber* *habéis*: *habéis vivido*.
comprar preterito-perfecto ellos: comprado > *comprado* is een voltooid deelwoord: *haber* ontbreekt, *han comprado*.
llamarse presente-indicativo yo: me llama > *llama* is de vorm van *él / ella / usted*. / Bij *yo*: *me llamo*.
casarse condicional-simple tú: me casarías > Het voornaamwoord bij *tú* is *te*, niet *me*.
hablar futuro-simple tú: hablarés > In het futuro eindigt *tú* op *-ás*: *hablarás*.
mirar presente-subjuntivo ellos: mirent > *-ent* is een Franse uitgang; *mirar* krijgt *-en*.
esperar imperativo-afirmativo vosotros: esperez > *-ez* is een Franse uitgang; in de imperatief krijgt *esperar* *-ad*.
escribir presente-subjuntivo yo: escribe > In de subjuntivo krijgen de werkwoorden op *-er* en *-ir* *-a*: *escriba*.
preocuparse imperativo-negativo él: no preocúpese > Na *no* staat het voornaamwoord vóór het werkwoord: *no se preocupe*.
ponerse imperativo-negativo tú: no te pon > Na *no* staat de subjuntivo: *no te pongas*.
hablar imperativo-negativo alone tú: hables > Er ontbreekt *no*: *no hables*.
querer condicional-simple yo: quisiera > *quisiera* zeg je ook, vooral uit beleefdheid. / Hier wordt de condicional gevraagd: *querría*.
despertarse preterito-perfecto yo: me he despierto > *despierto* is een bijvoeglijk naamwoord (‘wakker’); het voltooid deelwoord is *despertado*.
limpiar preterito-perfecto yo: he limpio > *limpio* is een bijvoeglijk naamwoord (‘schoon’); het voltooid deelwoord is *limpiado*.
ser presente-subjuntivo tú: sias > *Ser* is hier niet regelmatig: deze vorm leer je uit het hoofd, *seas*.
vestirse imperativo-afirmativo tú: vestite > Hier verandert de stam: *e* wordt *i*, *vístete*. / *vestite* is de vorm van *vos*, zoals in Argentinië.
levantarse imperativo-afirmativo tú: levanta-te > Het voornaamwoord komt er zonder koppelteken achter: *levántate*.
ver preterito-imperfecto yo: vía > *Ver* houdt zijn *e* in het imperfecto: *veía*.
ver presente-subjuntivo tú: vas > Deze vorm komt van de vorm van *yo*: *veo*, dus *veas*.
ir imperativo-afirmativo tú: va > In de imperatief is *ir* onregelmatig bij *tú*: *ve*.
hablar imperativo-afirmativo tú: hablas > In de imperatief verliest de vorm van *tú* de *s*: *habla*.
reñir preterito-indefinido él: riñió > Na *ñ* valt de *i* weg: *riñó*.
haber preterito-imperfecto yo: avía > Het klinkt hetzelfde, maar je schrijft *había*.
`,
  es: `
levantarse preterito-imperfecto nosotros: te levantaba > *levantaba* es la forma de *yo* y *él / ella / usted*. / Con *nosotros*: *nos levantábamos*.
querer futuro-simple yo: queré > Casi: con dos *r*, *querré*.
poder futuro-simple yo: podé > *Poder* no es regular aquí: su raíz pasa a *podr-*.
comer futuro-simple yo: comé > El futuro conserva el infinitivo entero: *comeré*.
irse imperativo-afirmativo alone nosotros: vamonos > Falta la tilde: *vámonos*.
irse imperativo-afirmativo alone nosotros: vamosnos > Ante *nos*, el verbo pierde la *s* final: *vámonos*.
freír preterito-perfecto alone yo: he freido > Falta la tilde: *freído* (también se dice *frito*).
ir imperativo-afirmativo alone nosotros: vamós > Aquí no lleva tilde: se escribe *vamos*.
hacer preterito-imperfecto ellos: haciban > *-iban* no existe; *hacer* lleva *-ían*.
traer preterito-perfecto tú: has trajido > El participio de *traer* es *traído*.
comprar imperativo-afirmativo nosotros: vamos a comprar > *vamos a comprar* también se dice para proponer hacerlo juntos. / Aquí se pide el imperativo: *compremos*.
estudiar futuro-simple yo: voy a estudiar > *voy a estudiar* también es correcto. / Aquí se pide la forma simple: *estudiaré*.
pensar presente-subjuntivo yo: pense > Aquí cambia la raíz: *e* pasa a *ie*, *piense*.
vivir presente-subjuntivo nosotros: vivemos > En subjuntivo, *-emos* va con los verbos en *-ar*; *vivir* lleva *-amos*.
decir presente-subjuntivo yo: digue > En subjuntivo, *decir* lleva *-a*: *diga*.
cenar preterito-perfecto ellos: hayan cenado > *hayan* está en subjuntivo. Aquí, *haber* va en indicativo: *han cenado*.
vivir preterito-perfecto vosotros: hais vivido > Con *vosotros*, *haber* es *habéis*: *habéis vivido*.
comprar preterito-perfecto ellos: comprado > *comprado* es un participio: falta *haber*, *han comprado*.
llamarse presente-indicativo yo: me llama > *llama* es la forma de *él / ella / usted*. / Con *yo*: *me llamo*.
casarse condicional-simple tú: me casarías > El pronombre de *tú* es *te*, no *me*.
hablar futuro-simple tú: hablarés > En futuro, *tú* termina en *-ás*: *hablarás*.
mirar presente-subjuntivo ellos: mirent > *-ent* es una terminación francesa; *mirar* lleva *-en*.
esperar imperativo-afirmativo vosotros: esperez > *-ez* es una terminación francesa; en imperativo, *esperar* lleva *-ad*.
escribir presente-subjuntivo yo: escribe > En subjuntivo, los verbos en *-er* y *-ir* llevan *-a*: *escriba*.
preocuparse imperativo-negativo él: no preocúpese > Tras *no*, el pronombre va delante: *no se preocupe*.
ponerse imperativo-negativo tú: no te pon > Tras *no* se usa el subjuntivo: *no te pongas*.
hablar imperativo-negativo alone tú: hables > Falta *no*: *no hables*.
querer condicional-simple yo: quisiera > *quisiera* también se dice, sobre todo por cortesía. / Aquí se pide el condicional simple: *querría*.
despertarse preterito-perfecto yo: me he despierto > *despierto* es un adjetivo («que no duerme»); el participio es *despertado*.
limpiar preterito-perfecto yo: he limpio > *limpio* es un adjetivo («sin manchas»); el participio es *limpiado*.
ser presente-subjuntivo tú: sias > *Ser* no es regular aquí: esta forma se aprende de memoria, *seas*.
vestirse imperativo-afirmativo tú: vestite > Aquí cambia la raíz: *e* pasa a *i*, *vístete*. / *vestite* es la forma de *vos*, como en Argentina.
levantarse imperativo-afirmativo tú: levanta-te > El pronombre se une sin guion: *levántate*.
ver preterito-imperfecto yo: vía > *Ver* conserva la *e* en imperfecto: *veía*.
ver presente-subjuntivo tú: vas > Esta forma sale de la de *yo*: *veo*, así que *veas*.
ir imperativo-afirmativo tú: va > En imperativo, *ir* es irregular con *tú*: *ve*.
hablar imperativo-afirmativo tú: hablas > En imperativo, la forma de *tú* pierde la *s*: *habla*.
reñir preterito-indefinido él: riñió > Tras *ñ*, la *i* desaparece: *riñó*.
haber preterito-imperfecto yo: avía > Suena igual, pero se escribe *había*.
`,
  en: `
levantarse preterito-imperfecto nosotros: te levantaba > *levantaba* is the form of *yo* and *él / ella / usted*. / With *nosotros*: *nos levantábamos*.
querer futuro-simple yo: queré > Almost: with double *r*, *querré*.
poder futuro-simple yo: podé > *Poder* is not regular here: its stem becomes *podr-*.
comer futuro-simple yo: comé > The futuro keeps the whole infinitive: *comeré*.
irse imperativo-afirmativo alone nosotros: vamonos > The accent is missing: *vámonos*.
irse imperativo-afirmativo alone nosotros: vamosnos > Before *nos*, the verb loses its final *s*: *vámonos*.
freír preterito-perfecto alone yo: he freido > The accent is missing: *freído* (you can also say *frito*).
ir imperativo-afirmativo alone nosotros: vamós > No accent here: write *vamos*.
hacer preterito-imperfecto ellos: haciban > *-iban* does not exist; *hacer* takes *-ían*.
traer preterito-perfecto tú: has trajido > The participle of *traer* is *traído*.
comprar imperativo-afirmativo nosotros: vamos a comprar > *vamos a comprar* is also said to suggest doing it together. / Here you are asked for the imperative: *compremos*.
estudiar futuro-simple yo: voy a estudiar > *voy a estudiar* is correct too. / Here the simple form is asked for: *estudiaré*.
pensar presente-subjuntivo yo: pense > Here the stem changes from *e* to *ie*: *piense*.
vivir presente-subjuntivo nosotros: vivemos > In the subjunctive, *-emos* goes with *-ar* verbs; *vivir* takes *-amos*.
decir presente-subjuntivo yo: digue > In the subjunctive, *decir* takes *-a*: *diga*.
cenar preterito-perfecto ellos: hayan cenado > *hayan* is subjunctive. Here *haber* is in the indicative: *han cenado*.
vivir preterito-perfecto vosotros: hais vivido > With *vosotros*, *haber* becomes *habéis*: *habéis vivido*.
comprar preterito-perfecto ellos: comprado > *comprado* is a past participle; *haber* is missing: *han comprado*.
llamarse presente-indicativo yo: me llama > *llama* is the form of *él / ella / usted*. / With *yo*: *me llamo*.
casarse condicional-simple tú: me casarías > The pronoun of *tú* is *te*, not *me*.
hablar futuro-simple tú: hablarés > In the futuro, the *tú* form ends in *-ás*: *hablarás*.
mirar presente-subjuntivo ellos: mirent > *-ent* is a French ending; *mirar* takes *-en*.
esperar imperativo-afirmativo vosotros: esperez > *-ez* is a French ending; in the imperative, *esperar* takes *-ad*.
escribir presente-subjuntivo yo: escribe > In the subjunctive, *-er* and *-ir* verbs take *-a*: *escriba*.
preocuparse imperativo-negativo él: no preocúpese > After *no*, the pronoun goes before the verb: *no se preocupe*.
ponerse imperativo-negativo tú: no te pon > After *no* you need the subjunctive: *no te pongas*.
hablar imperativo-negativo alone tú: hables > *no* is missing: *no hables*.
querer condicional-simple yo: quisiera > *quisiera* is also said, above all to be polite. / Here you are asked for the condicional: *querría*.
despertarse preterito-perfecto yo: me he despierto > *despierto* is an adjective (‘awake’); the past participle is *despertado*.
limpiar preterito-perfecto yo: he limpio > *limpio* is an adjective (‘clean’); the past participle is *limpiado*.
ser presente-subjuntivo tú: sias > *Ser* is not regular here; learn this form by heart: *seas*.
vestirse imperativo-afirmativo tú: vestite > Here the stem changes from *e* to *i*: *vístete*. / *vestite* is the form of *vos*, as in Argentina.
levantarse imperativo-afirmativo tú: levanta-te > The pronoun is attached without a hyphen: *levántate*.
ver preterito-imperfecto yo: vía > *Ver* keeps its *e* in the imperfecto: *veía*.
ver presente-subjuntivo tú: vas > This form comes from that of *yo*: *veo*, so *veas*.
ir imperativo-afirmativo tú: va > In the imperative, *ir* is irregular with *tú*: *ve*.
hablar imperativo-afirmativo tú: hablas > In the imperative, the *tú* form loses its *s*: *habla*.
reñir preterito-indefinido él: riñió > After *ñ*, the *i* disappears: *riñó*.
haber preterito-imperfecto yo: avía > It sounds the same, but it is spelt *había*.
`,
} as const satisfies Record<Language, string>;

type Row = {
  question: string;
  given: string;
  lines: string;
  exercise: FormExercise | DrillExercise;
};

function rowsIn(table: string): Row[] {
  return table
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [, question = "", given = "", lines = ""] = /^([^:]+): (.+?) > (.+)$/u.exec(line) ?? [];
      const [verb = "", tense = "", ...rest] = question.split(" ");
      const person = rest.at(-1) ?? "";
      if (!(isTense(tense) || isCompoundTense(tense)) || !isPerson(person)) throw new Error(line);
      const exercise = asking(verb, tense, person, rest[0] === "alone");
      return { question, given, lines, exercise };
    });
}

function asking(
  verb: string,
  tense: TableTense,
  person: Person,
  isAlone: boolean,
): FormExercise | DrillExercise {
  const infinitive = readInfinitive(verb);
  const form = "problem" in infinitive ? undefined : formOf(infinitive, tense, person);
  const family = familyOfTense(tense);
  if (form === undefined || family === undefined) throw new Error(`no form of ${verb}`);
  const asked = {
    item: verb,
    context: person,
    verb,
    tense,
    person,
    variants: form.variants,
    sentence: "Aquí _______ todos.",
    timeMarker: null,
    subject: null,
  };
  if (isAlone) {
    const drill = { kind: "drill", tenseName: tense, hasSeveralWords: false, alone: true } as const;
    return { ...asked, ...drill, answer: form.form };
  }
  // In a sentence, *no* stands before the blank.
  const answer = form.form.replace(/^no /, "");
  const translations = { fr: "", nl: "", en: "" };
  return { ...asked, kind: "conjugation", family, answer, translations, irregular: false };
}

describe.each(["fr", "nl", "es", "en"] as const)("in %s", (language) => {
  it.each(rowsIn(sentences[language]))(
    "explains, for $question, $given: $lines",
    async ({ exercise, given, lines }) => {
      const translator = { t: createTranslate(language, await allTexts(language)), language };
      const said = explainAnswer(translator, exercise, given, []).lines.join(" / ");

      expect(said.replace(/[\u00A0\u202F]/g, " ")).toBe(lines);
    },
  );
});
