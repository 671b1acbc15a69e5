import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "El pretérito imperfecto",
  intro:
    "Con el pretérito imperfecto miras el pasado desde dentro: cómo eran las cosas, qué se hacía siempre, qué estaba pasando. Las formas son fáciles, porque solo hay tres verbos irregulares; lo que pide práctica es elegir entre este tiempo y el indefinido.",
  essentials: [
    "Pinta el fondo, una costumbre o una acción en curso: *llovía*, *iba cada día*, *leía cuando llamaste*.",
    "Sale del infinitivo: *hablaba* en *-ar*; *comía* y *vivía* en *-er* y en *-ir*.",
    "Solo son irregulares *ser* (*era*), *ir* (*iba*) y *ver* (*veía*), con sus compuestos.",
    "Si cuentas las veces o mides la duración, va el indefinido: *fui tres veces*, *viví allí dos años*.",
    "Para imaginar algo no sirve: se dice *si tuviera tiempo*, y no *si tenía tiempo*.",
  ],
  sections: {
    uso: {
      title: "Cuándo se usa",
      paragraphs: [
        "El imperfecto no dice cuándo empezó algo ni cuándo terminó: lo muestra mientras dura. *Vivía en Sevilla*: la frase no cuenta qué pasó después.",
        "Responde a preguntas como *¿cómo era?* o *¿qué estaba pasando?* A la pregunta *¿qué pasó?* responde el indefinido: *un día llamó Ana*.",
      ],
      overview: {
        columns: ["Uso", "Ejemplo"],
        rows: [
          ["una costumbre", "*de niño iba a pie*"],
          ["una descripción, el fondo", "*la casa era grande*"],
          ["una acción en curso", "*leía cuando llamaste*"],
          ["la edad, la hora", "*tenía diez años*, *eran las dos*"],
          ["la cortesía", "*quería un café*"],
          ["un plan", "*iba a salir*"],
          ["lo que alguien dijo", "*dijo que estaba cansada*"],
        ],
      },
      remarks: [
        "Para una hipótesis no sirve: lo que imaginas se dice con *si tuviera tiempo*, en subjuntivo. *Si tenía tiempo* es posible, pero significa «siempre que tenía tiempo» o «si es verdad que tenía tiempo», salvo al contar lo que alguien dijo: *dijo que llamaría si tenía tiempo*.",
        "En América el imperfecto se usa igual. En México y en otros lugares algunas gramáticas lo llaman *copretérito*.",
      ],
      why: "La frase describe cómo estaba todo en la playa, igual que *estaba vacía*: por eso, *hacía*.",
    },
    costumbres: {
      title: "Las costumbres",
      paragraphs: [
        "El imperfecto cuenta lo que se repetía, sin decir cuántas veces: *todos los veranos íbamos a la playa*. Aparece a menudo con *antes*, *de niño*, *siempre*, *todos los días*, *cada verano*, *los domingos* o *a veces*.",
        "*Soler* con un infinitivo deja la costumbre todavía más clara: *solíamos cenar tarde*.",
      ],
      remarks: [
        "Esas palabras no deciden solas. Si cuentas las veces o si el periodo está cerrado, usas el indefinido: *fui tres veces*; *aquella semana fui todos los días*.",
      ],
      why: "La costumbre va en imperfecto, *iba*; lo de ese día es un solo hecho, en indefinido: *fui*.",
    },
    descripcion: {
      title: "La descripción y el fondo",
      paragraphs: [
        "Es el tiempo con el que se describe a las personas, los lugares, el tiempo que hace y lo que se siente: *Ana era alta y llevaba un abrigo verde*, *hacía frío*, *estaba cansado*.",
        "En una historia, el imperfecto pone el fondo y el indefinido hace avanzar la acción: *era de noche y no había nadie; de repente sonó el teléfono*.",
        "*Había* es el pasado de *hay* cuando describes lo que existía en un lugar: *en la plaza había un café*.",
      ],
      remarks: [
        "Compara una descripción, *la playa era bonita*, con la opinión sobre un acontecimiento que ya terminó, *la fiesta fue genial* o *estuvo genial*. Para esa opinión final se usa el indefinido.",
      ],
      why: "Describes el piso, como en *tenía mucha luz*: *era*.",
    },
    "accion-en-curso": {
      title: "Lo que estaba pasando cuando…",
      paragraphs: [
        "Una acción está en curso, en imperfecto, cuando ocurre otra, en indefinido: *leía cuando llamaste*.",
        "*Estaba* con el gerundio (*hablando*, *comiendo*; detrás de vocal, *-yendo*: *leyendo*) muestra aún mejor que la acción no había terminado: *estaba leyendo cuando llamaste*.",
        "*Mientras* suele introducir lo que estaba en curso, en imperfecto. Si las dos acciones avanzan a la vez, las dos van en imperfecto: *mientras yo cocinaba, ella leía*. Si ocurre otra cosa, va en indefinido: *mientras yo cocinaba, llamó Ana*.",
      ],
      remarks: [
        "Si dices cuánto duró en total, *estar* pasa al indefinido: *estuve leyendo toda la tarde*.",
        "*Acababa de salir* significa que la salida había ocurrido un momento antes.",
      ],
      why: "*Durante una hora* da la duración total: *estar* va en indefinido, *estuvo*.",
    },
    "edad-y-hora": {
      title: "La edad, la hora, el día",
      paragraphs: [
        "La edad, la hora y el momento del día son el marco de una historia: *tenía diez años*, *eran las dos*, *era lunes*, *era de noche*.",
        "El verbo concuerda con la hora: *era la una*, pero *eran las dos*, *eran las tres y media*.",
      ],
      remarks: [
        "Para decir qué hora era no se usa el indefinido: *eran las dos*, y no *fueron las dos*.",
        "El día del cumpleaños sí es un hecho, con otro verbo: *ayer cumplió diez años*.",
      ],
      why: "La hora es el marco de la llamada, por eso va en imperfecto, y *las tres* pide plural: *eran*.",
    },
    cortesia: {
      title: "La cortesía",
      paragraphs: [
        "El imperfecto suaviza una petición: *quería un café*, *quería hacerle una pregunta*. Hablas de ahora, no del pasado.",
        "También sirve para decir por qué vienes o llamas: *venía a recoger un paquete*, *llamaba para hacer una pregunta*. En una tienda te preguntan: *¿qué deseaba?* Son corteses también *querría*, en condicional, y *quisiera*, más formal.",
      ],
      remarks: [
        "Solo se hace con unos pocos verbos. Con *poder*, la forma cortés habitual es *podría*, en condicional: *¿podría ayudarme?* es más corriente que *¿podía ayudarme?*, que también se oye.",
      ],
      why: "Es una petición cortés, hecha ahora: *quería*.",
    },
    "planes-y-estilo-indirecto": {
      title: "Los planes y las palabras de otros",
      paragraphs: [
        "*Iba a* con un infinitivo expresa lo que alguien pensaba hacer, muchas veces sin hacerlo: *iba a llamarte, pero llegó Ana*. *Quería* y *pensaba* expresan también una intención: *pensaba salir*.",
        "Cuando cuentas en pasado lo que alguien dijo o creyó, su presente pasa normalmente a imperfecto: *estoy cansada* da *dijo que estaba cansada*; *voy a salir* da *dijo que iba a salir*.",
        "Lo mismo pasa con un horario: *el tren salía a las dos*.",
      ],
      remarks: [
        "*Fui a comprar pan* cuenta que me desplacé; *iba a comprar pan* muestra un plan o que estaba de camino.",
        "El futuro simple pasa a condicional: *llamaré* da *dijo que llamaría*.",
      ],
      why: "Ayer alguien dijo *va a llover*; contado en pasado es *iba a llover*.",
    },
    regulares: {
      title: "Los verbos regulares",
      paragraphs: [
        "Solo hay dos series de terminaciones. Los verbos en *-ar* llevan *-aba, -abas, -aba, -ábamos, -abais, -aban*; los verbos en *-er* y en *-ir* comparten *-ía, -ías, -ía, -íamos, -íais, -ían*.",
        "*Yo* y *él* tienen la misma forma, *hablaba*. Si la frase no deja claro quién es, añade el sujeto: *yo hablaba y ella comía*.",
        "La sílaba tónica está en la terminación. En los verbos en *-ar* solo lleva tilde *nosotros*: *hablábamos*. En los verbos en *-er* y en *-ir* la *í* la lleva siempre: *comía*, *vivíamos*.",
      ],
      remarks: [
        "*-aba* se escribe con *b* en todas las personas.",
        "Con *vos*, en Argentina y en Uruguay, se usa la forma de *tú*: *vos hablabas*. En América se dice *ustedes hablaban* en lugar de *vosotros hablabais*.",
      ],
      why: "Con *nosotros*, la terminación es *-ábamos*, con tilde en la *á* y con *b*.",
    },
    "sin-cambios": {
      title: "La raíz no cambia",
      paragraphs: [
        "La raíz es la del infinitivo, en todas las personas. La vocal que cambia en presente no cambia aquí: *tiene*, pero *tenía*; *pide*, pero *pedía*; *duerme*, pero *dormía*.",
        "Tampoco se usan las formas especiales de *yo* (*hago*, pero *hacía*; *conozco*, pero *conocía*) ni las raíces del indefinido (*estuve*, pero *estaba*; *dije*, pero *decía*).",
        "Entre vocales no aparece *y*: *leía*, *oía*, *construía*.",
      ],
      remarks: [
        "La receta vale para casi todos los verbos: quita *-ar*, *-er* o *-ir* del infinitivo y añade la terminación.",
      ],
      why: "Quitas *-ir* de *dormir* y añades *-ía*: *dormía*, sin el *ue* del presente ni la *u* de *durmió*.",
    },
    irregulares: {
      title: "Tres irregulares: ser, ir, ver",
      paragraphs: [
        "El imperfecto de *ser* es *era*; el de *ir*, *iba*, y el de *ver*, *veía*. No hay otros, salvo los verbos compuestos con ellos, como *prever*: *preveía*.",
        "*Éramos* e *íbamos* llevan tilde; *erais* e *ibais*, no. *Ver* conserva la *e* del infinitivo delante de las terminaciones normales: *veía*, *veíamos*.",
        "*Era* y *estaba* se distinguen como *soy* y *estoy* en presente: *era médico*, *estaba en casa*.",
      ],
      remarks: [
        "*Dar*, *estar* y *haber*, irregulares en otros tiempos, son regulares aquí: *daba*, *estaba*, *había*.",
        "Como pasado de *hay*, *había* no cambia en plural: *había dos gatos*. *Habían dos gatos* se oye en algunas zonas, sobre todo de América, pero no se considera correcto. Como auxiliar, *habían* sí es correcto: *habían comido*.",
      ],
      why: "La forma de *nosotros* de *ir* es *íbamos*: con *b* y con tilde en la *í*.",
    },
    "imperfecto-o-indefinido": {
      title: "¿Imperfecto o indefinido?",
      paragraphs: [
        "Los dos tiempos hablan del mismo pasado; cambia la manera de mirarlo. El imperfecto muestra lo que dura, el indefinido dice que algo ocurrió y terminó. *Ayer llovía* pone un fondo; *ayer llovió* cuenta un hecho: la palabra *ayer* no decide.",
        "Pregúntate si pintas un cuadro o si cuentas el paso siguiente de la historia.",
      ],
      overview: {
        columns: ["Se trata de", "Imperfecto", "Indefinido"],
        rows: [
          ["una repetición", "*iba cada verano*: una costumbre", "*fui tres veces*: se cuentan"],
          [
            "una duración",
            "*vivía en Lima*: el final no importa",
            "*viví en Lima dos años*: terminó",
          ],
          [
            "dos acciones",
            "*salía cuando llamaste*: estaba saliendo",
            "*salí cuando llamaste*: primero la llamada y después la salida",
          ],
          [
            "una cualidad",
            "*la casa era bonita*: una descripción",
            "*la fiesta fue bonita*: un balance",
          ],
          ["una salida", "*iba a salir*: un plan", "*salí*: un hecho"],
        ],
      },
      remarks: [
        "En América se elige igual. Lo que cambia allí es el uso del perfecto (*he hablado*): mira «¿Indefinido, imperfecto o perfecto?», donde se comparan los tres tiempos.",
      ],
      why: "Das una opinión final sobre una fiesta que ya terminó: *fue*.",
    },
    "cambio-de-sentido": {
      title: "Sabía o supe: verbos con dos sentidos",
      paragraphs: [
        "Con algunos verbos, el tiempo cambia lo que se entiende. El imperfecto describe un estado; el indefinido cuenta el momento en que empieza o cómo acabó.",
      ],
      overview: {
        columns: ["Verbo", "Imperfecto: un estado", "Indefinido: un hecho"],
        rows: [
          ["*saber*", "*sabía*: ya tenía la información", "*supe*: me enteré"],
          ["*conocer*", "*conocía a Ana*: de antes", "*conocí a Ana*: la vi por primera vez"],
          ["*querer*", "*quería*: tenía ganas", "*quise*: lo intenté"],
          ["*no querer*", "*no quería*: no tenía ganas", "*no quise*: me negué"],
          ["*tener*", "*tenía una idea*: ya estaba en mi cabeza", "*tuve una idea*: se me ocurrió"],
          ["*tener que*", "*tenía que salir*: no se dice si salí", "*tuve que salir*: y salí"],
          ["*poder*", "*podía*: era posible", "*pude*: lo conseguí"],
          ["*no poder*", "*no podía*: no era posible", "*no pude*: no lo conseguí"],
          ["*haber*", "*había una fiesta*: estaba en curso", "*hubo una fiesta*: se celebró"],
        ],
      },
      remarks: [
        "Con *siempre* o con una duración cerrada, el indefinido puede conservar el sentido normal: *siempre supe la verdad*, *tuve un perro diez años*.",
      ],
      why: "Es el primer encuentro, un hecho: *conocí*. *Conocía* diría que ya la conocías de antes.",
    },
    reflexivos: {
      title: "Los verbos reflexivos y pronominales",
      paragraphs: [
        "El pronombre es el mismo que en presente y va delante del verbo: *me levantaba*, *te levantabas*, *se levantaba*. La vocal no cambia: *me acuesto*, pero *me acostaba*; *se viste*, pero *se vestía*.",
        "Con *iba a* y un infinitivo puedes elegir: *me iba a acostar* o *iba a acostarme*. Con *estaba* y un gerundio, también: *se estaba duchando* o *estaba duchándose*.",
        "*Me iba* indica que dejaba un sitio o que estaba a punto de dejarlo: *ya me iba*. Sin pronombre, *iba* indica adónde: *iba al cine*.",
      ],
      remarks: [
        "*Yo* y *él* tienen la misma forma, pero el pronombre los distingue: *me levantaba*, *se levantaba*.",
        "*¿Cómo te llamabas?* es una manera cortés de preguntar un nombre que has olvidado.",
        "En América se dice *ustedes se levantaban* en lugar de *os levantabais*. Con *vos*, *te levantabas*.",
      ],
      why: "El verbo es *levantarse*: necesita *se*, y *-aba* se escribe con *b*.",
    },
    trampas: {
      title: "Errores frecuentes",
      paragraphs: ["Estos errores son frecuentes entre quienes aprenden español."],
      traps: [
        {
          wrong: "*Era* las dos cuando llamaste.",
          right: "*Eran* las dos cuando llamaste.",
          why: "El verbo concuerda con la hora.",
        },
        {
          wrong: "*Habían* dos gatos en el jardín.",
          right: "*Había* dos gatos en el jardín.",
          why: "Como pasado de *hay*, *había* no cambia en plural.",
        },
        {
          wrong: "Ayer *llovía* tres horas.",
          right: "Ayer *llovió* tres horas.",
          why: "Lo que se mide de principio a fin va en indefinido.",
        },
        {
          wrong: "Si *tenía* tiempo, saldría más.",
          right: "Si *tuviera* tiempo, saldría más.",
          why: "Una hipótesis lleva el imperfecto de subjuntivo.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
