/**
 * The other verbs of a Spanish word list, by ending, as in common-verbs.ts. packages/spanish/NOTICE names the source and
 * its licence.
 */
export const rareVerbs: Readonly<Record<string, string>> = {
  ificar: `acet carn case corpor cos decalc dens desed desert desvitr estad estat ester ferr frut
      hen histor honor humid impur lapid len lent let lign lot mel metr mir mixt mol moll mund or
      par parv polv quil quim resin rub sacar sangu sobreed suber tar tur vitr`,
  izar: `abal academ acap acromat acuat adon adr adverbial african agat aj alcalin alcal alegor
      alfe amac american anarqu anastom anatemat anatem anatom angel antipat arbor arca aristocrat
      arr arromad aseglar ataqu balcan bancar bander barbar barroqu br brutal bufon categor catol
      caton chapin chor clister colectiv coler computador concient consonant coqu corpore criminal
      critiqu cuant derech desbaut desborn descatol deselectr desencoler desenra desespañol
      deseurope desmelancol despoet despolar despopular desra desr destr diafan discret dolar
      elegant embarn emblemat emborr empolvor emprad encanal encen encerr ener enhech enl enr entap
      ent entom entr enzur epigramat ergot erot esbar esclerot escrupul esdrujul espolvor estat
      eter etimolog europe eutrof fatal fervor f fogar frenet futbol gentil gongor grec gregu
      harmon hebra hemol heparin herbor hero homogen hondureñ ideolog impersonal ind juda labial
      ladin lap lateral lemat len lot macadam madrigal maestral mahomet malign mar marram matern
      medical melancol mercer metastat metat micron mulat normativ olor opal pagan palatal panegir
      papelet paralog parangon parcial paster pauper period poltron polvor porfir preternatural
      quimer ra regional repent romad rost sabat satan sedentar sinter sociabil sonet soviet tartar
      temat temporal teolog tesaur textur timpan tindal tutor vampir venezolan vertical viril vital
      volat`,
  ear: `abal aban abej abejon abejorr acachet acantal acant acañaver acañon acar acicat acoc acorn
      acup adard ahel ahuch ahuevon aj alandr albañil albard alb albogu albur alfabet algarac almad
      almogavar almoned alparc alt amachet aman amarrequ anad andorr an anqu antarqu apendej aperr
      aporrac apuñ arcabuc ardal argüend arisqu arredond arrod asainet asar asender asp asper
      asperg atarac atenac ay azacan bachat bach bachiller badaj badulaqu bajon balac baladron
      balcon bald bal balit ballest bambal bamban bamb bambon bander baqu barat barbot barret
      bartol barzon basqu bastant baston batan batuqu bazuqu beborrot bejuqu bellaqu bellot bembet
      bermej berrend bigard billet bin bizarr bizcorn bland bocabaj bocad bol bolet bolich bolin
      bols bolsiqu bolud borboll borbollon bordon born borrach borraj bost boton bozal bras bravoc
      br bret brujul burraj buzon caball caballer cabestr cabild cabrest cabrill cacaraqu cac
      cachañ cacharr cacheton cachimb cachiporr cachirul cachur caciqu cacul cafet cafich cait
      cajet cajon calabac calac calafet calancan calaver calcorr calet calot camandul camaron camot
      camper candidat candomb candongu can cantalet cantinfl canton cantus cañaver cañ capac cap
      carab carabrit caraj carambol cargos carib carnaval carner carpinter carraqu carrasqu carrer
      carril cart carter castañet catet cayap cazcal cazolet cazurr cedac cef celemin celestin
      cellisqu cencerr cerch cerd cerot cervec cesant chachalaqu chachar chacolot chacr chacual
      chamaril chambon champ champurr chanc chanfl changu chapalet chaparr chaperon chapist charqu
      charran charrasqu chascon chasp chatarr chauch chavet chep chican chicharr chicharron chicl
      chicol chicot chimiscol chimpilin chinast chinchin chinchorr chingol chingu chip chipoj chiqu
      chirip chirot chirrisqu chismos chismot chocarr chofer chol chongu chop chor choric chucan
      chuch chuchoqu chuflet chungu chuperret churrasqu churret cinchac cinchon cintar cizañ clamor
      clav clavet cloqu clot cobard coch cogot coim comadr comich comin comiqu comisqu concept
      congu conr contlapach contralor contrap conventill coñac coñ copal cop copet copl copuch coqu
      corbat corchol corl cors cortisqu corvet coscach costur coyot coyund cran craqu cubilet
      cuchuch cuchuval cuerd cuer cuerp cuit culat cul culipand cumb cundund cuqu curucut cutut
      dengu desaf desalab desapar descant descorr desp despleguet despolvor destant diabl difunt
      discret donjuan doñ drap dribl echacorv elegant embust enconr encorr ensob entrelin entremes
      enucl escabros escamoch escamon escarabaj escaramuc escarc escar escobet escopet escopl
      escuder español espontan esport espurr establ estaqu esturr explicot ezquerd fach fachend
      fajin falluqu fallut falop fanfarr farabust farandul farr farsant fayuqu felp ferret fest
      fiest figur fint fisiqu flamb floret fogar foguer forcat fotut frail franj fregot frut gaf
      gagu galgu gallard gall gallof galon gamberr gangu gans garf gargant gargar garr garrob
      garroch garron gauch gemiqu gitan gollet golmaj golos golosm gonc gorgot graj gramatiqu griet
      gris griton guachap guachin guadrap guagat gualdrap guant guap guaqu guar guarr guasab
      guataqu guat guayab guerrill guind guiton gulusm gusan hach halcon hald hamaqu harin harn
      haron harr hat hembr herbaj herret hij hisop hocicon hol hombr hond hop hornagu horquet huaqu
      huch huest huev huevon huisach hul hurgon hurguet ijad inglet interlin intrus izquierd jabard
      jabon jacal jacar jajaj jamaqu jaqu jarab jardin jarip jarr jayan jeremiqu jesus jet jeton
      jicot jij jilot jirp jocot jop jorop juj julep jum jup juqu ladron lagar lagot lagun lambet
      lambiscon lambisqu lambruc lambuc lamet lampac lampar lampas lamp lampr langüet lard lat
      lauch lavot leñat les libret linc lintern llav llorisqu lol lombard lom loqu lor lot lozan
      lun macaqu maestr maganc maic majad majader majas malmod maloqu malt mamon mampost mangan
      manguar manguer manoj manqu mans mansurr mansurron mañan mañ mañer maños mariguan marmot
      marran marr maruj maton matraqu matut may mayordom mazon mazorqu mecat mechon melenguel merus
      metat mezcal mijit milagr milongu milp mimbr mindangu mochil mofl molcajet molinet moll
      mollin mollizn molonqu mom montan montant moquit mordac moret mormot morongu moscard moscon
      most muchach mujer mulat mulet mundan murmuj naip nalgu nanc nan naric navaj neblin nec
      negregu niñ nisqu nixqu nordest noroest noruest ñamp ñat ol olism onc orej ox pachangu
      pachorr pachuqu padr padrot paj pajon palangan palanqu palenqu paliqu pallaqu palom palomill
      palot paluch pambac pamp panad panderet pantall papelet papelon paporr paporret paqu paquet
      param pard parraf patiperr patoj patrinqu patron pavord pech pecor pedac pedant pedorr pegot
      pelon pelotud pelud peluqu pelus pendej penqu peñasqu perec perifras periqu pescoc pescuec
      petat petrol pican pichangu pichicat pichirr pichon pichul picud pijin pimpoll pindongu
      pinton pintorr piñon piqu piquet pirquin pison pisp pispil pist pistol piston pituqu pitut
      plagu plot pobret polaqu poll polol polv pomp pompon postin potr prep prolij pros pucher pulp
      pumpun puncet puñet pur purpur putañ ques quilomb quimer quinol quisn rab rabos rabot rac
      rach raf raic ramal ranch rand rapos raqu rar rascabuch rasquet reban recaton redil refitol
      regac regalon regaton reglet rehel remosqu renegr rengu repicot requint respons retac
      retranqu revol risot roc rochel rodaj roj roman rondin rosqu rufian rulet rungu runrun saban
      sacon saet sainet salabard salbequ salm sals samuel sandungu sanjuan sap sargent seguet
      semblant sender señol seran serenat serp soberan sobet socollon sogu solac sombrer sonaj
      sonet sonros sons sop sopet soplon sornagu sornij sorrap sotan sotavent subempl tabal tacañ
      tafilet tagarot tamal tamborit tanat tand tangu tapin tapon taqu tarac tarjet tarraj tarr
      tartal tasaj tasqu tatarat tatar tayacan tejolot temblet tembliqu tempest tempran tenac tend
      tental tequil terap tercer terrac terr terremot tijer tilint timb tintor tiqu tirant tiron
      tist tit tizon tolet tongon topon tort tracal tracat tractor tragon tragu traj tranqu
      transflor trapal trapisond trasdos trasflor traspal traves trech tronqu truhan trujaman tuf
      tunant turqu uraj usur vaf vagamund vaj vallad van vaqu varet varraqu venad ventaj ventan
      ventisqu verben verdegu verdugu vergu veril verraqu vibor vidajen viltrot vist vitrin volant
      vol volqu voltej zabuqu zacat zac zal zanat zancaj zangarr zangot zanqu zaqu zarabut zarac
      zaragat zaragut zarc zocat zonc zont zoquet zulaqu zurd zur`,
  iar: `acequ acodic acuant ad agr aind ajuic alac albric almad amelarch amust anid anotic antuv
      aprestig arranc aser asub atiric aturr autograf avic baqu braqu cablegraf calcograf calofr
      calosfr canturr car ch chip chiv c cinematograf comisar consubstanc consustanc contumer
      coreograf corrent cromolitograf cuant cuchich dactilograf defol demas demed derrub desagrac
      desaparroqu desaprec desaprop desasoc desatav desav descarr descontag descr desl desprop
      destap desubstanc desustanc dimid efig ejecutor embarr emburr embut empapuc encabr enfast
      enfur engal engarf engav enhast enjarc enlab enlac enlej enmust ennec enquic enrec enr enrip
      enrub enser enterc entrecr entremed epigraf escal escar escol escor esperr espol espurr
      esquic estipend estr eutanas exord exp fotolitograf gazm glor hiperestes histor industr insid
      inteligenc irreverenc jad jarc jip lipid litofotograf lixiv lud mag m mimeograf min murc murr
      nerv oc oprob pendenc penitenc pip prenunc presid providenc quintaesenc radiotelegraf rebud
      recr refr relimp remud represal reprop rip ruj servic soliloqu soliv sorrip subsid substanc
      terap tib transubstanc transustanc tr tripud vidr xerograf zahor zurr`,
  ecer: `abrav aclar acr adon afebl albor aloqu altiv amar amoh amoll amor amort arbol arbor ater
      avan can clar colicu condol denegr desadorm desbrav desca descr desembeb desencar desenfur
      desenmud desenrud desensoberb desentorp desflor desfortal desmor despar desper eflor embarb
      embarn embast embellaqu embermej embland embosqu empavor emp empedern emplast emplebey emplum
      empodr empoltron empret emput enamarill encabell encalv encand encarn encegu encloqu encor
      enfervor enfier enflor enfort enfranqu engrav engrum enlent enllent enlobregu enlustr enmal
      enmarill enmoll enmugr enral enrigid enrud enruin ensand ensarn ensilv entall entenebr entest
      entigr entrepar entull envagu enverd enzurd esca escal escalf escur esmor evan excand fosfor
      herb herman hoj juven lent lobregu lozan moh negr on orin plast podr reabast reconval relent
      reman rem remost retall retoñ revej sobrecr tall tard tarr terr traspar`,
  ionar: `abast afecc amunic apens arc atraic autosugest bast calefacc cauc chirr concrec conex
      desafic desapris desimpres desinfic guarnic infecc infic involuc pacc partic poluc precauc
      punc tal`,
  entar: `abl amoll apac arg aspav at aval bastim conjuram conting dec dem d desapos desas desat
      descim desd dest desv emparam emp encem enc encont end eng enmugr ensarm esbatim excrem ex
      herv medicam param realim reav rec refr regim ret retroalim rus sacram salpim sarm sem
      sobrecal sotav traspar v`,
  itar: `ab achiqu acu adorm agam agil agua agü ah arr autoed bal b borbor ch churr cog co comand
      conf cortocircu crasc crep croc crosc deb decrep demer desah descabr descor desgar deshabil
      desmer docil empep emple enace enchagü enconf encu end enga engarab engar engorgor ensamben
      esgar espir esp esqu excog exped gam hes h ingurg j l per reb rej samben sobrexc t translim v
      vol`,
  ar: `ababill abach abacor abadern abal abaldon aball aballest abaluart aban abancal abañ abaraj
      abarañ abarbech abarbet abarcuz abarlo abarquill abarrac abarragan abarraj abarranc abastard
      abatan abatat abatoj abeld abellac abemol abich abin abisagr abisel abneg abob abocan abocard
      abocin abof aboll abollon abols abonanz abond aboquill abordon aborraj aborreg aborron aboruj
      abotag abotarg aboy abozal abrac abreton abrez abribon abriol abrom abroquel abrotoñ abruz
      absort abuen abujard abullon abulon abuñol abuñuel abur aburr aburuj abutag abuz acabal
      acaball acaballer acaballon acabang acabañ acabestrill acabild acach acachet acaguas acairel
      acalabrot acald acalentur acallant acalug acam acamellon acampan acanall acantar acapill
      acapull acar acardenal acaron acarral acarr acarraz acarret acaser acautel acebad acecin aced
      acendr acens acensu acep acer acernad acerv acetil acetrin acez achabacan achaflan achajuan
      achanc achant achaplin achar acharol achatarr achech achical achicharron achichigu achichin
      achicopal achigu achipil achirl achiv achoc achoch achoclon achol achorchol achubasc
      achucharr achucuy achulap achumic achunch achunt achur achurrasc acibar acidul aciem aciguat
      acintur acloc acobij acoc acochambr acoch acochin acocl acocot acodal acoder acodill acogoll
      acogombr acohombr acojin acol acolchon acolg acoll acollar acollon acomb aconchab aconch
      aconsonant acor acorch acordel acorn acorruc acortej acorull acorv acorz acosij acotej acotol
      acotot acoyund acoyunt acrianz acrib acrimin acrioll acrisol acristian acuadrill acuartill
      acubil acuerp acul aculat aculill acullic acultur acundang acurd acurrull adagu adam adamasc
      adarg adarv adecen adehes adem adens adentell adentr adestr adiet adjur adminicul adocil
      adolor adr adrez aduj adulcigu adulz adulzor adumbr adun adund adver advoc aerotransport
      afalag afascal afat aferr afiebr afiel afij afiligran afilor afinoj afirol afistul aflat afoc
      afof afog afogar afoll afond aforc aforr afos afosc afrail afranc afrech afrenill afret
      afrijol afuf afum agabach agachap agaler agall agan agangren agañot agarbanz agarb agarbill
      agardam agarraf agarroch agauch agavill agend agerman agitan agol agor agorgoj agram agramil
      agraz agrill agring agrip agrum aguach aguad aguarap aguat aguaz aguizg ahaj ahech aherroj
      aherrumbr ahervor ahidalg ahij ahil ahinc ahinoj ahocic ahocin ahorcaj ahornag ahorn
      ahorquill ahoy ahuat ahuch ahues ahuev ahuevon ahuizot ahus ajamon ajiron ajoch ajor ajornal
      ajorr ajot ajuar ajuglar ajunt aladr alag alamp alanz alastr albard albeld albumin alcanfor
      alcantarill alcatif alcayat alcorz alebr alebron alechug alegam alegan alel alengu aleon
      aleud alezn alfalf alf alfarraz alforroch alforz alheñ alibriest alicort aliebrest alig
      alijar alimon alind alipeg aliquebr aliruz aljofar aljofif almacig almagr almarbat almen
      almendr almiar almizcl almohaz almoned alob alol alom alomb alot alpargat alquitar aluch
      alufr alustr aluz alzaprim amach amachin amachorr amacoll amadrig amaitin amajad amajan amal
      amalay amallad amall aman amancill amangual amanoj amant amantill amanzan amapol amarc
      amarchant amaricon amarin amarom amat amaton amayorazg ambl amech amedrant amel amelcoch
      amelg amell amenor amenorg amer amezquind amillar amin amobl amoch amohin amohos amojel amol
      amoll amolot amon amoned amonon amont amontazg amorag amorc amorgon amorill amoroch amorriñ
      amorron amosc amosquil amostaz amostr amotet ampay ampr amuch amuel amuerm amug amugron amuin
      amul amuñuñ amur amurc amurill amurr amurriñ amusep amusg anastomos anch ancho ancor anebl
      aneg angarill angul aniebl aniej anihil aniñ anis anol antagall antedat antel anticu antorch
      antruej anubl anzol añangot añud añusg aoj aov aovill apabil apach apachurr apajuil apalp
      apand apantall apantan apanuc apapach apapuch apar aparat aparchon aparr apartid aparv apast
      apastr apayas apeal apechug apegual apeld apelgar apeligr apell apendej apeñusc apeon aper
      apercanc aperch apercoll aperdig apergoll apern aperr apersog aperson apertrech apesar apezuñ
      apian apicar apimpoll apioj apip apiporr apirgüin apirul apiton apituc apitut aplanch
      aplantill aplebey apleg apoc apoch apol apolill apolism apoller apolvill apomaz apontoc aporc
      aporism aporrill aportill apos apostem apostrof apotrer apoz apozol aprens aprest aprisc apro
      apropincu apucuy apulgar apulism apun apunch apuñ apuñusc apurruñ aquebraz aquer aqueres
      aquintral aquist arcaduz arc arcin arel arenc arf argamas argay arguell aric ariet arisc arl
      armiñ arp arpon arrabiat arracim arral arrambl arrampl arran arranch arrap arraton arrebañ
      arrebiat arreboll arreboz arrecad arrechuch arrecif arredil arregaz arregost arrejac arrejer
      arremat arremed arrempuj arrepas arrepist arrequeson arrequint arrezag arrid arriostr arrisc
      arroch arrocin arrodaj arrodel arrodrig arrodrigon arromanz arrom arronz arrosc arrot arroy
      arru arruch arruf arrunch arrunfl arrustic arrut arrutin arteson artig aruñ asabor asac asaet
      asalmer asech ased aseglar asegund asel asemill aseren aserr aserruch ases asest asibil asic
      asil asilvestr asobarc asobin asocair asolan asolap asold asonant ason asond asord asoroch
      asoseg asotan asp asperj aspill aspiller asulc asur asurc atabill atabl atagall atair atalaj
      atalant atalud ataluz atangay atap atapuz atarant atarquin atarrag atarraj atarug atauc atemb
      atenebr aterrer aterron ates atet atetill atilint atincon atip atipuj atizon atob atoch
      atocin atoj atond atontolin ator atorg atorozon atortor atortuj atoxic atrabaj atrafag
      atraill atramp atrech atresnal atrinc atrincuñ atrist atroch atroj atroner atumultu atur
      aturrull aull aun aup aureol autoajust avad avah avall avalor avalu avejig avellan aven
      avenen averdug avigor avilant avoraz ayerm ayust azacan azafran azag azarand azo azoc azol
      azolv azonz azorr azulej azumag azurron azurumb badall bag baladr bal balast balot banc
      barajust baraust barbull barcin bard barem barlo bastard batan batiport batoj batuc bazuc
      beld berling berr bield bienaventur bienquist bilm bin bis bisbis bisec bizcoch bizm blinc
      bocel bocez boch boj bolet boletin boll borboll bostic boy bresc brez bris brisc broll
      broquel broz bruz buril buz cabal cabestr cabrahig cabruñ cach cachifoll cachipod cairel
      calabrot calamon calandr calcet calimb callant calv cambalach camell camoch campeon cand
      cangall cang canton cantus cañ capialz capol capon capot capuz caramull caratul carbonat
      carcavin carduz caricatur cariñ caroch caronch carroch carroñ carroz carruc cascamaj
      cascarrin catat cauch caustic cazumbr cebad cecin ceneg centon cerch cerreboj cerrill chafall
      chafarrin chaflan chafl chall cham chamel champ chamull chamurr chamuy chanc chanchull chanel
      chang chant chapec chapod chapull chapurr charr chasp chav chay chaz chec cherch chicharr
      chim chingl chirlat chisc chism chisp choch chocl choll chor chosp choy chozp chuch churr
      churrasc chuz ciabog ciguat cimbl cinch cingl cint cintil circunvol cisc cism clausul clis
      cloc clor clorform clorur coacerv coadun coapt coarrend coeduc cogech cogobern cohered cohob
      cohonest colch colicu combalach comis comisc compadr compost concaden conchich concuas condes
      conduch condur conflictu confratern confut conglob conglutin congoj conllor conrein conson
      constel consuegr contemper contextu contorn contrafall contramall contramand contramarc
      contramarch contramat contramin contrapas contrapech contrapugn contrapunt contrapunz
      contrasell contraseñ contraval contrist conturb convol convoy copel copil copin copuch cor
      corc corch cordel corl corrug corusc cosc costal costumbr cot cov crench creosot crin crisol
      croaj cro cuadriplic cuart cuartel cuatrodobl cubij cubil cuch cuill cultiparl cultur cumul
      cun daguerrotip dall damasquin daval debel deboc debroc debruz decalv decamp deceler decortic
      decupl decuplic dedol deflact deflagr deflegm dehes delezn delgaz demarr dens depir deput
      derrab derreneg derrisc desabarranc desabej desabord desacalor desacanton desaced desacer
      desacerb desacert desaclimat desacobard desacoll desacompañ desacord desacorral desacot
      desacuartel desaderez desador desaduan desafor desaforn desaforr desagarr desagot desaguaz
      desaherroj desahij desahum desain desaisl desajunt desalab desalag desal desalbard desalfombr
      desalforj desalhaj desaliv desalm desalmen desalmidon desalquil desalter desalz desam
      desamartel desamig desamist desamobl desamold desamonton desamor desamorr desamotin desamur
      desancor desanid desanubl desaoj desapadrin desaparc desaparej desapart desapest desapiol
      desaplic desaplom desapoder desapolill desaporc desapoy desapuntal desaquell desaren
      desarranc desarreboz desarrebuj desarrend desarrim desarrum desartill desarzon desasegur
      desasoseg desastill desatac desaterr desatesor desatib desatoll desatolondr desatont desator
      desatraill desatramp desatuf desavah desavecind desavis desayud desazog desazolv desazon
      desbab desbag desbalag desballest desbarbill desbard desbarranc desbarret desbarrig desbecerr
      desbichin desbinz desbol desbonet desboquill desborr desborreg desbraz desbrid desbrizn
      desbru desbruj desbuch desbull desburrung descabestr descach descacharr descachaz descachimb
      descacil descader descadill descafein descafil descalabaz descalandraj descalc descalich
      descam descangall descangay descant descanter descantill descanton descañ descañon descaperuz
      descapirot descarapel descarbonat descarbur descarcañal descariñ descaroz descarretill
      descarrill descasull descep descer descerez descerr descerrum descervig deschab deschamb
      deschap descharch deschavet desching deschorch deschupon descinch desclas descoagul descobaj
      descobij descocot descod descogoll descojon descol descolch descolmill descompadr descompagin
      descomplet descomulg desconchab desconchinfl desconform descongoj descontinu desconvid
      descoñet descord descorder descorn descortez descortin descost descostill descostr descot
      descrest descrism descuadern descuadril descuadrill descuajering descuartel descuer descunch
      desd desdevan desec deseduc desell desemballest desembals desembanast desembarr desembaul
      desembeles desemblant desemboj desemboz desembraz desembriag desembrid desembroc desembroz
      desembuch desemej desempaj desempalm desemparv desempastel desempavon desempedr desempeg
      desempeor desemperez desempern desempolvor desemponzoñ desempotr desempoz desempulg desempurr
      desenalbard desenast desencabalg desencabestr desencalabrin desencalc desencam desencap
      desencapill desencaprich desencarn desencastill desencerr desenchil desencint desenclavij
      desencord desencordel desencorv desencov desencresp desencuev desendiabl desendios desenfald
      desenfard desenfardel desenfil desenfrail desenfurruñ desengañil desengast desengavet
      desengom desengozn desengran desengrap desengrillet desengros desenguant desenguarac
      desenhebr desenhorn desenjaez desenjalm desenlabon desenladrill desenlod desenlos desenmall
      desenrej desenron desensañ desensart desenseb desenseñ desentaling desentarim desentech
      desentej desentold desentornill desentramp desenvelej desenvend desenverg desenviol desenyug
      desenyunt desenzarz desequip deseslabon desespald desestanc desestañ desester desestib
      desestimul desfaj desfam desfibr desfij desfilach desflec desflem desfloc desfogon desfollon
      desform desforz desfren desfrut desgalg desgalill desgan desganch desgañif desgargant
      desgargol desgarranch desgat desgaznat desgobern desgom desgonz desgorr desgozn desgrad
      desgram desgranz desguabil desgualdraj desguañang desguap desguind desguinz deshebill deshebr
      desherb desherr desherrumbr deshierb deshij deshinc deshollej deshonor deshorn desimagin
      desiman desinfart desinfest desinsacul desinvern desjug desjunt desladrill deslam deslat
      deslaz deslechug deslechuguill deslendr desliñ deslo desmajol desmall desmam desmambich
      desmamon desmang desmantec desmañan desmarañ desmarimb desmaroj desmat desmech desmel
      desmengu desmeoll desmog desmoñ desmost desmot desmugr desnarig desneg desnerv desnev desniñ
      desoblig desol desold desopil desopin desorej desorill desortij desos desoseg despaj despald
      despaldill despaletill despalill despalm despampanill despamplon despanc despanchurr
      despancij despap despared desparpaj desparranc desparv despas despatill despaturr despaves
      despavon despedr despedreg despeluc despeluch despendol despenol desperfil desperfoll despern
      despesc despestañ despez despezon despezuñ despic despich despilar despimpoll despinoch
      despinz despizc desplanch desplat desplay despolv desporronding desportill despost despostill
      despozol despres despulp despuls despum despupus desquebraj desquej desquijar desquijer
      desquilat desrab desrabot desraig desram desranch desrasp desregl desreling desreng desrisc
      desrobl desroñ destabl destachon destacon destall destalon destapon destar destaz destej
      destempl destens desterner desterron destorg destorm destram destrej destrenz destrinc
      destriunf destroc desturc destus desuc desud desuer desuñ desurc desvah desvain desvalor
      desvaret desvastig desven desvergonz desvez desviej desvir desyem desyerb desyug deszafr
      deszoc deszulac deszum deturp deval dezm diacon diafragm diagram diamant diazo diazot diet
      difract difum dilacer diman din dintel diput diquel discant disc discept discord discurs
      disfam disform disfum dison disturb divin dobladill dol dovel dulzor edr efectiv ejempl elij
      elong emascul embabuc embach emballen emballest embalum embanast embanc embander embanquet
      embaraj embarbasc embarbill embard embarrial embarril embarrot embaul embaz embejuc embeleñ
      embellac embeod embermej emberrenchin emberretin emberrinch embic embich embij embizc embobin
      embochinch embocic embodeg embol embolat embolic embolin embolism embolsic embolsill embon
      emboñig emboquill emborn emborraj emborr emborrasc emborraz emborric emborrull emboruc
      emboruj embost embotic embotij emboved embozal embracil embram embraz embreg embreñ embrib
      embris embroc embrochal embronc embroquel embroquet embrosquil embud embulism embull embuñeg
      emburr emburuj embuzon empac empadr empaj empajol empalic empalom empamp empand empandill
      empantalon empañet empañic empapelon empapirot empapuj empapuz emparafin emparam emparch
      empard emparrand emparrill emparv empatuc empav empavon emped empedr empegunt empel empelazg
      empelech empell empellej empenach empep emperch emperdig emperejil emperendeng emperez
      empergamin emperic empericuet empern empesg empestill empetat empic empich empicot empigüel
      empil empilch empilon empiltr empiluch empingorot empiol empip empistol empizarr emplantill
      emplat empolvor emponch empop empor emporc emporr empot empotrer empr emprendeng empreñ
      emprest emprim empring empuch empuerc empulg empunt empur empurr emput enacer enaguach enagu
      enaguaz enalb enalbard enalmagr enamoric enanc enanch enangost enanz enarmon enasp enast
      enastil encabalg encaball encab encabestr encabrahig encabrest encabrill encabruñ encabull
      encabuy encach encachil encachimb encad encajer encajetill encalaboz encalabrin encalamoc
      encalc encalet encalich encalill encallejon encalm encalostr encamar encambij encambr
      encambron encamis encamorr encamot encampan encanal encanast encancer encandel encandelill
      encangrej encanill encantus encañam encapach encap encapaz encaperuz encapill encapirot
      encapuz encarajin encaratul encarcavin encarrer encarrill encarroñ encarton encartuch encas
      encascabel encasc encascot encast encatalej encatrin encatus encauch encav enceboll encelaj
      enceld encell encendr enceneg encentr encep encernad encerot encesped encet enchach enchamarr
      enchamb enchamic enchanch enchanclet enchapopot encharral enchavet enchibol enchic enchich
      enchinarr enchinch enchip enchiquer enchisp enchiv enchol encholp enchuch enchuec enchul
      enchulet enchumb enchut enciel encint encism encizañ enclavij encloc encloch encluec encobij
      encobil encobr encochin encocl encocor encodill encofin encogoll encohet encoj encojon
      encoloch encolumn encomenz encompadr enconch encontil encoñ encopet encorach encor encorbat
      encorch encorchet encord encordel encordon encorn encornud encoroz encorral encorsel encortin
      encoruj encostal encost encostr encov encras encrest encristal encuartel encub encubert
      encuclill encuet encuev encul enculat enculill encun encunet encurd encurdel encureñ encurruj
      endam endehes endeñ enderech endiñ endobl endon endors endosel endrog endur enej enfaj enfald
      enfard enfardel enfeud enfiebr enfiel enfierr enfiest enfirol enfistol enflaut enflor enfosc
      enfot enfrail enfront enfrontil enfrosc enfull enfunch enfuñ enfurrusc enfus engaf engafet
      engalabern engalg engallet enganduj engarabat engarb engarber engarbull engargant engargol
      engarm engarraf engarrapat engarr engarron engasg engat engavet engayol engaz engib engocet
      engollet engollip engolondrin engonz engor engoril engorron engozn engram engramill engramp
      engrand engraner engrap engred engresc engrif engrillet engrinch engring engrip engrues
      engruñ enguachin engualdrap engualich enguarap enguarapet enguayab enguer engüer enguijarr
      enguillot enguirnald enguizg engurr engurrumin engurruñ engusan engusg enhacin enhastill
      enhatij enhebill enhen enherbol enhest enhiel enhierb enhil enhollin enhorc enhorn enhorquet
      enhuec enhuer enhuev enjab enjagu enjalm enjaquim enjaran enjard enjardin enjeb enjerg enjert
      enjet enjic enjitomat enjordan enjorguin enjorquet enjum enjunc enjut enladrill enlagun enlam
      enlamin enlanch enlard enlech enlegaj enlegam enlenz enlerd enlig enlist enliston enllant
      enllen enlloc enlodaz enlom enlozan enloz enmadej enmadr enmall enmang enmanigu enmant enmar
      enmarid enmarihuan enmarom enmarquet enmarroc enmat enmel enmerd enmic enmierd enmon enmond
      enmontañ enmont enmordaz enmost enmot enmugr ennavaj enquillotr enquilomb enrabiet enracim
      enraf enraigon enrambl enrasill enraton enray enraz enrehoj enrejal enresm enriel enriostr
      enrobin enroc enrod enrodrig enrodrigon enroj enrom enron enronch enroñ enrostr enrug enrumb
      enrun ensac ensalitr ensalm ensalobr ensayal enseb enselv ensen enser enseren ensil ensobin
      ensobr ensog ensoler ensoñ ensop ensord ensot ensuel ensug entabac entaban entabic entabler
      entacuch entalam entaleg entaling entalon entam entand entapuj entaquill entarasc entarquin
      entarug entec entej entenebr enterc entes entest enties entil entin entis entizn entol
      entolet entonel entong entoñ entor entorc entorch entoril entornill entort entosig entotor
      entrab entrampill entrapaj entrap entrapaz entrecav entrecerr entrecom entrejunt entrenc
      entrenz entrepel entrepern entrepunz entrerrenglon entretel entreunt entreven entrevig
      entrill entrip entroj entroner entropill entruch entruj entubaj entund entunic entuñ entur
      entuturut envac envalij envarbasc envaron envarrac envedij enveg enver enves envid enviej
      envig envilort envinagr envin enyerb enyug enzacat enzain enzalam enzoquet enzunch enzurron
      epat epitim equiponder er erisipel erog erut esbajer esbar esblenc esborreg esbrenc escabuch
      escabull escach escachifoll escafil escagarruz escalabr escalduf escaliv escamoch escamot
      escamuj escandall escantill escañ escaramuz escar escarcuñ escardill escarol escarranch
      escarz escavan escav escavill escintil esclaf escleros escobaz escoc escocher escod escofin
      escol escoll escom esconz escoñ escoñet escorz escos escosc escotorr escoz escrach escritur
      escruc escuadr escuadron escudill escull escur escurc esfacel esfog esfol esfoll esfond
      esfornecin esforrocin esfot esfoy esgarr esgonz esguardamill esguaz esguil espadañ espad
      espadill espal espaldon espalm español esparrag esparram esparranc espart esparv espaturr
      espedaz espej espelot espeluc espeluz esperez espergur espernanc espich espinoch espolin
      esporul esprint esquebraj esquej esquif esquinz estabul estaj estambr estantal estaquill
      estatu esteb ester estez estiptic estiraj estiraz estomag estov estoz estozol estreg estridul
      estrip estuch estuf estur esturg esvar exil existim exor exorn extorn extravas extraven
      exuber exulcer fach falc fañ farach fedeg felp fem fenic ferr fervor festin feston feud
      fiambr fibril fieltr fif finc finch fint fistul flagr flect flej fletach flocul flor
      flordelis florlis fluor foll forig fos fosforil fotograb frad frangoll franj fratach fratas
      frenill fres fret frez fric frog frut fucil fuf func fuñ fuñic gaf galib gall gallof galuch
      ganduj ganzu garapiñ garb garbill garl garp garrafiñ garram garr garroch garu gavill gay gazn
      gel gib gofr gorgoj gorm grad gram granall grandison grat gratul grench grif grip gro guach
      guayab guay gubern guill guinch guind guip guizg gurruñ hacend hach hamac harb harbull hebet
      hebill herbaj herb herbol hermand herren hidroxil hijuel himp hinoj hirm hisop holl honor hop
      hormiguill horquill horr hoy huach huev hul hum husm iman impl imprim improb improper incens
      inclaustr incon inconform incras incurv incus indilg indin indisciplin indoctrin inerv infern
      infeud infibul infirm infusc inhest inicial inquin insacul insaliv insud interc interin
      interpagin interviuv intric intrus invagin inveter invigil iris irrespet irrog ivern jabalcon
      jabalon jabelg jaez jaharr jam jamb jambr jamerd jamur jarb jaric jarr jarret jas jed jet jim
      jimpl jingl jiñ joch jonjab jop jum jurung just labur ladill lagrim lambisc lamisc lamp
      lancin lañ lard lasc last latin latrocin lax lay lech legr lentejuel leñ levig liston liud
      llap lleud locut los luj mac macoll magost majol malanoch maleduc malenseñ malign malingr
      mall mallug malmat malrot malsin malson malv malvez mampar mampres mamuj mamull mancip
      mancorn manduc manjol mantorn marañ marcen marcham marg margen marlot marmull marrull martaj
      mascuj maull may maz mazn mel melg membret mengu mer merendill mes miag miañ mig mimbr ming
      mirl mis mist mistur mobl moc moch mohatr moldur mollizn monoptong montazg morc mordic morf
      morm mormull mosc muebl muesc mug mullic murmull mus muscul music nafr namor nant necros
      negreg nesg nesquis niel nitr noctambul norm ñangot obisp oblicu obtemper ochav octav ojal
      okup oliv oloros omin orvall orz otil pair pall pand pañet paragon parahus paralel paralitic
      param parp parr pasaman pasp pasquin patiquebr patull paul pavon pay peal pect pelambr pelech
      pendr peneir pener peñer perchon percoch percol percoll perdig perl perlong perniquebr pernot
      pervulg pespunt piaf pial piant pich pil pincel ping pintipar piol pip pirc pisp pist piul
      pizc plac plantill platin play plor polc policrom pop porg portazg postil pot poy prebend
      precautel preceptu pregust prejubil premostr preñ preordin preposter proej profaz proman
      promes promiscu protocol provech pu pudel pull punch puntisec pup purpur puy quejumbr queroch
      quiet quillotr quinch quiñ quist rabiat rabil rach racim ralb ralv ramp ranch rancl rapuz
      rascabuch rascuñ rasmill raspahil rastill rastrall rastr ratig ratin raton reacuñ readecu
      reagrav realegr realoj ream reapret rear reasign reat rebin reblag rebl rebomb rebram rebrinc
      rebuf rebuj rebumb reburuj recad recalcitr recalz recam recaptur recav receb recech recej
      recerc reces recidiv recinch reciproc recod recol reconden recorv recov recruz rect rector
      recuest recuñ recur redescont rediezm redil redobleg redol redor redroj reensay reenvid
      refigur refirm regabin regaz regold regolf regost reguard reguil rehart reherr rehil reholl
      rehoy rehurt reil rejac relabr relav relaz relej relim reling relv remall remand rembols
      remembr remes remold remond remost remplaz remud remug remusg rencauch rencontr rend reng
      renvals reobr reoctav repag repanching repanting repapil repast repech repell repens repin
      repis repizc replet repod repoll repoy repregunt repres repuch repulg repuls repurg requebr
      requint resac resall resalud rescald rescold rescontr reseg resembr resin resis resob resobr
      resolg resondr respahil respeluz respons resquebr resquem resquil restrib retac retach retaj
      retaz retembl retes retestin retin retingl retob retoric retost retractil retranc retrech
      retrep retrill retron retruc reunt reus reven reves revez revid revindic revir revot rey
      rezongl rimbomb ring riostr risc risp ritm robl roblon robor roch rol rold roman romanz ronch
      ronz roñ ror rosc rosig rozn ru ruc ruch ruin rul rumb rumor runfl ruñ rustic rutil sach saet
      sahorn sahum sain sajel salbeg salcoch saleg salg sall salm salmuer salom salpres samurr sanj
      segund seisav semill sender septuplic serpoll serruch serv seten sextav sextuplic sigil silab
      silg siluet simenz sinalef sing siquitrill soalz sobarc sobij sobrad sobras sobreagu sobrealz
      sobrear sobreas sobrecen sobrecur sobregan sobregir sobrehil sobrellav sobrellen sobrepint
      sobrepobl sobresan sobresembr sobresol socaliñ socalz socap sofald sofren solev sollisp
      solmen somarr somat sombr somorguj somormuj sompes sonoch sonrod sonsañ sopalanc sop sopunt
      sorn sorrab sorrap sorreg sosañ sospes sot subaltern subministr subsol substantiv sucint
      sufoc superpobl suport suput tabell taim tanc tang taperuj tapiruj tapisc taquill tarasc
      taraz tarrasc tasc tatem tauc taz tem tempan temporej tes testigu tet till tinc tintin tintur
      tiramoll titub to tog tonsur tosig toxic toz tractor trafag trafulc traill trajel tranquil
      trans transflor transfreg transfret transmont transterr transvas tranz trapaz trapic trasboc
      trascart trascol trasconej trascord trasdobl trasdos trasech traseg traseñal trasfigur
      trasflor trasform trasfreg trasfret trashoj traslo traslumbr trasmañan trasmat trasmigr
      trasmin trasmoch trasmont trasmud trasmut trasnombr trasoñ traspal traspein traspell traspill
      traspint traspir traspunt trasrosc trastej trastes trastrab trastrabill trastumb trasunt
      trasven trasvin trasvol traves trazum trebej trefil trem trencill tresdobl trifurc trisc
      trisec trocisc troner troz trucid trull turibul tus tusturr umbral undul unimism unison
      univoc usur vac vah vapul vehicul velej velic ventisc veran verber verruguet viatic videograb
      vigor vituall vozn yant yap yod yodur zabord zaboy zabuc zahond zall zambuc zamin zampuz
      zaparrastr zapuz zarand zoc zocol zollip zulac zull zumac zurriag zurrusc`,
  er: `acorr afac amov antecog antev aplac apon apromet arrevolv arromp ascond asperg autoconvenc
      autodefend autoimpon autososten bienquer cal carcom chancom coerc coextend comprehend contorc
      contrahac deprend desatra desbeb desca descoc descog desentend desfac desimpon desmol desplac
      desprove desquer destorc destos desvolv displac empell ensolv entrecog escom esplend
      estupefac evanesc fosforesc frañ herv hiperextend impend indispon interprend licuefac malmet
      malquer mej precoc prepon pubesc rarefac recoc remej remol remord repac resab resorb retej
      reten retorc retrovend revel rev sobrebarr sobrebeb sobrentend sobrevert sobrexced subentend
      substra subtend superentend transpon traspon trasv trasvert trem`,
  ir: `aborr acomed adstring adulc adur afreñ añed añid apreven apurr arrec arrig astreñ astring
      astriñ ater ating audiodescrib autocorreg autodestru autoinduc autorreproduc balbuc bast
      bienviv bruj capitidisminu carp circunceñ circunfer coadquir codirig color comed comor compel
      condec conflig constriñ contrabat contund corcus costreñ crisp cus custr delud denegr desabr
      desadvert desas desaturd desaven descabull desceñ descolor descomed desconsent desconven
      desconvert descurt desdec desegu desempercud desentum deserv desguarn desinhib desinvert
      desmed desmull desobstru desoprim despart despercud destup desuñ desurd diflu dim disconven
      disrump dum educ eflu efund ejabr embust empedern empercud enfurt enfus enger englut engrup
      engurrum engurruñ enser entredec entredorm entreluc entremor entup envest escull esmu esmuñ
      espercud espurr estarc estord estreñ estrump esturd evert fin forn frang fung garr gru gruj
      guar hench hend heñ hesp hinch hiñ hisp ilud infurt insculp intelig interdec interfer
      intermit inveh irru jabr junc juñ lud malpar manfer man marc mufl mu muñ muqu mus percud
      perfund perim perquir preeleg prefin preinscrib preluc premor premun preter protru purr
      readquir reargü rebut receñ recoleg reconven recruj recud redec redhib reexped refring regañ
      regruñ rehench reher reherv rehund reimprim reinvert remed remull repercud repodr repudr
      resal resegu restriñ reteñ retiñ retraduc retund reund reven rezurc rost ruñ rust rustr
      salpull sarpull sobreimprim sobrescrib sobrevest subdistingu subscrib subsegu substitu
      superven superviv surd tang teledirig trans transluc trascrib trascurr trasfer trasfund
      trasgred trasmit travest usucap zabull zambut zuñ zurd zurr`,
  ír: `desva emba entreo traso`,
};
