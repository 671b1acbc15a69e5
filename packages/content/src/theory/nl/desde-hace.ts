import type { desdeHace } from "../desde-hace.ts";
import type { GuideTexts, SectionId } from "../guide.ts";

export const texts = {
  title: "Desde, desde que, desde hace, hace",
  intro:
    "‘Sinds’, ‘al’ en ‘geleden’ zijn in het Spaans vier woorden. Kijk wat erop volgt: een moment, een bijzin of een hoeveelheid tijd, en of het nog duurt.",
  sections: {
    "punto-de-partida": {
      title: "1. Het beginpunt: desde, desde que",
      paragraphs: [
        "*Desde* noemt het moment waarop iets begint: een tijdstip, een dag, een maand, een seizoen, een jaar, een hele datum, of een gebeurtenis als zelfstandig naamwoord. ‘Sinds maandag’ is *desde el lunes*, ‘sinds gisteren’ is *desde ayer*, ‘sinds 1998’ is *desde 1998*, ‘sinds de bruiloft’ is *desde la boda*.",
        "Dagen van de week, seizoenen en data met een dag krijgen het lidwoord (*desde el jueves*, *desde el verano*, *desde el 3 de mayo*); maanden en jaren niet (*desde abril*, *desde 1998*, *desde mayo de 2003*), tenzij je *el mes de abril* of *el año 1998* zegt.",
        "Volgt er een bijzin met een vervoegd werkwoord, dan is ‘sinds’ *desde que*: *desde que vivo aquí*, *desde que te conozco*. In het Nederlands is dat hetzelfde woord, in het Spaans niet.",
      ],
      remarks: [
        "Een datum is nooit een duur: *desde marzo* zegt wanneer het begon, *desde hace dos meses* hoelang het al duurt.",
      ],
    },
    duracion: {
      title: "2. De duur: desde hace",
      paragraphs: [
        "*Desde hace* staat vóór een hoeveelheid tijd als iets nog duurt: *cinco minutos*, *dos semanas*, *mucho tiempo*, *poco*. In het Nederlands zeg je vaak gewoon ‘al’: al vijf jaar.",
        "Het werkwoord staat in de tegenwoordige tijd, net als in het Nederlands: *vivo aquí desde hace cinco años*, ik woon hier al vijf jaar. Met een ontkenning kan ook de voltooide tijd: *no la he visto desde hace un mes*.",
      ],
      remarks: [
        "*Desde* alleen past niet bij een duur: ‘al drie jaar’ is *desde hace tres años*, met *hace* erbij.",
        "Je hoort ook *hace tres años que vivo aquí* en *llevo tres años viviendo aquí*: hetzelfde idee, anders gebouwd.",
      ],
    },
    pasado: {
      title: "3. Het verleden: hace",
      paragraphs: [
        "*Hace* vóór een hoeveelheid tijd zegt hoelang geleden iets gebeurde dat voorbij is. ‘Geleden’ staat achteraan, *hace* vooraan: *llegué hace dos horas*, ik ben twee uur geleden aangekomen.",
        "Het werkwoord staat in een verleden tijd, meestal het pretérito indefinido; is het nog maar net gebeurd, dan kiest men in Spanje graag de voltooide tijd: *ha llamado hace un momento*.",
      ],
      remarks: [
        "Ook waar het Nederlands de voltooide tijd heeft (‘ik ben twee jaar geleden begonnen’) neemt het Spaans het indefinido: *empecé hace dos años*.",
        "*Hace* verandert hier niet: *hacen tres años* zeg je niet.",
      ],
    },
    resumen: {
      title: "4. Overzicht",
      paragraphs: ["Kijk eerst wat er na de open plek komt, dan naar het werkwoord van de zin."],
      overview: {
        columns: ["Woord", "Wat erop volgt", "Betekenis", "Voorbeeld"],
        rows: [
          ["*desde*", "een moment of een gebeurtenis", "sinds + datum", "*desde 2010*"],
          ["*desde que*", "een bijzin met een werkwoord", "sinds", "*desde que trabajo*"],
          [
            "*desde hace*",
            "een duur, en het gaat door",
            "al + duur",
            "*estudio desde hace un año*",
          ],
          ["*hace*", "een duur, en het is voorbij", "geleden", "*empecé hace un año*"],
        ],
      },
    },
  },
} satisfies GuideTexts<SectionId<typeof desdeHace>>;
