import type { Tense } from "../src/tenses.ts";
import { type LearnerError, parseErrors } from "./learner-errors.ts";

/** Errors in further tenses, in the format of learner-errors.ts. */
const tables: Partial<Record<Tense, string>> = {
  "preterito-imperfecto": `
ir nosotros: iríamos > wrong-tense
ir nosotros: ibamos > accent
ir nosotros: íamos > regularised
ir nosotros: vamos > wrong-tense
ir nosotros: fuimos > wrong-tense
ir nosotros: ivamos > typo
ir yo: ía > regularised
ir yo: iva > typo
ser nosotros: eramos > accent
ser nosotros: seíamos > regularised
ser nosotros: somos > wrong-tense
ser yo: seía > regularised
ser yo: fui > wrong-tense
ser yo: era yo > pronoun
ser yo: estaba > wrong-verb
ver yo: vía > regularised
ver yo: veia > accent
ver yo: vi > wrong-tense
ver yo: veba > typo
hablar yo: hablía > wrong-class-ending
hablar yo: hable > wrong-mood
hablar yo: hablé > wrong-tense
hablar yo: he hablado > compound-tense
hablar yo: hablo > wrong-tense
hablar yo: hablava > typo
hablar yo: hablaria > wrong-tense
hablar yo: hablaría > wrong-tense
hablar yo: hablara > wrong-mood
hablar yo: hablais > wrong-class-ending
hablar yo: estaba hablando > compound-tense
hablar yo: hablabas > wrong-person
hablar yo: ablaba > typo
hablar nosotros: hablabamos > accent
hablar nosotros: hablabámos > accent
hablar nosotros: hablamos > wrong-tense
comer yo: comia > accent
comer yo: comí > wrong-tense
comer yo: comaba > wrong-class-ending
comer yo: comería > wrong-tense
comer yo: he comido > compound-tense
comer yo: como > wrong-tense
tener yo: tenaba > wrong-class-ending
tener yo: tuve > wrong-tense
tener yo: tienía > needless-stem-change
poder yo: puedía > needless-stem-change
poder yo: pude > wrong-tense
poder yo: podía yo > pronoun
poder yo: podia > accent
querer él: quería él > pronoun
querer él: quiso > wrong-tense
querer él: querria > wrong-tense
querer él: querría > wrong-tense
levantarse yo: levantaba > pronoun
levantarse yo: se levantaba > pronoun
levantarse yo: me levantía > wrong-class-ending
levantarse yo: me levanté > wrong-tense
dormir él: durmía > needless-stem-change
dormir él: duermía > needless-stem-change
dormir él: dormió > wrong-tense missed-stem-change
dormir él: dormaba > wrong-class-ending
dormir ellos: dormiban > wrong-class-ending
beber ellos: bebeban > wrong-class-ending
tener yo: tuvía > needless-stem-change
hacer yo: hicía > needless-stem-change
hablar nosotros: hablions > wrong-class-ending
`,
  "futuro-simple": `
tener yo: teneré > regularised
tener yo: tendre > accent
tener yo: tenré > regularised
tener yo: tendría > wrong-tense
tener yo: tengo > wrong-tense
tener yo: voy a tener > compound-tense
tener yo: tieneré > regularised needless-stem-change
tener yo: tendró > typo
tener yo: tendrá > wrong-person
salir él: salerá > regularised wrong-class-ending
salir él: salirá > regularised
salir él: saldra > accent
salir él: sale > wrong-tense
salir él: saldría > wrong-tense
hacer yo: haceré > regularised
hacer yo: hare > accent
hacer yo: hacré > regularised
hacer yo: haría > wrong-tense
hacer yo: hago > wrong-tense
poder yo: poderé > regularised
poder yo: podre > accent
poder yo: puederé > regularised needless-stem-change
saber tú: saberás > regularised
saber tú: sabras > accent
saber tú: sabes > wrong-tense
decir él: decirá > regularised
decir él: dicerá > regularised needless-stem-change wrong-class-ending
decir él: dira > accent
decir él: deciré > regularised wrong-person
decir tú: dijerás > regularised needless-stem-change wrong-class-ending
decir yo: dijeré > regularised needless-stem-change wrong-class-ending
poner yo: pusieré > regularised needless-stem-change wrong-class-ending
poder yo: puedé > regularised needless-stem-change
poder yo: podé > regularised
querer yo: queré > typo
hablar tú: hablarés > wrong-class-ending
hablar nosotros: hablaramos > wrong-class-ending
tener yo: tendrai > wrong-class-ending
tener yo: tuveré > regularised needless-stem-change
ser yo: sereré > wrong-class-ending
ir yo: varé > needless-stem-change
poder yo: puedré > needless-stem-change
querer nosotros: quereremos > regularised
querer nosotros: queremos > wrong-tense
querer nosotros: querríamos > wrong-tense
querer nosotros: quieremos > wrong-tense needless-stem-change
venir ellos: venirán > regularised
venir ellos: veniran > regularised
venir ellos: vendrían > wrong-tense
venir ellos: vienen > wrong-tense
poner yo: poneré > regularised
poner yo: pondre > accent
poner yo: pongo > wrong-tense
valer él: valerá > regularised
valer él: valdra > accent
haber él: haberá > regularised
haber él: habra > accent
haber él: hay > wrong-tense
haber él: habrán > wrong-person
caber yo: caberé > regularised
hablar yo: hablare > accent
hablar yo: hablaría > wrong-tense
hablar yo: hablaria > wrong-tense
hablar yo: hablo > wrong-tense
hablar yo: hablará > wrong-person
hablar yo: hablé > wrong-tense
hablar yo: voy a hablar > compound-tense
hablar yo: hablaro > typo
hablar yo: hableré > wrong-class-ending
comer yo: comaré > wrong-class-ending
comer yo: comiré > wrong-class-ending
comer yo: comere > accent
comer yo: comó > wrong-tense
vivir nosotros: viveremos > wrong-class-ending
vivir nosotros: viviremo > typo
vivir nosotros: viviríamos > wrong-tense
vivir nosotros: vivremos > typo
levantarse yo: levantaré > pronoun
levantarse yo: se levantaré > pronoun
levantarse yo: me levantare > accent
levantarse yo: levantareme > pronoun
`,
  "condicional-simple": `
hablar yo: hablaba > wrong-tense
hablar yo: hablaria > accent
hablar yo: hablaré > wrong-tense
hablar yo: hablare > wrong-tense
hablar yo: hablara > wrong-mood
hablar yo: hablase > wrong-mood
hablar yo: hablo > wrong-tense
hablar yo: hablía > wrong-tense wrong-class-ending
hablar yo: hablé > wrong-tense
hablar yo: hablarais > wrong-mood wrong-person
hablar yo: hablaríamos > wrong-person
comer yo: comía > wrong-tense
comer yo: comia > wrong-tense
comer yo: comeria > accent
comer yo: comiera > wrong-mood
comer yo: comeré > wrong-tense
comer yo: comiría > wrong-class-ending
comer yo: comaría > wrong-class-ending
comer yo: habría comido > compound-tense
tener yo: tenería > regularised
tener yo: tendria > accent
tener yo: tenía > wrong-tense
tener yo: tuviera > wrong-mood
tener yo: tendré > wrong-tense
tener yo: tenria > regularised
tener yo: tiendría > needless-stem-change
poder tú: poderías > regularised
poder tú: podias > wrong-tense
poder tú: podías > wrong-tense
poder tú: podrias > accent
poder tú: pudieras > wrong-mood
querer yo: quería > wrong-tense
querer yo: quereria > regularised
querer yo: querria > accent
querer yo: quisiera > wrong-mood
salir él: saliría > regularised
salir él: salería > regularised wrong-class-ending
salir él: salía > wrong-tense
hacer él: hacería > regularised
hacer él: hacía > wrong-tense
hacer él: haria > accent
hacer él: hacria > regularised
decir yo: deciría > regularised
decir yo: diciría > regularised needless-stem-change
decir yo: decía > wrong-tense
decir yo: diria > accent
gustar él: gustaba > wrong-tense
gustar él: gustaria > accent
venir ellos: venirían > regularised
venir ellos: vendrian > accent
saber yo: sabería > regularised
saber yo: sabía > wrong-tense
saber yo: sabria > accent
valer él: valería > regularised
haber él: habería > regularised
haber él: había > wrong-tense
haber él: habria > accent
`,
  "presente-subjuntivo": `
hablar yo: hablo > wrong-mood
hablar yo: habla > wrong-mood wrong-person
hablar yo: hablara > wrong-tense
hablar yo: hable yo > pronoun
hablar yo: hablé > accent wrong-mood
hablar yo: hablar > non-finite
hablar yo: he hablado > compound-tense
hablar yo: hablaré > wrong-mood
hablar tú: hablas > wrong-mood
hablar tú: habla > wrong-mood
hablar tú: hable > wrong-person
hablar tú: hablés > accent
hablar tú: hablás > wrong-mood wrong-person
comer yo: come > wrong-mood wrong-person
comer yo: como > wrong-mood
comer yo: comá > accent
comer yo: comer > non-finite
comer yo: comiera > wrong-tense
comer yo: comía > wrong-mood
vivir nosotros: vivimos > wrong-mood
vivir nosotros: vivemos > wrong-class-ending
vivir nosotros: vívamos > accent
vivir nosotros: viviremos > wrong-mood
tener yo: tena > regularised
tener yo: tiena > regularised needless-stem-change
tener yo: tenga yo > pronoun
tener yo: tengo > wrong-mood
tener yo: tiene > wrong-mood wrong-person
tener yo: tenda > typo
tener yo: tuviera > wrong-tense
tener yo: tene > regularised wrong-class-ending
tener yo: tengue > wrong-class-ending
hacer él: haca > regularised
hacer él: haga él > pronoun
hacer él: hace > wrong-mood
hacer él: haza > regularised
hacer él: hago > wrong-mood wrong-person
poner tú: ponas > regularised
poner tú: pones > wrong-mood
poner tú: pongues > wrong-class-ending
salir yo: sala > regularised
salir yo: salgo > wrong-mood
salir yo: sale > wrong-mood wrong-person
decir él: dica > regularised
decir él: dega > missed-stem-change
decir él: dice > wrong-mood
decir él: diza > regularised
venir ellos: venan > regularised
venir ellos: vienan > regularised needless-stem-change
venir ellos: vienen > wrong-mood
venir ellos: viengan > needless-stem-change
conocer yo: conoca > missed-stem-change
conocer yo: conoza > missed-stem-change
conocer yo: conosca > typo
conocer yo: conozco > wrong-mood
traer él: traia > wrong-mood
traer él: traya > regularised
traer él: trae > wrong-mood
oír él: oya > regularised
oír él: oiga él > pronoun
oír él: oye > wrong-mood
sentirse nosotros: nos sentamos > missed-stem-change
sentirse nosotros: nos sientamos > missed-stem-change needless-stem-change
sentirse nosotros: nos sentimos > wrong-mood
sentirse nosotros: nos sintemos > wrong-class-ending
dormir nosotros: dormamos > missed-stem-change
dormir nosotros: duermamos > missed-stem-change needless-stem-change
dormir nosotros: dormimos > wrong-mood
dormir nosotros: durmimos > wrong-mood needless-stem-change
pedir nosotros: pedamos > missed-stem-change
pedir nosotros: pedimos > wrong-mood
pedir nosotros: piedamos > missed-stem-change needless-stem-change
pedir yo: peda > missed-stem-change
pedir yo: pide > wrong-mood wrong-person
pedir yo: pido > wrong-mood
pedir yo: pieda > missed-stem-change needless-stem-change
pensar yo: pense > missed-stem-change
pensar yo: piensa > wrong-mood wrong-person
pensar yo: pienso > wrong-mood
pensar yo: piensie > wrong-mood needless-stem-change wrong-class-ending
pensar nosotros: piensemos > needless-stem-change
pensar nosotros: pensamos > wrong-mood
poder yo: poda > missed-stem-change
poder yo: puede > wrong-mood wrong-person
poder yo: puedo > wrong-mood
poder yo: puedá > accent
poder nosotros: puedamos > needless-stem-change
poder nosotros: podemos > wrong-mood
volver él: volva > missed-stem-change
volver él: vuelve > wrong-mood
querer tú: queras > missed-stem-change
querer tú: quieres > wrong-mood
buscar yo: busce > spelling-change
buscar yo: busca > wrong-mood wrong-person
buscar yo: busqe > spelling-change
buscar yo: busco > wrong-mood
buscar yo: buske > spelling-change
llegar él: llege > spelling-change
llegar él: llega > wrong-mood
llegar él: llegué > accent wrong-mood wrong-person
empezar él: empieze > spelling-change
empezar él: empeze > missed-stem-change spelling-change
empezar él: empece > missed-stem-change
empezar él: empieza > wrong-mood
cruzar tú: cruzes > spelling-change
cruzar tú: cruzas > wrong-mood
coger yo: coga > spelling-change
coger yo: coge > wrong-mood wrong-person
coger yo: cojo > wrong-mood
elegir él: elega > missed-stem-change spelling-change
elegir él: eliga > spelling-change
elegir él: eleja > missed-stem-change
seguir yo: sigua > spelling-change
seguir yo: sega > missed-stem-change
seguir yo: sigue > wrong-mood wrong-person
seguir yo: segua > missed-stem-change spelling-change
jugar él: juge > missed-stem-change spelling-change
jugar él: juega > wrong-mood
jugar él: jugue > missed-stem-change
jugar él: juege > spelling-change
ser yo: soy > wrong-mood
ser yo: es > wrong-mood wrong-person
ser yo: era > wrong-mood
ser yo: see > regularised wrong-class-ending
ser yo: sera > wrong-mood wrong-person
ser yo: sía > wrong-mood regularised
ser yo: esté > wrong-verb
ir yo: ia > regularised
ir yo: va > wrong-mood wrong-person
ir yo: voya > typo
ir yo: voy > wrong-mood
haber él: hay > wrong-mood
haber él: ha > wrong-mood
haber él: haba > regularised
haber él: hava > typo
haber él: habe > regularised wrong-class-ending
saber yo: saba > regularised
saber yo: sé > wrong-mood
saber yo: sabe > wrong-mood wrong-person
saber yo: sepo > typo
dar él: de > accent
dar él: da > wrong-mood
dar él: dea > typo
dar él: dee > typo
dar yo: de > accent
estar yo: este > accent
estar yo: está > wrong-mood wrong-person
estar yo: estoy > wrong-mood
estar yo: esta > wrong-class-ending
estar tú: estes > accent
estar tú: estás > wrong-mood
estar tú: estas > wrong-mood
ver yo: va > regularised
ver yo: ve > wrong-mood wrong-person
ver yo: vee > regularised wrong-class-ending
ver yo: veo > wrong-mood
levantarse tú: levantes > pronoun
levantarse tú: se levantes > pronoun
levantarse tú: te levantas > wrong-mood
levantarse tú: levántate > wrong-mood
levantarse tú: te levante > wrong-person
levantarse tú: te levantás > wrong-mood wrong-person
enviar yo: envie > accent
enviar yo: envía > wrong-mood wrong-person
construir él: construa > missed-stem-change
construir él: construye > wrong-mood
construir él: construia > spelling-change
preferir vosotros: prefieráis > missed-stem-change needless-stem-change
preferir vosotros: preferáis > missed-stem-change
preferir vosotros: prefirais > accent
preferir vosotros: preferís > wrong-mood
jugar yo: jugue > missed-stem-change
sentarse yo: me sente > missed-stem-change
venir ellos: venguen > wrong-class-ending
conducir él: conduzque > wrong-class-ending
ir tú: vallas > typo
haber él: haiga > needless-stem-change
ir yo: vaiga > needless-stem-change
hablar vosotros: hablez > wrong-class-ending
hablar yo: que hable > typo
`,
  "imperativo-afirmativo": `
hablar tú: hablas > wrong-mood
hablar tú: hable > wrong-person
hablar tú: hablar > non-finite
hablar tú: hables > wrong-mood
hablar tú: hablá > accent
hablar tú: habla tú > pronoun
hablar tú: no hables > wrong-tense
hablar tú: hablo > wrong-mood wrong-person
hablar tú: habló > wrong-mood wrong-person
hablar tú: hablad > wrong-person
hablar tú: háblate > pronoun
comer tú: comes > wrong-mood
comer tú: coma > wrong-person
comer tú: come tú > pronoun
comer tú: comé > accent
comer tú: comer > non-finite
comer tú: comed > wrong-person
vivir tú: vivas > wrong-mood
vivir tú: vives > wrong-mood
vivir tú: viví > wrong-person
vivir tú: viva > wrong-person
tener tú: tiene > regularised
tener tú: tene > regularised
tener tú: tené > wrong-person
tener tú: tienes > wrong-mood
tener tú: tenga > wrong-person
tener tú: tiena > regularised needless-stem-change wrong-class-ending
tener tú: tenes > wrong-mood missed-stem-change
tener tú: tén > accent
poner tú: pone > regularised
poner tú: pones > wrong-mood
poner tú: poné > wrong-person
poner tú: ponga > wrong-person
poner tú: pono > wrong-mood wrong-person regularised
venir tú: viene > regularised
venir tú: vení > wrong-person
venir tú: vienes > wrong-mood
venir tú: vene > regularised
venir tú: venga > wrong-person
venir tú: ve > wrong-verb
salir tú: sale > regularised
salir tú: salí > wrong-person
salir tú: sales > wrong-mood
salir tú: salga > wrong-person
salir tú: salir > non-finite
decir tú: dice > regularised
decir tú: dices > wrong-mood
decir tú: decí > wrong-person
decir tú: diga > wrong-person
decir tú: dí > accent
decir tú: de > typo
hacer tú: hace > regularised
hacer tú: haces > wrong-mood
hacer tú: hacé > wrong-person
hacer tú: haga > wrong-person
hacer tú: has > wrong-verb wrong-mood
hacer tú: haz tú > pronoun
hacer tú: az > typo
ir tú: va > regularised
ir tú: vas > wrong-mood
ir tú: vaya > wrong-person
ir tú: andá > wrong-person
ir tú: vé > accent
ir tú: ir > non-finite
ser tú: es > regularised
ser tú: eres > wrong-mood
ser tú: se > accent
ser tú: sea > wrong-person
ser tú: seas > wrong-mood
hacer él: haz > wrong-person
hacer él: hace > wrong-mood
hacer él: hago > wrong-mood wrong-person
hacer él: haces > wrong-mood wrong-person
tener él: tiene > wrong-mood
tener él: ten > wrong-person
tener él: tengue > wrong-class-ending
tener él: tena > regularised
hablar él: habla > wrong-person
hablar él: hablas > wrong-mood wrong-person
hablar él: hables > wrong-mood wrong-person
hablar él: hablé > accent wrong-mood wrong-person
venir él: viene > wrong-mood
venir él: ven > wrong-person
venir él: vena > regularised
pedir tú: pida > wrong-person
pedir tú: pede > missed-stem-change
pedir tú: pides > wrong-mood
pedir tú: pide tú > pronoun
cerrar tú: cierre > wrong-person
cerrar tú: cerra > missed-stem-change
cerrar tú: cierras > wrong-mood
cerrar tú: cerrá > wrong-person
hablar nosotros: hablamos > wrong-mood
hablar nosotros: hablemo > typo
hablar nosotros: hablimos > wrong-mood wrong-class-ending
ir nosotros: vayemos > typo
irse nosotros: vamosnos > pronoun
irse nosotros: nos vamos > pronoun
irse nosotros: vamonos > accent
hablar vosotros: hablar > non-finite
hablar vosotros: habláis > wrong-mood
hablar vosotros: hablái > typo
hablar vosotros: habla > wrong-person
hablar vosotros: hablen > wrong-person
hablar vosotros: hablez > wrong-class-ending
hablar vosotros: hablad vosotros > pronoun
comer vosotros: comer > non-finite
comer vosotros: coméis > wrong-mood
comer vosotros: comid > wrong-class-ending
vivir vosotros: vived > wrong-class-ending
vivir vosotros: vivir > non-finite
vivir vosotros: vivís > wrong-mood
irse vosotros: íos > typo
irse vosotros: os vais > wrong-mood
irse vosotros: ir > non-finite
irse tú: ve > pronoun wrong-verb
irse tú: vate > regularised
irse tú: te vas > wrong-mood
irse tú: andate > wrong-person
venir tú: ven aquí > typo
hablar tú: tienes que hablar > compound-tense
levantarse tú: levanta-te > pronoun
sentarse ellos: siéntesen > pronoun
levantarse tú: te levanta > pronoun
levantarse tú: levanta > pronoun
levantarse tú: levantate > accent
levantarse tú: levántete > wrong-person
levantarse tú: levántese > wrong-person
levantarse tú: te levantas > wrong-mood
levantarse tú: levantarte > non-finite
levantarse tú: levanta te > pronoun
levantarse tú: levántame > pronoun
levantarse tú: levantas > wrong-mood pronoun
levantarse tú: te levantes > wrong-mood
levantarse él: se levante > pronoun
levantarse él: levantese > accent
levantarse él: levántase > wrong-person
levantarse él: levántate > wrong-person
levantarse él: levante > pronoun
levantarse él: levántele > typo
levantarse vosotros: levantados > pronoun
levantarse vosotros: levantaros > non-finite
levantarse vosotros: os levantad > pronoun
levantarse vosotros: os levantáis > wrong-mood
levantarse vosotros: levantad > pronoun
levantarse vosotros: levantáos > accent
levantarse vosotros: levantarse > non-finite
levantarse nosotros: levantémosnos > pronoun
levantarse nosotros: levantemonos > accent
levantarse nosotros: nos levantemos > pronoun
levantarse nosotros: nos levantamos > wrong-mood
levantarse nosotros: levantemosnos > pronoun
levantarse nosotros: levantámonos > typo
levantarse ellos: levantense > accent
levantarse ellos: levántensen > typo
levantarse ellos: se levanten > pronoun
levantarse ellos: levántanse > wrong-mood pronoun
sentarse tú: sentate > missed-stem-change wrong-person
sentarse tú: sientate > accent
sentarse tú: siente > wrong-person pronoun
sentarse tú: siéntete > wrong-person
sentarse tú: séntate > missed-stem-change
sentarse tú: te sienta > pronoun
sentarse ellos: sientense > accent
sentarse ellos: siéntanse > wrong-mood pronoun
sentarse ellos: se sienten > pronoun
sentarse ellos: séntense > missed-stem-change
vestirse tú: vestete > missed-stem-change
vestirse tú: vistete > accent
vestirse tú: vestite > missed-stem-change wrong-person
vestirse tú: te vistes > wrong-mood
ponerse tú: pónete > regularised
ponerse tú: ponete > regularised
ponerse tú: te pon > pronoun
ponerse tú: pon > pronoun
ponerse tú: pónte > accent
ponerse tú: te pone > regularised pronoun
dormirse tú: duermete > accent
dormirse tú: dormite > missed-stem-change wrong-person
dormirse tú: durmete > missed-stem-change needless-stem-change
`,
  "imperativo-negativo": `
hablar tú: no habla > wrong-tense
hablar tú: no hablas > wrong-mood
hablar tú: no hablar > non-finite
hablar tú: no hable > wrong-person
hablar tú: no hablés > accent
hablar tú: no hables tú > pronoun
hablar tú: no hablo > wrong-mood wrong-person
hablar él: no habla > wrong-mood
hablar él: no hables > wrong-person
hablar él: no hablas > wrong-mood wrong-person
comer tú: no come > wrong-tense
comer tú: no comes > wrong-mood
comer tú: no coma > wrong-person
comer tú: no comás > accent
vivir vosotros: no vivid > wrong-tense
vivir vosotros: no vivís > wrong-mood
vivir vosotros: no vivais > accent
tener tú: no ten > wrong-tense
tener tú: no tienes > wrong-mood
tener tú: no tenas > regularised
tener tú: no tengues > wrong-class-ending
venir tú: no ven > wrong-tense
venir tú: no vienes > wrong-mood
venir tú: no venas > regularised
salir tú: no sal > wrong-tense
salir tú: no sales > wrong-mood
salir tú: no salas > regularised
poner tú: no pon > wrong-tense
poner tú: no pones > wrong-mood
poner tú: no ponas > regularised
decir tú: no di > wrong-tense
decir tú: no dices > wrong-mood
decir tú: no dicas > regularised
hacer tú: no haz > wrong-tense
hacer tú: no haces > wrong-mood
hacer tú: no hacas > regularised
ir tú: no ve > wrong-tense
ir tú: no vas > wrong-mood
ir tú: no vayes > typo
ser tú: no sé > wrong-tense
ser tú: no eres > wrong-mood
ser tú: no ses > wrong-mood regularised
buscar tú: no busces > spelling-change
buscar tú: no buscas > wrong-mood
llegar tú: no lleges > spelling-change
llegar tú: no llegas > wrong-mood
coger tú: no cogas > spelling-change
coger tú: no coges > wrong-mood
ir nosotros: no vamos > wrong-tense
levantarse tú: no levántate > wrong-tense
levantarse tú: no te levanta > wrong-tense
levantarse tú: no levantes > pronoun
levantarse tú: no levanteste > pronoun
levantarse tú: no se levantes > pronoun
acostarse tú: no t'acuestes > pronoun
acostarse tú: no t’acostes > missed-stem-change pronoun
acostarse vosotros: no m'acostéis > pronoun
hablar él: no hable Ud. > pronoun
levantarse tú: no te levantas > wrong-mood
levantarse tú: no levantarte > non-finite
levantarse tú: no levántete > wrong-person pronoun
levantarse vosotros: no levantaos > wrong-tense
levantarse vosotros: no os levantáis > wrong-mood
levantarse vosotros: no os levanteis > accent
levantarse vosotros: no levantéisos > pronoun
levantarse él: no levántese > wrong-tense
levantarse él: no se levanta > wrong-mood
levantarse él: no levante > pronoun
irse tú: no vete > wrong-tense
irse tú: no te vas > wrong-mood
irse tú: no vayaste > pronoun
dormir nosotros: no dormamos > missed-stem-change
dormir nosotros: no duermamos > missed-stem-change needless-stem-change
`,
};

// Object.entries has no type for its keys.
export const furtherErrors: readonly LearnerError[] = Object.entries(tables).flatMap(
  ([tense, lines]) => parseErrors(lines, tense as Tense),
);
