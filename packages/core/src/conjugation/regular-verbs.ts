/**
 * Further regular verbs of written and spoken Spanish, by ending: acid + ificar. They only tell a verb from
 * an invented word; conjugation does not depend on them.
 */
export const regularVerbs: Readonly<Record<string, string>> = {
  ificar: `acid ampl autent beat bon cal calc cert clar cod cron cruc cual cuant damn de decod descal
      descalc desclas descod desmit dign divers dos dulc ed ejempl electr escar escen estrat fals
      fluid fort fruct gas glor grat intens lubr magn mas mist mit mom mort nid not os pac pan
      person petr plant plast pont pros ram rar rat recal reed reun reviv rus sal sant sapon solid
      tecn test tip ton un vers viv zon`,
  izar: `abander absolut agil agon agud alcohol alfabet alun amar amen amer amort anim animal antagon
      apal apolog arab armon aromat at atemor aterror atom automat axiomat bal banal barn bestial
      burocrat calendar camb canal candidat canon capital caramel carbon caricatur castellan catal
      catalan catequ cauter central cicatr civil climat cloroform colon comercial compatibil
      computar conceptual concret confratern connatural contabil contempor contextual corpor cot
      cristal cristian culpabil cultur democrat demon desacral desalin desamort desautor descapital
      descentral descolon descontextual descristian descuart desdramat desenr desensibil desentron
      desert desestabil deshech deshuman desindustrial deslateral deslegal deslocal desmagnet
      desmilitar desmineral desmonet desmoral desmovil desnacional desnatural desnuclear desodor
      desorgan despenal despersonal despolit despot despresur desprivat desrat desvalor desvel
      desvital devel dial dialog dinam divin dogmat dramat econom ecual editorial ejemplar electr
      electrol empal empan empap empat encarn encañ encoler energ enfat enfervor entron er escandal
      escar esclav escolar español esperpent espiritual esponsor esquemat estabil estandar estandard
      estatal esteril estigmat estil etern evangel evapor exorc exterior external extranjer factor
      familiar fanat fecund femin fertil fidel final fiscal flexibil focal formal fosil fratern
      frivol galvan gargar gener general german global gramatical gran hech helen hermet hibrid
      hidrol higien hiperbol hipnot hispan horror hospital hostil human ideal idiot ilegal
      impermeabil indemn independ individual industrial infantil informat infrautil inicial inmortal
      inmovil inmun insensibil insonor institucional instrumental intelectual interior internacional
      internal intranquil inutil ion iron islam italian jerarqu judicial laic latin legal legitim
      lexical liberal lider liofil local mac magnet maquin martir mat material maxim mecan mediat
      melindr mental mercantil mest metabol metafor metal meteor metod militar mimet mineral
      miniatur minim minor model modern monet monitor monopol monumental moral motor movil mundial
      municipal musical nacional narcot nasal natural nebul neutral nominal normal notar novel
      objetiv obstacul occidental oficial optim parabol paral parametr particular pasteur patent
      patrimonial peatonal penal perenn permeabil personal picar plural poet polar polem polin polit
      popular pormenor positiv potabil precar precon presur prior privat problemat profesional
      profet profund protocol psicoanal pulver puntual racional radical ralent rebaut rech recolon
      regular relativ remaster rentabil reorgan responsabil retap reutil revalor revital ridicul
      rival robot roman rubor sacral satir secular sensibil sentimental sexual señal silog simpat
      sincop sincron singular sintet sinton sistemat social sodom solemn solidar solubil somat sonor
      suav sutil tam tap teatral tempor teor tiran titul titular total tr traumat trivial uniform
      universal urban valor vandal vapor velar verbal viabil victim vigor visibil visual vocal
      volatil vulcan vulgar`,
  ear: `abofet abuch acarr af agarrot aguijon agujer air ajetr al alab alambr alanc alard albor
      alcahuet aldab alert alet alin amarill ap apal apar apedr aporr apuñal arpon arqu arr as asaet
      asol asqu atabal atar azar azul bab babos bailot baj balanc baldon bals bambol band banderill
      banquet baquet baraj barb barlovent barqu barr bast bastard basur berr besuqu bisbis bizqu
      blanqu bob boc boicot boj bomb boqu borbot bord borron bot botan box brac brav bravucon bribon
      broc bronc bruj bufon buitr burbuj cabec cabl cabr cabriol cacar cach cachet cachond calafat
      cald call callej cambalach camorr camp campan campanill cancan canch canj cant cantal canturr
      capitan capot car caracol caramel carbon carcaj carn carpint carrasp carret cascabel castañ
      cat caus cañon cec centell cerc cern cerraj chacot chafard chalan chamb chanclet chantaj chap
      chapal chapot chapuc chapurr chaquet charl charlatan charlot chasqu chequ chich chin chirigot
      chirl chirr chism chismorr chisp chisporrot chiv chivat choch chorr chot chul chupet cicat
      cimbr clar cliqu cobr coc cod coj col color compadr compas conton contorn contrabalanc
      contraband contrachap contrapunt coquet cor corcov corn corr corret cosquill cost costal
      cotill cotorr cuart cuchar cucharet cuchich cuent culebr cun cuot curios dat delin dentell
      desalin desas desbloqu desman destell devan discurs doctor dragon embr enseñor escamot escan
      escaqu escas espald espej espol espolvor espum espumaj estoqu estraperl estropaj faj fald fals
      fanfarron fantas farol fax feston filet fisgon flam flanqu flaqu flet flip flirt floj flor
      fogu fond forcej format forr forraj franqu fras galant galop gambet gandul garabat garb gargaj
      garrapat gas gat gest gimot glas gloton gol golf golosin golpet gorgor gorgorit gorj gorr
      gorron got gran granj guas guerr gugl hack hambr haragan hel herman hermos hociqu holgazan
      homenaj hormigu hum huron husm id jad jal jalon jaran jarop jasp jinet jornal juergu juguet
      labor lac lad lagrim lanc laqu latigu latin laur lengüet lerd libr limosn lin link lisonj llam
      llan lloriqu lob loc logr logu mac macan mach machet madr magr maj mal man mangon mangu manos
      manot mant map maqu marc marin maripos martill mas masaj mat mayor melindr men mensaj menud
      mercad merod metamorfos miser moc mold mon moned monitor mont moqu moquet mordisqu morr mosqu
      mot muestr mut muñequ naus negr ningun noqu nort novill oj ojet olfat olisqu ond or orn os ot
      pajar pal palabr palad palet palm palmot pand pap papel par parafras parapet parch parlot
      parpad parqu parrand part past pastel pastor pat patal pavon pedal pelot pendon perfum perifon
      perm pern perr pespunt pestañ petard picard picot pill pilot pint pintarraj pipet pirat pirop
      piruet pisot pit pitorr plac planch plat pleit plom plum politiqu polvor pont pordios porr
      porrac port post pot prim primor procr prorrat puent puls punt put racan ral ram ramon rasgu
      rasp rastr rastroj rat rebord rebot recat recochin recr redond reformat regat regent regod
      rejon relaj relampagu reloj remolin remolon renqu repat repiquet replant report repost reset
      rest retuit revolot ribet romanc ronc ronqu ronron ros rumb rumor sabl sabot sal salt san saqu
      secret sed sermon serpent ses sest señor silab siluet simultan sis sobaj sol solap solf sombr
      sond sonroj sopap sort surf tabl tablet tacon taj talon tambal tambor tamboril tant tapar
      tarar tard tartaj tartamud telefon temblequ terqu test text tijeret timon tintin tip tirot
      titirit titub tont top topet toquet tor torn torped torr tramp trap trapac trapich traqu
      traquet trast troc trol tromp trompet tun tund turist vad vagabund vagu vah valor vapor vapul
      var vent ventos veran verd vers vet victor vis vitor vivaqu voc volt vos yerb zamarr zamp
      zancadill zangan zangolot zap zapat zarand zarp zascandil zigzagu zorr zurr`,
  iar: `abrev acop acuc afil agenc agrac agrav agrem ajustic anestes angust aparroqu aprem aprop
      aquerenc arpeg arrec asalar ased asfix ated atrof auspic autofinanc biograf caligraf calumn
      cartograf circunstanc codic cofinanc coleg colump compend concienc concil conferenc congrac
      custod deprec desagrav descamb desendemon desgrac desmemor desprestig desquic diferenc
      diligenc diluv disoc distanc domicil elog encom endemon enjuic ennov enrab enranc entib enturb
      enunc envic escanc esgraf espac espec estenograf evidenc excor exfol exil expol exprop fer fol
      hern hipertrof incend incord indic inebr influenc ingen injur interfol intermed irrad justic
      justiprec licenc lid lis litograf lujur malefic malic matrimon mecanograf med menosprec
      multicop must notic nov obsequ obv ofic parod pif plag policop potenc prec prelud presag
      presenc prestig princip privileg promed propic rab rad radiograf ranc recamb referenc regrac
      repud resab residenc reverenc rum sac salar salmod secuenc sentenc ser silenc sit sustanc tap
      taquigraf telegraf terc tertul testimon vanaglor vendim vic vilipend xerocop`,
  ionar: `acc acondic adic afic alecc ambic anex apas apris aprovis autoles coacc cohes colac colecc
      colis comis conces condic confecc congest conmoc contors contus convuls correlac cuest defecc
      desapas descongest desilus desproporc dimens direcc disecc distors eclos emuls eros erupc
      excepc expans explos extors fis flex fracc fricc fus impres incurs inspecc insurrecc interacc
      interrelac les micc mis moc munic ovac pens petic poses posic preselecc rac recepc redimens
      refacc reposic revoluc secc selecc ses subvenc succ sugest tens transacc vacac vers vis`,
  entar: `accid adec afr ahuy ambi amedr apar apos atorm aus avej cem compartim complem condim cont
      contraargum cumplim decrem descont desori det docum expedi ferm fom fragm frecu fundam impaci
      implem increm insol instrum juram ornam ost parlam pat pavim pigm pulim reg reglam reinv reori
      sedim segm sobrealim solv suplem sust transpar viol`,
  itar: `ace acol amer ap aud barr cohab conc concom decap dele delim desace desacred desgañ deshab
      desorb desparas despep desqu dig dinam dorm ejerc encabr exc exorb explic extrad extralim
      fagoc finiqu fr grav gu habil imposibil inc incapac inhabil lev lic march med mer mil mus opos
      orb palp paras pericl posibil precip premed public recapac reed regurg rehabil sobreexc suped
      susc tir titir trans vom`,
  ar: `abaj abalanz abander abanic abarat abarrot abast abdic abigarr abism abjur abland aboc abocet
      abochorn abog abomb abomin aborrasc aboton aboved abras abrev abrillant abrog abronc abrum
      abult aburgues acalambr acall acalor acanal acantil acanton acapar acaramel acarton acat
      acatarr acaudal acaudill acech acentu acepill acerroj achac achaparr achat achic achicharr
      achin achisp achuch achul acical aclam aclimat acobard acod acogot acojon acolch acompas
      acomplej acongoj acop acopl acoquin acoraz acordon acorral acort acos acot acribill acristal
      acuart acuartel acuchill acuclill acun acurruc acuñ aderez adeud adiestr adiner adjetiv
      adjudic adjunt adob adocen adoctrin adoquin adormil ados aduan adueñ adul adulter afam afan
      afelp afemin afianz afil afin afinc aflaut afloj aflor afrances agach agarrot agasaj agazap
      agigant aglomer aglutin agolp agost agrand agrav agriet agris agu aguachin aguard aguij agujer
      agusan aguz ahond ahorc ahorm ahuec aj ajardin ajum alab alagart alambic alambr alberg alborot
      alboroz alcohol alebrest aleg alert aletarg alfeñic alfombr algodon alhaj alicat alien aliger
      alij alinder alis alist alivian allan alleg almibar almidon almohadill aloc alquitran alterc
      altiv alucin alun amadrin amaestr amag amain amalgam amamant amanceb amaner amans amar amarr
      amartel amartill amas amañ ambul amengu ametrall amig amilan aminor amist amodorr amojam
      amojon amold amonest amorat amordaz amorr amortaj amortigu amotin ampar ampoll amput amurall
      anej anex angost anid anill aniquil anonad anquilos anticip antoj anud apabull apacigu apadrin
      apalabr apalanc apandill aparej aparrag apañ apañusc apech apedaz apeg apel apelambr apelmaz
      apeloton apenc apergamin apesadumbr apest apestill apiad apil apiol apison apiñ aplac aplan
      aplatan aplom apocop apod apoder apoltron apoquin aporr aport apostat apostill apres apretuj
      apront apuntal apuntill apuñal aquej aquiet aquilat ar arbitr arbol arcill aren areng arom
      arraig arras arrebat arrebol arrebuj arrech arredr arrejunt arrellan arremang arremolin
      arrepanchig arrest arrib arrim arrincon arrob arrog arroll arrostr arrull arrum arrumb articul
      artill asalt asemej asesor asever asfalt asign asimil asoldad astill asunt atafag ataj atalay
      ataraz atasaj atasc atemper atenaz atenu aterraj atesor atestigu atez atib atiborr aties atild
      atin atipl atirant atisb ato atoll atolondr atont atornill atortol atosig atrabanc atragant
      atranc atribul atrincher atrop atropell atuf aturr aturull atus augur auscult autentic
      autocensur autodenomin autodetermin autoevalu automedic autoproclam autorregul aval avasall
      avecin avecind aventaj aventur avez aviej avillan avinagr avisp avist avituall aviv avizor
      avoc ayun azar azog azor azot azucar azufr azul azuz añej añil añor bachiller bald baldon
      baldos baraj barb barbech barbot barr barren barrunt bascul batall bec bef besuc bifurc biloc
      birl bisel bizc blasfem blason blind bloc bobin bocin bof bog borbot bosquej bram breg brom
      brum buf cabalg cabriol cag cal calc calcin calend calibr camb camel camp camufl cancer
      cap capitul capsul capt carbon carbur card caren carmen casc castr cat catalog catapult cautel
      cautiv cav cavil ceb cedul cej cel cendr cens centell centr centrifug centuplic cerc cercen
      cercior ces ceñ chaf chal champurr chamusc chap chapuz charol chasc chifl chill chin
      chinch ching chirl chist chiv chuf chufl churrusc chut cicl cifr cilindr cimbr cincel
      circuncid circund circunnaveg circunval cizall cizañ clam claudic clausur clic clon cloroform
      coadyuv coagul coalig coart cobij coc cofund cohech colaps colect colig colim colind colm
      colmat color columbr comand comarc comb compact compagin compas compenetr compil compinch
      complot compuls comput comulg concaten concelebr conceptu conchab conculc concurs condecor
      condens condon confabul confeder configur confin confisc conflagr conform confort confront
      conglomer congratul congreg conjetur conjug conjunt conjur conllev conmemor conmensur conmin
      conmut connot consagr consensu consign consolid conspir const constat constern constip consum
      contraatac contrachap contraindic contrapes contrarrest contrast convalid convers convid coopt
      coordin cop copul corcov corrobor cortej corv cosech cosquill cotej crem crib crimin crisp
      cristian crom cronometr crotor cuadr cuadricul cuadruplic cuaj cubic cuc culmin curr currel
      curs curv cuñ danz dat deambul debut decant decap declam declin decolor decomis decret defalc
      defec defenestr deforest deform defraud degener degrad degust delat deliber delir demacr
      demarc demud denigr denot dentell denud depar depauper deplor deport deprav deprec depred
      depur derog derrap derreng derroch derrumb desaboll desabon desaboton desabrig desabroch
      desacat desaceler desacomod desaconsej desacopl desacostumbr desactiv desadeud desadorn
      desafect desaferr desafil desafin desagrad desagreg desagu desahog desair desajust desaliñ
      desaloj desamarr desambigu desampar desamuebl desancl desangr desanim desanud desapeg
      desaprens desaprovech desapunt desarbol desarraig desarregl desarrop desarrug desarticul
      desasn desat desatanc desatasc desatin desatornill desatrac desatranc desbanc desband
      desbarajust desbarat desbarb desbarr desbast desboc desbord desboton desbrag desbrav desbroz
      descabal descabalg descabell descabez descalabr descalz descamin descamis descamp descapot
      descapull descar descarn descarril descas descasc descascar descascarill descasp descast
      descatalog desceb descentr descerc descerebr descerraj descifr descimbr desclav descoc
      descogot descolm descoloc descolor descombr descompas descompens desconcentr desconceptu
      desconch descongel desconsider descontamin descontrol desconvoc descorazon descorch descoron
      descoyunt descrem descristian descruz descuadr descuaj descuajaring descul desdeñ desdibuj
      desdobl desdor desech desembal desembaldos desembaraz desembarg desembarranc desemboc
      desembols desemborrach desembosc desembot desembrag desembroll desembruj desempac desempach
      desempalag desempapel desempaquet desemparej desempat desempañ desempolv desempuñ desenamor
      desencaden desencaj desencajon desencall desencamin desencant desencapot desencarcel desencarg
      desenchuf desenclav desencofr desencol desencon desencript desencuadern desenfad desenfoc
      desenfren desenfund desenganch desengarz desengras desengrud desenjaul desenlaz desenlut
      desenmarañ desenmascar desenoj desenred desenroll desenrosc desensambl desensill desentabl
      desenton desentrañ desentren desenvain desequilibr desert desescal desescombr desesper
      desesperanz desestim desestructur desfalc desfas desfigur desfil desflor desfog desfond
      desforest desgaj desgarr desgast desglos desgran desgras desgrav desgreñ desguaz deshabitu
      deshered desherman deshidrat deshil deshilach deshilvan deshinch deshipotec deshoj deshollin
      deshonest deshonr deshues desigual desimant desincentiv desinclin desincorpor desincrust
      desinfect desinfl desinflam desinform desinsect desintegr desinteres desintoxic desjarret
      deslabon deslastr deslav deslavaz deslegitim deslengu deslig deslind deslom deslustr desmadej
      desmadr desmalez desman desmanch desmand desmantel desmaquill desmarc desmedr desmejor
      desmelen desmenuz desmesur desmig desmigaj desmoch desmold desmont desmoron desmotiv
      desmultiplic desnat desnivel desnort desnuc desoj desorden desov desovill desoxid desoxigen
      despabil despachurr despampan despanzurr desparej desparram despatarr despech despechug
      despedaz despein despej despellej despelot despeluz despeluzn despen desperdig desperez
      despernanc despeñ despiez despilfarr despint despioj despist desplant desplom desplum despoj
      despos despotric desprecint despreocup desprogram despunt desregul desriel desriñon destaj
      destartal destech destell desternill destet destil destoc destornill destrab destrip destron
      destronc desubic desus desvalij desvar desved desvencij desvend desvincul desvirg desvirtu
      deton detract devalu devan devast devel deveng diagnostic dialog dictamin diezm difam difumin
      dign dilapid dilat dilucid diplom diptong disciplin discontinu discrep discrimin disec disemin
      disert disgreg disimil disip disloc disparat dispens dispers dist divag divis diñ dobleg
      doctor doctrin dom domestic domeñ dop dor dot drag dren dribl drog duplic eclips edulcor egres
      electrocut elev elucid elucubr eman emancip embadurn embal embaldos embals embalsam embarg
      embarr embarranc embarull embast embauc embelec embeles embetun embob emboc emboj embols
      emborron embosc embot embotell emboz embrag embriag embrid embroll embrom embruj embuch embut
      empach empadron empal empalag empalm empan empantan empanz empap empapel empared emparej
      emparr empast empastel empat empaves empañ empecin empeg empelot emperifoll emperr empeñ empin
      empiton emplast emplaz emplom emplum empoder empoll empolv emponzoñ empotr empoz empuñ emul
      enajen enamorisc enarbol enarc enaren encabron encaden encajon encal encalambr encall encam
      encamin encan encanall encandil encanij encantar encanut encapot encaprich encapsul encapuch
      encar encaram encariñ encarn encarpet encarril encarruj encart encasill encasquet encasquill
      encastill encastr encaus encauz encañ encañon encebad encel encenag encer encest enchap
      encharc enchil enchin enchiron encim enclaustr enclav encob encofr encol encon encoraj
      encorajin encorset encorv encresp encript encuadern encuadr encuart encuer encuest encumbr
      endech enderez endeud endiabl endilg endios endoming endos enemist enerv enfang enfil enflac
      enfrasc enfren enfund enfurruñ engalan engall enganch engaratus engarrot engarz engast
      engatill engatus engavill engendr englob engol engolf engolosin engom engomin engorr engran
      engranuj engras engrill engrud enguant enguat enharin enhebr enjaez enjalbeg enjambr enjaret
      enjaul enjoy enjug enlat enlaz enlod enlos enlut enmader enmarañ enmarc enmascar enmasill
      enmoquet enquist enrab enram enras enred enrej enrisc enristr enrol enroll enrosc ensaban
      ensaliv ensalz ensambl ensanch ensart ensañ ensill ensimism ensortij entabl entablill entall
      entarim entech entel entib entint entold enton entorn entram entramp entrañ entrechoc
      entrecomill entrecort entrecruz entrelaz entremezcl entresac entretall entrev entrever entron
      entronc entub envain envalenton envar envas envenen enverg envir envisc enviud enyes enzarz
      epilog epitom equidist equipar erradic eruct esboz escabech escacharr escald escalf escalon
      escam escamond escamp escapul escarapel escarb escarch escard escarmen escarp escatim escayol
      escob escobill escolt escombr escor escorch escot escrut escud escudriñ esculc esfum esfumin
      eslabon esmalt esmer esmeril esnif espabil espachurr espatarr especul espeluzn esperanz espes
      espet espig espin espir esponj espos espulg espum esput esquil esquilm esquin esquiv estac
      estaf estall estamp estampill estanc estañ estercol estereotip estib estil estipul estof
      estorb estrag estrangul estrib estructur estruj estuc estupr etiquet evapor eviscer evoc
      exacerb exalt exasper excarcel excav exceptu exclaustr excomulg excret exculp execr exhal
      exhort exhum exoner expector expir explan explay expugn expuls expurg extenu extermin extern
      extirp extract extrapol extrem exud exult eyacul eyect fabul facult faen faj fals fard farfull
      fatig fech fecund feder fil filosof filtr fin fisg fisur flagel flech flet flip fluctu forcej
      forest forj fornic forr fractur fragu fris frot fug fulgur fulmin fumig fusil fustig galardon
      galop gangren garrapiñ gemin germin gest gesticul glos golosin gracej grafic gran granul grap
      gratin grav grazn griet grill guadañ guillotin guiñ habitu hacin hal hall hart herman herrumbr
      hibern hibrid hidrat hil hilvan himpl hinc hip hiperventil hipotec hocic hojaldr homolog
      honest horad horn horripil hostig hoz human humect huracan hurg hurt idolatr ilegitim imant
      imbric impact imper impetr implant implor importun impost imprec impregn improvis impugn imput
      inaugur incardin incaut incentiv inciner inclin inco incomod incomunic increp incrimin incrust
      incub inculc inculp indag index indigest indign individu indult infam infart infatu infect
      infest infiltr infl inflam infraestim infravalor inhal inhum injert inmigr inmol inmut innov
      inocul inquiet insemin insert insinu insol inst instaur instig instil insubordin insufl intens
      interactu intercal intercept interconect intern interpel interpol intersec intest intim
      intimid intitul intoxic intrig intrinc intub invalid invoc involucr inyect irrig iter iz jabon
      jact jal jalbeg jalon jarop jering jornal jorob labr lac lacer lacr lact ladrill lamin lapid
      larg lastr laud laz leg legisl legitim leud lev lib libel libert lider lij lim linch lind
      liquid list litig llag llovizn lo lubric lucr lucubr lustr lux macer mach machac machihembr
      machuc macul madur magull maj malacostumbr malbarat malcas malgast malhumor malinterpret
      malogr malpar malquist maltrat malvers mam man manc manch mancill mancomun mandil mandril mang
      maniat maniobr manufactur maquet maquil maquin margin marid marin marisc marr martill mas
      masacr masc mascar mascull masturb maul me mech medic medicin medr mell memor men mendig
      menoscab menstru mensur merc merm mesur mezquin microfilm migr mim min ministr minor
      minusvalor minut mitig mitr mixtur model moder modorr modul mof mojon mol mold moltur mond
      moned monolog mor mordisc moriger motej motil mult mur mut mutil naufrag nevisc nimb niquel
      nivel nomin nov novel nubl numer obcec objet objetiv obliter obnubil obr obst obstin obtur
      ofert ofrend ofusc olisc ondul opac opil optim opugn or ordeñ origin orill orin orl orn
      orquest os oscil otorg otoñ ov oval ovill ovul oxid oxigen pact pagin palm palp pap parangon
      parapet parcel parch parl pasaport pasm past patrocin patrull paus paut pec pech pegunt peligr
      pellizc pen pepen peralt percat perch percut perdur peregrin perfil perfor perfum pergeñ
      perjur permut pernoct peror perpetr perpetu persever persign person pertrech perturb pesquis
      pet pignor pill pilot pimpl pinch pintarraj pinz pir pirograb pirr pit pivot pixel plag plasm
      plis plom pod ponder port pos positiv posterg postr postul preambul precint predestin predetermin
      predic predomin prefabric prefigur prefij pregon prejuzg prend prenot prens prepag preponder
      preserv presupuest pretext prevaric prim pring procrastin prodig profan profes profund
      prolifer prolog promulg pronostic propal propas propin propugn propuls prorrog prospect
      prosper prostern pugn puj puls pulul punt puntu punz purg quebraj querell quilat quint quintuplic
      raciocin radic raj rall ranur rap rapiñ rapt ras rasguñ rasp rastrill rastroj rasur ray
      reactiv readapt reafirm reagrup reajust realquil realz reanim reanud reaprovech rearm reasegur
      reaviv rebals reban rebas rebañ rebobin rebord rebos rebot reboz rebrot rebusc rebuzn recab
      recal recalc recalcul recalibr recapitul recat recauch recauchut recaud recel recept rechifl
      rechin rechist reclin reclut recobr recolect recoloc recombin reconcentr reconect reconfigur
      reconfort reconquist reconsider recopil recrimin recuadr recul recus red redecor rediseñ
      reditu redobl redund reduplic reeduc reembarc reembols reencarn reencauch reencuadern reenfoc
      reenganch reengendr reestren reestructur reexamin reexport refin reflect reflot refocil
      reforest reform reformul refract refren refrend refriger refund refunfuñ refut regener regl
      regocij rehog reimplant reimport reincorpor reingres reinsert reinstal reinstaur reintegr
      reinterpret reiter reivindic rejunt relanz releg relev reliev relig relinch rellan reluch
      relumbr remach reman remang remans remarc remed remell rememor remezcl remilg remir remodel
      remoj remolc remolin remont remoz rempuj remuner renombr rent reorden repanchig repantig
      repein repel repes repesc repic repint replant repost reprogram rept repugn repuj repunt reput
      requem requis resalt resan resbal resec resell reseñ resguard resopl respald respect respig
      resping resquebraj restall restañ resud retall retard retas retej retoc retom retorn retortij
      retoz retoñ retract retrograd retumb reubic revacun revalid revalu reverber revist revoc rezag
      rezong rezum riel rif ril rim riz rodrig roll rond ros rot rotul rotur roz rubric rug rut saj
      sal sald saliv salvaguard sancoch santigu satin satur sazon secret secund sed segreg sell
      semej seren sesg sex señ sign sincer sincop sindic singl sirg sis soas sob sobaj soborn
      sobreabund sobreactu sobrecarg sobredor sobreestim sobreexplot sobrellev sobrenad sobrepas
      sobrepuj sobresalt sobrestim sobrevalor socarr socav socol sofistic soflam sofoc sojuzg solap
      solaz solevant solid soliviant sollam solloz sond sonros sonsac sopes soslay subast subcontrat
      subdeleg subestim subintr sublev sublim subordin subrog subsan subtitul subyug sufrag sulfat
      sulfur suministr superabund supervalor supervis suplant supur surc sustantiv sutur tabic tabl
      tabul tachon taj tal taladr tapon tapuj tar tarif tarj tas tatu tañ tech tej teletransport
      televis temper tens tergivers terraplen ters test tild tim timbr tint titil tizn told top
      topet torn tornasol torr trab trabuc trafic trajin tram tramont tranc transbord transfigur
      transliter transmigr transmud transmut transpir trasbord trashum traslap traspapel traspas
      trasplant trasport trasquil trastabill trastoc trastorn trasud trasvas tremol trenz trepan
      trepid triangul tribut tricot trill trin trinc trinch triplic triptong tripul tris tritur
      tromp trompic tronc tronch tronz troquel trot trov truc truf trunc tumb tumultu tun turb turn
      turr tutel tutor ufan ulcer ultim ultraj ulul uniform up usufructu usurp vag valid vall vals valu
      vapor var vaticin ved veget vej vel vend vener ventil vers vertebr vet vez vich victim vindic vir
      vis vislumbr vituper viv vocifer vulner yerm yugul zaf zahor zamp zanj zap zarp zozobr zumb
      zunch zurr`,
  ecer: `aca acont adol adorm amarill arid atard autoabast blanqu compad compar conval decr desabast
      desagrad desembrav desenmoh desentum desfall desfavor desguarn deshumed desmer desvan embeb
      embell emblanqu embob embrav embrut empalid empequeñ empobr enalt enard encall encan encar
      encrud encruel endent endur enfebr enflaqu enfur engrand enloqu enmagr enmoh enmud ennegr
      ennobl ennud enorgull enrar enroj enronqu ensoberb ensombr ensord entern entont entorp entum
      envan envil escarn esclar estrem fen frut guar guarn humed languid livid obscur oscur palid
      per pimpoll preval reapar rebland recr recrud reflor rehumed rejuven respland restabl reverd
      robust tull verd`,
  er: `absterg adsorb anteced aprehend arremet atañ compel compet concom converg desaprend descom
      descorr descos descre desencog despose desprend desproteg destej deterg embeb emerg entremet
      entretej entromet expel expend impel interced jod lam lamb malcom malvend mec pac pe pend
      precav preconoc prend propend reabsorb reaprend recom reconcom recos reemprend relam rele remet
      repel reprehend reprend retroced revend sobrecog sobreexced sobrese sorb tañ tej`,
  ir: `abol aflu agred alud apercib argü aturd autodefin bland bruñ bull circu coexist colud comprim
      compung conclu concurr conflu converg cruj cund curt deconstru deglut delinqu depart derru
      desasist descomprim desfrunc desist desluc desnutr destitu desun desunc desviv difund dirim
      discurr disid disuad diverg elid elud embut encurt engull enluc entum erig escabull escand
      escind esculp escurr esgrim esparc estatu evad exim expand exprim extingu extrad extrud fru
      frunc fulg garant gañ guarn imbu incid incumb incumpl incurr inflig infring infund inhib
      inmiscu institu insum insurg intu irrump lat lu malviv manumit mug mull obstru oclu omit oprim
      percut persist perviv plañ predefin preexist prescind presid pretermit prorrump prostitu pul
      pun pung radiodifund readmit reasum rebat rebull reclu reconstitu reconstru redargü redefin
      redim redirig redistribu reflu refulg refund rehu reincid reluc repercut repul resarc rescind
      restitu restring resurg resurt retransmit retribu rug sobreañad subdivid subsist subsum sucumb
      sum supl surt transfund transgred transig trasluc tribu tripart tull tund tup unc ung urd urg
      uñ`,
  ír: `desle engre`,
};
