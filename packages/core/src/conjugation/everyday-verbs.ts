/**
 * Regular verbs of every day, by ending: what comes before it. Like those of regular-verbs.ts they only
 * tell a verb from an invented one; how a verb is conjugated does not depend on them.
 */
export const everydayVerbs: Readonly<Record<string, string>> = {
  ificar: `clas espec ident just mod plan pur rect sacr sign simpl ver`,
  izar: `actual anal aterr autor baut caracter desl digital especial garant memor organ protagon real
      simbol tranquil util`,
  ear: `balbuc bat blogu bloqu bombard brom buc chat cr deletr des empl estrop golp googl hoj horn mar
      pas pel plan plant rod sabor tap tecl tuit tut`,
  iar: `acaric agob aliv anunc aprec asoc benefic camb comerc congen contag cop denunc desperdic
      desprec divorc ensuc envid estud fastid financ fotocop fotograf inic intercamb limp negoc od
      prem pronunc reconcil refug reinic remed renunc`,
  ionar: `decepc emoc estac evoluc func gest ilus menc obses ocas perfecc pres promoc proporc reacc
      reflex relac sanc soluc traic`,
  entar: `alim argum aum com enfr experim int inv lam ori pres repres`,
  itar: `acred afe ag capac debil depos ed ev facil felic gr hab im inv irr lim neces qu rec resuc
      solic tram vis`,
  ar: `abandon abarc abon abord abort abraz abrig abroch abund abus acab acamp aceler acept acerc
      aclar acomod acompañ aconsej acostumbr activ actu acumul acus adapt adelant adelgaz adivin
      administr admir adopt ador adorn afect afirm afront agarr agot agrad agreg agrup aguant ahog
      ahorr ajust alarg alarm alcanz alegr alej aliñ almacen aloj alquil alter altern alumbr alz am
      amarg amenaz amonton amuebl ancl anhel anim anot anul apag aparc apart apellid apen aplast
      aplaz aplic apoy apresur aprovech aproxim apunt apur arañ archiv arm arranc arrastr arregl
      arriesg arrodill arroj arrop arrug arruin as asegur asesin asom asombr aspir asust at atac
      atrac atrap atras avanz averigu avis ayud bail baj bas bast bañ bes bord borr bostez bot brill
      brinc brind brot burl busc caduc calcul call calm camin cancel cans cant captur carg cas
      castig caus caz celebr cen censur cepill choc chup circul cit clav cobr cocin colabor coloc
      combin compar compens complet complic comport compr comunic concentr concret conden conect
      confirm congel conquist conserv consider consult contact contamin contempl contest continu
      contrat control convoc cooper coron cort critic cruz cuid culp cultiv cur dañ declar decor
      dedic dej deleg demand demor denomin depil deriv derram derrib derrot desarm desarroll desayun
      descans descarg descart desconect descuid desembarc desempeñ desengañ design desinstal
      deslumbr desmay desnud desocup despach despeg desplaz destac destap destin destroz desvel
      detall detect deterior determin detest devor dibuj dict dificult disculp diseñ disfraz disfrut
      disgust disimul dispar disput divulg dobl domin don duch dud dur ech educ efectu ejecut elabor
      elimin embaraz embarc emborrach emigr empaquet empeor empuj enamor encabez encaj encant
      encarcel encarg endulz enfad enferm enfoc engañ engord enjabon enjuag enoj ensay enseñ enter
      entr entreg entren entrevist entusiasm enumer equilibr equip equivoc escal escap escuch espant
      esper estim estimul estir estornud estrech estrell estren estres evalu exager examin exclam
      excus explic explor explot export expres extrañ fabric factur fall falt fascin festej fich
      figur fij film firm flot form formul fracas fren frustr fum fund gan gast gener gir goz grab
      gradu guard guis gust habl halag hered hinch honr hosped humill ignor igual ilumin ilustr
      imagin implic import impuls incorpor indic inform ingres inspir instal insult integr interes
      interpret interrog inund investig jubil junt jur juzg labor ladr lanz lastim lav levant liber
      libr lig llam lleg llen llev llor logr luch madrug mand manej manipul maquill maravill marc
      march mastic mat matricul mejor mezcl mir moj molest mont motiv mud multiplic murmur nad narr
      naveg nombr not oblig observ ocult ocup olvid oper opin opt orden pag par particip pas patin
      paus peg pein pel penetr perdon perjudic pes pesc pic pint pis planch plant platic pos practic
      precis pregunt preocup prepar prest priv proces proclam procur program progres prolong propag
      protest provoc proyect public puls quebrant qued quej quem rasc rasg razon rebaj rebel recarg
      recet rechaz recicl reclam recompens recort recuper redact reemplaz reflej refresc regal regañ
      registr regres regul rein relaj relat rellen rem remat repar repas replic report repos reproch
      rescat reserv resign respet respir rest restaur result ret retir retras retrat revel revis rez
      rob ronc sac salpic salt salud salv san sangr sec secuestr separ sepult señal silb simul situ
      sobr sonroj sopl soport sospech subray sud suicid sujet sum super suplic suspir susurr tach
      tall tap tard teletrabaj termin tir titul toc toler tom tortur trabaj trag transform transport
      traslad trasnoch trat traz trep triunf ubic unt us vacil vacun vag valor vel veng viaj vibr
      vigil vincul viol vot`,
  ecer: `abast aborr agrad aman anoch apar apet car cr desapar desobed enriqu entrist envej establ fall
      favor flor fortal mer obed ofr pad par perman perten`,
  er: `absorb acced acog acomet aprend ard atrev barr beb ced com comet complac comprend compromet
      conced conoc convenc corr correspond corromp cos cre deb depend desconoc ejerc emprend encog
      escond exced lam le met nac ofend pose preced prend pretend proced promet proteg recog reconoc
      recorr renac respond socorr somet sorprend suced suspend tej tem tos venc vend`,
  ir: `abat aburr acud admit aflig aplaud asist asum atribu añad bat coincid combat compart confund
      consist constitu constru consum contribu conviv cumpl debat decid defin deprim destru dilu
      dimit dirig discut disminu distingu distribu divid emit escup exclu exhib exig exist fing flu
      fund gruñ hu hund impart inclu influ insist instru interrump invad luc nutr ocurr par part
      percib permit persuad presum recib recurr remit repart reprim resid resist resum reviv sacud
      sobreviv sub sufr sumerg suprim surg sustitu transcurr transmit un viv zambull zurc`,
  ír: `re sonre`,
};
