import { parseErrors, type LearnerError } from "./learner-errors.ts";

/** Answers that are a form of another everyday verb, in the format of learner-errors.ts. */
const otherVerbsInPresente = `
ver ellos: van > wrong-verb
ver tú: vas > wrong-verb
ver él: va > wrong-verb
ver yo: va > wrong-verb wrong-person
ir tú: ves > wrong-verb
ir ellos: ven > wrong-verb
llegar yo: llevo > wrong-verb
llegar él: lleva > wrong-verb
llegar él: llena > wrong-verb
llevar ellos: llegan > wrong-verb
llevar nosotros: llegamos > wrong-verb
llevar él: lava > wrong-verb
lavar ellos: llevan > wrong-verb
pedir él: pierde > wrong-verb
pedir yo: pierdo > wrong-verb
perder tú: pides > wrong-verb
perder nosotros: pedimos > wrong-verb
perder vosotros: pedis > wrong-verb
poder yo: pongo > wrong-verb
poder él: pone > wrong-verb
poder yo: pone > wrong-verb wrong-person
poner yo: puedo > wrong-verb
poner ellos: pueden > wrong-verb
poner él: podía > wrong-verb wrong-tense
contar yo: canto > wrong-verb
contar vosotros: cantais > wrong-verb
cantar él: cuenta > wrong-verb
contar él: corta > wrong-verb
encontrar tú: entras > wrong-verb
encontrar yo: cuento > wrong-verb
entender yo: enciendo > wrong-verb
sentir nosotros: sentamos > wrong-verb
sentir vosotros: sentáis > wrong-verb
sentir vosotros: sentais > wrong-verb
sentarse nosotros: nos sentimos > wrong-verb
sentarse vosotros: os sentis > wrong-verb
sentirse vosotros: os sentais > wrong-verb
caer él: calla > wrong-verb
caerse tú: te callas > wrong-verb
comprar tú: comprendes > wrong-verb
comprender nosotros: compramos > wrong-verb
comer ellos: compran > wrong-verb
vivir yo: bebo > wrong-verb
vivir vosotros: bebéis > wrong-verb
beber yo: vivo > wrong-verb
deber él: bebe > wrong-verb
beber ellos: deben > wrong-verb
mirar él: muere > wrong-verb
morir ellos: miran > wrong-verb
querer él: queda > wrong-verb
quedarse yo: me quejo > wrong-verb
salir él: salta > wrong-verb
tener yo: temo > wrong-verb
tomar él: toca > wrong-verb
tocar yo: tomo > wrong-verb
tocar ellos: sacan > wrong-verb
traer él: trata > wrong-verb
traer yo: trabajo > wrong-verb
llamarse tú: te levantas > wrong-verb
levantarse yo: me lavo > wrong-verb
acostarse yo: me acuerdo > wrong-verb
vestirse yo: me divierto > wrong-verb
despertarse él: se despide > wrong-verb
doler él: huele > wrong-verb
oír él: huye > wrong-verb
jugar yo: juzgo > wrong-verb
volver yo: vuelo > wrong-verb
volar tú: vuelves > wrong-verb
cerrar él: corre > wrong-verb
dar él: debe > wrong-verb
decir yo: doy > wrong-verb
coser él: cuece > wrong-verb
cazar ellos: casan > wrong-verb
pasar él: pesa > wrong-verb
pagar tú: pegas > wrong-verb
`;

const otherVerbsInIndefinido = `
poner él: pudo > wrong-verb
poner yo: pude > wrong-verb
poner tú: pudiste > wrong-verb
poner yo: pudo > wrong-verb wrong-person
poder ellos: pusieron > wrong-verb
poder vosotros: pusisteis > wrong-verb
ver él: vino > wrong-verb
ver yo: vine > wrong-verb
ver tú: viniste > wrong-verb
ver ellos: vivieron > wrong-verb
ver él: vivio > wrong-verb
venir yo: vi > wrong-verb
venir él: vio > wrong-verb
venir él: vió > wrong-verb
venir ellos: vieron > wrong-verb
venir ellos: vendieron > wrong-verb
llegar yo: llevé > wrong-verb
llegar yo: lleve > wrong-verb
llegar nosotros: llevamos > wrong-verb
llegar él: llamó > wrong-verb
llevar él: llegó > wrong-verb
llevar vosotros: llegasteis > wrong-verb
llevar ellos: llenaron > wrong-verb
pedir él: perdió > wrong-verb
pedir él: perdio > wrong-verb
pedir yo: perdí > wrong-verb
pedir ellos: perdieron > wrong-verb
perder él: pidió > wrong-verb
perder tú: pediste > wrong-verb
perder yo: pedi > wrong-verb
encontrar yo: conté > wrong-verb
encontrar yo: entré > wrong-verb
encontrar él: contó > wrong-verb
contar él: cantó > wrong-verb
contar él: canto > wrong-verb
contar yo: corté > wrong-verb
cantar ellos: contaron > wrong-verb
sentirse yo: me senté > wrong-verb
sentirse él: se sentó > wrong-verb
sentirse ellos: se sentaron > wrong-verb
sentir yo: senté > wrong-verb
sentir yo: me senté > wrong-verb
sentir él: sento > wrong-verb
sentarse yo: me sentí > wrong-verb
sentarse yo: me senti > wrong-verb
sentarse él: se sintió > wrong-verb
sentarse él: se sintio > wrong-verb
sentarse tú: te sentiste > wrong-verb
sentarse nosotros: nos sentimos > wrong-verb
sentarse yo: sentí > wrong-verb pronoun
sentirse yo: sentarse > wrong-verb non-finite
pedir él: perder > wrong-verb non-finite
creer él: creó > wrong-verb
creer ellos: crearon > wrong-verb
creer él: creció > wrong-verb
creer él: crecio > wrong-verb
crear él: creyó > wrong-verb
crear yo: creí > wrong-verb
caer él: calló > wrong-verb
caer él: callo > wrong-verb
caerse él: se calló > wrong-verb
callarse él: se cayó > wrong-verb
oír él: huyó > wrong-verb
leer él: lavó > wrong-verb
reírse yo: me reuní > wrong-verb
traer él: trató > wrong-verb
traer yo: trabajé > wrong-verb
morir él: miró > wrong-verb
mirar él: murió > wrong-verb
mirar ellos: murieron > wrong-verb
salir él: saltó > wrong-verb
saltar yo: salí > wrong-verb
vivir yo: bebí > wrong-verb
vivir él: bebió > wrong-verb
beber ellos: vivieron > wrong-verb
deber nosotros: bebimos > wrong-verb
tomar él: tocó > wrong-verb
tocar yo: saqué > wrong-verb
tocar yo: tomé > wrong-verb
tener yo: temí > wrong-verb
quedarse yo: me quejé > wrong-verb
quejarse ellos: se quedaron > wrong-verb
querer yo: quemé > wrong-verb
quitar yo: quedé > wrong-verb
comprar él: comprendió > wrong-verb
comprender vosotros: comprasteis > wrong-verb
jugar él: juzgó > wrong-verb
llorar él: llovió > wrong-verb
llover él: lloró > wrong-verb
volver él: voló > wrong-verb
volar ellos: volvieron > wrong-verb
devolver yo: resolví > wrong-verb
despertarse él: se despidió > wrong-verb
despedirse yo: me desperté > wrong-verb
vestirse él: se divirtió > wrong-verb
acostarse yo: me acordé > wrong-verb
acordarse nosotros: nos acostamos > wrong-verb
dejar yo: dije > wrong-verb
decir él: dejó > wrong-verb
decir ellos: dieron > wrong-verb
dar él: dijo > wrong-verb
dar vosotros: dijisteis > wrong-verb
cazar él: casó > wrong-verb
coser yo: cocí > wrong-verb
pasar él: pisó > wrong-verb
pagar él: pegó > wrong-verb
elegir él: leyó > wrong-verb
`;

/**
 * Slips and predicted forms that diagnosis must not take for a form of another verb, even if a rare verb has this form
 * (*podar*, *morar*, *salar*, *segar*).
 */
const noOtherVerbInPresente = `
poder yo: podo > missed-stem-change
poder tú: podas > missed-stem-change wrong-class-ending
poder él: poda > missed-stem-change wrong-class-ending
poder ellos: poden > missed-stem-change
morir yo: moro > missed-stem-change
morir él: mora > missed-stem-change wrong-class-ending
salir yo: salo > regularised
seguir yo: sego > missed-stem-change
pensar él: pensa > missed-stem-change
contar yo: conto > missed-stem-change
colgar yo: colgo > missed-stem-change
cerrar yo: cerro > missed-stem-change
volar ellos: volan > missed-stem-change
sentir yo: sento > missed-stem-change
sentarse yo: me sento > missed-stem-change
pedir yo: pedo > missed-stem-change
pedir él: peda > missed-stem-change wrong-class-ending
servir él: serve > missed-stem-change
vestirse yo: me vesto > missed-stem-change
oír yo: oyo > regularised
venir yo: veno > regularised
venir él: vene > missed-stem-change
tener él: tene > missed-stem-change
caer yo: cao > regularised
caber yo: cabo > regularised
hacer yo: haco > regularised
traer yo: trayo > regularised
coger yo: cogo > spelling-change
vencer yo: venco > spelling-change
pagar él: pagua > spelling-change
ir él: ve > wrong-mood wrong-person
poner yo: pondo > typo
levantarse yo: me levando > typo
hablar yo: hadlo > typo
hablar ellos: hablna > typo
escribir él: escrive > typo
llamarse yo: me lamo > typo
beber yo: vevo > typo
vivir yo: bivo > typo
trabajar él: trabja > typo
estudiar yo: estduio > typo
comprar nosotros: compranos > typo
sentir él: sienta > wrong-mood
creer tú: creas > wrong-mood
vivir nosotros: vivemos > wrong-class-ending
salir nosotros: salemos > wrong-class-ending
estar yo: esto > regularised
levantarse él: se > unknown
dar él: de > wrong-mood
`;

const noOtherVerbInIndefinido = `
poder él: podó > regularised wrong-class-ending
poder yo: podé > regularised wrong-class-ending
poder ellos: podaron > regularised wrong-class-ending
morir él: moró > missed-stem-change wrong-class-ending
salir él: saló > wrong-class-ending
salir ellos: salaron > wrong-class-ending
vender él: vendó > wrong-class-ending
comer él: comó > wrong-class-ending
vivir yo: vivé > wrong-class-ending
escribir él: escribó > wrong-class-ending
abrir él: abró > wrong-class-ending
beber ellos: bebaron > wrong-class-ending
hablar yo: hablí > wrong-class-ending
hablar él: hablió > wrong-class-ending
ver tú: vistes > wrong-class-ending
comer tú: comistes > wrong-class-ending
pedir él: pedió > missed-stem-change
sentir él: sentió > missed-stem-change
dormir él: dormió > missed-stem-change
servir ellos: servieron > missed-stem-change
pensar él: piensó > needless-stem-change
contar yo: cuenté > needless-stem-change
sentarse yo: me sienté > needless-stem-change
volver él: vuelvió > needless-stem-change
tener yo: tení > regularised
poner él: ponió > regularised
venir él: venió > regularised
hacer él: hació > regularised
traer él: trayó > regularised
andar yo: andé > regularised
estar él: estó > regularised
ir yo: í > regularised
dar él: dó > regularised
querer él: querió > regularised
buscar yo: buscé > spelling-change
tocar yo: tocé > spelling-change
llegar yo: llegé > spelling-change
empezar yo: empezé > spelling-change
leer él: leió > spelling-change
caer él: caió > spelling-change
hacer él: hico > spelling-change
hacer él: izo > typo
tener yo: tube > typo
estar él: estubo > typo
haber él: ubo > typo
llegar yo: legué > typo
hablar yo: ablé > typo
hablar ellos: hablraon > typo
escribir él: esrcibió > typo
trabajar ellos: trabajarom > typo
trabajar yo: trabahé > typo
vivir él: vibió > typo
volver yo: bolví > typo
levantarse yo: me lebanté > typo
comprar tú: compraste tu > pronoun
sentir yo: siento > wrong-tense
creer yo: creo > wrong-tense
venir ellos: ven > wrong-mood wrong-person
salir yo: sali > accent
`;

export const otherVerbErrors: readonly LearnerError[] = [
  ...parseErrors(otherVerbsInPresente, "presente-indicativo"),
  ...parseErrors(otherVerbsInIndefinido, "preterito-indefinido"),
];

export const noOtherVerbErrors: readonly LearnerError[] = [
  ...parseErrors(noOtherVerbInPresente, "presente-indicativo"),
  ...parseErrors(noOtherVerbInIndefinido, "preterito-indefinido"),
];
