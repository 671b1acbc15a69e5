import type { TableTense } from "../src/tenses.ts";
import { type LearnerError, parseErrors } from "./learner-errors.ts";

/**
 * Wrong answers, written and labelled by people who did not know the code of diagnosis, in the format of
 * learner-errors.ts. A teacher would accept any of a line's causes as the first one.
 */
const tables: Partial<Record<TableTense, string>> = {
  "preterito-imperfecto": `
ser nosotros: eramos > accent
ir ellos: ían > regularised
ir tú: fuiste > wrong-tense
ver nosotros: vimos > wrong-tense
cantar nosotros: cantabamos > accent
dormir él: durmía > needless-stem-change
jugar vosotros: juegabais > needless-stem-change
vivir vosotros: viviáis > accent
estudiar yo: estaba estudiando > compound-tense
acostarse nosotros: se acostábamos > pronoun
hacer ellos: haciban > wrong-class-ending
decir yo: dijía > needless-stem-change wrong-tense
querer vosotros: querían > wrong-person
salir ellos: saliendo > non-finite
haber yo: avía > typo
escuchar tú: escuchabais > wrong-person
comprender tú: comprendias > accent
ser ellos: sían > regularised
ver tú: vías > regularised
pensar él: piensaba > needless-stem-change
despedir nosotros: despidíamos > needless-stem-change
tocar yo: tocía > wrong-class-ending
correr ellos: correban > wrong-class-ending
conocer él: sabía > wrong-verb
llevar tú: llevavas > typo
bañarse vosotros: se bañabais > pronoun
vestirse yo: me vestí > wrong-tense
aprender nosotros: aprendían > wrong-person
traducir vosotros: tradujíais > needless-stem-change regularised wrong-tense
limpiar él: limpiait > wrong-class-ending
tomar nosotros: tomabámos > accent
nadar yo: nadando > non-finite
`,
  "preterito-perfecto": `
escribir yo: he escribido > regularised
hablar yo: he hablada > agreement compound-tense typo
decir él: ha decido > regularised
poner vosotros: habéis ponido > regularised
romper tú: has rompido > regularised
comer nosotros: habemos comido > regularised
vivir vosotros: hais vivido > regularised compound-tense wrong-person
trabajar yo: ha trabajado > wrong-person
comprar ellos: comprado > non-finite compound-tense
levantarse yo: he me levantado > pronoun
acostarse nosotros: nos somos acostados > compound-tense wrong-verb agreement
sentarse vosotros: se han sentado > wrong-person
leer yo: he leido > accent
traer tú: has trajido > needless-stem-change
tener ellos: han tienido > needless-stem-change
querer tú: has querer > non-finite compound-tense
perder nosotros: perdimos > wrong-tense
cenar ellos: hayan cenado > wrong-mood
ser nosotros: hemos estado > wrong-verb
descubrir ellos: han descubrido > regularised
llamar yo: he llamido > wrong-class-ending
terminar él: ha terminao > typo
conducir ellos: han conduzido > spelling-change typo
ver tú: has veído > regularised
abrir ellos: han abrido > regularised
morir él: ha morido > regularised
cubrir nosotros: hemos cubrido > regularised
hacer vosotros: habéis hacido > regularised
resolver él: ha resolvido > regularised
envolver yo: he envolto > missed-stem-change regularised typo
encontrar nosotros: hemos encuentrado > needless-stem-change
cocinar nosotros: habemos cocinado > regularised compound-tense
aprender tú: as aprendido > typo
ducharse tú: has te duchado > pronoun
irse yo: me soy ido > compound-tense wrong-verb
llegar ellos: son llegados > compound-tense wrong-verb agreement
lavarse ellos: se han lavados > agreement
caer él: ha caido > accent
limpiar yo: he limpio > non-finite compound-tense
ganar tú: ganaste > wrong-tense
estar él: ha sido > wrong-verb
mover tú: tú ha movido > wrong-person
recordar ellos: recordado > non-finite compound-tense
bailar yo: haya bailado > wrong-mood
barrer nosotros: hemos barrado > wrong-class-ending
elegir él: ha eligido > needless-stem-change
`,
  "futuro-simple": `
poder tú: poderás > regularised
hacer nosotros: haceremos > regularised
venir vosotros: vendreis > accent
cantar ellos: cantaran > accent wrong-mood
estudiar yo: voy a estudiar > compound-tense
llegar ellos: llegaron > wrong-tense
poner yo: ponré > regularised typo missed-stem-change
valer él: valerá > regularised
haber él: haberá > regularised
acordarse tú: te acuerdarás > needless-stem-change
pedir nosotros: pidiremos > needless-stem-change
ir nosotros: vamos > wrong-tense
dar vosotros: deréis > typo wrong-class-ending
oír tú: oírás > accent
casarse ellos: nos casarán > pronoun
recibir yo: recibirai > wrong-class-ending
salir yo: saliré > regularised
saber nosotros: saberemos > regularised
decir tú: decirás > regularised
caber él: caberá > regularised
mantener ellos: mantenerán > regularised
morir él: muerirá > needless-stem-change
calentar yo: calientaré > needless-stem-change
aprender tú: aprenderas > accent
ayudar vosotros: ayudareis > accent
visitar nosotros: vamos a visitar > compound-tense
regresar ellos: regresarían > wrong-tense
quedarse yo: quedaré > pronoun
partir nosotros: partirons > wrong-class-ending
subir vosotros: subirán > wrong-person
devolver yo: devuelvo > wrong-tense
deber tú: deverás > typo
`,
  "condicional-simple": `
tener yo: tenía > wrong-tense
querer nosotros: queríamos > wrong-tense typo
salir vosotros: saliríais > regularised
hablar yo: hablara > wrong-mood
vivir nosotros: vivíamos > wrong-tense
ir vosotros: iriáis > accent
estar yo: estarría > typo
comprar vosotros: comprarían > wrong-person
poner nosotros: poneríamos > regularised
haber yo: habería > regularised
jugar ellos: juegarían > needless-stem-change
trabajar nosotros: trabajariamos > accent
divertirse nosotros: divertiríamosnos > pronoun
viajar yo: habría viajado > compound-tense wrong-tense
pedir él: pidería > needless-stem-change wrong-class-ending
valer ellos: valrían > regularised typo missed-stem-change
beber ellos: beber > non-finite
invitar ellos: invitarient > wrong-class-ending
volver él: vuelvería > needless-stem-change
preferir yo: prefería > wrong-tense typo
poder yo: pudría > needless-stem-change typo wrong-verb
hacer yo: hacería > regularised
decir ellos: decirían > regularised
venir tú: venirías > regularised
caber vosotros: caberíais > regularised
saber él: sabía > wrong-tense typo
aprender nosotros: aprenderiamos > accent
lavar ellos: lavarian > accent
correr vosotros: correriáis > accent
contar yo: cuentaría > needless-stem-change
mentir él: mintiría > needless-stem-change
encender nosotros: enciendiríamos > needless-stem-change wrong-class-ending
deber él: debiera > wrong-mood
comprender ellos: comprendería > wrong-person
pintar tú: pintabas > wrong-tense
quejarse nosotros: se quejaríamos > pronoun
nadar tú: nadar > non-finite
bailar vosotros: bailariez > wrong-class-ending
cambiar yo: habría cambiado > compound-tense wrong-tense
necesitar él: necessitaría > typo
mantener ellos: mantenrían > regularised typo missed-stem-change
ser yo: estaría > wrong-verb
`,
  "presente-subjuntivo": `
tener él: tiene > wrong-mood
vivir nosotros: vivemos > wrong-class-ending
tener tú: tienas > regularised needless-stem-change
decir tú: diges > wrong-class-ending
poner tú: ponga > wrong-person
ofrecer nosotros: ofrezcemos > wrong-class-ending
ser él: esté > wrong-verb
ir yo: valla > typo wrong-verb
saber yo: saba > regularised
dar él: de > accent
estar ellos: estan > wrong-mood accent
llegar él: llege > spelling-change
pagar nosotros: pagüemos > accent spelling-change
seguir él: sigua > spelling-change
sacar tú: sacques > spelling-change typo
dormir nosotros: dormamos > missed-stem-change
pedir tú: pedas > missed-stem-change
sentir él: sinta > missed-stem-change needless-stem-change
jugar nosotros: jueguemos > needless-stem-change
escribir yo: escribe > wrong-mood
sentarse ellos: se senten > missed-stem-change
divertirse nosotros: nos diviertamos > needless-stem-change missed-stem-change
leer ellos: leyan > needless-stem-change spelling-change
traer tú: traas > regularised
enviar yo: envie > accent
ver tú: vas > regularised wrong-verb
abrir él: abriera > wrong-tense
servir ellos: siervan > needless-stem-change missed-stem-change
mirar ellos: mirent > wrong-class-ending
vender él: vender > non-finite
hacer tú: haces > wrong-mood
ayudar él: ayudar > non-finite
barrer nosotros: barremos > wrong-mood
subir nosotros: subemos > wrong-class-ending
oír yo: oya > regularised needless-stem-change
mantener yo: mantengue > wrong-class-ending
conocer ellos: conocan > missed-stem-change regularised
caber él: caba > regularised
ser tú: sias > regularised
haber nosotros: habamos > regularised
ir nosotros: vamos > wrong-mood
buscar yo: busce > spelling-change
almorzar tú: almuerzes > spelling-change
dirigir él: diriga > spelling-change
distinguir ellos: distinguan > spelling-change
morir nosotros: moramos > missed-stem-change
repetir yo: repeta > missed-stem-change
calentar yo: calente > missed-stem-change
contar nosotros: cuentemos > needless-stem-change
mentir vosotros: mientáis > needless-stem-change missed-stem-change
devolver ellos: devolvan > missed-stem-change
continuar él: continue > accent
bailar tú: bailéis > wrong-person
preparar vosotros: prepareis > accent
construir ellos: construan > missed-stem-change
dar vosotros: déis > accent
saber ellos: conozcan > wrong-verb
quejarse nosotros: se quejemos > pronoun
olvidar ellos: olvident > wrong-class-ending
correr tú: corrieras > wrong-tense
`,
  "imperativo-afirmativo": `
comer tú: coma > wrong-person
escribir vosotros: escribed > wrong-class-ending
tener tú: tienes > wrong-mood
deshacer tú: deshas > typo
decir tú: dí > accent
ir tú: va > regularised wrong-mood wrong-person
levantarse tú: levantate > accent
levantarse vosotros: levantados > pronoun spelling-change non-finite
ducharse tú: te ducha > pronoun
entrar vosotros: entrar > non-finite
cerrar tú: cerra > missed-stem-change
dormir ellos: dormid > wrong-person
comprar nosotros: vamos a comprar > compound-tense
escuchar tú: escuchá > accent
oír tú: oíd > wrong-person
ir vosotros: vais > wrong-mood
sentarse nosotros: nos sentamos > wrong-mood pronoun
dar él: da > wrong-person
seguir tú: sige > spelling-change
hacer vosotros: hagáis > wrong-mood
ponerse tú: pónete > regularised
acercarse él: acércese > spelling-change
salir tú: sale > regularised wrong-mood wrong-person
decir ellos: dicen > wrong-mood
correr vosotros: corrid > wrong-class-ending
lavarse tú: lavate > accent
callarse vosotros: callaros > non-finite pronoun
quedarse él: se quede > pronoun wrong-mood
despertarse tú: despertate > missed-stem-change
contar tú: conta > missed-stem-change
repetir tú: repete > missed-stem-change
correr tú: corres > wrong-mood
esperar ellos: esperad > wrong-person
abrir él: abre > wrong-person
aprender tú: aprender > non-finite
buscar él: busce > spelling-change
girar tú: jira > typo spelling-change
bajar vosotros: bajez > wrong-class-ending
cocinar nosotros: vamos a cocinar > compound-tense
tener tú: tén > accent
atraer ellos: atraan > regularised
ponerse vosotros: ponedos > pronoun spelling-change
irse tú: vate > regularised
despedirse él: despidase > accent
`,
  "imperativo-negativo": `
hablar tú: no hablas > wrong-mood
salir tú: no salas > regularised
sentarse vosotros: no sentaos > wrong-tense pronoun wrong-mood
preocuparse tú: no te preocupas > wrong-mood
ponerse tú: no te pon > wrong-tense wrong-mood
fumar él: no fuma > wrong-mood wrong-tense wrong-person
jugar tú: no jugues > missed-stem-change
pedir tú: no piedas > needless-stem-change missed-stem-change
tener tú: no tenga > wrong-person
conducir él: no conduca > missed-stem-change regularised spelling-change
acostarse nosotros: no nos acostamos > wrong-mood
estar tú: no estas > wrong-mood accent
moverse ellos: no os mováis > wrong-person
enfadarse tú: te no enfades > pronoun
caerse tú: no te cayas > regularised
correr tú: no corres > wrong-mood
hacer él: no hace > wrong-mood
venir tú: no ven > wrong-tense wrong-mood
decir vosotros: no decid > wrong-tense wrong-mood
irse tú: no vete > wrong-tense wrong-mood pronoun
quejarse ellos: se no quejen > pronoun
cruzar tú: no cruzes > spelling-change
tocar vosotros: no tocéis > spelling-change
dormirse nosotros: no nos dormamos > missed-stem-change
apretar él: no aprete > missed-stem-change
contar nosotros: no cuentemos > needless-stem-change
empujar vosotros: no empujen > wrong-person
caer tú: no caas > regularised
olvidar tú: no olvidar > non-finite
asustarse ellos: no te asusten > pronoun
`,
  "presente-indicativo": `
oler él: uele > typo spelling-change
adquirir ellos: adquiren > missed-stem-change
hablar yo: hable > wrong-class-ending wrong-mood
llamarse yo: me llama > wrong-person
mostrar tú: mostras > missed-stem-change
traducir yo: traduco > missed-stem-change
vestirse yo: se visto > pronoun
escoger yo: escogo > spelling-change
`,
  "preterito-indefinido": `
reñir él: riñió > spelling-change
vivir él: vivó > wrong-class-ending
estar nosotros: fuimos > wrong-verb
aparcar yo: aparcé > spelling-change
andar él: andó > regularised
traer tú: llevaste > wrong-verb
`,
};

// Object.entries has no type for its keys.
export const blindErrors: readonly LearnerError<TableTense>[] = Object.entries(tables).flatMap(
  ([tense, lines]) => parseErrors(lines, tense as TableTense),
);
