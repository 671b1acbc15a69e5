/**
 * Regular verbs of written and spoken Spanish, by ending: what comes before it. With the lists of the
 * engine they tell a verb from an invented one; how a verb is conjugated does not depend on them.
 */
export const regularVerbs: Readonly<Record<string, string>> = {
  ificar: `ampl autent beat bon cal calc cert clar clas cod cron cual cuant damn de decod descal descalc
      desclas descod desmit dign divers dos dulc ed ejempl electr escen espec estrat fals fluid fort
      fruct glor grat ident intens just lubr magn mas mist mit mod mom mort not pan person petr plan
      plant plast pont pros pur ram rat recal rect reed reun reviv rus sacr sant sign simpl solid
      tecn test tip ton un ver vers viv zon`,
  izar: `abander absolut actual alcohol alfabet alun amar amen amort anal anim animal antagon apal
      apolog arab armon aromat at atemor aterr atom automat autor axiomat bal barn baut bestial
      burocrat calendar camb canal candidat canon caracter caramel carbon caricatur castellan catal
      catalan catequ cauter central cicatr civil cloroform colon comercial computar conceptual
      concret confratern connatural contabil contempor contextual corpor cot cristal cristian
      culpabil democrat demon desacral desalin desamort desautor descapital descentral descolon
      descontextual descristian descuart desdramat desensibil desentron desert desestabil deshech
      deshuman desindustrial desl deslegal deslocal desmagnet desmilitar desmineral desmonet
      desmoral desmovil desnacional desnatural desnuclear desodor desorgan despenal despersonal
      despolit despresur desprivat desrat desvalor desvel desvital devel dial dialog digital dinam
      dogmat dramat econom ecual editorial electr empal empan empap empat encarn encañ encoler energ
      enfat enfervor entron escandal esclav escolar español especial esperpent espiritual esponsor
      esquemat estabil estandar estatal esteril estigmat estil etern evangel evapor exorc exterior
      external extranjer factor familiar fanat fecund femin fertil fidel final fiscal flexibil focal
      formal fosil fratern frivol galvan garant gargar gener general german global gramatical gran
      hech helen hibrid hidrol higien hiperbol hipnot hispan horror hospital hostil human ideal
      idiot ilegal indemn independ individual industrial infantil informat inmortal inmovil inmun
      insensibil insonor institucional instrumental intelectual interior internacional internal
      intranquil inutil iron islam italian jerarqu judicial laic latin legal legitim lexical liberal
      lider liofil local magnet maquin martir mat material mecan mediat melindr memor mental
      mercantil mest metabol metafor metal meteor metod militar mimet mineral miniatur minim minor
      model modern monet monitor monopol moral motor movil mundial municipal musical nacional narcot
      nasal natural neutral normal notar novel objetiv obstacul occidental oficial optim organ
      parabol paral parametr particular pasteur patent patrimonial penal perenn permeabil personal
      picar plural poet polar polem polin polit popular pormenor positiv potabil precar precon
      presur prior privat problemat profesional profet profund protagon psicoanal pulver puntual
      racional radical ralent real recolon regular relativ remaster rentabil reorgan responsabil
      retap reutil revalor revital ridicul rival robot roman rubor sacral satir secular sensibil
      sentimental señal silog simbol simpat sincop sincron singular sintet sinton sistemat social
      sodom solidar solubil somat sonor suav tam tap tempor teor tiran titul titular total tr
      tranquil traumat trivial uniform universal urban util valor vapor velar verbal viabil victim
      vigor visual vocal volatil vulcan vulgar`,
  ear: `abofet abuch acarr af agarrot aguijon agujer alab alambr alanc alard albor alcahuet aldab
      alert alet alin amarill apal apar apedr aporr apuñal arpon arqu asol asqu atabal atar azar
      azul bab bailot baj balanc balbuc baldon bals bambol band banquet baquet baraj barb barlovent
      barqu barr bast basur berr bisbis bizqu blanqu blogu bloqu bob boc boicot bomb bombard boqu
      borbot bord borron bot botan box brac brav broc brom bronc bruj buc buitr burbuj cabec cabl
      cabr cabriol cacar cach cachet cachond calafat cald call callej camorr camp campan cancan canj
      cant cantal canturr capitan capot car caracol caramel carbon carcaj carn carrasp carret
      cascabel castañ cat caus cec centell cerc cern cerraj chafard chalan chamb chantaj chap chapot
      chapuc chapurr chaquet charl charlot chasqu chat chequ chich chin chirigot chirl chirr chism
      chismorr chisp chisporrot chiv choch chorr chul chupet cimbr cliqu cobr coc cod coj col color
      compas conton contorn contrabalanc contraband contrachap contrapunt coquet cor corcov corn
      corr corret cosquill cost costal cotill cotorr cr cuart cuchar cucharet cuchich cuent culebr
      cuot curios dat deletr delin dentell des desalin desas desbloqu desman destell devan discurs
      doctor dragon embr empl enseñor escamot escan escaqu escas espej espol espum espumaj estoqu
      estraperl estrop estropaj faj fald fals fanfarron fantas farol fax feston filet fisgon flam
      flanqu flaqu flet flip flirt floj flor fogu fond forcej format forr forraj franqu fras galant
      galop gambet gandul garabat gargaj garrapat gat gest gimot glas gloton gol golosin golp golpet
      googl gorgor gorgorit gorj gorron got gran granj guerr hack haragan hel herman hermos hociqu
      hoj holgazan homenaj hormigu horn hum huron husm id jad jal jalon jarop jasp jinet jornal
      juguet labor lac lad lagrim lanc laqu latigu latin laur lengüet lerd libr limosn link lisonj
      llam llan lloriqu lob loc logr mac mach machet madr magr maj mal mangon mangu manos manot mant
      mar marc marin maripos martill mas masaj mat mayor melindr menud mercad merod metamorfos miser
      mold mon moned monitor mont moqu moquet mordisqu morr mosqu muestr mut muñequ naus ningun
      novill oj ojet olfat olisqu ond or orn os ot pajar palabr palad palet palm palmot pap papel
      par parafras parapet parch parlot parpad parqu parrand pas past pastel pastor pat pavon pedal
      pel pendon perfum perifon perr pespunt pestañ petard picard picot pill pilot pint pintarraj
      pipet pirat pirop piruet pisot pit pitorr plan planch plant plat pleit plom pont porr porrac
      port post pot prim primor procr prorrat puent puls punt racan ram ramon rasgu rasp rastr
      rastroj rat rebord rebot recat recr redond regat regent regod rejon relaj relampagu reloj
      remolin remolon renqu repiquet replant report repost reset rest revolot rod romanc ronc ronron
      ros rumor sabor sabot sal salt san saqu secret sed sermon serpent sest señor silab siluet
      simultan sis sobaj sol solap solf sombr sond sonroj sopap sort surf tabl tablet tacon taj
      talon tambal tambor tamboril tant tap tapar tarar tard tartaj tartamud tecl telefon test
      tijeret timon tintin tip tirot titirit titub top topet tor torn torped torr tramp trapac
      trapich traqu traquet trast troc tromp trompet tuit tun tund turist tut vagabund vagu vah
      valor vapor vapul var veran verd vers vet victor vis vitor vivaqu voc volt zamarr zamp
      zancadill zangan zangolot zap zapat zarand zarp zigzagu zorr zurr`,
  iar: `abrev acaric acuc afil agenc agob agrac agrav ajustic aliv angust anunc aparroqu aprec aprem
      aprop aquerenc arrec asalar ased asfix asoc atrof auspic benefic calumn camb circunstanc codic
      colump comerc compend concienc concil conferenc congen congrac contag cop custod denunc deprec
      desagrav desgrac desmemor desperdic desprec desprestig desquic diferenc diluv distanc divorc
      domicil elog encom endemon enjuic ennov enrab ensuc entib enturb enunc envic envid escanc
      esgraf espac espec estud evidenc excor exfol exil expol exprop fastid financ fol fotocop
      fotograf incend incord indic inebr influenc ingen inic injur intercamb interfol intermed irrad
      justic licenc lid limp lis litograf malefic malic mecanograf med menosprec multicop must negoc
      notic nov obsequ obv od ofic parod pif plag policop potenc prem presag presenc prestig princip
      privileg promed pronunc propic rab rad radiograf ranc recamb reconcil referenc refug regrac
      reinic remed renunc repud resab residenc reverenc rum sac salar salmod secuenc sentenc ser
      silenc sit sustanc tap taquigraf telegraf terc testimon vanaglor vendim vic vilipend xerocop`,
  ionar: `acc acondic adic afic alecc ambic apas apris aprovis coacc cohes colecc comis conces condic
      confecc congest conmoc contors convuls correlac cuest decepc defecc desapas descongest desilus
      desproporc dimens direcc disecc distors emoc emuls eros estac evoluc expans explos extors fis
      flex fracc fricc func fus gest ilus impres incurs inspecc insurrecc interacc interrelac les
      menc micc moc munic obses ocas ovac pens perfecc petic posic pres promoc proporc rac reacc
      recepc redimens refacc reflex relac reposic revoluc sanc secc selecc ses soluc subvenc succ
      sugest tens traic transacc vacac vers vis`,
  entar: `accid adec ahuy alim ambi amedr apar apos argum atorm aum aus cem com compartim complem condim
      cont cumplim decrem desori det docum enfr expedi experim ferm fom fragm frecu fundam impaci
      implem increm insol instrum int inv juram lam ori ornam ost parlam pat pavim pigm precal pres
      pulim reg reglam reinv reori repres sedim segm sobrealim solv suplem sust transpar viol`,
  itar: `ace acol acred afe ag amer ap aud barr capac cohab conc concom debil decap dele delim depos
      desace desacred desgañ deshab desorb desparas despep desqu dig dinam dorm ed ejerc encabr ev
      exc exorb explic extrad extralim facil felic finiqu fr gr grav gu hab habil im imposibil inc
      incapac inhabil inv irr lic lim march med mil mus neces orb palp pericl posibil precip premed
      public qu rec recapac reed regurg rehabil resuc sobreexc solic susc tir titir tram trans vis
      vom`,
  ar: `abaj abalanz abander abandon abanic abarat abarc abarrot abast abdic abigarr abism abjur
      abland aboc abocet abog abomb abomin abon abord aborrasc abort aboton abras abraz abrev abrig
      abrillant abroch abrum abult abund aburgues abus acab acall acalor acamp acanal acantil acapar
      acaramel acarton acat acatarr acaudal acaudill acech aceler acentu acepill acept acerc acerroj
      achac achaparr achat achic achicharr achin achisp achuch achul acical aclam aclar aclimat
      acobard acod acogot acojon acolch acomod acompas acompañ acomplej acongoj aconsej acop acopl
      acoquin acoraz acordon acorral acort acos acostumbr acot acribill acristal activ actu acuart
      acuchill acuclill acumul acun acurruc acus acuñ adapt adelant adelgaz adeud adiestr adiner
      adivin adjetiv adjudic adjunt administr admir adob adocen adoctrin adopt ador adormil adorn
      ados aduan adueñ adul adulter afan afect afianz afil afin afinc afirm afloj aflor afront agach
      agarr agarrot agasaj agazap aglomer aglutin agolp agost agot agrad agrand agrav agreg agriet
      agris agrup aguachin aguant aguard aguij agujer agusan aguz ahog ahond ahorc ahorm ahorr ahuec
      ajum ajust alab alagart alambic alambr alarg alarm alberg alborot alcanz alebrest aleg alegr
      alej alert aletarg alfeñic alfombr algodon alicat alien aliger alinder alis alist aliñ allan
      alleg almacen almibar almidon almohadill aloc aloj alquil alquitran alter altern altiv alucin
      alumbr alun alz am amadrin amaestr amag amain amalgam amamant amaner amar amarg amarr amartel
      amartill amas amañ ambul amenaz amengu ametrall amilan aminor amist amodorr amojam amold
      amonest amonton amorat amordaz amorr amortaj amortigu amotin ampar ampoll amput amuebl amurall
      ancl anex angost anhel anid anill anim aniquil anot anquilos anticip antoj anud anul apabull
      apacigu apadrin apag apandill aparc aparej aparrag apart apañ apañusc apech apedaz apeg apel
      apelambr apellid apelmaz apen apergamin apesadumbr apest apestill apiad apil apiol apison apiñ
      aplac aplan aplast aplatan aplaz aplic aplom apocop apod apoder apoltron aporr aport apostill
      apoy apres apresur apront aprovech aproxim apunt apuntal apuntill apur apuñal aquej aquiet
      aquilat arañ arbitr arbol archiv arcill aren arm arom arraig arranc arras arrastr arrebat
      arrebol arrebuj arrech arregl arrejunt arremang arremolin arrepanchig arrest arrib arrim
      arrincon arrob arrodill arrog arroj arroll arrop arrostr arrug arruin arrull arrum arrumb
      articul artill asalt asegur asemej asesin asesor asever asfalt asign asimil asoldad asom
      asombr aspir astill asunt asust at atac atafag ataj atalay ataraz atasaj atasc atemper atenaz
      atenu aterraj atesor atestigu atez atib atiborr atin atipl atirant atisb atoll atolondr atont
      atornill atortol atosig atrabanc atrac atragant atranc atrap atras atribul atrincher atrop
      atropell atuf aturr aturull augur auscult autentic autodetermin automedic aval avanz avasall
      avecin avecind aventaj aventur avez aviej avillan avinagr avis avisp avist aviv avizor avoc
      ayud ayun azar azog azor azot azucar azul azuz añej añil añor bachiller bail baj bald baldon
      baldos baraj barb barr barren barrunt bas bascul bast batall bañ bes bifurc biloc birl bisel
      bizc blasfem blason blind bloc bobin bocin bof bog borbot bord borr bosquej bostez bot bram
      breg brill brinc brind brom brot brum buf burl busc cabalg cabriol caduc calc calcin calcul
      calend calibr call calm calz camb camel camin camufl cancel cancer cans cant cap capitul
      capsul capt captur carbon carbur card caren carg carmen cas casc castig castr cat catalog
      catapult caus cautel cautiv cav cavil caz ceb cedul cej cel celebr cen cendr cens censur
      centell centr centrifug centuplic cepill cerc cercen cercior ces ceñ chaf chal champurr
      chamusc chap chapuz charl charol chasc chifl chill chin ching chirl chist chiv choc chuf chufl
      chup churrusc chut cifr cilindr cimbr cincel circul circuncid circund circunnaveg circunval
      cit cizall clam claudic clausur clav clic clon cloroform coadyuv coagul coart cobij cobr coc
      cocin cofund colabor colaps colect colig colim colm coloc color columbr comand combin compact
      compagin compar compas compens compil compinch complet complic complot comport compr compuls
      comput comulg comunic concaten concelebr concentr conchab concret concurs condecor conden
      condens condon conect confabul confeder configur confin confirm confisc conflagr conform
      confort confront congel conglomer congratul congreg conjetur conjug conjunt conjur conllev
      conmemor conmensur conmin conmut connot conquist consagr consensu conserv consider consign
      consolid conspir const constat constern constip consult consum contact contamin contempl
      contest contraatac contrachap contraindic contrarrest contrast contrat control convalid
      convers convid convoc cooper coopt coordin copul corcov coron corrobor cort cortej corv cosech
      cosquill cotej crem crib crisp critic cronometr crotor cruz cuadr cuadricul cuadruplic cuaj
      cubic cuc cuid culmin culp cultiv cur curr currel curs curv cuñ danz dat dañ deambul debut
      decant declam declar declin decolor decomis decor decret dedic defalc defec defenestr deforest
      deform defraud degener degrad degust dej delat deleg deliber delir demand demarc demor demud
      denigr denomin denot dentell depar depauper depil deplor deport deprav deprec depred depur
      deriv derog derram derrap derreng derrib derroch derrot derrumb desabon desaboton desabrig
      desabroch desaceler desacomod desaconsej desacopl desacostumbr desactiv desafect desaferr
      desafil desafin desagrad desagreg desagu desahog desair desajust desaliñ desaloj desamarr
      desampar desancl desangr desanim desanud desapeg desaprens desaprovech desarbol desarm
      desarraig desarregl desarroll desarrop desarrug desarticul desasn desat desatanc desatasc
      desatin desatornill desatranc desayun desbanc desbarajust desbarat desbarb desbarr desbast
      desboc desbord desboton desbrag desbrav desbroz descabalg descabell descabez descalabr descalz
      descamin descamis descans descapot descapull descar descarg descarn descarril descart descas
      descasc descascar descascarill descast descatalog desceb descentr descerebr descerraj descifr
      descimbr desclav descoc descogot descoloc descolor descompas descompens desconcentr
      desconceptu desconch desconect descongel desconsider descontamin descontrol desconvoc
      descorazon descorch descoron descoyunt descrem descristian descuadr descuaj descuajaring
      descuid descul desdeñ desdibuj desdobl desdor desech desembal desembaldos desembaraz desembarc
      desembarg desemboc desembols desemborrach desembosc desembot desembrag desembroll desembruj
      desempac desempach desempalag desempapel desempaquet desempat desempañ desempeñ desempolv
      desempuñ desenamor desencaden desencaj desencajon desencall desencamin desencant desencapot
      desencarcel desencarg desenchuf desencol desencon desencript desencuadern desenfad desenfoc
      desenfren desenfund desenganch desengarz desengañ desengras desengrud desenjaul desenlaz
      desenmarañ desenmascar desenred desenroll desenrosc desensambl desensill desentabl desenton
      desentrañ desentren desenvain desequilibr desert desescal desescombr desesper desestim
      desestructur desfalc desfas desfigur desfil desflor desfog desfond desforest desgaj desgarr
      desgast desglos desgran desgras desgrav desgreñ desguaz deshabitu deshered deshidrat deshil
      deshilach deshilvan deshinch deshoj deshollin deshonest deshonr deshues design desigual
      desincentiv desincorpor desincrust desinfect desinfl desinform desinsect desinstal desintegr
      desinteres desintoxic desjarret deslabon deslastr deslav deslavaz deslegitim deslengu deslig
      deslind deslom deslumbr deslustr desmadej desmadr desmalez desman desmanch desmand desmantel
      desmaquill desmarc desmay desmedr desmejor desmelen desmenuz desmigaj desmoch desmold desmont
      desmoron desmotiv desnat desnivel desnuc desnud desocup desoj desorden desov desovill desoxid
      desoxigen despabil despach despachurr despampan despanzurr desparej desparram despatarr
      despech despechug despedaz despeg despein despej despeluz despen desperdig desperez despeñ
      despiez despilfarr despioj despist desplant desplaz desplom desplum despoj despos despotric
      desprecint despreocup desprogram despunt desregul desriel desriñon destac destap destartal
      destech destell destempl destet destil destin destoc destornill destrab destrip destron
      destroz desubic desus desvalij desvar desvel desvencij desvincul desvirg desvirtu detall
      detect deterior determin detest deton detract devalu devan devast devel devor diagnostic
      dialog dibuj dict dictamin diezm difam dificult difumin dilapid dilat dilucid diplom diptong
      disciplin discrep discrimin disculp disec disemin disert diseñ disfraz disfrut disgreg disgust
      disimil disimul disip disloc dispar disparat dispens dispers disput divag divis divulg dobl
      dobleg doctor doctrin domestic domin don dop dor dot drag dren drog duch dud duplic dur ech
      eclips educ edulcor efectu egres ejecut elabor electrocut elev elimin elucid elucubr eman
      emancip embadurn embal embaldos embals embalsam embaraz embarc embarg embarr embarranc
      embarull embast embauc embelec embeles embetun embob emboc emboj embols emborrach emborron
      embosc embot embotell emboz embrag embriag embrid embroll embrom embruj embuch embut emigr
      empach empadron empal empalag empalm empan empantan empanz empap empapel empaquet emparej
      emparr empast empastel empat empañ empecin empeg empelot empeor emperifoll emperr empeñ empin
      empiton emplast emplaz emplom empoll empolv emponzoñ empotr empoz empuj empuñ emul enajen
      enamor enamorisc enarbol enarc encaden encaj encajon encal encalambr encall encam encamin
      encan encanall encandil encant encantar encapot encaprich encapsul encar encaram encarcel
      encarg encariñ encarn encarpet encarril encarruj encart encasill encasquet encastill encastr
      encauz encañ encañon encebad encel encenag encer encharc enchin enchuf encim enclaustr enclav
      encob encol encon encoraj encorset encorv encresp encript encuadern encuadr encuart encuest
      encumbr endech enderez endeud endiabl endilg endios endoming endos endulz enemist enerv enfad
      enfang enferm enfil enflac enfoc enfrasc enfren enfund enfurruñ engalan engall enganch
      engaratus engarz engast engatill engatus engavill engañ engendr englob engol engolf engolosin
      engom engord engorr engran engranuj engras engrill engrud enguant enharin enhebr enjabon
      enjaez enjalbeg enjambr enjaul enjoy enjuag enjug enlat enlaz enlod enlos enlut enmarañ enmarc
      enmascar enmoquet enoj enquist enrab enram enras enred enrej enristr enrol enroll enrosc
      ensaliv ensalz ensambl ensanch ensart ensay ensañ enseñ ensill ensimism ensortij entabl
      entablill entall entarim entech entel enter entib entint entold enton entorn entr entrañ
      entreg entrelaz entremezcl entren entresac entretall entrev entrevist entron entub entusiasm
      enumer envain envalenton envar envas envenen enverg envisc enviud enyes enzarz epilog equidist
      equilibr equip equipar equivoc erradic eruct esboz escabech escacharr escal escald escalf
      escalon escamp escap escapul escarapel escarb escarch escarmen escatim escayol escob escobill
      escolt escombr escor escorch escrut escuch escud escudriñ esculc esfum eslabon esmalt esmer
      esmeril espabil espant especul espeluzn esper esperanz espes espet espig espin espir esponj
      espos espum esput esquil esquilm esquin esquiv estac estaf estall estamp estanc estañ estercol
      estereotip estib estil estim estimul estipul estir estof estorb estornud estrag estrangul
      estrech estrell estren estres estrib estructur estruj estuc etiquet evalu evapor eviscer evoc
      exacerb exager exalt examin exasper excarcel excav exceptu exclam exclaustr excomulg excret
      exculp excus execr exhal exhort exhum exoner expector expir explan explay explic explor explot
      export expres expugn expuls expurg extenu extermin extern extirp extract extrapol extrañ
      extrem exud exult eyacul eyect fabric fabul factur facult faen faj fall fals falt farfull
      fascin fatig fech fecund feder festej fich fij fil film filosof filtr firm fisg flagel flech
      flet flip flot fluctu forcej forest forj form formul fornic forr fracas fractur fragu fren
      fris frot frustr fug fulgur fulmin fum fumig fund fusil fustig galardon galop gan gangren gast
      gener germin gest gesticul gir glos golosin goz grab gradu grafic gran granul grap gratin grav
      grazn grill guard guillotin guis guiñ gust habitu habl hacin halag hall hart hered herman
      herrumbr hibern hibrid hidrat hil hilvan himpl hinc hinch hip hiperventil hipotec hocic
      hojaldr homolog honr horad horn horripil hosped hostig hoz humill huracan hurg hurt idolatr
      ignor igual ilegitim ilumin ilustr imagin imant imbric impact imper impetr implant implic
      implor import importun impost imprec impregn improvis impugn impuls imput inaugur incardin
      incaut incentiv inciner inclin incomod incomunic incorpor increp incrimin incrust incub inculc
      inculp indag index indic indigest indign indult infam infart infatu infect infest infiltr infl
      inflam inform infraestim infravalor ingres inhal inhum injert inmigr inmol inmut innov inocul
      inquiet insemin insert insinu inspir instal instaur instig instil insubordin insufl insult
      integr intens intercal interconect interes intern interpel interpol interpret interrog
      intersec intim intimid intitul intoxic intrig intrinc intub inund invalid investig invoc
      involucr inyect irrig iter iz jact jal jalbeg jalon jarop jering jornal jorob jubil junt jur
      juzg labor labr lac lacer lacr lact ladr ladrill lamin lanz lapid larg lastim lastr laud lav
      laz leg legisl legitim leud lev levant lib libel liber libert libr lider lig lij lim linch
      lind liquid list litig llag llam lleg llen llev llor lo logr lubric luch lucr lustr lux macer
      machac machihembr macul madrug madur magull maj malacostumbr malbarat malcas malgast malhumor
      malinterpret malogr malpar maltrat malvers mam manc manch mancill mancomun mand mandil manej
      maniat maniobr manipul manufactur maquet maquill maquin marc march margin marin marisc martill
      mas masacr masc mascar mascull mastic masturb mat matricul maul mech medic medicin medr mejor
      memor mendig menoscab menstru mensur merc merm mesur mezcl mezquin migr mim min ministr minor
      minusvalor minut mir mitig mitr model moder modorr modul mof moj mojon mold molest mond moned
      monolog mont mordisc moriger motej motiv mud mult multiplic mur murmur mut mutil nad narr
      naufrag naveg nevisc nimb niquel nivel nombr nomin not novel nubl numer obcec objet objetiv
      oblig obliter obnubil obr observ obstin obtur ocult ocup ofrend ofusc olisc olvid ondul opac
      oper opin opt opugn or orden ordeñ origin orill orin orl orn orquest os oscil otorg otoñ ov
      oval oxid oxigen pact pag pagin palm palp pap par parangon parapet parcel parch parl particip
      pas pasm past patin patrocin patrull paus paut pec peg pein pel pellizc pen penetr pepen
      percat perch percut peregrin perfil perfor perfum pergeñ perjudic perjur permut pernoct peror
      perpetr perpetu persever persign person pertrech perturb pes pesc pesquis pic pignor pill
      pilot pimpl pinch pint pintarraj pinz pirograb pirr pis pit pivot plag planch plant plasm
      platic plis pod ponder port pos positiv posterg postr postul practic preambul precint precis
      predestin predetermin predic predomin prefabric prefigur prefij pregunt prend prenot preocup
      prepag prepar preserv prest presupuest pretext prevaric prim pring priv proces proclam
      procrastin procur prodig profan profes program progres prolifer prolog prolong promulg
      pronostic propag propal propin propugn propuls prorrog prosper prostern protest provoc proyect
      public puj puls pulul punt puntu punz purg quebraj quebrant qued quej quem querell quilat
      quintuplic radic raj rall rap rapiñ rapt rasc rasg rasguñ rasp rastrill rastroj rasur ray
      razon reactiv readapt reafirm reagrup reajust realz reanim reanud reaprovech rearm reasegur
      reaviv rebaj rebals rebas rebañ rebel rebord rebos rebot reboz rebusc rebuzn recab recal
      recalc recalcul recapitul recarg recat recauch recauchut recaud recel recept recet rechaz
      rechifl rechin recicl reclam reclin reclut recobr recolect recoloc recompens reconcentr
      reconfigur reconfort reconquist reconsider recopil recort recrimin recul recuper recus red
      redact redecor redobl redund reduplic reeduc reembarc reembols reemplaz reencarn reencauch
      reencuadern reenganch reestren reestructur reexamin reexport refin reflect reflej reflot
      reforest reform reformul refrend refresc refriger refunfuñ refut regal regener registr regocij
      regres regul rehog reimplant reimport rein reincorpor reingres reinsert reinstal reinstaur
      reintegr reinterpret reiter reivindic rejunt relaj relanz relat releg relev reliev relig
      rellan rellen reluch rem remach reman remang remans remarc remat remed rememor remezcl remilg
      remir remoj remolc remolin remont rempuj remuner renombr rent reorden repar repas repein repel
      repesc repic repint replant replic report repos repost reproch reprogram rept repugn repuj
      repunt reput requis resalt resbal rescat resec reserv reseñ resguard resign resopl respald
      respet respig resping respir resquebraj rest restall restaur restañ result ret retall retard
      retir retoc retorn retortij retoz retoñ retract retras retrat retrograd retumb reubic revacun
      revalid revel reverber revis revist revoc rez rezag rezong rezum rif rim riz rob roll ronc
      rond ros rot rotul rotur roz rubric rug rut sac saj sal sald salpic salt salud salv salvaguard
      san sangr santigu satur sazon sec secret secuestr secund sed segreg sell semej separ sepult
      seren sesg sex señ señal sign silb simul sincer sincop sindic singl sirg sis situ sob sobaj
      sobr sobrecarg sobreestim sobreexplot sobrellev sobrenad sobrepas sobresalt sobrestim
      sobrevalor socarr socav socol sofistic sofoc sojuzg solap solaz soliviant sollam solloz sond
      sonroj sonsac sopes sopl soport soslay sospech subast subcontrat subdeleg subestim sublev
      sublim subordin subray subrog subsan subtitul subyug sud sufrag suicid sujet sulfat sulfur sum
      suministr super superabund supervis suplant suplic supur surc suspir sustantiv susurr sutur
      tabic tabl tabul tach tachon taj tal taladr tall tap tapon tapuj tard tarif tarj tas tatu tañ
      tej teletrabaj televis temper tens tergivers termin terraplen ters test tild tim timbr tint
      tir titil titul tizn toc told toler tom top topet torn tornasol torr tortur trab trabaj trabuc
      trafic trag trajin tram tramont tranc transbord transform transliter transmigr transmut
      transpir transport trasbord traslad trasnoch traspapel traspas trasplant trasport trasquil
      trastabill trastorn trasud trat traz tremol trenz trep trepan trepid tribut tricot trill trin
      trinc trinch triplic tripul tritur triunf tromp trompic tronch tronz troquel trot trov truc
      truf trunc tumb tumultu tun turb turn tutel ubic ufan ulcer ultim ultraj ulul uniform unt us
      usufructu usurp vacil vacun vag valid vall valor valu vapor var vaticin ved veget vej vel
      vener veng ventil vers vertebr vet vez viaj vibr victim vigil vincul vindic viol vis vislumbr
      vituper viv vocifer vot vulner yerm yugul zaf zahor zamp zanj zap zarp zozobr zumb zunch zurr`,
  ecer: `abast aborr aca acont adol adorm agrad aman amarill anoch apar apet arid atard blanqu car
      compad compar conval cr decr desabast desagrad desapar desembrav desenmoh desentum desfall
      desfavor desguarn deshumed desmer desobed desvan embeb embell emblanqu embob embrav embrut
      empalid empequeñ empobr enalt enard encall encan encar encrud encruel endent endur enfebr
      enflaqu enfur engrand enloqu enmagr enmoh enmud ennegr ennobl ennud enorgull enrar enriqu
      enroj enronqu ensoberb ensombr ensord entern entont entorp entrist entum envan envej envil
      escarn esclar establ estrem fall favor fen flor fortal frut guar guarn humed languid livid mer
      obed obscur ofr oscur pad palid par per perman perten pimpoll preval reapar rebland recrud
      rejuven respland restabl reverd robust tull verd`,
  er: `absorb absterg acced acog acomet anteced aprehend aprend ard atrev barr beb ced cog com comet
      compel complac comprend compromet conced concom conoc convenc converg corr correspond corromp
      cos cre deb depend desaprend descom desconoc descos desencog despose desprend desproteg destej
      ejerc emerg emprend encog entremet entretej entromet escog escond exced expel expend impel jod
      lam le mec met nac ofend pac pe pose preced preconoc prend pretend proced promet propend
      proteg reaprend recog reconoc recorr recos reemprend relam rele remet renac repel reprehend
      reprend respond retroced revend sobrecog sobrese socorr somet sorb sorprend suspend tañ tej
      tem tos venc vend`,
  ir: `abat aburr acud admit aflig aflu agred alud apercib aplaud argü asist asum atribu aturd añad
      bat bland bruñ bull coexist coincid colud combat compart comprim conclu concurr conflu confund
      consist constitu constru consum contribu converg conviv cruj cumpl cund curt debat decid
      deconstru defin deglut delinqu depart deprim derru descomprim desfrunc desist desluc destitu
      destru desun desunc difund dilu dimit dirig dirim discurr discut disid disminu distingu
      distribu disuad diverg divid elid elud emit encurt engull enluc entum erig escabull esculp
      escup escurr esgrim esparc evad exclu exhib exig exim exist expand exprim extingu extrad fing
      flu frunc fund garant gruñ hu hund imbu impart incid inclu incumpl incurr inflig influ infring
      infund inhib inmiscu insist institu instru insurg interrump intu invad irrump lat luc mug mull
      nutr obstru oclu ocurr omit oprim par part percib permit persist persuad perviv plañ prescind
      presid presum pretermit prorrump prostitu pul readmit reasum rebat recib reclu reconstitu
      reconstru recurr redefin redim redistribu reflu refulg refund rehu reincid reluc remit repart
      repercut reprim resarc rescind resid resist restitu restring resum resurg retransmit retribu
      reviv rug sacud sobreviv sub subdivid subsist subsum sucumb sufr sum sumerg supl suprim surg
      surt sustitu transcurr transgred transig transmit trasluc tull tund tup un unc ung urd urg uñ
      viv zambull zurc`,
};
