import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Desde, desde que, desde hace, hace",
  intro:
    "‘Sinds’, ‘al’ en ‘geleden’ verdeelt het Spaans over vier uitdrukkingen. Kijk wat erop volgt: een moment, een bijzin of een hoeveelheid tijd, en of het nog duurt.",
  essentials: [
    "*Desde* staat vóór een moment: *desde el lunes*, *desde 2010*.",
    "*Desde que* staat vóór een bijzin met een werkwoord: *desde que vivo aquí*.",
    "*Desde hace* staat vóór een tijdsduur, en het duurt nog: *estudio desde hace un año*.",
    "*Hace* staat vóór een tijdsduur, en het is voorbij: *llegué hace tres años*, drie jaar geleden.",
    "Zowel ‘al drie jaar’ als ‘sinds drie jaar’ is *desde hace tres años*, niet *ya* of *desde tres años*.",
  ],
  sections: {
    "punto-de-partida": {
      title: "1. Het beginpunt: desde, desde que",
      paragraphs: [
        "*Desde* noemt het moment waarop iets begint: een tijdstip, een dag, een maand, een seizoen, een jaar, een hele datum, of een gebeurtenis als zelfstandig naamwoord. ‘Sinds maandag’ is *desde el lunes*, ‘sinds gisteren’ is *desde ayer*, ‘sinds 1998’ is *desde 1998*, ‘sinds de bruiloft’ is *desde la boda*.",
        "Tijdstippen, dagen van de week en data met een dag krijgen het lidwoord: *desde las seis*, *desde el jueves*, *desde el 3 de mayo*. Seizoenen krijgen het meestal: *desde el verano*. Maanden niet: *desde abril*, *desde mayo de 2003*, maar wel *desde el mes de abril*.",
        "Jaren staan meestal zonder lidwoord (*desde 1998*). Vanaf 2000 mag het erbij: *desde 2010* of *desde el 2010*. Het moet erbij als je het jaar afkort (*desde el 98*) en vóór het woord *año* (*desde el año 1998*).",
        "Volgt er een bijzin met een vervoegd werkwoord, dan is ‘sinds’ *desde que*: *desde que vivo aquí*, *desde que te conozco*. Dat werkwoord kan ook in een verleden tijd staan: *desde que llegué*, sinds ik aangekomen ben. In het Nederlands is het telkens ‘sinds’, in het Spaans niet.",
      ],
      remarks: [
        "Een datum is nooit een tijdsduur: *desde marzo* zegt wanneer het begon, *desde hace dos meses* hoelang het al duurt.",
      ],
      why: "*Dos semanas* is een tijdsduur en geen tijdstip: *desde hace*.",
    },
    duracion: {
      title: "2. De tijdsduur: desde hace",
      paragraphs: [
        "*Desde hace* staat vóór een hoeveelheid tijd als iets nog duurt: *cinco minutos*, *dos semanas*, *mucho tiempo*, *poco*. In het Nederlands zeg je ‘al vijf jaar’ of ‘sinds vijf jaar’.",
        "Het werkwoord staat meestal in de tegenwoordige tijd, net als in het Nederlands: *vivo aquí desde hace cinco años*, ik woon hier al vijf jaar. Met een ontkenning kan ook het perfecto: *no la he visto desde hace un mes*. In een verhaal in de verleden tijd verandert *hace* in *hacía*: *vivía allí desde hacía cinco años*, ik woonde daar al vijf jaar.",
        "Je kunt ook *hace tres años que* zeggen, zonder *desde*: *hace tres años que vivo aquí*. De betekenis is dezelfde.",
        "Bij *llevar* met het gerundio staat de tijdsduur alleen: *llevo tres años viviendo aquí*. Een beginpunt houdt *desde*: *llevo viviendo aquí desde 2010*. *Llevar* kan ook met een plaats of een toestand (*llevo tres años en Madrid*, *lleva dos días enfermo*), en met *sin* en de infinitief voor wat je al die tijd niet doet: *llevo tres años sin fumar*, ik rook al drie jaar niet meer.",
      ],
      remarks: [
        "*Desde* alleen past niet bij een tijdsduur: zowel ‘sinds drie jaar’ als ‘al drie jaar’ is *desde hace tres años*, met *hace* erbij.",
        "*Durante* (‘gedurende’) zegt hoelang iets in totaal duurt, niet hoelang het al bezig is: *viví allí durante tres años*.",
        "Je hoort ook *vivo aquí hace tres años*, zonder *desde*, vooral in Latijns-Amerika. De oefeningen vragen *desde hace*, wat in Spanje het gebruikelijkst is.",
      ],
      why: "Er volgt een werkwoord, *tenía*: *desde que*. *Seis años* is hier haar leeftijd en niet de tijdsduur.",
    },
    pasado: {
      title: "3. Het verleden: hace",
      paragraphs: [
        "*Hace* vóór een hoeveelheid tijd zegt hoelang geleden iets gebeurde of zo was. ‘Geleden’ staat achteraan, *hace* vooraan: *llegué hace dos horas*, ik ben twee uur geleden aangekomen.",
        "Het werkwoord staat in een verleden tijd, meestal het pretérito indefinido; is het nog maar net gebeurd, dan kiest men in Spanje graag het perfecto: *ha llamado hace un momento*. Beschrijf je hoe het toen was, dan gebruik je het imperfecto: *hace un siglo no había coches*.",
        "Ook *hace … que* kan ‘geleden’ betekenen, met een werkwoord in een verleden tijd: *hace un año que empecé*, ik ben een jaar geleden begonnen. In de tegenwoordige tijd duurt het nog: *hace un año que estudio*, ik studeer al een jaar. Het werkwoord beslist dus wat de zin betekent.",
      ],
      remarks: [
        "Ook waar het Nederlands de voltooide tijd heeft (‘ik ben twee jaar geleden begonnen’) neemt het Spaans het indefinido: *empecé hace dos años*.",
        "*Hace* blijft enkelvoud, ook vóór meer jaren: nooit *hacen tres años*.",
        "In een verhaal in de verleden tijd wordt het *hacía*: *había llegado hacía dos años*, hij was twee jaar eerder aangekomen. *Desde hacía* zegt dat iets toen nog duurde: *vivía allí desde hacía dos años*, hij woonde er al twee jaar.",
      ],
      why: "*Pienso seguir* zegt dat het doorgaat: na *hace … que* staat de tegenwoordige tijd, *voy*.",
    },
    resumen: {
      title: "4. Overzicht",
      paragraphs: ["Kijk eerst wat er na het woord komt, dan naar het werkwoord van de zin."],
      overview: {
        columns: ["Woord", "Wat erop volgt", "Betekenis", "Voorbeeld"],
        rows: [
          ["*desde*", "een moment of een gebeurtenis", "sinds + moment", "*desde 2010*"],
          ["*desde que*", "een bijzin met een werkwoord", "sinds", "*desde que trabajo*"],
          [
            "*desde hace*",
            "een tijdsduur, en het duurt nog",
            "al, sinds + tijdsduur",
            "*estudio desde hace un año*",
          ],
          [
            "*hace … que* + tegenwoordige tijd",
            "een tijdsduur, en het duurt nog",
            "al + tijdsduur",
            "*hace un año que estudio*",
          ],
          [
            "*hace … que* + verleden tijd",
            "een tijdsduur, en het is voorbij",
            "geleden",
            "*hace un año que empecé*",
          ],
          ["*hace*", "een tijdsduur, en het is voorbij", "geleden", "*empecé hace un año*"],
        ],
      },
      why: "*El mes de abril* is een moment, het beginpunt: *desde*.",
    },
    preguntas: {
      title: "Vragen: sinds wanneer, hoelang al, hoelang geleden",
      paragraphs: [
        "*¿Desde cuándo?*, ‘sinds wanneer?’, vraagt naar het beginpunt: *¿desde cuándo vives aquí? Desde 2010*.",
        "Hoelang iets al duurt, vraag je met *¿cuánto tiempo hace que…?* of met *¿cuánto tiempo llevas…?* en het gerundio: *¿cuánto tiempo hace que vives aquí?*, *¿cuánto tiempo llevas viviendo aquí?*, hoelang woon je hier al? Vaak zeg je *¿cuánto hace que vives aquí?*, zonder *tiempo*.",
        "Met een werkwoord in een verleden tijd is *¿cuánto hace que…?* ‘hoelang geleden?’: *¿cuánto hace que llegaste? Hace dos horas*.",
      ],
      remarks: [
        "*¿Desde hace cuánto tiempo?* is ook goed, maar je hoort het minder.",
        "In een vraag krijgen *cuándo* en *cuánto* een accent.",
      ],
      why: "Er volgt *que*, en de vraag is hoelang: *hace … que*, zonder *desde*.",
    },
    trampas: {
      title: "Valkuilen voor Nederlandstaligen",
      paragraphs: ["‘Al’, ‘sinds’ en ‘geleden’ kun je niet woord voor woord vertalen."],
      traps: [
        {
          wrong: "Vivo aquí *ya* tres años.",
          right: "Vivo aquí *desde hace* tres años.",
          why: "‘Al drie jaar’: *ya* betekent wel ‘al’, maar vóór een tijdsduur zeg je *desde hace*.",
        },
        {
          wrong: "Trabajo aquí *desde* dos meses.",
          right: "Trabajo aquí *desde hace* dos meses.",
          why: "‘Sinds twee maanden’: *desde* alleen staat vóór een moment, niet vóór een tijdsduur.",
        },
        {
          wrong: "Empecé *dos años hace*.",
          right: "Empecé *hace dos años*.",
          why: "‘Geleden’ staat achteraan, *hace* vooraan.",
        },
        {
          wrong: "Duermo mejor *desde* vivo aquí.",
          right: "Duermo mejor *desde que* vivo aquí.",
          why: "‘Sinds ik hier woon’: vóór een bijzin komt er *que* bij.",
        },
        {
          wrong: "Estoy en casa *desde lunes*.",
          right: "Estoy en casa *desde el lunes*.",
          why: "‘Sinds maandag’: in het Spaans krijgt de dag het lidwoord.",
        },
      ],
      why: "‘Twee jaar geleden’: *hace* staat vooraan.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
