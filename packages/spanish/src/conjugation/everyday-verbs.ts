/**
 * The verbs of everyday Spanish, by ending: clas + ificar. The list tells verbs from invented words, and forms of
 * another verb from typos. Conjugation does not depend on it.
 */
export const everydayVerbs: Readonly<Record<string, string>> = {
  ificar: `clas espec ident just mod plan pur rect sacr sign simpl ver`,
  izar: `actual anal aterr autor baut caracter desl digital especial garant memor organ protagon real
      simbol tranquil util`,
  ear: `balbuc bat blogu bloqu bombard brom buc chat cr deletr des empl estrop golp googl hoj horn mar
      pas pel plan plant rod sabor tap tecl tuit tut veran`,
  iar: `acaric agob aliv anunc aprec asoc benefic camb comerc congen contag cop denunc desperdic
      desprec divorc ensuc envid estud fastid financ fotocop fotograf inic intercamb limp negoc od
      prem pronunc reconcil refug reinic remed renunc`,
  ionar: `colecc decepc emoc estac evoluc func gest ilus menc obses ocas perfecc pres promoc proporc reacc
      reflex relac sanc soluc traic`,
  entar: `alim argum aum com enfr experim int inv lam ori pres repres`,
  itar: `acred afe ag capac debil depos ed ev facil felic gr hab im inv irr lim neces qu rec resuc
      solic tram vis`,
  ar: `abandon abarc abon abord abort abraz abrig abroch abund abus acab acamp aceler acept acerc
      acert aclar acomod acompañ aconsej acord acost acostumbr activ actu acumul acus adapt
      adelant adelgaz adivin administr admir adopt ador adorn afect afirm afront agarr agot agrad
      agreg agrup aguant ahog ahorr aisl ajust alarg alarm alcanz alegr alej aliñ almacen almorz
      aloj alquil alter altern alumbr alz am amarg amenaz amonton ampli amuebl ancl and anhel anim
      anot anul apag aparc apart apellid apen aplast aplaz aplic apost apoy apresur apret aprob
      aprovech aproxim apunt apur arañ archiv arm arranc arrastr arregl arriesg arrodill arroj
      arrop arrug arruin as asegur asesin asom asombr aspir asust at atac atrac atrap atras
      atraves avanz avergonz averigu avis ayud bail baj bañ bas bast bes bord borr bostez bot
      brill brinc brind brot burl busc caduc calcul calent call calm calz camin cancel cans cant
      captur carg cas castig caus caz celebr cen censur cepill cerr charl choc chup circul cit
      clav cobr cocin colabor colg coloc combin comenz compar compens complet complic comport
      compr comprob comunic concentr concret conden conect confes confi confirm congel conquist
      conserv consider consol consult cont contact contamin contempl contest continu contrat
      control convoc cooper coron cort cost cri critic cruz cuid culp cultiv cur d dañ declar
      decor dedic dej deleg demand demor demostr denomin depil deriv derram derrib derrot desafi
      desapret desarm desarroll desayun descans descarg descart desconect desconfi descont descuid
      desembarc desempeñ desengañ design desinstal deslumbr desmay desnud desocup despach despeg
      despert desplaz destac destap destin destroz desvel desvi detall detect deterior determin
      detest devor dibuj dict dificult disculp diseñ disfraz disfrut disgust disimul dispar disput
      divulg dobl domin don duch dud dur ech educ efectu ejecut elabor elimin embaraz embarc
      emborrach emigr empaquet empeor empez empuj enamor encabez encaj encant encarcel encarg
      encerr enchuf encontr endulz enfad enferm enfoc enfri engañ engord enjabon enjuag enoj ensay
      enseñ enter enterr entr entreg entren entrevist entusiasm enumer envi equilibr equip equivoc
      escal escap escuch esforz espant esper esqui est estim estimul estir estornud estrech
      estrell estren estres evalu exager examin exclam excus explic explor explot export expres
      extrañ fabric factur fall falt fascin festej fich figur fij film firm flot form formul forz
      fracas freg fren frustr fum fund gan gast gener gir gobern goz grab gradu guard gui guis
      gust habl halag hel hered hinch honr hosped humill ignor igual ilumin ilustr imagin implic
      import impuls incorpor indic inform ingres inspir instal insult integr interes interpret
      interrog inund investig jubil jug junt jur juzg labor ladr lanz lastim lav levant liber libr
      lig llam lleg llen llev llor logr luch madrug mand manej manifest manipul maquill maravill
      marc march mastic mat matricul mejor merend mezcl mir moj molest mont mostr motiv mud
      multiplic murmur nad narr naveg neg nev nombr not oblig observ ocult ocup olvid oper opin
      opt orden pag par particip pas patin peg pein pel penetr pens perdon perjudic pes pesc pic
      pint pis planch plant platic practic precis pregunt preocup prepar prest priv prob proces
      proclam procur program progres prolong propag protest provoc proyect public quebr quebrant
      qued quej quem rasc rasg razon rebaj rebel recarg recet rechaz recicl reclam recomend
      recompens record recort recuper redact reemplaz reenvi reflej reforz refresc reg regal regañ
      registr regres regul rein relaj relat rellen rem remat renov repar repas replic report repos
      reproch rescat reserv resfri resign respet respir rest restaur result ret retir retras
      retrat revel revent revis rez rob rod rog ronc rond sac salpic salt salud salv san sangr sec
      secuestr sembr sent señal separ sepult silb simul situ sobr solt son sonroj soñ sopl soport
      sospech subray sud suicid sujet sum super suplic suspir susurr tach tall tap tard teletrabaj
      tembl termin tir titul toc toler tom tortur tost trabaj trag transform transport traslad
      trasnoch trat traz trep triunf tron tropez ubic unt us vaci vacil vacun valor vari veng viaj
      vibr vigil vincul viol vol volc vot`,
  ecer: `abast aborr agrad aman anoch apar apet car cr desapar desobed enriqu entrist envej establ fall
      favor flor fortal mer obed ofr pad par perman perten`,
  er: `absorb acced acog acomet aprend ard ascend atend atra atrev barr beb ca cab ced coc cog com
      comet complac compon comprend compromet conced conmov conoc conten contra convenc corr
      correspond corromp cos cre deb defend depend descend descompon desconoc deshac deten devolv
      disolv dispon distra dol ejerc emprend encend encog entend entreten envolv equival escog
      escond exced expon extend extra hab hac impon interpon le llov manten met mord mov nac obten
      ofend ol opon perd pod pon pose preced pretend prev proced promet promov propon proteg prove
      quer recog recompon reconoc recorr rehac remov renac resolv respond revolv romp s sab
      satisfac socorr sol somet sorprend sosten suced supon suspend tem ten tend torc tos tra v
      val venc vend volv`,
  ir: `abat abr aburr acud admit adquir advert aflig añad aplaud arrepent asist asum atribu bat
      bendec coincid combat compart compet conduc confund consegu consent consist constitu constru
      consum contradec contribu conven convert conviv correg cubr cumpl debat dec decid deduc
      defin deprim derret describ descubr desped destru desvest diger dilu dimit dirig discut
      disminu distingu distribu divert divid dorm eleg emit escrib escup exclu exhib exig exist
      fing flu fund gruñ her herv hu hund impart imped imprim inclu influ inscrib insist instru
      interrump interven introduc invad invert luc maldec med ment mor nutr ocurr par part ped
      percib permit persegu persuad predec prefer presum preven produc prohib recib recurr reduc
      refer remit rend reñ repart repet reprim reproduc requer resid resist resum reun reviv sacud
      sal seduc segu sent serv sobreviv sub sufr suger sumerg suprim surg sustitu traduc transcurr
      transfer transmit un ven vest viv zambull zurc`,
  ír: `fre o re sonre`,
  r: "i",
};
