/**
 * Further verbs of written and spoken Spanish, by ending: acid + ificar. The list tells verbs from invented words;
 * conjugation does not depend on it.
 */
export const commonVerbs: Readonly<Record<string, string>> = {
  ificar: `acid ampl autent beat bon calc cal cert clar cod cron cruc cual cuant damn decod de
      descalc descal desclas descod desmit dign divers dos dulc ed ejempl electr escar escen estrat
      fals fluid fort fruct gas glor grat intens lubr magn mas mist mit mom mort nid not os pac pan
      person petr plant plast pont pros ram rar rat recal reed reun reviv rus sal sant sapon solid
      tecn test tip ton un vers viv zon`,
  izar: `abander absolut agil agon agud alcohol alfabet alun amar amen amer amort animal anim
      antagon apal apolog arab armon aromat atemor aterror at atom automat axiomat bal banal barn
      bestial burocrat calendar camb canal candidat canon capital caramel carbon caricatur
      castellan catalan catal catequ cauter central cicatr civil climat cloroform colon comercial
      compatibil computar conceptual concret confratern connatural contabil contempor contextual
      corpor cot cristal cristian culpabil cultur democrat demon desacral desalin desamort desautor
      descapital descentral descolon descontextual descristian descuart desdramat desenr desensibil
      desentron desert desestabil deshech deshuman desindustrial deslateral deslegal deslocal
      desmagnet desmilitar desmineral desmonet desmoral desmovil desnacional desnatural desnuclear
      desodor desorgan despenal despersonal despolit despot despresur desprivat desrat desvalor
      desvel desvital devel dial dialog dinam divin dogmat dramat econom ecual editorial ejemplar
      electr electrol empal empan empap empat encañ encarn encoler energ enfat enfervor enra entron
      er escandal escar esclav escolar español esperpent espiritual esponsor esquemat estabil
      estandard estandar estatal esteril estigmat estil etern evangel evapor exorc exterior
      external extranjer factor familiar fanat fecund femin fertil fidel final fiscal flexibil
      focal formal fosil fratern frivol galvan gargar general gener german global gramatical gran
      hech helen hermet hibrid hidrol higien hiperbol hipnot hispan homogene horror hospital hostil
      human ideal idiot ilegal impermeabil indemn independ individual industrial infantil informat
      infrautil inicial inmortal inmovil inmun insensibil insonor institucional instrumental
      intelectual interior internacional internal intranquil inutil ion iron islam italian  jerarqu
      judicial laic latin legal legitim lexical liberal lider liofil local mac magnet maquin martir
      material mat maxim mecan mediat melindr mental mercantil mest metabol metafor metal meteor
      metod militar mimet mineral miniatur minim minor model modern monet monitor monopol
      monumental moral motor movil mundial municipal musical nacional narcot nasal natural nebul
      neutral nominal normal notar novel objetiv obstacul occidental oficial optim parabol paral
      parametr particular pasteur patent patrimonial peatonal penal perenn permeabil personal picar
      plural poet polar polem polin polit popular pormenor positiv potabil precar precon presur
      prior privat problemat profesional profet profund protocol psicoanal pulver puntual racional
      radical ralent rebaut rech recolon regular relativ remaster rentabil reorgan responsabil
      retap reutil revalor revital ridicul rival r robot roman rubor sacral satir secular sensibil
      sentimental señal sexual silog simpat sincop sincron singular sintet sinton sistemat social
      sodom solemn solidar solubil somat sonor suav sutil tam tap teatral tempor teor tiran titular
      titul total traumat trivial tr uniform universal urban valor vandal vapor velar verbal viabil
      victim vigor visibil visual vocal volatil vulcan vulgar`,
  ear: `abofet abuch acarr af agarrot aguijon agujer air ajetr alab alambr alanc alard albor
      alcahuet aldab al alert alet alin amarill apal apar ap apedr aporr apuñal arpon arqu arr
      asaet as asol asqu atabal atar azar azul bab babos bailot baj balanc baldon bals bambol band
      banderill banquet baquet baraj barb barlovent barqu barr bastard bast basur berr besuqu
      bisbis bizqu blanqu bob boc boicot boj bomb boqu borbot bord borron botan bot box brac brav
      bravucon bribon broc bronc bruj bufon buitr burbuj cabec cabl cabr cabriol cacar cach cachet
      cachond calafat cald call callej cambalach camorr campan campanill camp cancan canch canj
      cantal cant canturr cañon capitan capot caracol caramel carbon carcaj car carn carpint
      carrasp carret cascabel castañ cat caus cec centell cerc cern cerraj chacot chafard chalan
      chamb chanclet chantaj chapal chap chapot chapuc chapurr chaquet charlatan charl charlot
      chasqu chequ chich chin chirigot chirl chirr chism chismorr chisp chisporrot chivat chiv
      choch chorr chot chul chupet cicat cimbr clar cliqu cobr coc cod coj col color compadr compas
      conton contorn contrabalanc contraband contrachap contrapunt coquet corcov cor corn corr
      corret cosquill costal cost cotill cotorr cuart cuchar cucharet cuchich cuent culebr cun cuot
      curios dat delin dentell desalin desas desbloqu desman destell devan discurs doctor dragon
      embr enseñor escamot escan escaqu escas espald espej espol espolvor espumaj espum estoqu
      estraperl estropaj faj fald fals fanfarron fantas farol fax feston filet fisgon flam flanqu
      flaqu flet flip flirt floj flor fogu fond forcej format forraj forr franqu fras galant galop
      gambet gandul garabat garb gargaj garrapat gas gat gest gimot glas gloton gol golf golosin
      golpet gorgor gorgorit gorj gorr gorron got gran granj guas guerr gugl hack hambr haragan hel
      herman hermos hociqu holgazan homenaj hormigu hum huron husm id jad jal jalon jaran jarop
      jasp jinet jornal juergu juguet labor lac lad lagrim lanc laqu latigu latin laur lengüet lerd
      libr limosn lin link lisonj llam llan lloriqu lob loc logr logu macan mac mach machet madr
      magr maj mal man mangon mangu manos manot mant map maqu marc marin maripos martill masaj mas
      mat mayor m melindr men mensaj menud mercad merod metamorfos miser moc mold mon moned monitor
      mont moqu moquet mordisqu morr mosqu mot muestr muñequ mut naus negr ningun noqu nort novill
      oj ojet olfat olisqu ond or orn os ot pajar palabr palad pal palet palm palmot pand pap papel
      parafras parapet parch par parlot parpad parqu parrand part past pastel pastor patal pat
      pavon pedal pelot pendon perfum perifon perm pern perr pespunt pestañ petard picard picot
      pill pilot pintarraj pint pipet pirat pirop piruet pisot pit pitorr plac planch plat pleit
      plom plum politiqu polvor pont pordios porrac porr port post pot prim primor procr prorrat
      puent puls punt put racan ral ram ramon rasgu rasp rastr rastroj rat rebord rebot recat
      recochin recr redond reformat regat regent regod rejon relaj relampagu reloj remolin remolon
      renqu repat repiquet replant report repost reset rest retuit revolot ribet romanc ronc ronqu
      ronron ros rumb rumor sabl sabot sal salt san saqu secret sed señor sermon serpent ses sest
      silab siluet simultan sis sobaj solap sol solf sombr sond sonroj sopap sort surf tabl tablet
      tacon taj talon tambal tambor tamboril tant tapar tarar tard tartaj tartamud telefon temblequ
      terqu test text tijeret timon tintin tip tirot titirit titub tont top topet toquet tor torn
      torped torr tramp trapac trap trapich traqu traquet trast troc trol tromp trompet tund tun
      turist vad vagabund vagu vah valor vapor vapul var vent ventos verd vers vet victor vis vitor
      vivaqu voc volt vos yerb zamarr zamp zancadill zangan zangolot zapat zap zarand zarp
      zascandil zigzagu zorr zurr`,
  iar: `abrev acop acuc afil agenc agrac agrav agrem ajustic al amnist anestes angust ans aparroqu
      aprem aprop aquerenc arpeg arrec arr asalar ased asfix atav ated atrof auspic autofinanc
      auxil aver av biograf caligraf calumn cartograf chirr circunstanc codic cofinanc coleg colump
      compend concienc concil conferenc congrac contrar custod deprec desagrav desahuc descamb
      desendemon desgrac desmemor desprestig desquic desvar diferenc diligenc diluv disoc distanc
      domicil elog encom endemon enjuic ennov enrab enranc entib enturb enunc envic escalofr escanc
      esgraf espac espec esp estenograf evidenc excor exfol exil expatr expol exprop extas extrav
      fer f fil fol hast hern hipertrof incend incord indic inebr influenc ingen injur interfol
      intermed inventar irrad justic justiprec l licenc lid lis litograf lujur malcr malefic malic
      matrimon mecanograf med menosprec multicop must notic nov obsequ obv ofic pal parod p pif
      plag policop porf potenc prec prelud presag presenc prestig princip privileg promed propic
      rab rad radiograf ranc recamb referenc regrac repatr repud resab residenc reverenc roc rum
      sac salar salmod secuenc sentenc ser silenc sit sustanc tap taquigraf telegraf terc tertul
      testimon vanaglor vendim vic vig vilipend xerocop`,
  ecer: `aca acont adol adorm amarill arid atard autoabast blanqu compad compar conval decr
      desabast desagrad desembrav desenmoh desentum desfall desfavor desguarn deshumed desmer
      desvan embeb embell emblanqu embob embrav embrut empalid empequeñ empobr enalt enard encall
      encan encar encrud encruel endent endur enfebr enflaqu enfur engrand enloqu enmagr enmoh
      enmud ennegr ennobl ennud enorgull enrar enroj enronqu ensoberb ensombr ensord entern entont
      entorp entum envan envil escarn esclar estrem fen frut guar guarn humed languid livid m
      obscur oscur palid per pimpoll preval reapar rebland recr recrud reflor rehumed rejuven
      respland restabl reverd robust tull verd`,
  ionar: `acc acondic adic afic alecc ambic anex apas apris aprovis autoles coacc cohes colac colis
      comis conces condic confecc congest conmoc contors contus convuls correlac cuest defecc
      desapas descongest desilus desproporc dimens direcc disecc distors eclos emuls eros erupc
      excepc expans explos extors fis flex fracc fricc fus impres incurs inspecc insurrecc interacc
      interrelac les micc mis moc munic ovac pens petic poses posic preselecc rac recepc redimens
      refacc reposic revoluc secc selecc ses subvenc succ sugest tens transacc vacac vers vis`,
  entar: `accid acrec adec adorm afr ahuy al ambi amedr apar apos as atorm aus avej av cem cim
      compartim complem condim cont contraargum cumplim decrem desal descont desori det docum empar
      ensangr escarm expedi ferm fom fragm frecu fundam impaci implem increm insol instrum juram m
      ornam ost parlam pat pavim pigm pulim recal reg reglam reinv r reori sedim segm sobrealim
      solv suplem sust t transpar viol`,
  itar: `ace acol amer ap aud barr cohab conc concom decap dele delim desace desacred desgañ deshab
      desorb desparas despep desqu dig dinam dorm ejerc encabr exc exorb explic extrad extralim
      fagoc finiqu fr grav gu habil imposibil incapac inc inhabil lev lic march med mer mil mus
      opos orb palp paras pericl p posibil precip premed public recapac reed regurg rehabil
      sobreexc suped susc tir titir trans vom`,
  ar: `abaj abalanz abander abanic abarat abarrot abast abdic aberr abigarr abism abjur abland aboc
      abocet abochorn abog abomb abomin aborrasc aboton aboved abras abrev abrillant abrog abronc
      abrum abult aburgues acalambr acall acalor acanal acantil acanton acapar acaramel acarton
      acat acatarr acaudal acaudill acech acentu acepill acerroj achac achaparr achat achic
      achicharr achin achisp achuch achul acical aclam aclimat acobard acod acogot acojon acolch
      acompas acomplej acongoj acop acopl acoquin acoraz acordon acorral acort acos acot acribill
      acristal acuart acuartel acuchill acuclill acun acuñ acurruc adecu aderez adeud adiestr
      adiner adjetiv adjudic adjunt adob adocen adoctrin adoquin adormil ados aduan adueñ adul
      adulter afam afan afelp afemin afianz afil afin afinc aflaut afloj aflor afor afrances agach
      agarrot agasaj agazap agigant aglomer aglutin agolp agost agrand agrav agriet agris aguachin
      agu aguard aguij agujer agusan aguz ahond ahorc ahorm ahuec ahum air aj ajardin ajum alab
      alagart alambic alambr alberg alborot alboroz alcohol alebrest aleg alert aletarg alfeñic
      alfombr algodon alhaj alicat alien aliger alij alinder alis alist alivian allan alleg almibar
      almidon almohadill aloc alquitran alterc altiv alucin alun amadrin amaestr amag amain amalgam
      amamant amanceb amaner amans amañ amar amarr amartel amartill amas ambul amengu ametrall amig
      amilan aminor amist amodorr amojam amojon amold amonest amorat amordaz amorr amortaj amortigu
      amotin ampar ampoll amput amurall anej anex angost anid anill aniquil anonad anquilos anticip
      antoj anud añej añil añor apabull apacigu apadrin apalabr apalanc apandill apañ apañusc
      aparej aparrag apech apedaz apeg apelambr apel apelmaz apeloton apenc apergamin apesadumbr
      apest apestill apiad apil apiñ apiol apison aplac aplan aplatan aplom apocop apod apoder
      apoltron apoquin aporr aport apostat apostill apres apretuj apront apuntal apuntill apuñal
      aquej aquiet aquilat ar arbitr arbol arcill aren areng arom arraig arras arrebat arrebol
      arrebuj arrech arredr arrejunt arrellan arremang arremolin arrend arrepanchig arrest arrib
      arrim arrincon arrob arrog arroll arrostr arrull arrum arrumb articul artill asalt asemej
      asesor asever asfalt asign asimil asol asoldad astill asunt atafag ataj atalay ataraz atasaj
      atasc atemper atenaz atenu aterraj aterr atesor atest atestigu atez atib atiborr aties atild
      atin atipl atirant atisb ato atoll atolondr atont atornill atortol atosig atrabanc atragant
      atranc atribul atrincher atron atrop atropell atuf aturr aturull atus augur auscult autentic
      autocensur autodenomin autodetermin autoevalu automedic autoproclam autorregul aval avasall
      avecin avecind aventaj aventur avez aviej avillan avinagr avisp avist avituall aviv avizor
      avoc ayun azar azog azor azot azucar azufr azul azuz bachiller bald baldon baldos baraj barb
      barbech barbot barr barren barrunt bascul batall bec bef besuc bifurc biloc birl bisel bizc
      blasfem blason blind bloc bobin bocin bof bog borbot bosquej bram breg brom brum buf cabalg
      cabriol cag cal calc calcin calend calibr camb camel camp camufl cancer cap capitul capsul
      capt carbon carbur card caren carmen casc castr catalog catapult cat cautel cautiv cav cavil
      ceb cedul ceg cej cel cendr cens centell centr centrifug centuplic ceñ cerc cercen cercior
      ces chaf chal champurr chamusc chap chapuz charol chasc chifl chill chin chinch ching chirl
      chist chiv chuf chufl churrusc chut cicl cifr cilindr cimbr cincel circuncid circund
      circunnaveg circunval cizall cizañ clam claudic clausur clic clon cloroform coadyuv coagul
      coalig coart cobij coc cofund cohech colaps col colect colig colim colind colm colmat color
      columbr comand comarc comb compact compagin compas compenetr compil compinch complot compuls
      comput comulg concaten concelebr conceptu concert conchab concord conculc concurs condecor
      condens condon confabul confeder configur confin confisc conflagr conform confort confront
      conglomer congratul congreg conjetur conjug conjunt conjur conllev conmemor conmensur conmin
      conmut connot consagr consensu consign consolid conspir const constat constern constip consum
      contraatac contrachap contraindic contrapes contrarrest contrast convalid convers convid
      coopt coordin cop copul corcov corrobor cortej corv cosech cosquill cotej crem crib crimin
      crisp cristian crom cronometr crotor cuadr cuadricul cuadruplic cuaj cubic cuc culmin cuñ
      curr currel curs curv danz dat deambul debut decant decap declam declin decolor decomis
      decret defalc defec defenestr deforest deform defraud degener degoll degrad degust delat
      deliber delir demacr demarc demud deneg denigr denost denot dentell denud depar depauper
      deplor deport deprav deprec depred depur derog derrap derreng derroc derroch derrumb desaboll
      desabon desaboton desabrig desabroch desacat desaceler desacomod desaconsej desacopl
      desacostumbr desactiv desadeud desadorn desafect desaferr desafil desafin desagrad desagreg
      desagu desahog desair desajust desaliñ desaloj desamarr desambigu desampar desamuebl desancl
      desand desangr desanim desanud desapeg desaprens desaprob desaprovech desapunt desarbol
      desarraig desarregl desarrop desarrug desarticul desasn desatanc desat desatasc desatin
      desatornill desatrac desatranc desbanc desband desbarajust desbarat desbarb desbarr desbast
      desboc desbord desboton desbrag desbrav desbroz descabal descabalg descabell descabez
      descalabr descalz descamin descamis descamp descapot descapull descar descarn descarril
      descas descasc descascar descascarill descasp descast descatalog desceb descentr descerc
      descerebr descerraj descifr descimbr desclav descoc descogot descolg descoll descolm descoloc
      descolor descombr descompas descompens desconcentr desconceptu desconcert desconch descongel
      desconsider desconsol descontamin descontrol desconvoc descorazon descorch descoron descoyunt
      descrem descristian descruz descuadr descuaj descuajaring descul desdeñ desdibuj desdobl
      desdor desech desembal desembaldos desembaraz desembarg desembarranc desemboc desembols
      desemborrach desembosc desembot desembrag desembroll desembruj desempac desempach desempalag
      desempañ desempapel desempaquet desemparej desempat desempolv desempuñ desenamor desencaden
      desencaj desencajon desencall desencamin desencant desencapot desencarcel desencarg desenchuf
      desenclav desencofr desencol desencon desencript desencuadern desenfad desenfoc desenfren
      desenfund desenganch desengarz desengras desengrud desenjaul desenlaz desenlut desenmarañ
      desenmascar desenoj desenred desenroll desenrosc desensambl desensill desentabl desenterr
      desenton desentrañ desentren desenvain desequilibr desert desescal desescombr desesperanz
      desesper desestim desestructur desfalc desfas desfigur desfil desflor desfog desfond
      desforest desgaj desgarr desgast desglos desgran desgras desgrav desgreñ desguaz deshabitu
      deshel deshered desherman deshidrat deshilach deshil deshilvan deshinch deshipotec deshoj
      deshollin deshonest deshonr deshues desigual desimant desincentiv desinclin desincorpor
      desincrust desinfect desinflam desinfl desinform desinsect desintegr desinteres desintoxic
      desjarret deslabon deslastr deslav deslavaz deslegitim deslengu deslig deslind deslom
      deslustr desmadej desmadr desmalez desman desmanch desmand desmantel desmaquill desmarc
      desmedr desmejor desmelen desmembr desmenuz desmesur desmigaj desmig desmoch desmold desmont
      desmoron desmotiv desmultiplic desnat desnivel desnort desnuc desoj desoll desorden desov
      desovill desoxid desoxigen despabil despachurr despampan despanzurr desparej desparram
      despatarr despech despechug despedaz despein despej despellej despelot despeluz despeluzn
      despen despeñ desperdig desperez despernanc despiez despilfarr despint despioj despist
      desplant despleg desplom desplum despobl despoj despos despotric desprecint despreocup
      desprogram despunt desregul desriel desriñon destaj destartal destech destell desternill
      desterr destet destil destoc destornill destrab destrip destron destronc desubic desus
      desvalij desvar desved desvencij desvend desvincul desvirg desvirtu deton detract devalu
      devan devast devel deveng diagnostic dialog dictamin diezm difam difumin dign dilapid dilat
      dilucid diñ diplom diptong disciplin discontinu discrep discrimin disec disemin disert
      disgreg disimil disip disloc disparat dispens dispers dist divag divis dobleg doctor doctrin
      dom domeñ domestic dop dor dot drag dren dribl drog duplic eclips edulcor egres electrocut
      elev elucid elucubr eman emancip embadurn embal embaldos embalsam embals embarg embarranc
      embarr embarull embast embauc embelec embeles embetun embob emboc emboj embols emborron
      embosc embot embotell emboz embrag embriag embrid embroll embrom embruj embuch embut empach
      empadron empalag empal empalm empan empantan empanz empañ empap empapel empared emparej
      emparr empast empastel empat empaves empecin empeg empelot empeñ emperifoll emperr empin
      empiton emplast emplaz emplom emplum empoder empoll empolv emponzoñ empotr empoz empuñ emul
      enajen enamorisc enarbol enarc enaren encabron encaden encajon encalambr encal encall encam
      encamin encanall encan encandil encanij encantar encanut encañ encañon encapot encaprich
      encapsul encapuch encaram encar encariñ encarn encarpet encarril encarruj encart encasill
      encasquet encasquill encastill encastr encaus encauz encebad encel encenag encer encest
      enchap encharc enchil enchin enchiron encim enclaustr enclav encob encofr encol encomend
      encon encoraj encorajin encorset encorv encresp encript encuadern encuadr encuart encuer
      encuest encumbr endech enderez endeud endiabl endilg endios endoming endos enemist enerv
      enfang enfil enflac enfrasc enfren enfund enfurruñ engalan engall enganch engaratus engarrot
      engarz engast engatill engatus engavill engendr englob engol engolf engolosin engom engomin
      engorr engran engranuj engras engrill engros engrud enguant enguat enharin enhebr enjaez
      enjalbeg enjambr enjaret enjaul enjoy enjug enlat enlaz enlod enlos enlut enmader enmarañ
      enmarc enmascar enmasill enmend enmoquet enquist enrab enram enras enred enrej enrisc enristr
      enrol enroll enrosc ensaban ensaliv ensalz ensambl ensanch ensañ ensart ensill ensimism
      ensortij entabl entablill entall entarim entech entel entib entint entold enton entorn entram
      entramp entrañ entrechoc entrecomill entrecort entrecruz entrelaz entremezcl entresac
      entretall entrev entrever entron entronc entub envain envalenton envar envas envenen enverg
      envir envisc enviud enyes enzarz epilog epitom equidist equipar erradic err eruct esboz
      escabech escacharr escald escalf escalon escam escamond escamp escapul escarapel escarb
      escarch escard escarmen escarp escatim escayol escob escobill escolt escombr escor escorch
      escot escrut escud escudriñ esculc esfum esfumin eslabon esmalt esmer esmeril esnif espabil
      espachurr espatarr especul espeluzn esperanz espes espet espig espin espir esponj espos
      espulg espum esput esquil esquilm esquin esquiv estac estaf estall estamp estampill estanc
      estañ estercol estereotip estib estil estipul estof estorb estrag estrangul estrib estructur
      estruj estuc estupr etiquet evacu evapor eviscer evoc exacerb exalt exasper excarcel excav
      exceptu exclaustr excomulg excret exculp execr exhal exhort exhum exoner expector expir
      explan explay expugn expuls expurg extenu extermin extern extirp extract extrapol extrem exud
      exult eyacul eyect fabul facult faen faj fals fard farfull fatig fech fecund feder fil
      filosof filtr fin fisg fisur flagel flech flet flip fluctu forcej forest forj fornic forr
      fractur fragu fris frot fug fulgur fulmin fumig fusil fustig galardon galop gangren garrapiñ
      gemin germin gest gesticul glos golosin gracej grafic gran granul grap gratin grav grazn
      griet grill guadañ guillotin guiñ habitu hacin hal hall hart herman herr herrumbr hibern
      hibrid hidrat hil hilvan himpl hinc hip hiperventil hipotec hocic hojaldr holg homolog honest
      horad horn horripil hostig hoz human humect huracan hurg hurt idolatr ilegitim imant imbric
      impact imper impetr implant implor importun impost imprec impregn improvis impugn imput
      inaugur incardin incaut incentiv inciner inclin inco incomod incomunic increp incrimin
      incrust incub inculc inculp indag index indigest indign individu indult infam infart infatu
      infect infest infiltr inflam infl infraestim infravalor inhal inhum injert inmigr inmol inmut
      innov inocul inquiet insemin insert insinu insol inst instaur instig instil insubordin insufl
      intens interactu intercal intercept interconect intern interpel interpol intersec intest
      intim intimid intitul intoxic intrig intrinc intub invalid invern invoc involucr inyect irrig
      iter jabon jact jal jalbeg jalon jarop jering jornal jorob labr lac lacer lacr lact ladrill
      lamin lapid larg lastr laud laz leg legisl legitim leud lev lib libel libert licu lider lij
      lim linch lind liquid list litig llag llovizn lo lubric lucr lucubr lustr lux macer machac
      mach machihembr machuc macul madur magull maj malacostumbr malbarat malcas malgast malhumor
      malinterpret malogr malpar malquist maltrat malvers mam man manc manch mancill mancomun
      mandil mandril mang maniat maniobr manufactur maquet maquil maquin margin marid marin marisc
      marr martill masacr mas masc mascar mascull masturb maul mech medic medicin medr mell memor
      men mendig menoscab menstru mensur merc merm mesur mezquin microfilm migr mim min ministr
      minor minusvalor minut mitig mitr mixtur model moder modorr modul mof mojon mol mold moltur
      mond moned monolog mor mordisc moriger motej motil mult mur mut mutil naufrag nevisc nimb
      niquel nivel nomin nov novel nubl numer obcec objet objetiv obliter obnubil obr obst obstin
      obtur ofert ofrend ofusc olisc ondul opac opil optim opugn or ordeñ origin orill orin orl orn
      orquest os oscil otoñ otorg oval ov ovill ovul oxid oxigen pact pagin palm palp pap parangon
      parapet parcel parch parl pasaport pasm past patrocin patrull paus paut pec pech pegunt
      peligr pellizc pen pepen peralt percat perch percut perdur peregrin perfil perfor perfum
      pergeñ perjur permut pernoct peror perpetr perpetu persever persign person pertrech perturb
      pesquis pet pignor pill pilot pimpl pinch pintarraj pinz pir pirograb pirr pivot pixel plag
      plasm pleg plis plom pobl pod ponder port pos positiv posterg postr postul preambul precint
      predestin predetermin predic predomin prefabric prefigur prefij pregon prejuzg prend prenot
      prens prepag preponder preserv presupuest pretext prevaric prim pring procrastin prodig
      profan profes profund prohij prolifer prolog promulg pronostic propal propas propin propugn
      propuls prorrog prospect prosper prostern pugn puj puls pulul punt puntu punz purg quebraj
      querell quilat quint quintuplic raciocin radic raj rall ranur rap rapiñ rapt ras rasguñ rasp
      rastrill rastroj rasur ray reactiv readapt reafirm reagrup reajust realquil realz reanim
      reanud reaprovech rearm reasegur reaviv rebals reban rebañ rebas rebobin rebord rebos rebot
      reboz rebrot rebusc rebuzn recab recal recalc recalcul recalibr recapitul recat recauch
      recauchut recaud recel recept rechifl rechin rechist reclin reclut recobr recolect recoloc
      recombin recomenz reconcentr reconect reconfigur reconfort reconquist reconsider recont
      recopil recost recrimin recuadr recul recus red redecor rediseñ reditu redobl redund reduplic
      reeduc reembarc reembols reencarn reencauch reencontr reencuadern reenfoc reenganch reengendr
      reestren reestructur reexamin reexport refin reflect reflot refocil reforest reform reformul
      refract refreg refren refrend refriger refund refunfuñ refut regener regl regocij rehog rehus
      reimplant reimport reincorpor reingres reinsert reinstal reinstaur reintegr reinterpret
      reiter reivindic rejunt relanz releg relev reliev relig relinch rellan reluch relumbr remach
      reman remang remans remarc remed remell rememor remend remezcl remilg remir remodel remoj
      remolc remolin remont remoz rempuj remuner reneg renombr reorden repanchig repantig repein
      repel repes repesc repic repint replant repleg repobl repost reprob reprogram rept repugn
      repuj repunt reput requem requis resalt resan resbal resec resell reseñ resguard resoll reson
      resopl respald respect respig resping resquebraj restall restañ restreg resud retall retard
      retas retej retoc retom retoñ retorn retortij retoz retract retrograd retumb reubic revacun
      revalid revalu reverber revist revoc revol revolc rezag rezong rezum riel rif ril rim rodrig
      roll ros rot rotul rotur roz rubric rug rut saj sal sald saliv salvaguard sancoch santigu
      satin satur sazon secret secund sed seg segreg sell semej señ seren serr sesg sex sign sincer
      sincop sindic singl sirg sis soas sobaj sob soborn sobreabund sobreactu sobrecarg sobredor
      sobreestim sobreexplot sobrellev sobrenad sobrepas sobrepuj sobresalt sobrestim sobrevalor
      sobrevol socarr socav socol sofistic soflam sofoc sojuzg solap sol solaz sold solevant solid
      soliviant sollam solloz sond sonros sonsac sopes soseg soslay soterr subarrend subast
      subcontrat subdeleg subestim subintr sublev sublim subordin subrog subsan subtitul subyug
      sufrag sulfat sulfur suministr superabund supervalor supervis suplant supur surc sustantiv
      sutur tabic tabl tabul tachon taj taladr tal tañ tapon tapuj tar tarif tarj tas tatu tech tej
      teletransport televis temper templ tens tergivers terraplen ters test tild tim timbr tint
      titil tizn told ton top topet torn tornasol torr trab trabuc trafic trajin tram tramont tranc
      transbord transfigur transliter transmigr transmud transmut transpir trasbord trashum traslap
      traspapel traspas trasplant trasport trasquil trastabill trastoc trastorn trastroc trasud
      trasvas tremol trenz trepan trepid triangul tribut tricot trill trin trinc trinch triplic
      triptong tripul tris tritur troc tromp trompic tronc tronch tronz troquel trot trov truc truf
      trunc tumb tumultu tun turb turn turr tutel tutor ufan ulcer ultim ultraj ulul uniform up
      usufructu usurp vag valid vall vals valu vapor var vaticin ved veget vej vel vend vener
      ventil vers vertebr vet vez vich victim vindic vir vis vislumbr vituper viv vocifer vulner
      yerm yugul zaf zahor zamp zanj zap zarp zozobr zumb zunch zurr`,
  er: `absolv absten absterg abstra adsorb anteced antepon aprehend arremet atañ aten cern compel
      compet concom condescend condol contend contrapon converg corro deca demol depon desaprend
      desatend descom descorr descos descre desencog desenvolv despose desprend desproteg destej
      deterg detra distend embeb emerg entremet entretej entrev entromet escoc expel expend hed
      hend impel interced jod lamb lam malcom malentend maltra malvend manuten mol pac pe pend plac
      pospon precav preconoc predispon prend presupon preval propend ra reabsorb reaprend reca
      recom reconcom recos reemprend relam rele remet repel repon reprehend reprend retra retroced
      retrotra revend revert ro sobrecog sobreentend sobreexced sobrepon sobrese sorb subyac
      superpon sustra tañ tej transcend trascend vert yac yuxtapon`,
  ir: `abduc abol adher adorm adscrib aduc adven aflu agred alud apercib argü asent as aturd
      autodefin aven bland bruñ bull ceñ cern circu circunscrib coexist cohib coleg colud comprim
      compung conceb concern conclu concurr confer conflu constreñ contraven controvert converg
      coproduc cruj cund curt deconstru defer deglut delinqu depart derru desasist descomprim
      desfrunc desist desluc desment desnutr desteñ destitu desunc desun desviv deven difer difund
      dirim discern discurr disent disid disuad diverg elid elud embest embut encubr encurt engull
      enluc entreabr entum ergu erig escabull escand escind esculp escurr esgrim esparc estatu evad
      exim expand exped exprim extingu extrad extrud fru frunc fulg gañ garant gem guarn imbu incid
      incumb incumpl incurr induc infer inflig infring infund inger inhib injer inmiscu inquir
      inser institu insum insurg intu invest irrump lat lu malher malviv manumit manuscrib mug mull
      obstru oclu omit oprim percut persist pervert perviv plañ podr preconceb predefin preexist
      prescind prescrib present presid pretermit profer prorrump proscrib prosegu prostitu proven
      pudr pul pung pun radiodifund reabr readmit reasum rebat rebull reclu reconduc reconstitu
      reconstru reconvert recubr redargü redefin redescubr redim redirig redistribu reeleg reescrib
      reflu refulg refund reg rehu reincid reluc repercut repul resarc rescind resent restitu
      restring resurg resurt retransmit retribu revert revest rug sobreañad sobresal sobreven
      subdivid subsist subsum subven subvert sucumb sum supl surt suscrib teñ transcrib transfund
      transgred transig trasluc tribu tripart tull tund tup unc ung uñ urd urg zaher`,
  ír: `desle deso engre refre sofre`,
};
