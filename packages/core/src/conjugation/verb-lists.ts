/**
 * Which verbs change their vowel or stress it: a fact of each verb that no rule gives (NGLE § 4.7 to
 * 4.9; the entries of the Diccionario de la lengua española). Infinitives without their ending.
 */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const arWithIe = words(`
acert desacert acrecent adestr alebr alent desalent apacent apern apret arrend subarrend asent aserr
atraves avent beld calent recalent precalent ceg cerr encerr coment comenz concert desconcert confes
dent endent desdent empedr desempedr despern despert desterr empez encomend recomend enmend remend
ensangrent enterr desenterr escarment frieg freg refreg gobern desgobern hel deshel herr desherr
incens manifest ment merend nev neg deneg abneg reneg pens repens quebr aliquebr perniquebr requebr
resquebr reg revent seg resegar sembr resembr sobresembr sent serr soseg desasoseg tent retent tembl
retembl tropez traseg vent err
`);

export const arWithUe = words(`
acord desacord acost recost aclocar almorz amol apost aprob comprob desaprob reprob prob avergonz
desvergonz col colg descolg concord discord consol descons desconsol cont descont recont contorc cost
degoll demostr mostr denost derroc desol despobl pobl repobl desoll emporc encontr reencontr encord
engross enrod esforz forz reforz holg jug hollar record renov innov resoll resonar reson rod rog
salc segold son ason tost tron troc trastroc vol revol volc revolc colar
`);

export const erWithIe = words(`
atend desatend entend desentend sobrentend sobreentend subentend extend tend distend contend coextend
defend ascend descend condescend trascend transcend encend reencend perd hend quer cern
vert revert bisvert sobrevert trasvert
`);

export const erWithUe = words(`
mov remov conmov promov dol condol mord remord mol llov ol sol torc retorc destorc contorc
coc recoc escoc decoc
`);

export const irWithIe = words(`
sent asent consent disent presiento resent present ment desment advert invert convert divert pervert
revert subvert controvert reconvert hend herv reherv refer confer difer defer infer inger prefer
profer transfer trasfer interfer proferir diger suger requer adher herir malher her zaher arrepent
desconsent
`);

export const irWithUe = words("dorm adorm mor");

export const irWithI = words(`
ped desped imped exped reexped mediar reped compet repet rend med remed comed descomed desmed gem serv
deserv vest desvest revest envest invest sobrevest travest trasvest segu consegu persegu prosegu
subsegu resegu eleg colleg reeleg preeleg reg correg conceb derret concib ceñ desceñ receñ teñ reteñ
desteñ reñ constreñ estreñ astreñ heñ hench rehench embest
`);

/** Stems whose i or u is stressed where the stem is: *confío*, *actúo*. */
export const stressedIar = words(`
envi gui desvi confi desconfi fi desafi cri recri malcri li ali desli vaci vari rociar enfri resfri
ampli fotografi chirri espi expi hasti porfi ci pi mi chi tri amnisti anem arri atavi averi
`);

export const stressedInside = words(`
aisl reun prohib cohib rehus aun aull ahij prohij ahinc rehil ahum sahum rehund europeiz enraiz desenraiz
desarraiz descafein reh reh desahij ahit
`);

/** -cer and -cir after a vowel without zc: *mezo*, *cuezo*. */
export const withoutZc = words("mec remec coc recoc escoc decoc");
