/**
 * Model verbs of the tables of conjugation in the Nueva gramática de la lengua española (chapter 4) and in the
 * Diccionario de la lengua española, in the tenses in which they differ from amar, temer and partir; written by hand
 * from the grammar. The persons go from yo to ellos, in the imperativo from tú to ustedes. A slash separates the usual
 * form from other accepted ones. A hyphen stands for a form that does not exist.
 */
export const conjugationModels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  amar: {
    "presente-indicativo": "amo amas ama amamos amáis aman",
    "preterito-indefinido": "amé amaste amó amamos amasteis amaron",
    "preterito-imperfecto": "amaba amabas amaba amábamos amabais amaban",
    "futuro-simple": "amaré amarás amará amaremos amaréis amarán",
    "condicional-simple": "amaría amarías amaría amaríamos amaríais amarían",
    "presente-subjuntivo": "ame ames ame amemos améis amen",
    "imperfecto-subjuntivo": "amara amaras amara amáramos amarais amaran",
    "imperfecto-subjuntivo-se": "amase amases amase amásemos amaseis amasen",
    "futuro-subjuntivo": "amare amares amare amáremos amareis amaren",
    "imperativo-afirmativo": "ama ame amemos amad amen",
    gerundio: "amando",
    participio: "amado",
  },
  temer: {
    "presente-indicativo": "temo temes teme tememos teméis temen",
    "preterito-indefinido": "temí temiste temió temimos temisteis temieron",
    "preterito-imperfecto": "temía temías temía temíamos temíais temían",
    "futuro-simple": "temeré temerás temerá temeremos temeréis temerán",
    "condicional-simple": "temería temerías temería temeríamos temeríais temerían",
    "presente-subjuntivo": "tema temas tema temamos temáis teman",
    "imperfecto-subjuntivo": "temiera temieras temiera temiéramos temierais temieran",
    "imperfecto-subjuntivo-se": "temiese temieses temiese temiésemos temieseis temiesen",
    "futuro-subjuntivo": "temiere temieres temiere temiéremos temiereis temieren",
    "imperativo-afirmativo": "teme tema temamos temed teman",
    gerundio: "temiendo",
    participio: "temido",
  },
  partir: {
    "presente-indicativo": "parto partes parte partimos partís parten",
    "preterito-indefinido": "partí partiste partió partimos partisteis partieron",
    "preterito-imperfecto": "partía partías partía partíamos partíais partían",
    "futuro-simple": "partiré partirás partirá partiremos partiréis partirán",
    "condicional-simple": "partiría partirías partiría partiríamos partiríais partirían",
    "presente-subjuntivo": "parta partas parta partamos partáis partan",
    "imperfecto-subjuntivo": "partiera partieras partiera partiéramos partierais partieran",
    "imperfecto-subjuntivo-se": "partiese partieses partiese partiésemos partieseis partiesen",
    "futuro-subjuntivo": "partiere partieres partiere partiéremos partiereis partieren",
    "imperativo-afirmativo": "parte parta partamos partid partan",
    gerundio: "partiendo",
    participio: "partido",
  },
  // Accents.
  anunciar: {
    "presente-indicativo": "anuncio anuncias anuncia anunciamos anunciáis anuncian",
    "presente-subjuntivo": "anuncie anuncies anuncie anunciemos anunciéis anuncien",
  },
  averiguar: {
    "presente-indicativo": "averiguo averiguas averigua averiguamos averiguáis averiguan",
    "preterito-indefinido": "averigüé averiguaste averiguó averiguamos averiguasteis averiguaron",
    "presente-subjuntivo": "averigüe averigües averigüe averigüemos averigüéis averigüen",
  },
  enviar: {
    "presente-indicativo": "envío envías envía enviamos enviáis envían",
    "preterito-indefinido": "envié enviaste envió enviamos enviasteis enviaron",
    "presente-subjuntivo": "envíe envíes envíe enviemos enviéis envíen",
    "imperativo-afirmativo": "envía envíe enviemos enviad envíen",
  },
  actuar: {
    "presente-indicativo": "actúo actúas actúa actuamos actuáis actúan",
    "presente-subjuntivo": "actúe actúes actúe actuemos actuéis actúen",
  },
  adecuar: {
    "presente-indicativo":
      "adecuo/adecúo adecuas/adecúas adecua/adecúa adecuamos adecuáis adecuan/adecúan",
  },
  guiar: {
    "presente-indicativo": "guío guías guía guiamos guiais guían",
    "preterito-indefinido": "guie guiaste guio guiamos guiasteis guiaron",
    "presente-subjuntivo": "guíe guíes guíe guiemos guieis guíen",
  },
  bailar: { "presente-indicativo": "bailo bailas baila bailamos bailáis bailan" },
  causar: { "presente-indicativo": "causo causas causa causamos causáis causan" },
  peinar: { "presente-indicativo": "peino peinas peina peinamos peináis peinan" },
  aislar: {
    "presente-indicativo": "aíslo aíslas aísla aislamos aisláis aíslan",
    "presente-subjuntivo": "aísle aísles aísle aislemos aisléis aíslen",
  },
  amohinar: { "presente-indicativo": "amohíno amohínas amohína amohinamos amohináis amohínan" },
  descafeinar: {
    "presente-indicativo":
      "descafeíno descafeínas descafeína descafeinamos descafeináis descafeínan",
  },
  aunar: { "presente-indicativo": "aúno aúnas aúna aunamos aunáis aúnan" },
  rehusar: { "presente-indicativo": "rehúso rehúsas rehúsa rehusamos rehusáis rehúsan" },
  ahincar: {
    "presente-indicativo": "ahínco ahíncas ahínca ahincamos ahincáis ahíncan",
    "preterito-indefinido": "ahinqué ahincaste ahincó ahincamos ahincasteis ahincaron",
    "presente-subjuntivo": "ahínque ahínques ahínque ahinquemos ahinquéis ahínquen",
  },
  cabrahigar: {
    "presente-indicativo":
      "cabrahígo cabrahígas cabrahíga cabrahigamos cabrahigáis cabrahígan",
    "presente-subjuntivo":
      "cabrahígue cabrahígues cabrahígue cabrahiguemos cabrahiguéis cabrahíguen",
  },
  enraizar: {
    "presente-indicativo": "enraízo enraízas enraíza enraizamos enraizáis enraízan",
    "presente-subjuntivo": "enraíce enraíces enraíce enraicemos enraicéis enraícen",
  },
  europeizar: {
    "presente-indicativo": "europeízo europeízas europeíza europeizamos europeizáis europeízan",
  },
  prohibir: {
    "presente-indicativo": "prohíbo prohíbes prohíbe prohibimos prohibís prohíben",
    "presente-subjuntivo": "prohíba prohíbas prohíba prohibamos prohibáis prohíban",
  },
  reunir: {
    "presente-indicativo": "reúno reúnes reúne reunimos reunís reúnen",
    "presente-subjuntivo": "reúna reúnas reúna reunamos reunáis reúnan",
  },
  // Spelling.
  sacar: {
    "preterito-indefinido": "saqué sacaste sacó sacamos sacasteis sacaron",
    "presente-subjuntivo": "saque saques saque saquemos saquéis saquen",
  },
  pagar: {
    "preterito-indefinido": "pagué pagaste pagó pagamos pagasteis pagaron",
    "presente-subjuntivo": "pague pagues pague paguemos paguéis paguen",
  },
  cazar: {
    "preterito-indefinido": "cacé cazaste cazó cazamos cazasteis cazaron",
    "presente-subjuntivo": "cace caces cace cacemos cacéis cacen",
  },
  mecer: {
    "presente-indicativo": "mezo meces mece mecemos mecéis mecen",
    "presente-subjuntivo": "meza mezas meza mezamos mezáis mezan",
  },
  zurcir: {
    "presente-indicativo": "zurzo zurces zurce zurcimos zurcís zurcen",
    "presente-subjuntivo": "zurza zurzas zurza zurzamos zurzáis zurzan",
  },
  proteger: {
    "presente-indicativo": "protejo proteges protege protegemos protegéis protegen",
    "preterito-indefinido": "protegí protegiste protegió protegimos protegisteis protegieron",
    "presente-subjuntivo": "proteja protejas proteja protejamos protejáis protejan",
  },
  dirigir: {
    "presente-indicativo": "dirijo diriges dirige dirigimos dirigís dirigen",
    "presente-subjuntivo": "dirija dirijas dirija dirijamos dirijáis dirijan",
  },
  distinguir: {
    "presente-indicativo": "distingo distingues distingue distinguimos distinguís distinguen",
    "presente-subjuntivo": "distinga distingas distinga distingamos distingáis distingan",
  },
  delinquir: {
    "presente-indicativo": "delinco delinques delinque delinquimos delinquís delinquen",
    "presente-subjuntivo": "delinca delincas delinca delincamos delincáis delincan",
  },
  tejer: { "preterito-indefinido": "tejí tejiste tejió tejimos tejisteis tejieron" },
  // Irregular.
  acertar: {
    "presente-indicativo": "acierto aciertas acierta acertamos acertáis aciertan",
    "presente-subjuntivo": "acierte aciertes acierte acertemos acertéis acierten",
    "imperativo-afirmativo": "acierta acierte acertemos acertad acierten",
  },
  adquirir: {
    "presente-indicativo": "adquiero adquieres adquiere adquirimos adquirís adquieren",
    "presente-subjuntivo": "adquiera adquieras adquiera adquiramos adquiráis adquieran",
    "preterito-indefinido": "adquirí adquiriste adquirió adquirimos adquiristeis adquirieron",
  },
  agradecer: {
    "presente-indicativo": "agradezco agradeces agradece agradecemos agradecéis agradecen",
    "presente-subjuntivo": "agradezca agradezcas agradezca agradezcamos agradezcáis agradezcan",
  },
  andar: {
    "preterito-indefinido": "anduve anduviste anduvo anduvimos anduvisteis anduvieron",
    "imperfecto-subjuntivo": "anduviera anduvieras anduviera anduviéramos anduvierais anduvieran",
    "presente-subjuntivo": "ande andes ande andemos andéis anden",
  },
  argüir: {
    "presente-indicativo": "arguyo arguyes arguye argüimos argüís arguyen",
    "preterito-indefinido": "argüí argüiste arguyó argüimos argüisteis arguyeron",
    "presente-subjuntivo": "arguya arguyas arguya arguyamos arguyáis arguyan",
    gerundio: "arguyendo",
    participio: "argüido",
  },
  asir: {
    "presente-indicativo": "asgo ases ase asimos asís asen",
    "presente-subjuntivo": "asga asgas asga asgamos asgáis asgan",
  },
  avergonzar: {
    "presente-indicativo":
      "avergüenzo avergüenzas avergüenza avergonzamos avergonzáis avergüenzan",
    "presente-subjuntivo": "avergüence avergüences avergüence avergoncemos avergoncéis avergüencen",
  },
  caber: {
    "presente-indicativo": "quepo cabes cabe cabemos cabéis caben",
    "preterito-indefinido": "cupe cupiste cupo cupimos cupisteis cupieron",
    "futuro-simple": "cabré cabrás cabrá cabremos cabréis cabrán",
    "presente-subjuntivo": "quepa quepas quepa quepamos quepáis quepan",
  },
  caer: {
    "presente-indicativo": "caigo caes cae caemos caéis caen",
    "preterito-indefinido": "caí caíste cayó caímos caísteis cayeron",
    "presente-subjuntivo": "caiga caigas caiga caigamos caigáis caigan",
    gerundio: "cayendo",
    participio: "caído",
  },
  ceñir: {
    "presente-indicativo": "ciño ciñes ciñe ceñimos ceñís ciñen",
    "preterito-indefinido": "ceñí ceñiste ciñó ceñimos ceñisteis ciñeron",
    "imperfecto-subjuntivo": "ciñera ciñeras ciñera ciñéramos ciñerais ciñeran",
    gerundio: "ciñendo",
  },
  colgar: {
    "presente-indicativo": "cuelgo cuelgas cuelga colgamos colgáis cuelgan",
    "presente-subjuntivo": "cuelgue cuelgues cuelgue colguemos colguéis cuelguen",
  },
  conducir: {
    "presente-indicativo": "conduzco conduces conduce conducimos conducís conducen",
    "preterito-indefinido": "conduje condujiste condujo condujimos condujisteis condujeron",
    "imperfecto-subjuntivo": "condujera condujeras condujera condujéramos condujerais condujeran",
    "presente-subjuntivo": "conduzca conduzcas conduzca conduzcamos conduzcáis conduzcan",
  },
  construir: {
    "presente-indicativo": "construyo construyes construye construimos construís construyen",
    "preterito-indefinido":
      "construí construiste construyó construimos construisteis construyeron",
    "presente-subjuntivo": "construya construyas construya construyamos construyáis construyan",
    gerundio: "construyendo",
    participio: "construido",
  },
  contar: {
    "presente-indicativo": "cuento cuentas cuenta contamos contáis cuentan",
    "presente-subjuntivo": "cuente cuentes cuente contemos contéis cuenten",
  },
  dar: {
    "presente-indicativo": "doy das da damos dais dan",
    "preterito-indefinido": "di diste dio dimos disteis dieron",
    "presente-subjuntivo": "dé des dé demos deis den",
    "imperfecto-subjuntivo": "diera dieras diera diéramos dierais dieran",
    "imperativo-afirmativo": "da dé demos dad den",
  },
  decir: {
    "presente-indicativo": "digo dices dice decimos decís dicen",
    "preterito-indefinido": "dije dijiste dijo dijimos dijisteis dijeron",
    "futuro-simple": "diré dirás dirá diremos diréis dirán",
    "presente-subjuntivo": "diga digas diga digamos digáis digan",
    "imperativo-afirmativo": "di diga digamos decid digan",
    gerundio: "diciendo",
    participio: "dicho",
  },
  degollar: { "presente-indicativo": "degüello degüellas degüella degollamos degolláis degüellan" },
  desosar: { "presente-indicativo": "deshueso deshuesas deshuesa desosamos desosáis deshuesan" },
  discernir: {
    "presente-indicativo": "discierno disciernes discierne discernimos discernís disciernen",
    "preterito-indefinido": "discerní discerniste discernió discernimos discernisteis discernieron",
    "presente-subjuntivo": "discierna disciernas discierna discernamos discernáis disciernan",
  },
  dormir: {
    "presente-indicativo": "duermo duermes duerme dormimos dormís duermen",
    "preterito-indefinido": "dormí dormiste durmió dormimos dormisteis durmieron",
    "presente-subjuntivo": "duerma duermas duerma durmamos durmáis duerman",
    "imperfecto-subjuntivo-se": "durmiese durmieses durmiese durmiésemos durmieseis durmiesen",
    gerundio: "durmiendo",
  },
  entender: {
    "presente-indicativo": "entiendo entiendes entiende entendemos entendéis entienden",
    "presente-subjuntivo": "entienda entiendas entienda entendamos entendáis entiendan",
  },
  erguir: {
    "presente-indicativo": "yergo/irgo yergues/irgues yergue/irgue erguimos erguís yerguen/irguen",
    "preterito-indefinido": "erguí erguiste irguió erguimos erguisteis irguieron",
    "presente-subjuntivo":
      "yerga/irga yergas/irgas yerga/irga irgamos/yergamos irgáis/yergáis yergan/irgan",
    gerundio: "irguiendo",
  },
  errar: {
    "presente-indicativo": "yerro/erro yerras/erras yerra/erra erramos erráis yerran/erran",
  },
  estar: {
    "presente-indicativo": "estoy estás está estamos estáis están",
    "preterito-indefinido": "estuve estuviste estuvo estuvimos estuvisteis estuvieron",
    "presente-subjuntivo": "esté estés esté estemos estéis estén",
    "imperativo-afirmativo": "está esté estemos estad estén",
  },
  forzar: {
    "presente-indicativo": "fuerzo fuerzas fuerza forzamos forzáis fuerzan",
    "presente-subjuntivo": "fuerce fuerces fuerce forcemos forcéis fuercen",
  },
  haber: {
    "presente-indicativo": "he has ha/hay hemos habéis han",
    "preterito-indefinido": "hube hubiste hubo hubimos hubisteis hubieron",
    "futuro-simple": "habré habrás habrá habremos habréis habrán",
    "presente-subjuntivo": "haya hayas haya hayamos hayáis hayan",
  },
  hacer: {
    "presente-indicativo": "hago haces hace hacemos hacéis hacen",
    "preterito-indefinido": "hice hiciste hizo hicimos hicisteis hicieron",
    "futuro-simple": "haré harás hará haremos haréis harán",
    "presente-subjuntivo": "haga hagas haga hagamos hagáis hagan",
    "imperativo-afirmativo": "haz haga hagamos haced hagan",
    participio: "hecho",
  },
  huir: {
    "presente-indicativo": "huyo huyes huye huimos huis huyen",
    "preterito-indefinido": "hui huiste huyó huimos huisteis huyeron",
    "presente-subjuntivo": "huya huyas huya huyamos huyáis huyan",
  },
  ir: {
    "presente-indicativo": "voy vas va vamos vais van",
    "preterito-indefinido": "fui fuiste fue fuimos fuisteis fueron",
    "preterito-imperfecto": "iba ibas iba íbamos ibais iban",
    "futuro-simple": "iré irás irá iremos iréis irán",
    "presente-subjuntivo": "vaya vayas vaya vayamos vayáis vayan",
    "imperfecto-subjuntivo": "fuera fueras fuera fuéramos fuerais fueran",
    "imperativo-afirmativo": "ve vaya vamos/vayamos id vayan",
    gerundio: "yendo",
    participio: "ido",
  },
  jugar: {
    "presente-indicativo": "juego juegas juega jugamos jugáis juegan",
    "preterito-indefinido": "jugué jugaste jugó jugamos jugasteis jugaron",
    "presente-subjuntivo": "juegue juegues juegue juguemos juguéis jueguen",
  },
  leer: {
    "presente-indicativo": "leo lees lee leemos leéis leen",
    "preterito-indefinido": "leí leíste leyó leímos leísteis leyeron",
    "imperfecto-subjuntivo": "leyera leyeras leyera leyéramos leyerais leyeran",
    gerundio: "leyendo",
    participio: "leído",
  },
  lucir: {
    "presente-indicativo": "luzco luces luce lucimos lucís lucen",
    "preterito-indefinido": "lucí luciste lució lucimos lucisteis lucieron",
  },
  mover: {
    "presente-indicativo": "muevo mueves mueve movemos movéis mueven",
    "presente-subjuntivo": "mueva muevas mueva movamos mováis muevan",
  },
  mullir: {
    "preterito-indefinido": "mullí mulliste mulló mullimos mullisteis mulleron",
    gerundio: "mullendo",
  },
  oír: {
    "presente-indicativo": "oigo oyes oye oímos oís oyen",
    "preterito-indefinido": "oí oíste oyó oímos oísteis oyeron",
    "futuro-simple": "oiré oirás oirá oiremos oiréis oirán",
    "presente-subjuntivo": "oiga oigas oiga oigamos oigáis oigan",
    "imperativo-afirmativo": "oye oiga oigamos oíd oigan",
    gerundio: "oyendo",
    participio: "oído",
  },
  oler: {
    "presente-indicativo": "huelo hueles huele olemos oléis huelen",
    "presente-subjuntivo": "huela huelas huela olamos oláis huelan",
  },
  pedir: {
    "presente-indicativo": "pido pides pide pedimos pedís piden",
    "preterito-indefinido": "pedí pediste pidió pedimos pedisteis pidieron",
    "presente-subjuntivo": "pida pidas pida pidamos pidáis pidan",
    gerundio: "pidiendo",
  },
  poder: {
    "presente-indicativo": "puedo puedes puede podemos podéis pueden",
    "preterito-indefinido": "pude pudiste pudo pudimos pudisteis pudieron",
    "condicional-simple": "podría podrías podría podríamos podríais podrían",
    gerundio: "pudiendo",
  },
  poner: {
    "presente-indicativo": "pongo pones pone ponemos ponéis ponen",
    "preterito-indefinido": "puse pusiste puso pusimos pusisteis pusieron",
    "futuro-simple": "pondré pondrás pondrá pondremos pondréis pondrán",
    "imperativo-afirmativo": "pon ponga pongamos poned pongan",
    participio: "puesto",
  },
  predecir: {
    "futuro-simple":
      "predeciré/prediré predecirás/predirás predecirá/predirá predeciremos/prediremos predeciréis/prediréis predecirán/predirán",
    "imperativo-afirmativo": "predice prediga predigamos predecid predigan",
    participio: "predicho",
  },
  bendecir: {
    "futuro-simple": "bendeciré bendecirás bendecirá bendeciremos bendeciréis bendecirán",
    "imperativo-afirmativo": "bendice bendiga bendigamos bendecid bendigan",
    participio: "bendecido",
  },
  prever: {
    "presente-indicativo": "preveo prevés prevé prevemos prevéis prevén",
    "preterito-indefinido": "preví previste previó previmos previsteis previeron",
    "imperativo-afirmativo": "prevé prevea preveamos preved prevean",
  },
  pudrir: {
    "presente-indicativo": "pudro pudres pudre pudrimos/podrimos pudrís/podrís pudren",
    "preterito-indefinido":
      "pudrí/podrí pudriste/podriste pudrió/podrió pudrimos/podrimos pudristeis/podristeis pudrieron/podrieron",
    participio: "podrido",
  },
  querer: {
    "presente-indicativo": "quiero quieres quiere queremos queréis quieren",
    "preterito-indefinido": "quise quisiste quiso quisimos quisisteis quisieron",
    "futuro-simple": "querré querrás querrá querremos querréis querrán",
  },
  raer: {
    "presente-indicativo": "raigo/rayo raes rae raemos raéis raen",
    "preterito-indefinido": "raí raíste rayó raímos raísteis rayeron",
  },
  rehacer: { "preterito-indefinido": "rehíce rehiciste rehízo rehicimos rehicisteis rehicieron" },
  rehenchir: {
    "presente-indicativo": "rehíncho rehínches rehínche rehenchimos rehenchís rehínchen",
    "presente-subjuntivo": "rehíncha rehínchas rehíncha rehinchamos rehincháis rehínchan",
  },
  rehuir: {
    "presente-indicativo": "rehúyo rehúyes rehúye rehuimos rehuís rehúyen",
    "presente-subjuntivo": "rehúya rehúyas rehúya rehuyamos rehuyáis rehúyan",
  },
  reír: {
    "presente-indicativo": "río ríes ríe reímos reís ríen",
    "preterito-indefinido": "reí reíste rio reímos reísteis rieron",
    "presente-subjuntivo": "ría rías ría riamos riais rían",
    "imperfecto-subjuntivo": "riera rieras riera riéramos rierais rieran",
    "imperativo-afirmativo": "ríe ría riamos reíd rían",
    gerundio: "riendo",
    participio: "reído",
  },
  sonreír: {
    "preterito-indefinido": "sonreí sonreíste sonrió sonreímos sonreísteis sonrieron",
    "presente-subjuntivo": "sonría sonrías sonría sonriamos sonriáis sonrían",
  },
  roer: {
    "presente-indicativo": "roo/roigo/royo roes roe roemos roéis roen",
    "preterito-indefinido": "roí roíste royó roímos roísteis royeron",
  },
  rogar: {
    "presente-indicativo": "ruego ruegas ruega rogamos rogáis ruegan",
    "presente-subjuntivo": "ruegue ruegues ruegue roguemos roguéis rueguen",
  },
  saber: {
    "presente-indicativo": "sé sabes sabe sabemos sabéis saben",
    "preterito-indefinido": "supe supiste supo supimos supisteis supieron",
    "futuro-simple": "sabré sabrás sabrá sabremos sabréis sabrán",
    "presente-subjuntivo": "sepa sepas sepa sepamos sepáis sepan",
  },
  salir: {
    "presente-indicativo": "salgo sales sale salimos salís salen",
    "futuro-simple": "saldré saldrás saldrá saldremos saldréis saldrán",
    "imperativo-afirmativo": "sal salga salgamos salid salgan",
  },
  satisfacer: {
    "presente-indicativo": "satisfago satisfaces satisface satisfacemos satisfacéis satisfacen",
    "preterito-indefinido":
      "satisfice satisficiste satisfizo satisficimos satisficisteis satisficieron",
    "futuro-simple": "satisfaré satisfarás satisfará satisfaremos satisfaréis satisfarán",
    "imperativo-afirmativo":
      "satisface/satisfaz satisfaga satisfagamos satisfaced satisfagan",
    participio: "satisfecho",
  },
  seguir: {
    "presente-indicativo": "sigo sigues sigue seguimos seguís siguen",
    "preterito-indefinido": "seguí seguiste siguió seguimos seguisteis siguieron",
  },
  sentir: {
    "presente-indicativo": "siento sientes siente sentimos sentís sienten",
    "preterito-indefinido": "sentí sentiste sintió sentimos sentisteis sintieron",
    "presente-subjuntivo": "sienta sientas sienta sintamos sintáis sientan",
    gerundio: "sintiendo",
  },
  ser: {
    "presente-indicativo": "soy eres es somos sois son",
    "preterito-indefinido": "fui fuiste fue fuimos fuisteis fueron",
    "preterito-imperfecto": "era eras era éramos erais eran",
    "futuro-simple": "seré serás será seremos seréis serán",
    "presente-subjuntivo": "sea seas sea seamos seáis sean",
    "futuro-subjuntivo": "fuere fueres fuere fuéremos fuereis fueren",
    "imperativo-afirmativo": "sé sea seamos sed sean",
    gerundio: "siendo",
    participio: "sido",
  },
  tañer: {
    "preterito-indefinido": "tañí tañiste tañó tañimos tañisteis tañeron",
    gerundio: "tañendo",
  },
  detener: {
    "presente-indicativo": "detengo detienes detiene detenemos detenéis detienen",
    "preterito-indefinido": "detuve detuviste detuvo detuvimos detuvisteis detuvieron",
    "futuro-simple": "detendré detendrás detendrá detendremos detendréis detendrán",
    "imperativo-afirmativo": "detén detenga detengamos detened detengan",
  },
  torcer: {
    "presente-indicativo": "tuerzo tuerces tuerce torcemos torcéis tuercen",
    "presente-subjuntivo": "tuerza tuerzas tuerza torzamos torzáis tuerzan",
  },
  traer: {
    "presente-indicativo": "traigo traes trae traemos traéis traen",
    "preterito-indefinido": "traje trajiste trajo trajimos trajisteis trajeron",
    gerundio: "trayendo",
    participio: "traído",
  },
  trocar: { "presente-subjuntivo": "trueque trueques trueque troquemos troquéis truequen" },
  valer: {
    "presente-indicativo": "valgo vales vale valemos valéis valen",
    "futuro-simple": "valdré valdrás valdrá valdremos valdréis valdrán",
    "imperativo-afirmativo": "vale valga valgamos valed valgan",
  },
  convenir: {
    "presente-indicativo": "convengo convienes conviene convenimos convenís convienen",
    "preterito-indefinido": "convine conviniste convino convinimos convinisteis convinieron",
    "futuro-simple": "convendré convendrás convendrá convendremos convendréis convendrán",
    "imperativo-afirmativo": "convén convenga convengamos convenid convengan",
    gerundio: "conviniendo",
  },
  ver: {
    "presente-indicativo": "veo ves ve vemos veis ven",
    "preterito-indefinido": "vi viste vio vimos visteis vieron",
    "preterito-imperfecto": "veía veías veía veíamos veíais veían",
    participio: "visto",
  },
  volver: { "presente-indicativo": "vuelvo vuelves vuelve volvemos volvéis vuelven", participio: "vuelto" },
  yacer: {
    "presente-indicativo": "yazco/yazgo/yago yaces yace yacemos yacéis yacen",
    "imperativo-afirmativo":
      "yace/yaz yazca/yazga/yaga yazcamos/yazgamos/yagamos yaced yazcan/yazgan/yagan",
  },
  // Verbs with all forms (DLE, 23rd edition), although older grammars list fewer.
  abolir: {
    "presente-indicativo": "abolo aboles abole abolimos abolís abolen",
    "preterito-indefinido": "abolí aboliste abolió abolimos abolisteis abolieron",
    "presente-subjuntivo": "abola abolas abola abolamos aboláis abolan",
    "imperativo-afirmativo": "abole abola abolamos abolid abolan",
  },
  agredir: { "presente-indicativo": "agredo agredes agrede agredimos agredís agreden" },
  transgredir: {
    "presente-indicativo":
      "transgredo transgredes transgrede transgredimos transgredís transgreden",
  },
  // Verbs of which some forms do not exist.
  empedernir: {
    "presente-indicativo": "- - - empedernimos empedernís -",
    "presente-subjuntivo": "- - - - - -",
    "imperativo-afirmativo": "- - - empedernid -",
  },
  soler: {
    "presente-indicativo": "suelo sueles suele solemos soléis suelen",
    "preterito-imperfecto": "solía solías solía solíamos solíais solían",
    "futuro-simple": "- - - - - -",
    "condicional-simple": "- - - - - -",
    "imperativo-afirmativo": "- - - - -",
  },
  llover: {
    "presente-indicativo": "- - llueve - - llueven",
    "preterito-indefinido": "- - llovió - - llovieron",
    "imperativo-afirmativo": "- - - - -",
    gerundio: "lloviendo",
  },
  neblinear: { "presente-indicativo": "- - neblinea - - -" },
  lloviznar: { "presente-indicativo": "- - llovizna - - -" },
  concernir: { "presente-indicativo": "- - concierne - - conciernen" },
  balbucir: {
    "presente-indicativo": "- balbuces balbuce balbucimos balbucís balbucen",
    "presente-subjuntivo": "- - - - - -",
  },
};
