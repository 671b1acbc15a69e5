/**
 * Stems of verbs that change a vowel or stress an i or u, by class and pattern. No rule predicts the pattern of a verb
 * (NGLE, ch. 4 and its tables of models; the entries of the DLE and the DPD).
 *
 * A key such as `e-ie/regular` names two accepted conjugations, the usual one first.
 */
export const stemChangingVerbs = {
  ar: {
    "e-ie": `abeld ablent abneg acert acrecent adestr adorment albeld alebr alent aliquebr amel
      anebl apacent apern apret asent aserr asoseg aspavent atraves avent beld calent ceg cerr
      cogobern comenz concert confes deneg dent derreneg desacert desalent desapret desarrend
      desasent desasoseg desatent desaterr descerr desconcert desdent desempedr desencerr desenterr
      desgobern deshel desherb desherr deslendr desmel desneg desnev desoseg despedr despern despert
      despez despleg destent desterr desvent empedr empez encerr encomend encomenz endent enhest
      enlenz enmel enmend enmerd ensangrent ensarment enterr entrecerr entrepern escarment ferr freg
      gobern hacend hel herb herr hervent incens infern inhest jamerd manifest mel ment merend neg
      negreg nev patiquebr pens perniquebr pleg quebr reapret reavent recalent recent recomend
      recomenz refreg reg reherr remend reneg repens repleg requebr reseg resembr resquebr restreg
      retembl retent revent salpiment sarment seg sembr sement sent serr simenz sobrecalent
      sobresembr sorreg soseg sotavent subarrend tembl tent transfreg transterr traseg trasfreg
      traves tropez`,
    "o-ue": `abuñol acloc acolg acord acorn acost afoll agor almorz amobl amol amostr aprob
      atron avergonz azol circunvol cloc col colg comprob concord consol conson cont cost dedol
      degoll demostr denost desacord desamobl desaprob descolg descoll desconsol descont descord
      descorn desencord desfloc desforz desmajol desol desold desoll desos despobl destroc
      desvergonz discord dison dol emporc encloc encontr encor encord engor enlloc enrod ensoñ
      entort escol esforz forz grandison holg holl improb majol malson mancorn mobl mostr percoll
      pobl premostr prob recol recont record recost redescont reencontr reforz regold reholl
      rencontr renov repobl reprob rescontr resoll reson retost retron revol revolc rod rog
      sobrepobl sobresol sobrevol sol sold solt son sonrod soñ subsol superpobl tost trascol
      trascord trasoñ trastroc trasvol troc tron vol volc`,
    "u-ue": "jug",
    "stressed-i-u": `acuanti adi ahij ahil ahinc ahit ahuch ahum ahus air aisl ali almadi amelarchi
      amnisti amohin ampli ansi arcaiz arri atavi atraill aull aun aup averi avi baqui baraust
      cabrahig calofri calosfri chi chirri ci confi contrari correnti cri cuanti cuchichi demasi
      desafi desahij desahit desahum desain desaisl desatavi desatraill desavi descafein descarri
      desconfi descri desenraiz deseuropeiz desli desraiz desvari desvi embaul encabrahig enfri
      engali enhasti enleji enraiz enri entrecri entreunt envi escalofri esperri espi esqui estri
      europeiz expi extasi extravi fi glori gui hasti hebraiz heroiz inventari jipi judaiz li malcri
      maull mi parahus pi pipi porfi prohij raiz raspahil recri reenvi refri rehil rehurt rehus reil
      resfri respahil reunt reus roci sahum sain sobrehil traill tri vaci vari vigi zurri`,
    "e-ie/regular": `arrend ates ciment coarrend decent desciment desmembr entes err estreg regiment
      vent`,
    "regular/e-ie": "aberr asest atent aterr atest desinvern emparent invern soterr templ",
    "o-ue/regular": `acoll apercoll apost asold ason desafor descost desencov empajol encorn encov
      ton unison`,
    "regular/o-ue": "aboy afor asol ator derroc desaporc desengros engros enroc foll",
    "stressed-i-u/regular": `anticu comisari corporeiz desembaul embaul enzain epigrafi estatu expatri
      repatri`,
    "regular/stressed-i-u": `adecu agri apropincu auxili cari colicu ejecutori espurri eutanasi evacu fili
      histori homogeneiz licu oblicu pali promiscu readecu ruji vidri`,
  },
  er: {
    "e-ie": `ascend atend autodefend cern coextend condescend contend defend desatend
      descend desentend distend encend entend extend hed hend herv hiperextend malentend perd revert
      sobreentend sobrentend sobrevert subentend subtend superentend tend transcend trascend
      trasvert vert`,
    "o-ue": `amov coc condol conmov contorc demol descoc desmol destorc dol escoc llov mol
      mord mov ol precoc promov recoc remol remord remov retorc sol torc`,
  },
  ir: {
    "e-ie": "cern concern discern hend",
    "e-ie-i": `adher advert arrepent asent circunfer confer consent controvert convert defer
      desadvert desconsent desconvert desinvert desment difer diger disent divert enger enser her
      herv infer inger injer inser interfer invert malher manfer ment pervert prefer present profer
      reconvert refer reher reherv reinvert requer resent revert sent subvert suger transfer trasfer
      zaher`,
    "e-i": `acomed afreñ astreñ autocorreg ceñ circunceñ coleg comed compet conceb
      constreñ correg costreñ derret desceñ descomed deserv desmed desped desteñ desvest eleg
      embest envest estreñ exped gem hench heñ imped invest med ped preconceb preeleg preter
      receñ recoleg reeleg reexped reg rehench remed rend reñ repet reteñ revest
      serv sobrevest teñ travest vest`,
    "o-ue-u": "adorm comor dorm entredorm entremor mor premor",
    "i-ie": "adquir coadquir inquir perquir readquir",
    "stressed-i-u": "cohib prohib rehund reun reund",
  },
} as const;
