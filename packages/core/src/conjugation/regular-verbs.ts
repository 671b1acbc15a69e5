/**
 * Regular verbs of written and spoken Spanish, by ending: what comes before it. With the lists of the
 * engine they tell a verb from an invented one; how a verb is conjugated does not depend on them.
 */
export const regularVerbs: Readonly<Record<string, string>> = {
  ificar: `acid ampl autent beat bon cal calc cert clar clas cod cron cruc cual cuant damn de decod
      descal descalc desclas descod desmit dign divers dos dulc ed ejempl electr escar escen espec
      estrat fals fluid fort fruct gas glor grat ident intens just lubr magn mas mist mit mod mom
      mort nid not os pac pan person petr plan plant plast pont pros pur ram rar rat recal rect reed
      reun reviv rus sacr sal sant sapon sign simpl solid tecn test tip ton un ver vers viv zon`,
  izar: `abander absolut actual agil agon agud alcohol alfabet alun amar amen amer amort anal anim
      animal antagon apal apolog arab armon aromat at atemor aterr aterror atom automat autor
      axiomat bal banal barn baut bestial burocrat calendar camb canal candidat canon capital
      caracter caramel carbon caricatur castellan catal catalan catequ cauter central cicatr civil
      climat cloroform colon comercial compatibil computar conceptual concret confratern connatural
      contabil contempor contextual corpor cot cristal cristian culpabil cultur democrat demon
      desacral desalin desamort desautor descapital descentral descolon descontextual descristian
      descuart desdramat desenr desensibil desentron desert desestabil deshech deshuman
      desindustrial desl deslateral deslegal deslocal desmagnet desmilitar desmineral desmonet
      desmoral desmovil desnacional desnatural desnuclear desodor desorgan despenal despersonal
      despolit despot despresur desprivat desrat desvalor desvel desvital devel dial dialog digital
      dinam divin dogmat dramat econom ecual editorial ejemplar electr electrol empal empan empap
      empat encarn encañ encoler energ enfat enfervor entron er escandal escar esclav escolar
      español especial esperpent espiritual esponsor esquemat estabil estandar estandard estatal
      esteril estigmat estil etern evangel evapor exorc exterior external extranjer factor familiar
      fanat fecund femin fertil fidel final fiscal flexibil focal formal fosil fratern frivol galvan
      garant gargar gener general german global gramatical gran hech helen hermet hibrid hidrol
      higien hiperbol hipnot hispan horror hospital hostil human ideal idiot ilegal impermeabil
      indemn independ individual industrial infantil informat infrautil inicial inmortal inmovil
      inmun insensibil insonor institucional instrumental intelectual interior internacional
      internal intranquil inutil ion iron islam italian jerarqu judicial laic latin legal legitim
      lexical liberal lider liofil local mac magnet maquin martir mat material maxim mecan mediat
      melindr memor mental mercantil mest metabol metafor metal meteor metod militar mimet mineral
      miniatur minim minor model modern monet monitor monopol monumental moral motor movil mundial
      municipal musical nacional narcot nasal natural nebul neutral nominal normal notar novel
      objetiv obstacul occidental oficial optim organ parabol paral parametr particular pasteur
      patent patrimonial peatonal penal perenn permeabil personal picar plural poet polar polem
      polin polit popular pormenor positiv potabil precar precon presur prior privat problemat
      profesional profet profund protagon protocol psicoanal pulver puntual racional radical ralent
      real rebaut rech recolon regular relativ remaster rentabil reorgan responsabil retap reutil
      revalor revital ridicul rival robot roman rubor sacral satir secular sensibil sentimental
      sexual señal silog simbol simpat sincop sincron singular sintet sinton sistemat social sodom
      solemn solidar solubil somat sonor suav sutil tam tap teatral tempor teor tiran titul titular
      total tr tranquil traumat trivial uniform universal urban util valor vandal vapor velar verbal
      viabil victim vigor visibil visual vocal volatil vulcan vulgar`,
  ear: `abofet abuch acarr af agarrot aguijon agujer air ajetr al alab alambr alanc alard albor
      alcahuet aldab alert alet alin amarill ap apal apar apedr aporr apuñal arpon arqu arr as asaet
      asol asqu atabal atar azar azul bab babos bailot baj balanc balbuc baldon bals bambol band
      banderill banquet baquet baraj barb barlovent barqu barr bast bastard basur bat berr besuqu
      bisbis bizqu blanqu blogu bloqu bob boc boicot boj bomb bombard boqu borbot bord borron bot
      botan box brac brav bravucon bribon broc brom bronc bruj buc bufon buitr burbuj cabec cabl
      cabr cabriol cacar cach cachet cachond calafat cald call callej cambalach camorr camp campan
      campanill cancan canch canj cant cantal canturr capitan capot car caracol caramel carbon
      carcaj carn carpint carrasp carret cascabel castañ cat caus cañon cec centell cerc cern cerraj
      chacot chafard chalan chamb chanclet chantaj chap chapal chapot chapuc chapurr chaquet charl
      charlatan charlot chasqu chat chequ chich chin chirigot chirl chirr chism chismorr chisp
      chisporrot chiv chivat choch chorr chot chul chupet cicat cimbr clar cliqu cobr coc cod coj
      col color compadr compas conton contorn contrabalanc contraband contrachap contrapunt coquet
      cor corcov corn corr corret cosquill cost costal cotill cotorr cr cuart cuchar cucharet
      cuchich cuent culebr cun cuot curios dat deletr delin dentell des desalin desas desbloqu
      desman destell devan discurs doctor dragon embr empl enseñor escamot escan escaqu escas espald
      espej espol espolvor espum espumaj estoqu estraperl estrop estropaj faj fald fals fanfarron
      fantas farol fax feston filet fisgon flam flanqu flaqu flet flip flirt floj flor fogu fond
      forcej format forr forraj franqu fras galant galop gambet gandul garabat garb gargaj garrapat
      gas gat gest gimot glas gloton gol golf golosin golp golpet googl gorgor gorgorit gorj gorr
      gorron got gran granj guas guerr gugl hack hambr haragan hel herman hermos hociqu hoj holgazan
      homenaj hormigu horn hum huron husm id jad jal jalon jaran jarop jasp jinet jornal juergu
      juguet labor lac lad lagrim lanc laqu latigu latin laur lengüet lerd libr limosn lin link
      lisonj llam llan lloriqu lob loc logr logu mac macan mach machet madr magr maj mal man mangon
      mangu manos manot mant map maqu mar marc marin maripos martill mas masaj mat mayor melindr men
      mensaj menud mercad merod metamorfos miser moc mold mon moned monitor mont moqu moquet
      mordisqu morr mosqu mot muestr mut muñequ naus negr ningun noqu nort novill oj ojet olfat
      olisqu ond or orn os ot pajar pal palabr palad palet palm palmot pand pap papel par parafras
      parapet parch parlot parpad parqu parrand part pas past pastel pastor pat patal pavon pedal
      pel pelot pendon perfum perifon perm pern perr pespunt pestañ petard picard picot pill pilot
      pint pintarraj pipet pirat pirop piruet pisot pit pitorr plac plan planch plant plat pleit
      plom plum politiqu polvor pont pordios porr porrac port post pot prim primor procr prorrat
      puent puls punt put racan ral ram ramon rasgu rasp rastr rastroj rat rebord rebot recat
      recochin recr redond reformat regat regent regod rejon relaj relampagu reloj remolin remolon
      renqu repat repiquet replant report repost reset rest retuit revolot ribet rod romanc ronc
      ronqu ronron ros rumb rumor sabl sabor sabot sal salt san saqu secret sed sermon serpent ses
      sest señor silab siluet simultan sis sobaj sol solap solf sombr sond sonroj sopap sort surf
      tabl tablet tacon taj talon tambal tambor tamboril tant tap tapar tarar tard tartaj tartamud
      tecl telefon temblequ terqu test text tijeret timon tintin tip tirot titirit titub tont top
      topet toquet tor torn torped torr tramp trap trapac trapich traqu traquet trast troc trol
      tromp trompet tuit tun tund turist tut vad vagabund vagu vah valor vapor vapul var vent ventos
      veran verd vers vet victor vis vitor vivaqu voc volt vos yerb zamarr zamp zancadill zangan
      zangolot zap zapat zarand zarp zascandil zigzagu zorr zurr`,
  iar: `abrev acaric acop acuc afil agenc agob agrac agrav agrem ajustic aliv anestes angust anunc
      aparroqu aprec aprem aprop aquerenc arpeg arrec asalar ased asfix asoc ated atrof auspic
      autofinanc benefic biograf caligraf calumn camb cartograf circunstanc codic cofinanc coleg
      colump comerc compend concienc concil conferenc congen congrac contag cop custod denunc deprec
      desagrav descamb desendemon desgrac desmemor desperdic desprec desprestig desquic diferenc
      diligenc diluv disoc distanc divorc domicil elog encom endemon enjuic ennov enrab enranc ensuc
      entib enturb enunc envic envid escanc esgraf espac espec estenograf estud evidenc excor exfol
      exil expol exprop fastid fer financ fol fotocop fotograf hern hipertrof incend incord indic
      inebr influenc ingen inic injur intercamb interfol intermed irrad justic justiprec licenc lid
      limp lis litograf lujur malefic malic matrimon mecanograf med menosprec multicop must negoc
      notic nov obsequ obv od ofic parod pif plag policop potenc prec prelud prem presag presenc
      prestig princip privileg promed pronunc propic rab rad radiograf ranc recamb reconcil referenc
      refug regrac reinic remed renunc repud resab residenc reverenc rum sac salar salmod secuenc
      sentenc ser silenc sit sustanc tap taquigraf telegraf terc tertul testimon vanaglor vendim vic
      vilipend xerocop`,
  ionar: `acc acondic adic afic alecc ambic anex apas apris aprovis autoles coacc cohes colac colecc
      colis comis conces condic confecc congest conmoc contors contus convuls correlac cuest decepc
      defecc desapas descongest desilus desproporc dimens direcc disecc distors eclos emoc emuls
      eros erupc estac evoluc excepc expans explos extors fis flex fracc fricc func fus gest ilus
      impres incurs inspecc insurrecc interacc interrelac les menc micc mis moc munic obses ocas
      ovac pens perfecc petic poses posic pres preselecc promoc proporc rac reacc recepc redimens
      refacc reflex relac reposic revoluc sanc secc selecc ses soluc subvenc succ sugest tens traic
      transacc vacac vers vis`,
  entar: `accid adec afr ahuy alim ambi amedr apar apos argum atorm aum aus avej cem com compartim
      complem condim cont contraargum cumplim decrem descont desori det docum enfr expedi experim
      ferm fom fragm frecu fundam impaci implem increm insol instrum int inv juram lam ori ornam ost
      parlam pat pavim pigm pres pulim reg reglam reinv reori repres sedim segm sobrealim solv
      suplem sust transpar viol`,
  itar: `ace acol acred afe ag amer ap aud barr capac cohab conc concom debil decap dele delim depos
      desace desacred desgañ deshab desorb desparas despep desqu dig dinam dorm ed ejerc encabr ev
      exc exorb explic extrad extralim facil fagoc felic finiqu fr gr grav gu hab habil im imposibil
      inc incapac inhabil inv irr lev lic lim march med mer mil mus neces opos orb palp paras pericl
      posibil precip premed public qu rec recapac reed regurg rehabil resuc sobreexc solic suped
      susc tir titir tram trans vis vom`,
  ar: `abaj abalanz abander abandon abanic abarat abarc abarrot abast abdic abigarr abism abjur
      abland aboc abocet abochorn abog abomb abomin abon abord aborrasc abort aboton aboved abras
      abraz abrev abrig abrillant abroch abrog abronc abrum abult abund aburgues abus acab acalambr
      acall acalor acamp acanal acantil acanton acapar acaramel acarton acat acatarr acaudal
      acaudill acech aceler acentu acepill acept acerc acerroj achac achaparr achat achic achicharr
      achin achisp achuch achul acical aclam aclar aclimat acobard acod acogot acojon acolch acomod
      acompas acompañ acomplej acongoj aconsej acop acopl acoquin acoraz acordon acorral acort acos
      acostumbr acot acribill acristal activ actu acuart acuartel acuchill acuclill acumul acun
      acurruc acus acuñ adapt adelant adelgaz aderez adeud adiestr adiner adivin adjetiv adjudic
      adjunt administr admir adob adocen adoctrin adopt adoquin ador adormil adorn ados aduan adueñ
      adul adulter afam afan afect afelp afemin afianz afil afin afinc afirm aflaut afloj aflor
      afrances afront agach agarr agarrot agasaj agazap agigant aglomer aglutin agolp agost agot
      agrad agrand agrav agreg agriet agris agrup agu aguachin aguant aguard aguij agujer agusan
      aguz ahog ahond ahorc ahorm ahorr ahuec aj ajardin ajum ajust alab alagart alambic alambr
      alarg alarm alberg alborot alboroz alcanz alcohol alebrest aleg alegr alej alert aletarg
      alfeñic alfombr algodon alhaj alicat alien aliger alij alinder alis alist alivian aliñ allan
      alleg almacen almibar almidon almohadill aloc aloj alquil alquitran alter alterc altern altiv
      alucin alumbr alun alz am amadrin amaestr amag amain amalgam amamant amanceb amaner amans amar
      amarg amarr amartel amartill amas amañ ambul amenaz amengu ametrall amig amilan aminor amist
      amodorr amojam amojon amold amonest amonton amorat amordaz amorr amortaj amortigu amotin ampar
      ampoll amput amuebl amurall ancl anej anex angost anhel anid anill anim aniquil anonad anot
      anquilos anticip antoj anud anul apabull apacigu apadrin apag apalabr apalanc apandill aparc
      aparej aparrag apart apañ apañusc apech apedaz apeg apel apelambr apellid apelmaz apeloton
      apen apenc apergamin apesadumbr apest apestill apiad apil apiol apison apiñ aplac aplan aplast
      aplatan aplaz aplic aplom apocop apod apoder apoltron apoquin aporr aport apostat apostill
      apoy apres apresur apretuj apront aprovech aproxim apunt apuntal apuntill apur apuñal aquej
      aquiet aquilat ar arañ arbitr arbol archiv arcill aren areng arm arom arraig arranc arras
      arrastr arrebat arrebol arrebuj arrech arredr arregl arrejunt arrellan arremang arremolin
      arrepanchig arrest arrib arriesg arrim arrincon arrob arrodill arrog arroj arroll arrop
      arrostr arrug arruin arrull arrum arrumb articul artill asalt asegur asemej asesin asesor
      asever asfalt asign asimil asoldad asom asombr aspir astill asunt asust at atac atafag ataj
      atalay ataraz atasaj atasc atemper atenaz atenu aterraj atesor atestigu atez atib atiborr
      aties atild atin atipl atirant atisb ato atoll atolondr atont atornill atortol atosig atrabanc
      atrac atragant atranc atrap atras atribul atrincher atrop atropell atuf aturr aturull atus
      augur auscult autentic autocensur autodenomin autodetermin autoevalu automedic autoproclam
      autorregul aval avanz avasall avecin avecind aventaj aventur averigu avez aviej avillan
      avinagr avis avisp avist avituall aviv avizor avoc ayud ayun azar azog azor azot azucar azufr
      azul azuz añej añil añor bachiller bail baj bald baldon baldos baraj barb barbech barbot barr
      barren barrunt bas bascul bast batall bañ bec bef bes besuc bifurc biloc birl bisel bizc
      blasfem blason blind bloc bobin bocin bof bog borbot bord borr bosquej bostez bot bram breg
      brill brinc brind brom brot brum buf burl busc cabalg cabriol caduc cag cal calc calcin calcul
      calend calibr call calm calz camb camel camin camp camufl cancel cancer cans cant cap capitul
      capsul capt captur carbon carbur card caren carg carmen cas casc castig castr cat catalog
      catapult caus cautel cautiv cav cavil caz ceb cedul cej cel celebr cen cendr cens censur
      centell centr centrifug centuplic cepill cerc cercen cercior ces ceñ chaf chal champurr
      chamusc chap chapuz charl charol chasc chifl chill chin chinch ching chirl chist chiv choc
      chuf chufl chup churrusc chut cicl cifr cilindr cimbr cincel circul circuncid circund
      circunnaveg circunval cit cizall cizañ clam claudic clausur clav clic clon cloroform coadyuv
      coagul coalig coart cobij cobr coc cocin cofund cohech colabor colaps colect colig colim
      colind colm colmat coloc color columbr comand comarc comb combin compact compagin compar
      compas compenetr compens compil compinch complet complic complot comport compr compuls comput
      comulg comunic concaten concelebr concentr conceptu conchab concret conculc concurs condecor
      conden condens condon conect confabul confeder configur confin confirm confisc conflagr
      conform confort confront congel conglomer congratul congreg conjetur conjug conjunt conjur
      conllev conmemor conmensur conmin conmut connot conquist consagr consensu conserv consider
      consign consolid conspir const constat constern constip consult consum contact contamin
      contempl contest continu contraatac contrachap contraindic contrapes contrarrest contrast
      contrat control convalid convers convid convoc cooper coopt coordin cop copul corcov coron
      corrobor cort cortej corv cosech cosquill cotej crem crib crimin crisp cristian critic crom
      cronometr crotor cruz cuadr cuadricul cuadruplic cuaj cubic cuc cuid culmin culp cultiv cur
      curr currel curs curv cuñ danz dat dañ deambul debut decant decap declam declar declin decolor
      decomis decor decret dedic defalc defec defenestr deforest deform defraud degener degrad
      degust dej delat deleg deliber delir demacr demand demarc demor demud denigr denomin denot
      dentell denud depar depauper depil deplor deport deprav deprec depred depur deriv derog derram
      derrap derreng derrib derroch derrot derrumb desaboll desabon desaboton desabrig desabroch
      desacat desaceler desacomod desaconsej desacopl desacostumbr desactiv desadeud desadorn
      desafect desaferr desafil desafin desagrad desagreg desagu desahog desair desajust desaliñ
      desaloj desamarr desambigu desampar desamuebl desancl desangr desanim desanud desapeg
      desaprens desaprovech desapunt desarbol desarm desarraig desarregl desarroll desarrop desarrug
      desarticul desasn desat desatanc desatasc desatin desatornill desatrac desatranc desayun
      desbanc desband desbarajust desbarat desbarb desbarr desbast desboc desbord desboton desbrag
      desbrav desbroz descabal descabalg descabell descabez descalabr descalz descamin descamis
      descamp descans descapot descapull descar descarg descarn descarril descart descas descasc
      descascar descascarill descasp descast descatalog desceb descentr descerc descerebr descerraj
      descifr descimbr desclav descoc descogot descolm descoloc descolor descombr descompas
      descompens desconcentr desconceptu desconch desconect descongel desconsider descontamin
      descontrol desconvoc descorazon descorch descoron descoyunt descrem descristian descruz
      descuadr descuaj descuajaring descuid descul desdeñ desdibuj desdobl desdor desech desembal
      desembaldos desembaraz desembarc desembarg desembarranc desemboc desembols desemborrach
      desembosc desembot desembrag desembroll desembruj desempac desempach desempalag desempapel
      desempaquet desemparej desempat desempañ desempeñ desempolv desempuñ desenamor desencaden
      desencaj desencajon desencall desencamin desencant desencapot desencarcel desencarg desenchuf
      desenclav desencofr desencol desencon desencript desencuadern desenfad desenfoc desenfren
      desenfund desenganch desengarz desengañ desengras desengrud desenjaul desenlaz desenlut
      desenmarañ desenmascar desenoj desenred desenroll desenrosc desensambl desensill desentabl
      desenton desentrañ desentren desenvain desequilibr desert desescal desescombr desesper
      desesperanz desestim desestructur desfalc desfas desfigur desfil desflor desfog desfond
      desforest desgaj desgarr desgast desglos desgran desgras desgrav desgreñ desguaz deshabitu
      deshered desherman deshidrat deshil deshilach deshilvan deshinch deshipotec deshoj deshollin
      deshonest deshonr deshues design desigual desimant desincentiv desinclin desincorpor
      desincrust desinfect desinfl desinflam desinform desinsect desinstal desintegr desinteres
      desintoxic desjarret deslabon deslastr deslav deslavaz deslegitim deslengu deslig deslind
      deslom deslumbr deslustr desmadej desmadr desmalez desman desmanch desmand desmantel
      desmaquill desmarc desmay desmedr desmejor desmelen desmenuz desmesur desmig desmigaj desmoch
      desmold desmont desmoron desmotiv desmultiplic desnat desnivel desnort desnuc desnud desocup
      desoj desorden desov desovill desoxid desoxigen despabil despach despachurr despampan
      despanzurr desparej desparram despatarr despech despechug despedaz despeg despein despej
      despellej despelot despeluz despeluzn despen desperdig desperez despernanc despeñ despiez
      despilfarr despint despioj despist desplant desplaz desplom desplum despoj despos despotric
      desprecint despreocup desprogram despunt desregul desriel desriñon destac destaj destap
      destartal destech destell desternill destet destil destin destoc destornill destrab destrip
      destron destronc destroz desubic desus desvalij desvar desved desvel desvencij desvend
      desvincul desvirg desvirtu detall detect deterior determin detest deton detract devalu devan
      devast devel deveng devor diagnostic dialog dibuj dict dictamin diezm difam dificult difumin
      dign dilapid dilat dilucid diplom diptong disciplin discontinu discrep discrimin disculp disec
      disemin disert diseñ disfraz disfrut disgreg disgust disimil disimul disip disloc dispar
      disparat dispens dispers disput dist divag divis divulg diñ dobl dobleg doctor doctrin dom
      domestic domeñ domin don dop dor dot drag dren dribl drog duch dud duplic dur ech eclips educ
      edulcor efectu egres ejecut elabor electrocut elev elimin elucid elucubr eman emancip embadurn
      embal embaldos embals embalsam embaraz embarc embarg embarr embarranc embarull embast embauc
      embelec embeles embetun embob emboc emboj embols emborrach emborron embosc embot embotell
      emboz embrag embriag embrid embroll embrom embruj embuch embut emigr empach empadron empal
      empalag empalm empan empantan empanz empap empapel empaquet empared emparej emparr empast
      empastel empat empaves empañ empecin empeg empelot empeor emperifoll emperr empeñ empin
      empiton emplast emplaz emplom emplum empoder empoll empolv emponzoñ empotr empoz empuj empuñ
      emul enajen enamor enamorisc enarbol enarc enaren encabez encabron encaden encaj encajon encal
      encalambr encall encam encamin encan encanall encandil encanij encant encantar encanut encapot
      encaprich encapsul encapuch encar encaram encarcel encarg encariñ encarn encarpet encarril
      encarruj encart encasill encasquet encasquill encastill encastr encaus encauz encañ encañon
      encebad encel encenag encer encest enchap encharc enchil enchin enchiron enchuf encim
      enclaustr enclav encob encofr encol encon encoraj encorajin encorset encorv encresp encript
      encuadern encuadr encuart encuer encuest encumbr endech enderez endeud endiabl endilg endios
      endoming endos endulz enemist enerv enfad enfang enferm enfil enflac enfoc enfrasc enfren
      enfund enfurruñ engalan engall enganch engaratus engarrot engarz engast engatill engatus
      engavill engañ engendr englob engol engolf engolosin engom engomin engord engorr engran
      engranuj engras engrill engrud enguant enguat enharin enhebr enjabon enjaez enjalbeg enjambr
      enjaret enjaul enjoy enjuag enjug enlat enlaz enlod enlos enlut enmader enmarañ enmarc
      enmascar enmasill enmoquet enoj enquist enrab enram enras enred enrej enrisc enristr enrol
      enroll enrosc ensaban ensaliv ensalz ensambl ensanch ensart ensay ensañ enseñ ensill ensimism
      ensortij entabl entablill entall entarim entech entel enter entib entint entold enton entorn
      entr entram entramp entrañ entrechoc entrecomill entrecort entrecruz entreg entrelaz
      entremezcl entren entresac entretall entrev entrever entrevist entron entronc entub entusiasm
      enumer envain envalenton envar envas envenen enverg envir envisc enviud enyes enzarz epilog
      epitom equidist equilibr equip equipar equivoc erradic eruct esboz escabech escacharr escal
      escald escalf escalon escam escamond escamp escap escapul escarapel escarb escarch escard
      escarmen escarp escatim escayol escob escobill escolt escombr escor escorch escot escrut
      escuch escud escudriñ esculc esfum esfumin eslabon esmalt esmer esmeril esnif espabil
      espachurr espant espatarr especul espeluzn esper esperanz espes espet espig espin espir esponj
      espos espulg espum esput esquil esquilm esquin esquiv estac estaf estall estamp estampill
      estanc estañ estercol estereotip estib estil estim estimul estipul estir estof estorb estornud
      estrag estrangul estrech estrell estren estres estrib estructur estruj estuc estupr etiquet
      evalu evapor eviscer evoc exacerb exager exalt examin exasper excarcel excav exceptu exclam
      exclaustr excomulg excret exculp excus execr exhal exhort exhum exoner expector expir explan
      explay explic explor explot export expres expugn expuls expurg extenu extermin extern extirp
      extract extrapol extrañ extrem exud exult eyacul eyect fabric fabul factur facult faen faj
      fall fals falt fard farfull fascin fatig fech fecund feder festej fich fij fil film filosof
      filtr fin firm fisg fisur flagel flech flet flip flot fluctu forcej forest forj form formul
      fornic forr fracas fractur fragu fren fris frot frustr fug fulgur fulmin fum fumig fund fusil
      fustig galardon galop gan gangren garrapiñ gast gemin gener germin gest gesticul gir glos
      golosin goz grab gracej gradu grafic gran granul grap gratin grav grazn griet grill guadañ
      guard guillotin guis guiñ gust habitu habl hacin hal halag hall hart hered herman herrumbr
      hibern hibrid hidrat hil hilvan himpl hinc hinch hip hiperventil hipotec hocic hojaldr homolog
      honest honr horad horn horripil hosped hostig hoz human humect humill huracan hurg hurt
      idolatr ignor igual ilegitim ilumin ilustr imagin imant imbric impact imper impetr implant
      implic implor import importun impost imprec impregn improvis impugn impuls imput inaugur
      incardin incaut incentiv inciner inclin inco incomod incomunic incorpor increp incrimin
      incrust incub inculc inculp indag index indic indigest indign individu indult infam infart
      infatu infect infest infiltr infl inflam inform infraestim infravalor ingres inhal inhum
      injert inmigr inmol inmut innov inocul inquiet insemin insert insinu insol inspir inst instal
      instaur instig instil insubordin insufl insult integr intens interactu intercal intercept
      interconect interes intern interpel interpol interpret interrog intersec intest intim intimid
      intitul intoxic intrig intrinc intub inund invalid investig invoc involucr inyect irrig iter
      iz jabon jact jal jalbeg jalon jarop jering jornal jorob jubil junt jur juzg labor labr lac
      lacer lacr lact ladr ladrill lamin lanz lapid larg lastim lastr laud lav laz leg legisl
      legitim leud lev levant lib libel liber libert libr lider lig lij lim linch lind liquid list
      litig llag llam lleg llen llev llor llovizn lo logr lubric luch lucr lucubr lustr lux macer
      mach machac machihembr machuc macul madrug madur magull maj malacostumbr malbarat malcas
      malgast malhumor malinterpret malogr malpar malquist maltrat malvers mam man manc manch
      mancill mancomun mand mandil mandril manej mang maniat maniobr manipul manufactur maquet
      maquil maquill maquin maravill marc march margin marid marin marisc marr martill mas masacr
      masc mascar mascull mastic masturb mat matricul maul me mech medic medicin medr mejor mell
      memor men mendig menoscab menstru mensur merc merm mesur mezcl mezquin microfilm migr mim min
      ministr minor minusvalor minut mir mitig mitr mixtur model moder modorr modul mof moj mojon
      mol mold molest moltur mond moned monolog mont mor mordisc moriger motej motil motiv mud mult
      multiplic mur murmur mut mutil nad narr naufrag naveg nevisc nimb niquel nivel nombr nomin not
      nov novel nubl numer obcec objet objetiv oblig obliter obnubil obr observ obst obstin obtur
      ocult ocup ofert ofrend ofusc olisc olvid ondul opac oper opil opin opt optim opugn or orden
      ordeñ origin orill orin orl orn orquest os oscil otorg otoñ ov oval ovill ovul oxid oxigen
      pact pag pagin palm palp pap par parangon parapet parcel parch parl particip pas pasaport pasm
      past patin patrocin patrull paus paut pec pech peg pegunt pein pel peligr pellizc pen penetr
      pepen peralt percat perch percut perdon perdur peregrin perfil perfor perfum pergeñ perjudic
      perjur permut pernoct peror perpetr perpetu persever persign person pertrech perturb pes pesc
      pesquis pet pic pignor pill pilot pimpl pinch pint pintarraj pinz pir pirograb pirr pis pit
      pivot pixel plag planch plant plasm platic plis plom pod ponder port pos positiv posterg postr
      postul practic preambul precint precis predestin predetermin predic predomin prefabric
      prefigur prefij pregon pregunt prejuzg prend prenot prens preocup prepag prepar preponder
      preserv prest presupuest pretext prevaric prim pring priv proces proclam procrastin procur
      prodig profan profes profund program progres prolifer prolog prolong promulg pronostic propag
      propal propas propin propugn propuls prorrog prospect prosper prostern protest provoc proyect
      public pugn puj puls pulul punt puntu punz purg quebraj quebrant qued quej quem querell quilat
      quint quintuplic raciocin radic raj rall ranur rap rapiñ rapt ras rasc rasg rasguñ rasp
      rastrill rastroj rasur ray razon reactiv readapt reafirm reagrup reajust realquil realz reanim
      reanud reaprovech rearm reasegur reaviv rebaj rebals reban rebas rebañ rebel rebobin rebord
      rebos rebot reboz rebrot rebusc rebuzn recab recal recalc recalcul recalibr recapitul recarg
      recat recauch recauchut recaud recel recept recet rechaz rechifl rechin rechist recicl reclam
      reclin reclut recobr recolect recoloc recombin recompens reconcentr reconect reconfigur
      reconfort reconquist reconsider recopil recort recrimin recuadr recul recuper recus red redact
      redecor rediseñ reditu redobl redund reduplic reeduc reembarc reembols reemplaz reencarn
      reencauch reencuadern reenfoc reenganch reengendr reestren reestructur reexamin reexport refin
      reflect reflej reflot refocil reforest reform reformul refract refren refrend refresc refriger
      refund refunfuñ refut regal regañ regener registr regl regocij regres regul rehog reimplant
      reimport rein reincorpor reingres reinsert reinstal reinstaur reintegr reinterpret reiter
      reivindic rejunt relaj relanz relat releg relev reliev relig relinch rellan rellen reluch
      relumbr rem remach reman remang remans remarc remat remed remell rememor remezcl remilg remir
      remodel remoj remolc remolin remont remoz rempuj remuner renombr rent reorden repanchig
      repantig repar repas repein repel repes repesc repic repint replant replic report repos repost
      reproch reprogram rept repugn repuj repunt reput requem requis resalt resan resbal rescat
      resec resell reserv reseñ resguard resign resopl respald respect respet respig resping respir
      resquebraj rest restall restaur restañ resud result ret retall retard retas retej retir retoc
      retom retorn retortij retoz retoñ retract retras retrat retrograd retumb reubic revacun
      revalid revalu revel reverber revis revist revoc rez rezag rezong rezum riel rif ril rim riz
      rob rodrig roll ronc rond ros rot rotul rotur roz rubric rug rut sac saj sal sald saliv salpic
      salt salud salv salvaguard san sancoch sangr santigu satin satur sazon sec secret secuestr
      secund sed segreg sell semej separ sepult seren sesg sex señ señal sign silb simul sincer
      sincop sindic singl sirg sis situ soas sob sobaj soborn sobr sobreabund sobreactu sobrecarg
      sobredor sobreestim sobreexplot sobrellev sobrenad sobrepas sobrepuj sobresalt sobrestim
      sobrevalor socarr socav socol sofistic soflam sofoc sojuzg solap solaz solevant solid
      soliviant sollam solloz sond sonroj sonros sonsac sopes sopl soport soslay sospech subast
      subcontrat subdeleg subestim subintr sublev sublim subordin subray subrog subsan subtitul
      subyug sud sufrag suicid sujet sulfat sulfur sum suministr super superabund supervalor
      supervis suplant suplic supur surc suspir sustantiv susurr sutur tabic tabl tabul tach tachon
      taj tal taladr tall tap tapon tapuj tar tard tarif tarj tas tatu tañ tech tej teletrabaj
      teletransport televis temper tens tergivers termin terraplen ters test tild tim timbr tint tir
      titil titul tizn toc told toler tom top topet torn tornasol torr tortur trab trabaj trabuc
      trafic trag trajin tram tramont tranc transbord transfigur transform transliter transmigr
      transmud transmut transpir transport trasbord trashum traslad traslap trasnoch traspapel
      traspas trasplant trasport trasquil trastabill trastoc trastorn trasud trasvas trat traz
      tremol trenz trep trepan trepid triangul tribut tricot trill trin trinc trinch triplic
      triptong tripul tris tritur triunf tromp trompic tronc tronch tronz troquel trot trov truc
      truf trunc tumb tumultu tun turb turn turr tutel tutor ubic ufan ulcer ultim ultraj ulul
      uniform unt up us usufructu usurp vacil vacun vag valid vall valor vals valu vapor var vaticin
      ved veget vej vel vend vener veng ventil vers vertebr vet vez viaj vibr vich victim vigil
      vincul vindic viol vir vis vislumbr vituper viv vocifer vot vulner yerm yugul zaf zahor zamp
      zanj zap zarp zozobr zumb zunch zurr`,
  ecer: `abast aborr aca acont adol adorm agrad aman amarill anoch apar apet arid atard autoabast
      blanqu car compad compar conval cr decr desabast desagrad desapar desembrav desenmoh desentum
      desfall desfavor desguarn deshumed desmer desobed desvan embeb embell emblanqu embob embrav
      embrut empalid empequeñ empobr enalt enard encall encan encar encrud encruel endent endur
      enfebr enflaqu enfur engrand enloqu enmagr enmoh enmud ennegr ennobl ennud enorgull enrar
      enriqu enroj enronqu ensoberb ensombr ensord entern entont entorp entrist entum envan envej
      envil escarn esclar establ estrem fall favor fen flor fortal frut guar guarn humed languid
      livid mer obed obscur ofr oscur pad palid par per perman perten pimpoll preval reapar rebland
      recr recrud reflor rehumed rejuven respland restabl reverd robust tull verd`,
  er: `absorb absterg acced acog acomet adsorb anteced aprehend aprend ard arremet atañ atrev barr
      beb ced cog com comet compel compet complac comprend compromet conced concom conoc convenc
      converg corr correspond corromp cos cre deb depend desaprend descom desconoc descorr descos
      descre desencog despose desprend desproteg destej deterg ejerc embeb emerg emprend encog
      entremet entretej entromet escog escond exced expel expend impel interced jod lam lamb le
      malcom malvend mec met nac ofend pac pe pend pose precav preced preconoc prend pretend proced
      promet propend proteg reabsorb reaprend recog recom reconcom reconoc recorr recos reemprend
      relam rele remet renac repel reprehend reprend respond retroced revend sobrecog sobreexced
      sobrese socorr somet sorb sorprend suced suspend tañ tej tem tos venc vend`,
  ir: `abat aburr acud admit aflig aflu agred alud apercib aplaud argü asist asum atribu aturd
      autodefin añad bat bland bruñ bull circu coexist coincid colud combat compart comprim compung
      conclu concurr conflu confund consist constitu constru consum contribu converg conviv cruj
      cumpl cund curt debat decid deconstru defin deglut delinqu depart deprim derru desasist
      descomprim desfrunc desist desluc desnutr destitu destru desun desunc desviv difund dilu dimit
      dirig dirim discurr discut disid disminu distingu distribu disuad diverg divid elid elud embut
      emit encurt engull enluc entum erig escabull escand escind esculp escup escurr esgrim esparc
      estatu evad exclu exhib exig exim exist expand exprim extingu extrad extrud fing flu fru frunc
      fulg fund garant gañ gruñ guarn hu hund imbu impart incid inclu incumb incumpl incurr inflig
      influ infring infund inhib inmiscu insist institu instru insum insurg interrump intu invad
      irrump lat lu luc malviv manumit mug mull nutr obstru oclu ocurr omit oprim par part percib
      percut permit persist persuad perviv plañ predefin preexist prescind presid presum pretermit
      prorrump prostitu pul pun pung radiodifund readmit reasum rebat rebull recib reclu reconstitu
      reconstru recurr redargü redefin redim redirig redistribu reflu refulg refund rehu reincid
      reluc remit repart repercut reprim repul resarc rescind resid resist restitu restring resum
      resurg resurt retransmit retribu reviv rug sacud sobreañad sobreviv sub subdivid subsist
      subsum sucumb sufr sum sumerg supl suprim surg surt sustitu transcurr transfund transgred
      transig transmit trasluc tribu tripart tull tund tup un unc ung urd urg uñ viv zambull zurc`,
  ír: `engre sonre`,
};
