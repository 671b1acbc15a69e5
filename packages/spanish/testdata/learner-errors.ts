import { type FormError, formErrors } from "../src/form-errors.ts";
import { type Person, persons, type TableTense, type Tense } from "../src/tenses.ts";

/** A wrong answer of a learner and its causes, best first. */
export type LearnerError<AskedTense extends TableTense = Tense> = {
  verb: string;
  tense: AskedTense;
  person: Person;
  given: string;
  codes: readonly FormError[];
};

/**
 * Errors that French, Dutch and English learners of Spanish make, with the causes that the rules of
 * diagnosis give them. Each line: infinitive, person: answer > causes.
 */
const presente = `
# accents
estar yo: estóy > accent
estar tú: estas > accent
estar él: esta > accent
estar ellos: estan > accent
estar vosotros: estais > accent
hablar vosotros: hablais > accent
comer vosotros: comeis > accent
vivir vosotros: vivis > accent
tener vosotros: teneis > accent
saber yo: se > accent
continuar yo: continuo > accent
enviar él: envia > accent
enviar ellos: envian > accent
reunir yo: reuno > accent
oír nosotros: oimos > accent
soñar nosotros: sonamos > accent
enseñar yo: enseno > accent
hablar yo: habló > accent wrong-tense wrong-person
comprar yo: compró > accent wrong-tense wrong-person
trabajar yo: trabajó > accent wrong-tense wrong-person
ir él: vá > accent
ver tú: vés > accent
dar él: dá > accent
ser yo: sóy > accent
levantarse yo: mé levanto > accent
sentarse vosotros: os sentais > accent

# another person
hablar yo: habla > wrong-person
hablar tú: habla > wrong-person
hablar tú: habláis > wrong-person
hablar él: hablas > wrong-person
hablar él: hablan > wrong-person
hablar nosotros: hablan > wrong-person
hablar vosotros: hablamos > wrong-person
hablar vosotros: hablan > wrong-person
hablar ellos: habla > wrong-person
comer yo: come > wrong-person
comer él: como > wrong-person
vivir tú: vive > wrong-person
vivir ellos: viven ustedes vive > typo
tener yo: tiene > wrong-person
tener nosotros: tienen > wrong-person
ser yo: es > wrong-person
ser tú: es > wrong-person
ser él: eres > wrong-person
ser ellos: es > wrong-person
estar él: estoy > wrong-person
ir yo: va > wrong-person
ir él: vamos > wrong-person
hacer él: hago > wrong-person
decir ellos: dice > wrong-person
poder vosotros: pueden > wrong-person
querer tú: quiero > wrong-person
pedir él: pido > wrong-person
dormir nosotros: duermen > wrong-person
jugar él: juego > wrong-person
dar yo: da > wrong-person
ver yo: ve > wrong-person
oír tú: oye > wrong-person
conocer él: conozco > wrong-person
construir tú: construye > wrong-person
levantarse yo: se levanta > wrong-person
levantarse yo: me levanta > wrong-person
levantarse nosotros: se levantan > wrong-person
acostarse él: me acuesto > wrong-person
vestirse tú: te viste > wrong-person
llamarse tú: se llama > wrong-person

# another tense
hablar yo: hablé > wrong-tense
hablar yo: hablaba > wrong-tense
hablar yo: hablaré > wrong-tense
hablar yo: hablaría > wrong-tense
comer tú: comiste > wrong-tense
comer nosotros: comimos > wrong-tense
comer ellos: comían > wrong-tense
vivir él: vivió > wrong-tense
vivir ellos: vivirán > wrong-tense
vivir él: viviría > wrong-tense
tener yo: tuve > wrong-tense
tener él: tenía > wrong-tense
ser él: fue > wrong-tense
ser él: era > wrong-tense
ir ellos: fueron > wrong-tense
hacer yo: hice > wrong-tense
poder yo: podría > wrong-tense
poder tú: pudiste > wrong-tense
querer yo: quería > wrong-tense
decir él: dijo > wrong-tense
venir nosotros: vinimos > wrong-tense
estar yo: estaba > wrong-tense
saber él: supo > wrong-tense
levantarse yo: me levanté > wrong-tense
levantarse él: me levanté > wrong-tense wrong-person
hablar él: hablé > wrong-tense wrong-person
hablar tú: habló > wrong-tense wrong-person
tener yo: tuvo > wrong-tense wrong-person
hacer tú: hago ayer > unknown

# another mood
hablar tú: hables > wrong-mood
hablar yo: hable > wrong-mood
hablar él: hable > wrong-mood
hablar ellos: hablen > wrong-mood
comer yo: coma > wrong-mood
comer nosotros: comamos > wrong-mood
vivir ellos: vivan > wrong-mood
tener yo: tenga > wrong-mood
tener tú: ten > wrong-mood
ser yo: sea > wrong-mood
ir nosotros: vayamos > wrong-mood
hacer tú: haz > wrong-mood
poder él: pueda > wrong-mood
venir tú: ven > wrong-mood
decir tú: di > wrong-mood
hablar vosotros: hablad > wrong-mood
comer vosotros: comed > wrong-mood
hablar yo: hablara > wrong-mood
levantarse tú: levántate > wrong-mood
levantarse tú: te levantes > wrong-mood
hablar él: hables > wrong-mood wrong-person

# non-finite forms
hablar yo: hablar > non-finite
comer él: comer > non-finite
vivir tú: viviendo > non-finite
tener yo: tener > non-finite
tener él: tenido > non-finite
hacer yo: hecho > non-finite
decir ellos: diciendo > non-finite
ir nosotros: ir > non-finite
ver yo: visto > non-finite
oír él: oir > non-finite
levantarse yo: levantarse > non-finite
levantarse yo: levantarme > non-finite
levantarse tú: levantándose > non-finite
ducharse nosotros: ducharse > non-finite

# compound tenses
hablar yo: he hablado > compound-tense
hablar yo: estoy hablando > compound-tense
comer él: está comiendo > compound-tense
comer nosotros: vamos a comer > compound-tense
vivir yo: soy viviendo > compound-tense
trabajar ellos: están trabajando > compound-tense
ir yo: voy a ir > compound-tense
hacer tú: vas a hacer > compound-tense
levantarse yo: me voy a levantar > compound-tense
levantarse yo: voy a levantarme > compound-tense
ducharse él: se está duchando > compound-tense
ducharse él: está duchándose > compound-tense

# regularised forms
saber yo: sabo > regularised
tener yo: teno > regularised
hacer yo: hazo > regularised
hacer yo: haco > regularised
poner yo: pono > regularised
salir yo: salo > regularised
decir yo: dico > regularised
caer yo: cao > regularised
traer yo: trao > regularised
oír yo: oo > regularised
valer yo: valo > regularised
venir yo: veno > regularised
caber yo: cabo > regularised
estar yo: esto > regularised
dar yo: do > regularised
ir yo: vo > regularised
haber yo: habo > regularised
haber tú: habes > regularised
haber nosotros: habemos > regularised
haber ellos: haben > regularised
ver yo: vo > regularised
ser tú: ses > regularised
ser nosotros: semos > regularised
detener yo: deteno > regularised
proponer yo: propono > regularised
deshacer yo: deshazo > regularised

# missed stem changes
pensar yo: penso > missed-stem-change
pensar tú: pensas > missed-stem-change
pensar ellos: pensan > missed-stem-change
querer yo: quero > missed-stem-change
querer él: quere > missed-stem-change
empezar yo: empezo > missed-stem-change
empezar él: empeza > missed-stem-change
comenzar ellos: comenzan > missed-stem-change
cerrar él: cerra > missed-stem-change
preferir yo: prefero > missed-stem-change
preferir tú: preferes > missed-stem-change
sentir ellos: senten > missed-stem-change
entender yo: entendo > missed-stem-change
perder él: perde > missed-stem-change
tener tú: tenes > missed-stem-change
tener él: tene > missed-stem-change
tener ellos: tenen > missed-stem-change
venir él: vene > missed-stem-change
venir ellos: venen > missed-stem-change
poder yo: podo > missed-stem-change
poder tú: podes > missed-stem-change
poder él: pode > missed-stem-change
poder ellos: poden > missed-stem-change
dormir yo: dormo > missed-stem-change
dormir él: dorme > missed-stem-change
volver yo: volvo > missed-stem-change
volver tú: volves > missed-stem-change
encontrar él: encontra > missed-stem-change
contar yo: conto > missed-stem-change
costar él: costa > missed-stem-change
recordar yo: recordo > missed-stem-change
almorzar yo: almorzo > missed-stem-change
morir él: more > missed-stem-change
llover él: llove > missed-stem-change
jugar yo: jugo > missed-stem-change
jugar él: juga > missed-stem-change
jugar ellos: jugan > missed-stem-change
pedir yo: pedo > missed-stem-change
pedir tú: pedes > missed-stem-change
pedir ellos: peden > missed-stem-change
servir él: serve > missed-stem-change
repetir yo: repeto > missed-stem-change
seguir yo: sego > missed-stem-change
seguir él: segue > missed-stem-change
decir tú: deces > missed-stem-change
decir él: dece > missed-stem-change
reír él: ree > missed-stem-change
conocer yo: conoco > missed-stem-change
conocer yo: conozo > missed-stem-change
parecer yo: pareco > missed-stem-change
nacer yo: nazo > missed-stem-change
crecer yo: creco > missed-stem-change
conducir yo: conduco > missed-stem-change
traducir yo: traduzo > missed-stem-change
construir yo: construo > missed-stem-change
construir él: construe > missed-stem-change
huir ellos: huen > missed-stem-change
incluir tú: inclues > missed-stem-change
oír él: oe > missed-stem-change
oler él: ole > missed-stem-change
adquirir yo: adquiro > missed-stem-change
acostarse yo: me acosto > missed-stem-change
despertarse él: se desperta > missed-stem-change
vestirse yo: me vesto > missed-stem-change
sentarse ellos: se sentan > missed-stem-change
divertirse yo: me diverto > missed-stem-change
sentirse él: se sente > missed-stem-change

# needless stem changes
pensar nosotros: piensamos > needless-stem-change
pensar vosotros: piensáis > needless-stem-change
querer nosotros: quieremos > needless-stem-change
tener nosotros: tienemos > needless-stem-change
tener vosotros: tienéis > needless-stem-change
poder nosotros: puedemos > needless-stem-change
poder vosotros: puedéis > needless-stem-change
dormir nosotros: duermimos > needless-stem-change
volver nosotros: vuelvemos > needless-stem-change
jugar nosotros: juegamos > needless-stem-change
jugar vosotros: juegáis > needless-stem-change
pedir nosotros: pidimos > needless-stem-change
servir vosotros: sirvís > needless-stem-change
empezar nosotros: empiezamos > needless-stem-change
venir nosotros: vienimos > needless-stem-change
preferir nosotros: prefierimos > needless-stem-change
decir nosotros: dicimos > needless-stem-change
conocer tú: conozces > needless-stem-change
conocer él: conozce > needless-stem-change
construir nosotros: construyimos > needless-stem-change
correr ellos: cuerren > needless-stem-change
correr yo: cuerro > needless-stem-change
comer él: cueme > needless-stem-change
comprender yo: compriendo > needless-stem-change
deber yo: diebo > needless-stem-change
beber él: biebe > needless-stem-change
vender ellos: vienden > needless-stem-change
comprar yo: cuempro > needless-stem-change
tomar él: tuema > needless-stem-change
acostarse nosotros: nos acuestamos > needless-stem-change
despertarse nosotros: nos despiertamos > needless-stem-change

# spelling changes
coger yo: cogo > spelling-change
proteger yo: protego > spelling-change
recoger yo: recogo > spelling-change
dirigir yo: dirigo > spelling-change
elegir yo: eligo > spelling-change
corregir yo: corrigo > spelling-change
exigir yo: exigo > spelling-change
seguir yo: siguo > spelling-change
conseguir yo: consiguo > spelling-change
distinguir yo: distinguo > spelling-change
vencer yo: venco > spelling-change
convencer yo: convenco > spelling-change
ejercer yo: ejerco > spelling-change
coger tú: cojes > spelling-change
coger él: coje > spelling-change
proteger ellos: protejen > spelling-change
dirigir nosotros: dirijimos > spelling-change
seguir él: sige > spelling-change
conseguir tú: consiges > spelling-change
vencer él: venze > spelling-change
buscar yo: busquo > spelling-change
pagar él: pagua > spelling-change
tocar ellos: toquan > spelling-change

# endings of another class
vivir nosotros: vivemos > wrong-class-ending
escribir nosotros: escribemos > wrong-class-ending
salir nosotros: salemos > wrong-class-ending
abrir nosotros: abremos > wrong-class-ending
pedir nosotros: pedemos > wrong-class-ending
dormir nosotros: dormemos > wrong-class-ending
venir nosotros: venemos > wrong-class-ending
decir nosotros: decemos > wrong-class-ending
vivir vosotros: vivéis > wrong-class-ending
salir vosotros: salís vosotros > pronoun
salir vosotros: saléis > wrong-class-ending
comer vosotros: comís > wrong-class-ending
beber vosotros: bebís > wrong-class-ending
tener vosotros: tenís > wrong-class-ending
hablar vosotros: hablís > wrong-class-ending
hablar nosotros: hablimos > wrong-class-ending

# pronouns
levantarse yo: levanto > pronoun
levantarse tú: levantas > pronoun
levantarse él: levanta > pronoun
levantarse nosotros: levantamos > pronoun
levantarse yo: se levanto > pronoun
levantarse nosotros: se levantamos > pronoun
levantarse nosotros: me levantamos > pronoun
levantarse vosotros: se levantáis > pronoun
levantarse vosotros: vos levantáis > pronoun
levantarse tú: me levantas > pronoun
levantarse yo: levanto me > pronoun
levantarse yo: levántome > pronoun
levantarse él: le levanta > pronoun
levantarse nosotros: nous levantamos > pronoun
llamarse yo: llamo > pronoun
llamarse yo: se llamo > pronoun
ducharse él: ducha se > pronoun
acostarse yo: acuesto > pronoun
acostarse yo: acosto > missed-stem-change pronoun
vestirse él: viste > pronoun
irse yo: voy > pronoun wrong-verb
ir yo: me voy > pronoun wrong-verb
quedarse él: queda > pronoun wrong-verb
quedar él: se queda > pronoun wrong-verb
dormirse él: duerme > pronoun wrong-verb
dormir yo: me duermo > pronoun wrong-verb
recordar yo: me recuerdo > pronoun
pensar yo: me pienso > pronoun
hablar él: se habla > pronoun
hablar yo: yo hablo > pronoun
comer él: él come > pronoun
vivir nosotros: nosotros vivimos > pronoun
tener yo: yo tieno > regularised needless-stem-change pronoun
hablar yo: yo habla > wrong-person pronoun
trabajar ellos: ellos trabaja > wrong-person pronoun
comer él: usted comes > wrong-person pronoun
hablar él: Ud. habla > pronoun
hablar ellos: hablan Uds. > pronoun

# other verbs
ser yo: estoy > wrong-verb
ser él: está > wrong-verb
estar yo: soy > wrong-verb
estar ellos: son > wrong-verb
tener yo: soy > wrong-verb
tener yo: he > wrong-verb
hacer él: está > wrong-verb
haber él: tiene > wrong-verb
ir yo: vengo > wrong-verb
venir él: va > wrong-verb
llevar yo: traigo > wrong-verb
traer tú: llevas > wrong-verb
saber yo: conozco > wrong-verb
conocer tú: sabes > wrong-verb
saber yo: puedo > wrong-verb
poder yo: sé > wrong-verb
pedir él: pregunta > wrong-verb
preguntar yo: pido > wrong-verb
tomar yo: bebo > wrong-verb
coger él: toma > wrong-verb
salir ellos: dejan > wrong-verb
mirar yo: veo > wrong-verb
ver tú: miras > wrong-verb
escuchar yo: oigo > wrong-verb
oír yo: entiendo > wrong-verb
volver yo: regreso > wrong-verb
devolver yo: vuelvo > wrong-verb
jugar él: toca > wrong-verb
tocar yo: juego > wrong-verb
llegar ellos: vienen > wrong-verb
hablar tú: dices > wrong-verb
decir él: habla > wrong-verb
poner yo: meto > wrong-verb
creer yo: pienso > wrong-verb
pensar él: cree > wrong-verb
aprender él: enseña > wrong-verb
enseñar ellos: aprenden > wrong-verb
ser yo: está > wrong-verb wrong-person
estar él: era > wrong-verb wrong-tense

# typos
hablar nosotros: hablmos > typo
hablar ellos: habaln > typo
comer tú: ccomes > typo
vivir yo: bivo > typo
vivir él: vibe > typo
volver yo: buelvo > typo
hacer yo: ago > typo
hacer él: ace > typo
haber yo: e > typo
hablar yo: ablo > typo
trabajar yo: trabjo > typo
necesitar yo: nececito > typo
necesitar yo: necesitto > typo
llegar él: lega > typo
correr yo: coro > typo
conocer yo: conosco > typo
escribir él: escirbe > typo
estudiar tú: estduias > typo
ir nosotros: bamos > typo
querer yo: kiero > spelling-change
levantarse yo: me lebanto > typo
levantarse yo: melevanto > typo
beber yo: vevo > typo

# unknown
hablar yo: parlo > unknown
comer él: mange > unknown
vivir yo: woon > unknown
tener yo: ??? > unknown
ser yo: 🙂 > unknown

# rarer verbs and rarer mistakes
construir ellos: construien > spelling-change
oír él: oie > spelling-change
oír yo: oyo > regularised
caer yo: cayo > regularised
traer yo: trayo > regularised
decir tú: digues > needless-stem-change
ir nosotros: imos > regularised
ser él: se > regularised
ser yo: so > regularised
tener tú: tenés > wrong-person
sonreír yo: sonreo > missed-stem-change
oler él: uele > typo
haber él: habe > regularised
estar él: hay > wrong-verb
haber él: es > wrong-verb
gustar él: me gusta > pronoun
levantarse yo: mi levanto > pronoun
levantarse yo: me levantar > non-finite
hablar vosotros: hablades > unknown
volver nosotros: volvimos > wrong-tense
abrir yo: abierto > non-finite
continuar yo: continuó > accent wrong-tense wrong-person
reunirse ellos: se reunen > accent
prohibir él: prohibe > accent
actuar él: actua > accent
argüir él: argue > missed-stem-change
erguir yo: ergo > missed-stem-change
deducir yo: deduco > missed-stem-change
mecer yo: mezco > needless-stem-change
cocer yo: coco > missed-stem-change spelling-change
torcer yo: torzo > missed-stem-change
torcer yo: tuerco > spelling-change
rogar nosotros: ruegamos > needless-stem-change
regar él: rega > missed-stem-change
seguir nosotros: siguimos > needless-stem-change
elegir yo: elego > missed-stem-change spelling-change
elegir yo: elejo > missed-stem-change
corregir tú: corregues > missed-stem-change spelling-change
freír yo: freo > missed-stem-change
satisfacer yo: satisfazco > regularised
yacer yo: yazo > missed-stem-change
poder nosotros: pudemos > needless-stem-change
salir tú: salges > needless-stem-change
tener ellos: tengen > needless-stem-change missed-stem-change
saber yo: sepo > unknown
querer yo: querio > wrong-tense wrong-person regularised
ir yo: io > regularised
oír tú: oiges > needless-stem-change
mecer yo: mezgo > typo
pedir yo: piedo > missed-stem-change needless-stem-change
irse ellos: e van > typo

# the forms of vos
ser tú: sos > wrong-person
ser yo: sos > wrong-person
ser tú: vos sos > wrong-person pronoun
tener tú: vos tenés > wrong-person pronoun
poder tú: podés > wrong-person
querer tú: querés > wrong-person
saber tú: sabés > accent
hablar tú: hablás > accent
hacer tú: hacés > accent
venir tú: venís > wrong-person
decir tú: decís > wrong-person
vivir tú: vivís > wrong-person
volver tú: volvés > wrong-person
pensar tú: pensás > wrong-person
jugar tú: jugás > wrong-person
levantarse tú: te levantás > accent
acostarse tú: te acostás > wrong-person
acostarse tú: acostás > wrong-person pronoun
sentarse tú: os sentás > wrong-person pronoun

# pronouns without their e, as in French
acostarse yo: m'acuesto > pronoun
acostarse tú: t'acuestas > pronoun
acostarse él: s'acuesta > pronoun
acostarse ellos: s’acuestan > pronoun
acostarse yo: t'acuesto > pronoun
acostarse yo: m'acosto > missed-stem-change pronoun
acostarse yo: m'acuesta > wrong-person pronoun
levantarse yo: m' levanto > pronoun
irse yo: m'voy > pronoun
hablar yo: m'hablo > pronoun

# subjects of other languages
levantarse yo: ik me levanto > pronoun
levantarse yo: je me levanto > pronoun
levantarse yo: I me levanto > pronoun
levantarse yo: yo me levanto > pronoun
levantarse yo: ik levanto > pronoun
levantarse él: hij se levanta > pronoun
levantarse ellos: ils se levantan > pronoun
levantarse nosotros: nous nos levantamos > pronoun
hablar yo: je hablo > pronoun
hablar yo: j'hablo > pronoun
hablar él: il habla > pronoun
hablar él: she habla > pronoun
hablar nosotros: nous hablamos > pronoun
hablar ellos: ils habla > wrong-person pronoun

# French endings
hablar nosotros: hablons > wrong-class-ending
comer nosotros: comons > wrong-class-ending
vivir nosotros: vivons > wrong-class-ending
trabajar nosotros: trabajons > wrong-class-ending
hablar vosotros: hablez > wrong-class-ending
comer vosotros: comez > wrong-class-ending
vivir vosotros: vivez > wrong-class-ending
hablar ellos: hablent > wrong-class-ending
comer ellos: coment > wrong-class-ending
vivir ellos: vivent > wrong-class-ending
pensar ellos: pensent > missed-stem-change wrong-class-ending
hablar yo: hablons > wrong-person wrong-class-ending

# k for c or qu
querer tú: kieres > spelling-change
querer él: kiere > spelling-change
querer yo: kiere > wrong-person spelling-change
querer yo: kero > missed-stem-change spelling-change
querer nosotros: keremos > spelling-change
quedarse yo: me kedo > spelling-change
quedarse yo: kedo > spelling-change pronoun
comer yo: komo > spelling-change
buscar yo: busko > spelling-change
creer yo: kreo > spelling-change
`;

const indefinido = `
# accents
hablar yo: hable > accent wrong-mood
hablar él: hablo > accent wrong-tense wrong-person
comer yo: comi > accent
comer él: comio > accent
vivir yo: vivi > accent
vivir él: vivio > accent
comprar yo: compre > accent wrong-mood
llegar yo: llegue > accent wrong-mood
buscar yo: busque > accent wrong-mood
empezar él: empezo > accent
pedir él: pidio > accent
dormir él: durmio > accent
leer él: leyo > accent
leer tú: leiste > accent
leer nosotros: leimos > accent
leer yo: lei > accent
caer yo: cai > accent
oír él: oyo > accent
tener yo: tuvé > accent
tener él: tuvó > accent
hacer yo: hicé > accent
hacer él: hizó > accent
decir él: dijó > accent
venir él: vinó > accent
poder él: pudó > accent
ser yo: fuí > accent
ser él: fué > accent
ir él: fué > accent
dar yo: dí > accent
dar él: dió > accent
ver él: vió > accent
ver yo: ví > accent
hablar ellos: habláron > accent
hablar vosotros: hablásteis > accent
averiguar yo: averigué > accent
soñar yo: soné > accent
levantarse yo: me levante > accent wrong-mood
levantarse él: se levanto > accent
comprar él: compro > accent wrong-tense wrong-person

# another person
hablar yo: habló > wrong-person
hablar él: hablé > wrong-person
hablar tú: habló > wrong-person
hablar ellos: habló > wrong-person
hablar nosotros: hablaron > wrong-person
hablar vosotros: hablaron > wrong-person
hablar yo: hablamos > wrong-person
hablar tú: hablasteis > wrong-person
comer yo: comió > wrong-person
comer él: comí > wrong-person
vivir ellos: vivió > wrong-person
vivir él: vivimos > wrong-person
tener yo: tuvo > wrong-person
tener él: tuve > wrong-person
hacer él: hice > wrong-person
hacer yo: hizo > wrong-person
ser yo: fue > wrong-person
ser él: fui > wrong-person
ir ellos: fue > wrong-person
ir vosotros: fueron > wrong-person
estar él: estuve > wrong-person
poder yo: pudo > wrong-person
poner él: puse > wrong-person
venir yo: vino > wrong-person
decir ellos: dijo > wrong-person
decir yo: dijo > wrong-person
dar él: di > wrong-person
ver yo: vio > wrong-person
pedir yo: pidió > wrong-person
pedir él: pedí > wrong-person
dormir ellos: durmió > wrong-person
leer yo: leyó > wrong-person
buscar él: busqué > wrong-person
llegar yo: llegó > wrong-person
traer él: traje > wrong-person
salir yo: salio > wrong-person
comer yo: comio > wrong-person
beber yo: bebio > wrong-person
levantarse yo: se levantó > wrong-person
levantarse yo: me levantó > wrong-person
levantarse él: me levanté > wrong-person
levantarse él: se levanté > wrong-person
ducharse nosotros: se ducharon > wrong-person
ducharse ellos: se duchó > wrong-person

# another tense
hablar yo: hablo > wrong-tense
hablar yo: hablaba > wrong-tense
hablar él: hablaba > wrong-tense
hablar él: habla > wrong-tense
hablar ellos: hablan > wrong-tense
hablar ellos: hablaban > wrong-tense
hablar yo: hablaré > wrong-tense
hablar yo: hablaría > wrong-tense
comer yo: como > wrong-tense
comer nosotros: comemos > wrong-tense
comer nosotros: comíamos > wrong-tense
comer ellos: comerán > wrong-tense
vivir tú: vives > wrong-tense
vivir tú: vivías > wrong-tense
tener yo: tengo > wrong-tense
tener yo: tenía > wrong-tense
tener nosotros: teníamos > wrong-tense
hacer él: hace > wrong-tense
hacer él: hacía > wrong-tense
ser él: es > wrong-tense
ser él: era > wrong-tense
ser nosotros: éramos > wrong-tense
ser nosotros: eramos > wrong-tense
ir yo: voy > wrong-tense
ir yo: iba > wrong-tense
ir nosotros: íbamos > wrong-tense
estar yo: estaba > wrong-tense
estar ellos: están > wrong-tense
poder yo: podía > wrong-tense
poder yo: puedo > wrong-tense
querer él: quería > wrong-tense
saber yo: sabía > wrong-tense
saber yo: sé > wrong-tense
decir ellos: decían > wrong-tense
venir nosotros: venimos > wrong-tense
dar él: da > wrong-tense
ver yo: veía > wrong-tense
ver yo: veo > wrong-tense
pedir él: pide > wrong-tense
dormir tú: duermes > wrong-tense
haber él: había > wrong-tense
levantarse yo: me levanto > wrong-tense
levantarse yo: me levantaba > wrong-tense
ver él: veo > wrong-tense wrong-person
hablar tú: hablo > wrong-tense wrong-person
hablar yo: habla > wrong-tense wrong-person
tener ellos: tiene > wrong-tense wrong-person
ser yo: es > wrong-tense wrong-person
ir tú: va > wrong-tense wrong-person
comer él: como > wrong-tense wrong-person
levantarse yo: se levanta > wrong-tense wrong-person
hablar él: yo hablaba > wrong-tense pronoun

# another mood
hablar él: hable > wrong-mood
hablar tú: hables > wrong-mood
comer yo: coma > wrong-mood
comer él: comiera > wrong-mood
hablar ellos: hablaran > wrong-mood
hablar yo: hablase > wrong-mood
tener él: tuviera > wrong-mood
ser él: fuera > wrong-mood
hacer tú: haz > wrong-mood
ir él: vaya > wrong-mood
dar yo: dé > wrong-mood
vivir vosotros: vivid > wrong-mood

# non-finite forms
hablar yo: hablando > non-finite
hablar él: hablado > non-finite
comer yo: comido > non-finite
comer ellos: comiendo > non-finite
vivir nosotros: vivido > non-finite
tener yo: tenido > non-finite
hacer él: hecho > non-finite
ver yo: visto > non-finite
ir yo: ido > non-finite
ser él: sido > non-finite
decir él: dicho > non-finite
escribir yo: escrito > non-finite
escribir yo: escribir > non-finite
poner ellos: poner > non-finite
levantarse yo: levantado > non-finite
levantarse yo: me levantado > non-finite
levantarse nosotros: levantarse > non-finite

# compound tenses
hablar yo: he hablado > compound-tense
hablar él: ha hablado > compound-tense
hablar él: a hablado > compound-tense
hablar yo: e hablado > compound-tense
comer nosotros: hemos comido > compound-tense
comer tú: as comido > compound-tense
vivir ellos: han vivido > compound-tense
ir yo: he ido > compound-tense
ir yo: soy ido > compound-tense
ir nosotros: somos idos > compound-tense
ir él: es ida > compound-tense
venir él: es venido > compound-tense
nacer yo: soy nacido > compound-tense
llegar ellos: son llegados > compound-tense
abrir él: ha abrido > compound-tense
escribir yo: he escribido > compound-tense
hacer tú: has hacido > compound-tense
ver yo: he veido > compound-tense
poner yo: he ponido > compound-tense
decir él: ha decido > compound-tense
hablar nosotros: habemos hablado > compound-tense
hablar yo: había hablado > compound-tense
comer yo: tengo comido > compound-tense
comer yo: he comer > compound-tense
ser él: ha sido > compound-tense
estar yo: he estado > compound-tense
tener yo: he tenido > compound-tense
hablar yo: estaba hablando > compound-tense
hablar yo: iba a hablar > compound-tense
hablar yo: ha hablado > compound-tense wrong-person
levantarse yo: me he levantado > compound-tense
levantarse yo: he levantado > compound-tense pronoun
levantarse yo: me soy levantado > compound-tense
levantarse yo: soy levantado > compound-tense pronoun
levantarse él: se ha levantado > compound-tense
caerse él: es caído > compound-tense pronoun
salir yo: acabo de salir > compound-tense

# regularised forms
tener yo: tení > regularised
tener tú: teniste > regularised
tener él: tenió > regularised
tener ellos: tenieron > regularised
tener nosotros: tenimos > regularised
estar yo: esté > wrong-mood
estar él: estó > regularised
estar tú: estaste > regularised
estar ellos: estaron > regularised
hacer yo: hací > regularised
hacer él: hació > regularised
hacer ellos: hacieron > regularised
hacer tú: haciste > regularised
poder yo: podí > regularised
poder él: podió > regularised
poder ellos: podieron > regularised
poner yo: poní > regularised
poner él: ponió > regularised
poner ellos: ponieron > regularised
querer yo: querí > regularised
querer él: querió > regularised
querer nosotros: querimos > regularised
saber yo: sabí > regularised
saber él: sabió > regularised
saber ellos: sabieron > regularised
venir yo: vení > regularised
venir él: venió > regularised
venir ellos: venieron > regularised
decir yo: decí > regularised
decir él: deció > regularised
decir ellos: decieron > regularised
traer yo: traí > regularised
traer él: trayó > regularised
traer ellos: traieron > regularised
andar yo: andé > regularised
andar él: andó > regularised
andar ellos: andaron > regularised
conducir yo: conducí > regularised
conducir él: condució > regularised
traducir ellos: traducieron > regularised
ir yo: í > regularised
ir tú: iste > regularised
ser yo: sí > regularised
ser él: sió > regularised
dar yo: dé antes > unknown
dar él: dó > regularised
dar tú: daste > regularised
dar nosotros: damos > wrong-tense
dar ellos: daron > regularised
haber él: habió > regularised
caber yo: cabí > regularised
tener él: tuvió > regularised
tener yo: tuví > regularised
estar él: estuvió > regularised
poder él: pudió > regularised
poner él: pusió > regularised
querer él: quisió > regularised
saber él: supió > regularised
venir él: vinió > regularised
decir ellos: dijieron > regularised
decir él: dijió > regularised
traer ellos: trajieron > regularised
conducir ellos: condujieron > regularised
hacer yo: hicí > regularised
hacer él: hició > regularised
andar él: anduvió > regularised
mantener yo: mantení > regularised
proponer él: proponió > regularised
ponerse yo: me poní > regularised
poder él: puedió > regularised needless-stem-change

# missed stem changes
pedir él: pedió > missed-stem-change
pedir ellos: pedieron > missed-stem-change
servir él: servió > missed-stem-change
repetir ellos: repetieron > missed-stem-change
preferir él: preferió > missed-stem-change
sentir él: sentió > missed-stem-change
seguir él: seguió > missed-stem-change
conseguir ellos: conseguieron > missed-stem-change
dormir él: dormió > missed-stem-change
dormir ellos: dormieron > missed-stem-change
morir él: morió > missed-stem-change
elegir él: elegió > missed-stem-change
vestirse él: se vestió > missed-stem-change
divertirse ellos: se divertieron > missed-stem-change
despedirse él: se despedió > missed-stem-change

# needless stem changes
pensar yo: piensé > needless-stem-change
pensar él: piensó > needless-stem-change
pensar ellos: piensaron > needless-stem-change
cerrar él: cierró > needless-stem-change
cerrar yo: cierré > needless-stem-change
volver yo: vuelví > needless-stem-change
volver él: vuelvió > needless-stem-change
encontrar yo: encuentré > needless-stem-change
encontrar ellos: encuentraron > needless-stem-change
contar él: cuentó > needless-stem-change
perder yo: pierdí > needless-stem-change
entender él: entiendió > needless-stem-change
jugar él: juegó > needless-stem-change
jugar ellos: juegaron > needless-stem-change
pedir yo: pidí > needless-stem-change
pedir tú: pidiste > needless-stem-change
pedir nosotros: pidimos > needless-stem-change
servir yo: sirví > needless-stem-change
dormir yo: durmí > needless-stem-change
dormir yo: duermí > needless-stem-change
dormir tú: duermiste > needless-stem-change
sentir yo: sintí > needless-stem-change
preferir tú: prefiriste > needless-stem-change
salir yo: salgí > needless-stem-change
correr él: cuerrió > needless-stem-change
beber yo: biebí > needless-stem-change
conocer yo: conozcí > needless-stem-change
acostarse yo: me acuesté > needless-stem-change
despertarse él: se despiertó > needless-stem-change
sentarse yo: me sienté > needless-stem-change

# spelling changes
buscar yo: buscé > spelling-change
sacar yo: sacé > spelling-change
tocar yo: tocé > spelling-change
tocar yo: toce > spelling-change
practicar yo: practicé > spelling-change
explicar yo: explicé > spelling-change
llegar yo: llegé > spelling-change
pagar yo: pagé > spelling-change
jugar yo: jugé > spelling-change
apagar yo: apage > spelling-change
empezar yo: empezé > spelling-change
comenzar yo: comenzé > spelling-change
almorzar yo: almorzé > spelling-change
cruzar yo: cruzé > spelling-change
buscar él: busquó > spelling-change
tocar él: toquó > spelling-change
llegar él: lleguó > spelling-change
pagar ellos: paguaron > spelling-change
llegar tú: lleguaste > spelling-change
empezar él: empecó > spelling-change
leer él: leió > spelling-change
leer ellos: leieron > spelling-change
creer él: creió > spelling-change
creer ellos: creieron > spelling-change
caer él: caió > spelling-change
caer ellos: caieron > spelling-change
oír él: oió > spelling-change
oír ellos: oieron > spelling-change
construir él: construió > spelling-change
construir ellos: construieron > spelling-change
destruir él: destruió > spelling-change
leer yo: leyí > spelling-change
creer tú: creyiste > spelling-change
oír yo: oyí > spelling-change
hacer él: hico > spelling-change
hacer yo: hize > spelling-change
hacer tú: hiziste > spelling-change
hacer ellos: hizieron > spelling-change
decir ellos: digeron > spelling-change
traer yo: trage > spelling-change
conducir él: condugo > spelling-change
elegir él: elijió > spelling-change
coger yo: cojí > spelling-change
seguir él: sigió > spelling-change
dirigir yo: dirijí > spelling-change
trabajar yo: trabagé > spelling-change
vencer yo: venzí > spelling-change
caerse él: se caió > spelling-change

# the form of nosotros is the same in the presente
vivir nosotros: vivemos > wrong-class-ending
pedir nosotros: pedemos > wrong-class-ending
vestirse nosotros: nos vestemos > wrong-class-ending

# endings of another class
comer él: comó > wrong-class-ending
comer yo: comé > wrong-class-ending
comer ellos: comaron > wrong-class-ending
comer tú: comaste > wrong-class-ending
comer nosotros: comamos > wrong-mood
beber él: bebó > wrong-class-ending
vivir él: vivó > wrong-class-ending
vivir yo: vivé > wrong-class-ending
vivir ellos: vivaron > wrong-class-ending
salir él: saló > wrong-class-ending
salir ellos: salaron > wrong-class-ending
escribir yo: escribé > wrong-class-ending
hablar yo: hablí > wrong-class-ending
hablar él: hablió > wrong-class-ending
hablar ellos: hablieron > wrong-class-ending
hablar tú: habliste > wrong-class-ending
hablar nosotros: hablimos > wrong-class-ending
trabajar él: trabajió > wrong-class-ending
comprar ellos: comprieron > wrong-class-ending
llamar él: llamió > wrong-class-ending
estudiar él: estudió ayer > typo
tener ellos: tuvaron > wrong-class-ending
decir ellos: dijaron > wrong-class-ending
hacer ellos: hicaron > wrong-class-ending
hablar tú: hablastes > wrong-class-ending
comer tú: comistes > wrong-class-ending
vivir tú: vivistes > wrong-class-ending
ir tú: fuistes > wrong-class-ending
hacer tú: hicistes > wrong-class-ending
decir tú: dijistes > wrong-class-ending
tener tú: tuvistes > wrong-class-ending
levantarse tú: te levantastes > wrong-class-ending

# pronouns
levantarse yo: levanté > pronoun
levantarse él: levantó > pronoun
levantarse ellos: levantaron > pronoun
levantarse nosotros: levantamos > pronoun
levantarse yo: se levanté > pronoun
levantarse tú: se levantaste > pronoun
levantarse nosotros: se levantamos > pronoun
levantarse vosotros: se levantasteis > pronoun
levantarse ellos: le levantaron > pronoun
levantarse yo: levanté me > pronoun
levantarse yo: levantéme > pronoun
ducharse yo: je duché > pronoun
ducharse yo: duché > pronoun
acostarse él: acostó > pronoun
vestirse yo: vestí > pronoun
vestirse yo: se vestí > pronoun
irse yo: fui > pronoun wrong-verb
irse él: fue > pronoun wrong-verb
quedarse yo: quedé > pronoun wrong-verb
dormirse ellos: durmieron > pronoun wrong-verb
salir yo: me salí > pronoun
comer yo: me comí > pronoun
hablar él: se habló > pronoun
lavarse yo: lavo me > wrong-tense pronoun
levantarse yo: levanto > wrong-tense pronoun
levantarse yo: levantó > wrong-person pronoun
hablar yo: yo hablé > pronoun
ir nosotros: nosotros fuimos > pronoun
tener yo: yo tení > regularised pronoun

# other verbs
ser él: estuvo > wrong-verb
estar yo: fui > wrong-verb
estar nosotros: fuimos > wrong-verb
tener yo: fui > wrong-verb
haber él: tuvo > wrong-verb
hacer él: fue > wrong-verb
ir yo: vine > wrong-verb
venir ellos: fueron > wrong-verb
llevar él: trajo > wrong-verb
traer yo: llevé > wrong-verb
saber yo: conocí > wrong-verb
conocer yo: supe > wrong-verb
pedir yo: pregunté > wrong-verb
preguntar él: pidió > wrong-verb
beber nosotros: tomamos > wrong-verb
tomar yo: cogí > wrong-verb
salir él: dejó > wrong-verb
dejar yo: salí > wrong-verb
mirar yo: vi > wrong-verb
ver nosotros: miramos > wrong-verb
escuchar él: oyó > wrong-verb
oír yo: escuché > wrong-verb
volver él: devolvió > wrong-verb
regresar yo: volví > wrong-verb
jugar ellos: tocaron > wrong-verb
llegar yo: vine > wrong-verb
hablar yo: dije > wrong-verb
decir tú: hablaste > wrong-verb
poder yo: supe > wrong-verb
saber yo: pude > wrong-verb
poner él: metió > wrong-verb
creer yo: pensé > wrong-verb
pensar él: creyó > wrong-verb
aprender yo: enseñé > wrong-verb
ser yo: estuvo > wrong-verb wrong-person

# typos
hablar ellos: hablraon > typo
hablar ellos: hablarn > typo
hablar ellos: hablaronn > typo
comer tú: comsite > typo
comer ellos: comieroon > typo
vivir él: bivió > typo
vivir él: vibió > typo
tener yo: tube > typo
tener él: tubo > typo
estar yo: estube > typo
haber él: ubo > typo
haber él: huvo > typo
hacer él: izo > typo
hacer yo: ice > typo
hablar yo: ablé > typo
hablar yo: habblé > typo
llegar yo: legué > typo
ir nosotros: fuimso > typo
ser tú: fuites > unknown
escribir él: esrcibió > typo
trabajar ellos: trabajarom > typo
comprar nosotros: compranos > typo
levantarse yo: me lebanté > typo
levantarse yo: melevanté > typo
volver yo: bolví > typo

# unknown
hablar yo: parlé > unknown
comer él: xyz > unknown
ir yo: went > unknown
tener él: had > unknown
estar yo: étais > unknown

# rarer verbs and rarer mistakes
buscar yo: buské > spelling-change
hablar yo: he estado hablando > compound-tense
ver yo: veí > regularised
ver él: veyó > regularised spelling-change
ser él: fuió > regularised
ir ellos: fuieron > regularised
tener yo: tené > regularised wrong-class-ending
poner él: ponó > regularised wrong-class-ending
querer yo: quierí > regularised needless-stem-change
traer ellos: traeron > regularised
andar ellos: andieron > regularised wrong-class-ending
reír él: reió > missed-stem-change spelling-change
leer él: leó > wrong-class-ending
comer ellos: comeron > typo
reñir él: riñió > spelling-change
reñir ellos: reñieron > missed-stem-change spelling-change
levantarse yo: me lo levanté > pronoun
conocer yo: sabía > wrong-verb wrong-tense
saber yo: sabo > wrong-tense regularised
tener yo: tenió > regularised wrong-person
hablar vosotros: hablastes > wrong-person wrong-class-ending
hablar vosotros: hablásteis > accent
comer tú: comites > unknown
comer tú: comite > typo
vestirse él: se vistio > accent
vestirse él: vistió > pronoun
hablar yo: HABLÉ YO > pronoun
hablar yo: ¡hablo! > wrong-tense
hablar yo: yo y hablé > typo pronoun
morir ellos: moreron > unknown
dormir él: durmó > wrong-class-ending
romper yo: rompido > non-finite regularised
ponerse él: se pusió > regularised
irse yo: me fue > wrong-person
irse él: se fui > wrong-person
irse yo: me iba > wrong-tense
irse yo: me ví > wrong-verb
continuar él: continúo > accent wrong-tense wrong-person
enviar yo: envie > accent
guiar yo: guié > accent
averiguar yo: averigue > accent
satisfacer yo: satisfací > regularised
satisfacer yo: satisfacé > regularised wrong-class-ending
predecir él: predeció > regularised
deducir yo: deducí > regularised
colgar yo: colgé > spelling-change
colgar yo: cuelgué > needless-stem-change
colgar yo: cuelgé > needless-stem-change spelling-change
jugar yo: juegé > needless-stem-change spelling-change
forzar yo: forzé > spelling-change
despertarse yo: me desperto > wrong-person
caber él: cabió > regularised
bullir él: bullió > spelling-change
decir yo: decí > regularised
hacer nosotros: hacimos > regularised
haber ellos: habieron > regularised
estar nosotros: estamos > wrong-tense
dar él: dio él > pronoun
leer él: leyió > spelling-change
construir tú: construyiste > spelling-change
construir tú: construyaste > spelling-change wrong-class-ending
sentir él: sientió > missed-stem-change needless-stem-change
dormir él: duermió > missed-stem-change needless-stem-change
venir tú: llegó > wrong-verb wrong-person
comer yo: comó > wrong-person wrong-class-ending
vivir él: vivé > wrong-person wrong-class-ending
hablar yo: hablare > wrong-tense
ir ellos: fuyeron > regularised
irse ellos: e fueron > typo
hablar yo: I hablé > pronoun

# invented and French endings
comer yo: comié > wrong-class-ending
comer él: comié > wrong-class-ending
vivir yo: vivié > wrong-class-ending
beber yo: bebié > wrong-class-ending
salir yo: salié > wrong-class-ending
escribir él: escribié > wrong-class-ending
hablar yo: hablié > wrong-class-ending
trabajar él: trabajié > wrong-class-ending
comer tú: comieste > wrong-class-ending
vivir nosotros: viviemos > wrong-class-ending
comer vosotros: comiesteis > wrong-class-ending
beber yo: bebie > wrong-class-ending
hablar nosotros: hablons > wrong-class-ending
comer nosotros: comons > wrong-class-ending
hablar vosotros: hablez > wrong-class-ending
hablar ellos: hablèrent > wrong-class-ending
comer yo: comai > wrong-class-ending

# strong stems with the ending of -ar
hacer ellos: hizaron > wrong-class-ending
poner ellos: pusaron > wrong-class-ending
poder ellos: pudaron > wrong-class-ending
venir ellos: vinaron > wrong-class-ending
traer ellos: trajaron > wrong-class-ending
querer ellos: quisaron > wrong-class-ending
saber ellos: suparon > wrong-class-ending
estar ellos: estuvaron > regularised
andar ellos: anduvaron > regularised
conducir ellos: condujaron > wrong-class-ending

# plural forms of haber, and ser as an auxiliary
haber él: hubieron > wrong-person
haber él: habían > wrong-tense wrong-person
nacer tú: eres nacido > compound-tense
nacer ellos: son nacidos > compound-tense
salir yo: soy salido > compound-tense
volver nosotros: somos vueltos > compound-tense
quedarse yo: me soy quedado > compound-tense
morir él: es muerto > compound-tense
entrar ellos: son entrados > compound-tense
tener tú: tenés > wrong-tense wrong-person
querer yo: kise > spelling-change
buscar yo: buské > spelling-change
`;

export const learnerErrors: readonly LearnerError[] = [
  ...parseErrors(presente, "presente-indicativo"),
  ...parseErrors(indefinido, "preterito-indefinido"),
];

/** Parses lines with infinitive, person, answer, and causes. */
export function parseErrors<AskedTense extends TableTense>(
  lines: string,
  tense: AskedTense,
): LearnerError<AskedTense>[] {
  return lines
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => parseError(line, tense));
}

function parseError<AskedTense extends TableTense>(
  line: string,
  tense: AskedTense,
): LearnerError<AskedTense> {
  const [, verb = "", personName = "", given = "", list = ""] =
    /^(\S+) (\S+): (.+) > (.+)$/u.exec(line) ?? [];
  const person = persons.find((person) => person === personName);
  const codes = list.split(" ").map((word) => formErrors.find((code) => code === word));
  if (!person || codes.includes(undefined)) throw new Error(`invalid line: ${line}`);
  return { verb, tense, person, given, codes: codes.filter((code) => code !== undefined) };
}
