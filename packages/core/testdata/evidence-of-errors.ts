import { type Person, persons, type TableTense } from "@verbena/spanish";

/** A learner's wrong answer, and which skills of the asked form it shows as wrong and as right. */
export type EvidenceOfError = {
  verb: string;
  tense: TableTense;
  person: Person;
  given: string;
  /** Kinds of skills of the form with words of their ids, or whole ids: see {@link evidenceOfErrors}. */
  wrong: readonly string[];
  right: readonly string[];
};

/**
 * 150 errors of learners of Spanish, as the answers of somebody who has shown no skill yet. Each line has the infinitive,
 * the person, and the answer; after `>`, the skills that the answer shows as wrong; after `;`, those that it shows as right.
 * A word stands for all skills of the form with this word: *ending*, *pronoun*,
 * *from-yo*. A minus sign stands for none, and *others* for all that are not wrong. Judged by people from the table of
 * causes and outcomes, and not by running the code.
 */
const imperfecto = `
ser nosotros: eramos > accent; fact
ir ellos: ían > fact; -
ir tú: fuiste > fact; -
ver nosotros: vimos > ending; -
cantar nosotros: cantabamos > accent; ending
dormir él: durmía > does-not-change dormir preterito-imperfecto; ending
jugar vosotros: juegabais > does-not-change jugar preterito-imperfecto; ending
vivir vosotros: viviáis > accent; ending
estudiar yo: estaba estudiando > -; -
acostarse nosotros: se acostábamos > pronoun nosotros; ending, accent
hacer ellos: haciban > ending; -
decir yo: dijía > does-not-change decir preterito-imperfecto; ending
querer vosotros: querían > ending; -
salir ellos: saliendo > ending; -
haber yo: avía > -; -
escuchar tú: escuchabais > ending; -
`;

const perfecto = `
escribir yo: he escribido > fact; haber
hablar yo: he hablada > agreement; haber, ending
decir él: ha decido > fact; haber
poner vosotros: habéis ponido > fact; haber, accent
romper tú: has rompido > fact; haber
comer nosotros: habemos comido > haber; ending, agreement
vivir vosotros: hais vivido > haber; ending, agreement
trabajar yo: ha trabajado > haber; ending, agreement
comprar ellos: comprado > haber; -
levantarse yo: he me levantado > before-haber; haber, ending, agreement
acostarse nosotros: nos somos acostados > agreement; pronoun, ending
sentarse vosotros: se han sentado > haber; ending, agreement
leer yo: he leido > accent; haber, ending, agreement
traer tú: has trajido > does-not-change traer participio; haber, ending
tener ellos: han tienido > does-not-change tener participio; haber, ending
querer tú: has querer > ending; haber
perder nosotros: perdimos > haber; -
cenar ellos: hayan cenado > haber; ending, agreement
ser nosotros: hemos estado > -; haber
descubrir ellos: han descubrido > fact; haber
llamar yo: he llamido > ending; haber
terminar él: ha terminao > -; haber
conducir ellos: han conduzido > -; haber, ending
`;

const futuro = `
poder tú: poderás > fact; -
hacer nosotros: haceremos > fact; -
venir vosotros: vendreis > accent; ending, fact
cantar ellos: cantaran > accent; ending
estudiar yo: voy a estudiar > -; -
llegar ellos: llegaron > ending; -
poner yo: ponré > fact; -
valer él: valerá > fact; -
haber él: haberá > fact; -
acordarse tú: te acuerdarás > does-not-change acordar futuro-simple; ending
pedir nosotros: pidiremos > does-not-change pedir futuro-simple; ending
ir nosotros: vamos > ending; -
dar vosotros: deréis > -; -
oír tú: oírás > accent; ending
casarse ellos: nos casarán > pronoun ellos; ending, accent
recibir yo: recibirai > ending; -
`;

const condicional = `
tener yo: tenía > ending; -
querer nosotros: queríamos > ending; -
salir vosotros: saliríais > fact; -
hablar yo: hablara > ending; -
vivir nosotros: vivíamos > ending; -
ir vosotros: iriáis > accent; ending
estar yo: estarría > -; -
comprar vosotros: comprarían > ending; -
poner nosotros: poneríamos > fact; -
haber yo: habería > fact; -
jugar ellos: juegarían > does-not-change jugar condicional-simple; ending
trabajar nosotros: trabajariamos > accent; ending
divertirse nosotros: divertiríamosnos > before-verb; ending, accent
viajar yo: habría viajado > -; -
pedir él: pidería > does-not-change pedir condicional-simple, ending; -
valer ellos: valrían > fact; -
beber ellos: beber > ending; -
invitar ellos: invitarient > ending; -
volver él: vuelvería > does-not-change volver condicional-simple; ending
preferir yo: prefería > ending; -
poder yo: pudría > does-not-change poder condicional-simple; ending, fact
`;

const subjuntivo = `
tener él: tiene > ending; -
vivir nosotros: vivemos > ending; -
tener tú: tienas > fact; ending
decir tú: diges > ending; fact, from-yo
poner tú: ponga > ending; fact, from-yo
ofrecer nosotros: ofrezcemos > ending; zco, from-yo
ser él: esté > -; -
ir yo: valla > -; -
saber yo: saba > fact; ending
dar él: de > accent; ending
estar ellos: estan > ending; -
llegar él: llege > spelling; ending
pagar nosotros: pagüemos > -; others
seguir él: sigua > spelling; ending, fact
sacar tú: sacques > -; -
dormir nosotros: dormamos > -; ending
pedir tú: pedas > -; ending
sentir él: sinta > -; ending
jugar nosotros: jueguemos > unchanged; ending
escribir yo: escribe > ending; -
sentarse ellos: se senten > -; ending
divertirse nosotros: nos diviertamos > -; ending
leer ellos: leyan > does-not-change leer presente-subjuntivo; ending
traer tú: traas > fact; ending
enviar yo: envie > accent; ending, fact
ver tú: vas > fact; ending
abrir él: abriera > ending; -
servir ellos: siervan > -; ending
mirar ellos: mirent > ending; -
vender él: vender > ending; -
`;

const imperativo = `
comer tú: coma > ending; -
escribir vosotros: escribed > ending; -
tener tú: tienes > whole; -
deshacer tú: deshas > -; -
decir tú: dí > -; whole
ir tú: va > whole; -
levantarse tú: levantate > accent; ending, like-él, pronoun
levantarse vosotros: levantados > lost-d; ending
ducharse tú: te ducha > attached; ending, like-él
entrar vosotros: entrar > ending; -
cerrar tú: cerra > -; ending
dormir ellos: dormid > ending; -
comprar nosotros: vamos a comprar > -; -
escuchar tú: escuchá > -; ending, like-él
oír tú: oíd > ending; -
ir vosotros: vais > ending; -
sentarse nosotros: nos sentamos > from-subjuntivo; -
dar él: da > ending; -
seguir tú: sige > -; ending, fact
hacer vosotros: hagáis > ending; -
ponerse tú: pónete > whole; -
acercarse él: acércese > spelling; ending
`;

const imperativoNegativo = `
hablar tú: no hablas > from-subjuntivo; -
salir tú: no salas > fact; ending
sentarse vosotros: no sentaos > from-subjuntivo; -
preocuparse tú: no te preocupas > from-subjuntivo; -
ponerse tú: no te pon > from-subjuntivo; -
fumar él: no fuma > from-subjuntivo; -
jugar tú: no jugues > -; ending
pedir tú: no piedas > -; ending
tener tú: no tenga > ending; fact, from-yo, from-subjuntivo
conducir él: no conduca > zco; ending
acostarse nosotros: no nos acostamos > from-subjuntivo; -
estar tú: no estas > from-subjuntivo; -
moverse ellos: no os mováis > ending; from-subjuntivo
enfadarse tú: te no enfades > before-verb; ending, from-subjuntivo
caerse tú: no te cayas > fact; ending
`;

const presente = `
oler él: uele > -; -
adquirir ellos: adquiren > -; ending
hablar yo: hable > ending; -
llamarse yo: me llama > ending; -
`;

const indefinido = `
reñir él: riñió > spelling; ending, fact
vivir él: vivó > ending; -
estar nosotros: fuimos > -; -
`;

export const evidenceOfErrors: readonly EvidenceOfError[] = [
  ...parse(imperfecto, "preterito-imperfecto"),
  ...parse(perfecto, "preterito-perfecto"),
  ...parse(futuro, "futuro-simple"),
  ...parse(condicional, "condicional-simple"),
  ...parse(subjuntivo, "presente-subjuntivo"),
  ...parse(imperativo, "imperativo-afirmativo"),
  ...parse(imperativoNegativo, "imperativo-negativo"),
  ...parse(presente, "presente-indicativo"),
  ...parse(indefinido, "preterito-indefinido"),
];

function parse(lines: string, tense: TableTense): EvidenceOfError[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [, verb = "", name = "", given = "", wrong = "", right = ""] =
        /^(\S+) (\S+): (.+) > (.+); (.+)$/u.exec(line) ?? [];
      const person = persons.find((one) => one === name);
      if (!person) throw new Error(`invalid line: ${line}`);
      return { verb, tense, person, given, wrong: namesIn(wrong), right: namesIn(right) };
    });
}

function namesIn(list: string): string[] {
  return list === "-" ? [] : list.split(", ");
}
