import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "El pretérito perfecto",
  intro:
    "Con el pretérito perfecto hablas de un pasado que todavía toca el presente: lo que has hecho hoy, lo que has vivido hasta ahora, lo que acaba de ocurrir. Se forma con un auxiliar y un participio que no cambia.",
  essentials: [
    "Se usa en España si el momento sigue abierto o no se precisa: *hoy he comido*, *nunca he estado en Lima*.",
    "Los participios acaban en *-ado* o *-ido*, menos *hecho*, *dicho*, *visto*, *escrito*, *puesto* y algunos más.",
    "El auxiliar es *haber* con todos los verbos, y el participio termina en *-o*: *ellas han venido*.",
    "Entre *haber* y el participio normalmente no va nada: *siempre he vivido aquí*.",
    "Si el momento ya terminó, va el indefinido: *esta noche he dormido mal*, pero *anoche dormí mal*.",
  ],
  sections: {
    uso: {
      title: "Cuándo se usa",
      paragraphs: [
        "Se usa, en primer lugar, cuando el momento no ha terminado: *hoy*, *esta mañana*, *esta semana*, *este año*, *últimamente*, *en lo que va de año*. Si dices *esta semana he trabajado mucho*, la semana sigue.",
        "Habla también de la experiencia, de lo vivido hasta hoy, sin decir cuándo: *¿has estado alguna vez en Lima?*, *nunca he comido pulpo*, *hasta ahora he visto esta película tres veces*.",
        "Con *ya* y *todavía no* o *aún no* dice cómo están las cosas ahora: *ya he comido*, *todavía no ha llegado*.",
        "Por último, cuenta algo muy reciente, o algo cuyo resultado está a la vista: *he perdido las llaves*, y las busco; *se ha roto el vaso*, y ahí están los trozos.",
      ],
      remarks: [
        "Para lo que ocurrió hace un instante existe también *acabar de* con el infinitivo: *acabo de comer*.",
        "*He estado en Lima* es de quien ya volvió; *ha ido a Lima* indica normalmente que la persona está allí o de camino.",
        "Si la situación continúa, lo más normal es el presente: *vivo aquí desde hace cinco años*. Mira la guía «Desde, desde que, desde hace, hace».",
      ],
      why: "*Todavía no* dice cómo están las cosas ahora, porque sigues esperando el tren: en España va el perfecto.",
    },
    "perfecto-o-indefinido": {
      title: "¿Perfecto o indefinido?",
      paragraphs: [
        "Pregúntate si el momento toca todavía el presente. Si es así, usas el perfecto: *he comido*. Si está cerrado, el indefinido: *comí*, aunque fuera anoche.",
        "Las palabras de tiempo ayudan, pero decide tu punto de vista. *¿Has visto la exposición?* se dice sobre todo mientras sigue abierta; *¿viste la exposición?*, cuando ya terminó. *Este verano he leído mucho* se dice en agosto; *este verano leí mucho*, más bien en Navidad.",
      ],
      overview: {
        columns: ["De qué se habla", "Toca el presente", "Está cerrado"],
        rows: [
          ["el momento", "*esta semana he visto a Ana*", "*la semana pasada vi a Ana*"],
          ["la noche", "*esta noche he dormido mal*", "*anoche dormí mal*"],
          ["la experiencia", "*he estado tres veces en Lima*", "*en 2010 estuve en Lima*"],
          ["cómo están las cosas", "*ya he llamado*", "*llamé ayer*"],
          ["toda una vida", "*siempre he vivido aquí*", "*de niño viví en Lima*"],
          ["con *hace*", "*ha salido hace un momento*", "*salió hace dos años*"],
        ],
      },
      remarks: [
        "En España, *esta mañana* va con el perfecto incluso por la noche, porque todavía es hoy. *Esta noche*, dicho por la mañana, es la noche que acaba de terminar, y va con el perfecto; *anoche* va con el indefinido.",
        "Para contar una historia, mira la guía «El pretérito indefinido». Para describir la situación o una costumbre pasada no sirve ninguno de los dos: se usa el imperfecto, también para hoy (*esta mañana llovía*).",
      ],
      why: "*Anoche* es un momento que ya terminó, así que va el indefinido.",
    },
    "america-latina": {
      title: "En América",
      paragraphs: [
        "Las formas son las mismas en todas partes, pero en gran parte de América se usan menos. Para algo terminado, incluso hoy, se prefiere allí normalmente el indefinido: *hoy comí pescado*, *ya llegó*. También es frecuente en Galicia, Asturias, León y Canarias.",
        "En México y en muchos otros países, el perfecto se usa sobre todo para lo que continúa o todavía puede ocurrir: *siempre he vivido aquí*, *todavía no ha llegado*. En Uruguay y en gran parte de Argentina se oye también *todavía no llegó*. En Bolivia y en una parte del Perú, en cambio, el perfecto es muy frecuente.",
        "En toda América, en lugar de *vosotros habéis comido* se dice *ustedes han comido*. Con *vos*, en Argentina y en Uruguay, se usa la forma de *tú*: *vos has comido*.",
      ],
      remarks: [
        "Los ejercicios siguen el uso más extendido en España. Este tiempo se llama también pretérito perfecto compuesto y, en México, antepresente.",
      ],
    },
    regulares: {
      title: "Los verbos regulares",
      paragraphs: [
        "Toma el presente de *haber*, *he, has, ha, hemos, habéis, han*, y añade el participio, que es igual en todas las personas: *he hablado*, *has hablado*, *han hablado*.",
        "El participio de los verbos en *-ar* termina en *-ado* (*hablado*); el de los verbos en *-er* y en *-ir*, en *-ido* (*comido*, *vivido*).",
        "Muchos verbos difíciles en otros tiempos son regulares aquí: *sido* (de *ser*), *ido* (de *ir*), *estado*, *tenido*, *podido*, *querido*, *sabido*, *venido*. La vocal que cambia en presente no cambia: *pienso*, pero *pensado*; *duermo*, pero *dormido*; *pido*, pero *pedido*.",
      ],
      remarks: [
        "Todas las formas de *haber* llevan *h*. *Ha* va delante de un participio (*ha comido*); *a*, sin *h*, no: *va a comer*.",
        "Con *gustar* y *doler*, la forma depende de lo que gusta o duele: *me ha gustado la película*, *me han gustado tus fotos*.",
      ],
      why: "La forma de *vosotros* es *habéis*, y el participio no lleva *s* con *haber*.",
    },
    "haber-y-participio": {
      title: "Solo haber, y nada en medio",
      paragraphs: [
        "El auxiliar es siempre *haber*, con todos los verbos, también con los de movimiento. *Ser*, *estar* y *tener* no sirven para este tiempo.",
        "Con *haber*, el participio no concuerda ni con el sujeto ni con el complemento y termina siempre en *-o*: *ellas han venido*, *las cartas que he escrito*.",
        "Entre *haber* y el participio normalmente no se pone nada. *No* y los pronombres van delante de los dos; *ya*, *nunca*, *bien* y el sujeto, delante o detrás.",
      ],
      overview: {
        columns: ["Se dice", "No se dice"],
        rows: [
          ["*he ido al cine*", "*soy ido al cine*"],
          ["*ya he comido*, *he comido ya*", "*he ya comido*"],
          ["*he dormido bien*", "*he bien dormido*"],
          ["*¿ha llegado tu hermano?*", "*¿ha tu hermano llegado?*"],
          ["*lo he entendido todo*", "*he todo entendido*"],
          ["*ha habido dos accidentes*", "*han habido dos accidentes*"],
        ],
      },
      remarks: [
        "Sin *haber*, el participio es un adjetivo y sí concuerda: *la puerta está abierta*, *una carta escrita a mano*.",
        "Con el infinitivo, el pronombre sí va en medio, unido a *haber*: *sin haberlo visto*.",
      ],
      why: "El auxiliar es *haber*, y detrás de él el participio termina en *-o*, también con *las cartas*.",
    },
    "participios-irregulares": {
      title: "Los participios irregulares",
      paragraphs: [
        "Unos diez participios muy corrientes no terminan ni en *-ado* ni en *-ido*. La mayoría termina en *-to*: *abierto* (*abrir*), *cubierto* (*cubrir*), *escrito* (*escribir*), *muerto* (*morir*), *puesto* (*poner*), *resuelto* (*resolver*), *roto* (*romper*), *visto* (*ver*) y *vuelto* (*volver*).",
        "Dos terminan en *-cho*: *dicho* (*decir*) y *hecho* (*hacer*).",
      ],
      remarks: [
        "No confundas *he visto*, de *ver*, con *me he vestido*, de *vestirse*; ni *hecho*, de *hacer*, con *echo*, de *echar*, que se escribe sin *h*.",
        "*Ha muerto* cuenta lo ocurrido; *está muerto* describe el estado. Con un momento ya terminado se dice *murió*.",
      ],
      why: "El participio de *vestirse* es regular: *vestido*; *visto* es el de *ver*.",
    },
    derivados: {
      title: "Los verbos de la misma familia",
      paragraphs: [
        "Un verbo formado sobre uno de estos sigue normalmente a su modelo: *descubierto* (*descubrir*), *descrito* (*describir*), *propuesto* (*proponer*), *devuelto* (*devolver*), *envuelto* (*envolver*), *previsto* (*prever*), *deshecho* (*deshacer*), *predicho* (*predecir*). *Satisfacer* sigue a *hacer*: *satisfecho*.",
      ],
      remarks: [
        "Algunos son regulares: *bendecido* (*bendecir*), *maldecido* (*maldecir*), *corrompido* (*corromper*).",
        "En Argentina y Uruguay se escribe también *descripto* e *inscripto*.",
      ],
      why: "*Devolver* sigue a *volver*, y el participio no concuerda con *los libros*.",
    },
    "dos-participios": {
      title: "Dos participios posibles",
      paragraphs: [
        "*Imprimir* y *freír* tienen dos participios, y los dos son correctos con *haber*: *he impreso* o *he imprimido*, *he frito* o *he freído*. *Frito* es mucho más corriente que *freído*; *impreso* domina sobre todo en América. *Proveer*, menos frecuente, tiene también dos: *provisto* y *proveído*.",
        "Como adjetivo se usa la forma irregular: *patatas fritas*, *un libro impreso*.",
      ],
      remarks: [
        "En otras parejas, solo una de las dos palabras va con *haber*: *me he despertado*, pero *estoy despierto*.",
      ],
      why: "Aquí no hay *haber*: *fritas* es un adjetivo, que concuerda, y *freído* no se usa como adjetivo.",
    },
    "participios-con-acento": {
      title: "Con tilde: leído, oído, traído",
      paragraphs: [
        "Si la raíz termina en *a*, *e* u *o*, la *i* de *-ido* lleva tilde: *caído*, *traído*, *leído*, *creído*, *reído*, *oído*. La tilde separa las dos vocales, que sin ella se leerían en una sola sílaba: *le-í-do*.",
        "Detrás de *u* no hay tilde: *construido*, *huido*, *incluido*.",
      ],
      remarks: [
        "Estos participios no toman nada de otros tiempos, ni la *j* de *trajo* ni la *y* de *leyó*: *traído*, *leído*.",
      ],
      why: "Detrás de *u*, la *i* no lleva tilde: *construido*.",
    },
    reflexivos: {
      title: "Los verbos reflexivos y pronominales",
      paragraphs: [
        "El orden es siempre pronombre, *haber*, participio: *me he levantado*, *se ha vestido*, *nos hemos ido*. El pronombre no va en medio ni se une al participio.",
        "Los demás pronombres ocupan el mismo lugar, y *no* va delante de ellos: *lo he visto*, *no se lo he dicho*.",
      ],
      remarks: [
        "*Me he ido* indica que he dejado un sitio; *he ido*, sin pronombre, indica adónde.",
        "En lugar de *os habéis levantado*, en América se dice *ustedes se han levantado*.",
      ],
      why: "Primero va el pronombre, luego *haber* y luego el participio, sin nada en medio.",
    },
    trampas: {
      title: "Errores frecuentes",
      paragraphs: ["Estos errores son frecuentes entre quienes aprenden español."],
      traps: [
        {
          wrong: "*Soy* llegado tarde.",
          right: "*He* llegado tarde.",
          why: "El auxiliar es siempre *haber*.",
        },
        {
          wrong: "Las cartas han *llegadas*.",
          right: "Las cartas han *llegado*.",
          why: "Con *haber*, el participio no cambia.",
        },
        {
          wrong: "*He siempre* vivido aquí.",
          right: "*Siempre he* vivido aquí.",
          why: "Entre *haber* y el participio normalmente no se pone nada.",
        },
        {
          wrong: "Anoche *he dormido* mal.",
          right: "Anoche *dormí* mal.",
          why: "*Anoche* presenta la noche como terminada: va el indefinido.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
