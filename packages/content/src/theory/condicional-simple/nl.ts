import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Zou en zouden: condicional simple",
  intro:
    "De condicional is meestal wat het Nederlands met ‘zou’ en ‘zouden’ zegt: beleefd vragen, raad geven, fantaseren. Het Spaans heeft daar één woord voor: *hablaría*, ik zou praten. Alleen na *si* met een voorwaarde gebruik je hem niet.",
  essentials: [
    "Je gebruikt hem voor beleefdheid, raad en fantasie: *¿podrías ayudarme?*, *deberías descansar*, *iría*.",
    "Zet *-ía, -ías, -ía, -íamos, -íais, -ían* achter de hele infinitief, met overal een accent.",
    "De stam is die van het futuro, ook de onregelmatige: *tendré*, *tendría*; *haré*, *haría*.",
    "‘Als ik tijd zou hebben, zou ik gaan’ is *si tuviera tiempo, iría*, en niet *si tendría*.",
    "‘Zou hij nu thuis zijn?’ is *¿estará en casa?*: een vermoeden over nu staat in het futuro.",
  ],
  sections: {
    uso: {
      title: "Wanneer gebruik je hem?",
      paragraphs: [
        "Hij maakt een vraag of een wens beleefder: *¿podrías ayudarme?*, zou je me kunnen helpen; *me gustaría ir a Lima*, ik zou graag naar Lima gaan; *preferiría esperar*, ik zou liever wachten.",
        "Hij geeft raad: *deberías descansar*, je zou moeten rusten; *yo que tú, hablaría con ella*, als ik jou was, zou ik met haar praten. *En tu lugar* betekent hetzelfde als *yo que tú*.",
        "En hij zegt wat er zou gebeuren als het anders was, wat in een verhaal nog moest komen, en wat in het verleden waarschijnlijk zo was. Daarover gaan de volgende delen.",
      ],
      remarks: [
        "‘Ik zou graag … willen’ is *querría*, *quisiera* of *me gustaría*; voor iemand anders is het *me gustaría que vinieras*. *Quisiera* is eigenlijk een imperfecto de subjuntivo, maar als beleefdheidsvorm heel gewoon. *Quería un café* kan ook.",
        "In een bar of winkel is men in Spanje directer: *¿me pone un café?* is beleefd genoeg.",
        "‘Hij zou ziek zijn’, van horen zeggen, is *dicen que está enfermo*. In de krant lees je soms een condicional, maar veel stijlboeken raden die af. En ‘zou hij thuis zijn?’ is een vermoeden over nu, dus futuro: *¿estará en casa?* Zie de gids ‘De toekomst: futuro simple’.",
      ],
      why: "*Yo que tú*, ‘als ik jou was’, leidt raad in: het werkwoord staat in de condicional.",
    },
    hipotesis: {
      title: "Fantaseren: si tuviera, iría",
      paragraphs: [
        "‘Als ik tijd had, zou ik gaan’ is *si tuviera tiempo, iría*. Wat er zou gebeuren, staat in de condicional; de voorwaarde na *si* staat in het imperfecto de subjuntivo. Hoe je die vorm maakt, lees je in het volgende deel.",
        "De voorwaarde mag achteraan staan (*iría si tuviera tiempo*) of uit een paar woorden bestaan, zonder *si*: *con más tiempo*, *sin coche*, *en tu lugar*.",
      ],
      overview: {
        columns: ["Voorwaarde", "Na si", "Rest van de zin", "Voorbeeld"],
        rows: [
          ["mogelijk", "tegenwoordige tijd", "futuro", "*si tengo tiempo, iré*"],
          [
            "bedacht: weinig kans of onmogelijk",
            "imperfecto de subjuntivo",
            "condicional",
            "*si tuviera tiempo, iría*",
          ],
          [
            "voorbij, te laat",
            "*hubiera* + deelwoord",
            "*habría* + deelwoord",
            "*si hubiera tenido tiempo, habría ido* (of *hubiera ido*)",
          ],
        ],
      },
      remarks: [
        "In het Nederlands mag ‘zou’ ook na ‘als’: ‘als ik tijd zou hebben’. In het Spaans niet: *si tendría* is fout, ook al hoor je het in een deel van Noord-Spanje. Ook *si tenía* past hier niet.",
        "Betekent *si* ‘of’, dan mag de condicional wel: *no sabía si vendrías*, ik wist niet of je zou komen.",
        "Wie in het Nederlands ‘als ik tijd had, ging ik’ zegt, laat ‘zou’ weg. In gesproken Spaans hoor je dat ook, *si tuviera tiempo, iba*; in de oefeningen neem je de condicional.",
      ],
      why: "*Comeremos* is futuro: de voorwaarde is mogelijk, en na *si* komt de tegenwoordige tijd, *hace*. Met *comeríamos* zou die bedacht zijn: *hiciera*.",
    },
    "imperfecto-de-subjuntivo": {
      title: "Zo maak je het imperfecto de subjuntivo",
      paragraphs: [
        "Ga uit van het indefinido: vervang *-ron* in de vorm van *ellos* door *-ra, -ras, -ra, -ramos, -rais, -ran*. *Tuvieron* geeft *tuviera*, *fueron* geeft *fuera*, *hablaron* geeft *hablara*. Dat geldt voor alle werkwoorden.",
        "Bij *nosotros* komt er een accent op de klinker vóór *-ramos*: *tuviéramos*, *fuéramos*, *habláramos*. De andere personen hebben er geen: *tuvieras*, *tuvierais*, *tuvieran*.",
        "Deze vormen staan ook na *me gustaría que* en *querría que*, als je graag wilt dat iemand anders iets doet: *me gustaría que vinieras*, ik zou graag willen dat je kwam. Gaat het om jezelf, dan is de infinitief genoeg: *me gustaría venir*.",
      ],
      remarks: [
        "Een vorm op *-se* betekent hetzelfde: *tuviese*, *tuviésemos*. In Spanje hoor je ze allebei.",
        "Het accent maakt het verschil tussen *hablara*, subjuntivo, en *hablará*, ‘hij zal praten’.",
      ],
      why: "*Tuvieron* geeft *tuviéramos*, met een accent bij *nosotros*; de condicional *tendríamos* komt niet na deze *si*.",
    },
    "futuro-en-el-pasado": {
      title: "De toekomst in het verleden",
      paragraphs: [
        "Wat in een verhaal in de verleden tijd nog moest komen, staat in de condicional, net als met ‘zou’. *Vendré* wordt *dijo que vendría*, hij zei dat hij zou komen. Zo ook na *pensaba que*, *prometió que* en *sabía que*.",
        "*Iba a* met een infinitief kan ook: *dijo que iba a venir*. Moet het vandaag nog altijd gebeuren, dan past het futuro: *ha dicho que vendrá*.",
      ],
      remarks: [
        "‘Hij zei dat hij zou bellen als hij aankwam’ is *dijo que llamaría cuando llegara*. Na *cuando* staat wat nog moet komen in de subjuntivo, hier in het imperfecto.",
      ],
      why: "In 2010 moest de metro nog komen: het is toekomst, gezien vanuit het verleden, dus *llegaría*.",
    },
    "suposicion-pasado": {
      title: "Vermoeden in het verleden: serían las cinco",
      paragraphs: [
        "Met de condicional zeg je wat in het verleden waarschijnlijk zo was: *serían las cinco*, het zal een uur of vijf geweest zijn; *estaría cansado*, hij was vast moe. Het Nederlands zegt hier geen ‘zou’, maar ‘zal … geweest zijn’, ‘vast’ of ‘waarschijnlijk’.",
        "De condicional doet voor toen wat het futuro doet voor nu: *estará en casa*, hij zal wel thuis zijn; *estaría en casa*, hij zal wel thuis geweest zijn.",
      ],
      remarks: [
        "Was iets toen al gebeurd, dan is het *habría salido*: hij was waarschijnlijk al weg.",
      ],
      why: "Je keek op de klok en wist dus hoe laat het was: *eran*. Met *serían las cuatro* vermoed je het alleen.",
    },
    regulares: {
      title: "Regelmatige werkwoorden",
      paragraphs: [
        "Laat de infinitief heel en zet er *-ía, -ías, -ía, -íamos, -íais, -ían* achter. Die uitgangen gelden voor alle werkwoorden, op *-ar*, *-er* en *-ir*: *hablaría*, *comería*, *viviría*.",
        "Het zijn de uitgangen van het imperfecto van werkwoorden op *-er* en *-ir*, maar dan achter de hele infinitief: *comía*, ik at; *comería*, ik zou eten.",
        "De *í* krijgt bij alle zes personen een accent. *Yo* en *él* hebben dezelfde vorm; is de zin niet duidelijk genoeg, zet dan het voornaamwoord erbij: *yo iría*, *ella iría*.",
      ],
      remarks: [
        "In de stam verandert niets: *pensaría*, *volvería*, *pediría*. Ook *ser*, *ir*, *dar* en *ver* zijn regelmatig: *sería*, *iría*, *daría*, *vería*.",
        "Met *vos*, in Argentinië en Uruguay, neemt men de vorm van *tú*: *vos hablarías*. In heel Latijns-Amerika komt *ustedes* in de plaats van *vosotros*: *ustedes hablarían*.",
      ],
      why: "Bij *vosotros* is de uitgang *-íais*: *compraríais*; *comprarías* is de vorm van *tú* en *compraréis* is futuro.",
    },
    "raices-irregulares": {
      title: "Onregelmatige stammen",
      paragraphs: [
        "Het zijn precies die van het futuro, bij twaalf werkwoorden: *tener, poner, salir, venir, valer*; *poder, saber, querer, haber, caber*; *hacer, decir*. Verander de uitgang van het futuro en je hebt de vorm: *tendré*, *tendría*.",
        "Samengestelde werkwoorden volgen hun voorbeeld: *mantendría*, *propondrías*, *detendría*, *desharíamos*.",
      ],
      remarks: [
        "*Bendecir* en *maldecir* volgen *decir* niet: *bendeciría*, *maldeciría*. *Predecir* heeft meestal *predeciría*.",
      ],
      why: "*Detener* gaat als *tener*: *tendría*, dus *detendría*.",
    },
    "raices-con-d": {
      title: "Een d in plaats van de klinker",
      paragraphs: [
        "De *e* of *i* van de infinitief valt weg en er komt een *d*: *tendr-* (*tener*), *pondr-* (*poner*), *saldr-* (*salir*), *vendr-* (*venir*), *valdr-* (*valer*). Zo krijg je *tendría*, *pondrías*, *saldríamos*.",
        "Met *tendrías que* en een infinitief geef je raad, zoals met *deberías*: *tendrías que dormir más*, je zou meer moeten slapen.",
      ],
      remarks: [
        "*Vendría* is ‘ik zou komen’; *vendería*, van *vender*, is ‘ik zou verkopen’. *Venía* is ‘ik kwam’.",
      ],
      why: "*Salir* verliest zijn *i* en krijgt een *d*: *saldrías*; het futuro *saldrás* past niet bij *si fueras*.",
    },
    "raices-sin-e": {
      title: "De e valt weg",
      paragraphs: [
        "Vijf werkwoorden op *-er* verliezen de *e* van hun infinitief: *podr-* (*poder*), *sabr-* (*saber*), *querr-* (*querer*), *habr-* (*haber*), *cabr-* (*caber*). Zo krijg je *podría*, *sabrías*, *querríamos*, *cabrían*.",
        "*Habría* is de condicional van *hay* en blijft gelijk in het meervoud: *habría un problema*, er zou een probleem zijn, *habría dos problemas*. De andere vormen zijn hulpwerkwoord: *habrías comido*, je zou gegeten hebben.",
      ],
      remarks: [
        "*Quería*, met één *r*, is ‘ik wilde’; *querría*, met twee, is ‘ik zou willen’. Je hoort het verschil: de dubbele *r* rolt langer.",
        "‘Kon’ en ‘zou kunnen’ zijn verschillend: *podía* is ‘ik kon’, *pude* ‘het lukte me’, *podría* ‘ik zou kunnen’.",
      ],
      why: "*Habría*, ‘er zou zijn’ en ‘er zouden zijn’, blijft enkelvoud vóór *sillas*.",
    },
    "har-dir": {
      title: "Hacer en decir",
      paragraphs: [
        "*Hacer* en *decir* worden het kortst: *har-* en *dir-*. Zo krijg je *haría*, *harías*, *haríamos* en *diría*, *dirías*, *diríamos*.",
        "Met *yo diría que* verzacht je een mening: ik zou zeggen dat.",
      ],
      remarks: [
        "Verwar *haría*, van *hacer*, niet met *habría*, van *haber*: *haría frío*, het zou koud zijn; *habría nieve*, er zou sneeuw liggen.",
      ],
      why: "De stam van *decir* is *dir-*: *diría*.",
    },
    reflexivos: {
      title: "Wederkerende werkwoorden",
      paragraphs: [
        "Het voornaamwoord staat vóór het werkwoord: *me levantaría*, *te irías*, *se pondría*. Aan een condicional zit het nooit vast.",
        "Met *poder* of *deber* en een infinitief heeft het twee mogelijke plaatsen: *te deberías acostar* of *deberías acostarte*, je zou naar bed moeten gaan.",
      ],
      remarks: [
        "*Me sentaría* komt van *sentarse*, gaan zitten, en *me sentiría* van *sentirse*, zich voelen.",
        "*Me gustaría* is geen wederkerend werkwoord. Het voornaamwoord zegt wie het leuk zou vinden en het werkwoord richt zich daar niet naar: *nos gustaría ir a Lima*, wij zouden graag naar Lima gaan.",
      ],
      why: "*Se sentarían* komt van *sentarse*, gaan zitten; *se sentirían* van *sentirse*, zich voelen. Het voornaamwoord staat vooraan.",
    },
    trampas: {
      title: "Valkuilen voor Nederlandstaligen",
      paragraphs: [
        "Deze fouten maken Nederlandstaligen vaak. Vergelijk ze met wat je in het Spaans zegt.",
      ],
      traps: [
        {
          wrong: "Si *tendría* tiempo, saldría.",
          right: "Si *tuviera* tiempo, saldría.",
          why: "‘Als ik tijd zou hebben’: na *si* komt hier nooit de condicional, maar het imperfecto de subjuntivo.",
        },
        {
          wrong: "Justo te *llamaría* cuando entraste.",
          right: "Justo te *iba a llamar* cuando entraste.",
          why: "‘Ik zou je net bellen toen je binnenkwam’: wat op het punt stond te gebeuren, is *iba a*.",
        },
        {
          wrong: "Hay luz: ¿*estaría* Ana en casa ahora mismo?",
          right: "Hay luz: ¿*estará* Ana en casa ahora mismo?",
          why: "‘Zou Ana nu thuis zijn?’: een vermoeden over nu staat in het futuro.",
        },
        {
          wrong: "*Yo gustaría* ir a Lima.",
          right: "*Me gustaría* ir a Lima.",
          why: "‘Ik zou graag’: de persoon zit in het voornaamwoord, zoals bij *me gusta*.",
        },
        {
          wrong: "*Saliría* más.",
          right: "*Saldría* más.",
          why: "De stam is die van het futuro: *saldr-*.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
