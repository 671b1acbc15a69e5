import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "¿Indefinido, imperfecto o perfecto?",
  intro:
    "Todos los días hablas del pasado con tres tiempos: *comí*, *comía* y *he comido*. Para elegir importa menos cuándo fue que cómo lo miras: como un hecho terminado, como una situación que estaba ahí o como algo que llega hasta ahora.",
  essentials: [
    "Lo que describes va en imperfecto, también si es de hoy: *esta mañana llovía*.",
    "Un hecho, en un tiempo ya terminado, va en indefinido: *ayer comí pescado*.",
    "Un hecho, en un tiempo que sigue abierto, va en perfecto en España: *hoy he comido pescado*.",
    "Una duración cerrada va en indefinido, aunque sea larga: *viví veinte años en Lima*.",
    "La palabra de tiempo no decide sola: *ayer llovía* pinta el fondo, *ayer llovió* cuenta un hecho.",
  ],
  sections: {
    resumen: {
      title: "Las preguntas que deciden",
      paragraphs: [
        "Hazte estas preguntas por orden. ¿Describes cómo era algo o cuentas un hecho? Lo que describes va en imperfecto, también si hablas de hoy: son las cuatro primeras preguntas. Si es un hecho, decide el momento. Dentro de un tiempo que llega hasta ahora va, en España, el perfecto; en un tiempo que ya terminó, el indefinido.",
      ],
      overview: {
        columns: ["Pregunta", "Tiempo", "Ejemplo"],
        rows: [
          [
            "¿Cómo era? ¿Qué hora o qué día era? ¿Cuántos años tenía?",
            "imperfecto",
            "*eran las seis y llovía*",
          ],
          ["¿Qué pasaba de costumbre?", "imperfecto", "*los sábados comíamos pescado*"],
          [
            "¿Qué estaba en curso cuando ocurrió otra cosa?",
            "imperfecto",
            "*comíamos cuando llamó Ana*",
          ],
          ["¿Qué plan o qué deseo había?", "imperfecto", "*iba a salir*"],
          [
            "¿Un hecho en un periodo que dura todavía? (*hoy*, *esta semana*, *este año*)",
            "perfecto",
            "*hoy he comido pescado*",
          ],
          [
            "¿Es una experiencia, sin decir cuándo? (*alguna vez*, *nunca*)",
            "perfecto",
            "*nunca he estado en Lima*",
          ],
          ["¿Está hecho ya o no? (*ya*, *todavía no*)", "perfecto", "*todavía no he comido*"],
          [
            "¿Qué pasó, en un momento ya terminado? (*ayer*, *en 1998*)",
            "indefinido",
            "*ayer comí pescado*",
          ],
          ["¿Y qué pasó después?", "indefinido", "*entró, saludó y se sentó*"],
          [
            "¿Cuánto duró, hasta cuándo o cuántas veces en total?",
            "indefinido",
            "*viví tres años en Lima*",
          ],
        ],
      },
      remarks: [
        "Una palabra de tiempo ayuda, pero no siempre decide sola: *ayer llovió* cuenta qué pasó; *ayer llovía cuando salí* describe el fondo.",
        "Un periodo abierto, por tanto, no siempre pide el perfecto: *esta mañana ha llovido* cuenta; *esta mañana llovía* describe.",
        "Las formas están en las guías del pretérito indefinido, del pretérito imperfecto y del pretérito perfecto.",
      ],
      why: "El año pasado terminó y cuentas las veces, así que usas el indefinido, *fui*.",
    },
    "linea-del-tiempo": {
      title: "La línea del tiempo",
      paragraphs: [
        "Imagina una línea que va del pasado, a la izquierda, hasta ahora, a la derecha.",
        "El perfecto ocupa una zona abierta que toca el ahora: el día de hoy, este año, toda tu vida. Lo que sitúas dentro de esa zona va, en España, en perfecto.",
        "Más a la izquierda hay zonas cerradas: ayer, el verano pasado, 1998. En ellas el indefinido es un punto, o un tramo con principio y final: *salí*, *esperé dos horas*. Varios puntos seguidos forman una historia.",
        "El imperfecto es una franja sin bordes detrás de los puntos: no se ve dónde empieza ni dónde acaba. En *llovía cuando salimos*, *llovía* es la franja y *salimos* es el punto.",
      ],
      remarks: [
        "La duración real no importa. Veinte años pueden ser un tramo cerrado (*viví veinte años en Lima*), y un segundo puede ser una franja (*en ese momento abría la puerta*).",
      ],
      why: "*Esta semana* no ha terminado: es una zona abierta, y en España pide el perfecto, *he leído*.",
    },
    indefinido: {
      title: "El indefinido: lo que pasó",
      paragraphs: [
        "Con el indefinido cuentas un hecho terminado en un momento que también terminó: *ayer*, *anoche*, *el lunes pasado*, *hace dos años*, *en 1998*.",
        "En una historia, las acciones que van una detrás de otra hacen avanzar el relato y van en indefinido: *entró, saludó y se sentó*. Un imperfecto entre ellas detiene el relato para describir.",
        "También va en indefinido lo que mides de principio a fin, aunque sea largo: cuánto tiempo (*viví tres años en Lima*), hasta cuándo (*esperé hasta las seis*) o cuántas veces (*la llamé cinco veces*).",
        "Y con él valoras un hecho entero que ya acabó: *la fiesta fue un éxito*. Con un adjetivo valen *fue* y *estuvo*: *la fiesta fue genial*, *la fiesta estuvo genial*. Con *bien* o *mal* va *estar*, no *ser*: *estuvo muy bien*.",
      ],
      remarks: [
        "La repetición sola no pide imperfecto: *la llamé dos veces* cuenta dos llamadas; *la llamaba todas las noches* habla de una costumbre.",
        "Una época tampoco lo pide: *de niño vivía en Lima* describe; *de niño viví tres años en Lima* cierra el tramo.",
      ],
      why: "La frase describe lo que había al llegar, el fondo, así que usas el imperfecto, *había*.",
    },
    imperfecto: {
      title: "El imperfecto: cómo era",
      paragraphs: [
        "El imperfecto muestra una situación por dentro, sin decir cuándo empezó ni cuándo acabó. Por eso describe personas, cosas y lugares: *la casa era grande*, *Ana tenía un perro*.",
        "Habla de las costumbres de una época: *los sábados comíamos pescado*. Prueba con *soler*: si *solíamos comer pescado* dice lo mismo, va el imperfecto.",
        "La hora, la fecha y la edad son el marco de lo que pasa: *eran las seis*, *era lunes*, *tenía veinte años*.",
        "Con *iba a*, *pensaba* o *quería* y un infinitivo hablas de un plan o de un deseo, sin decir si se cumplió: *iba a salir*, *pensaba llamarte*.",
      ],
      remarks: [
        "*Tener veinte años* es el marco; *cumplir veinte años* es un hecho: *tenía veinte años*, pero *el lunes cumplí veinte años*.",
        "El imperfecto sirve también para pedir algo con cortesía: *quería un café*.",
      ],
      why: "*Seis años* mide su estancia de principio a fin, aunque fuera en la infancia, así que usas el indefinido, *vivió*.",
    },
    perfecto: {
      title: "El perfecto: hasta ahora",
      paragraphs: [
        "El perfecto, el presente de *haber* con un participio, une el pasado con el ahora. En España lo usas si el periodo no ha terminado: *hoy*, *esta semana*, *este año*, *últimamente*.",
        "Sirve para la experiencia hasta hoy, sin decir cuándo: *¿has estado alguna vez en Lima?* Si luego dices cuándo, pasas al indefinido: *sí, estuve en 1998*.",
        "Con *ya*, *todavía no* y *aún no* dices cómo están las cosas ahora: *ya he comido*, *todavía no ha llamado*.",
        "También da una noticia o un resultado que importa ahora, sin nombrar el momento: *he perdido el abrigo*, *me he hecho daño*.",
      ],
      overview: {
        columns: ["Tiempo cerrado: indefinido", "Tiempo abierto: perfecto"],
        rows: [
          ["*ayer comí pescado*", "*hoy he comido pescado*"],
          ["*el mes pasado llovió mucho*", "*este mes ha llovido mucho*"],
          ["*en 1998 estuve en Lima*", "*he estado dos veces en Lima*"],
          ["*llamó el lunes*", "*ya ha llamado*"],
        ],
      },
      remarks: [
        "*Esta mañana* está dentro de *hoy*: en casi toda España, por la noche todavía se dice *esta mañana he visto a Ana*.",
        "Con *hace un momento*, en España oirás los dos: *ha llamado hace un momento*, *llamó hace un momento*. Con *hace dos años*, un hecho va en indefinido.",
        "Si dices desde cuándo o cuánto tiempo dura algo que sigue, lo normal es el presente: *vivo aquí desde hace tres años*. Mira «Desde, desde que, desde hace, hace».",
      ],
      why: "La experiencia va en perfecto, pero 1998 es un momento terminado, así que usas el indefinido, *fui*.",
    },
    "imperfecto-junto-a-indefinido": {
      title: "El imperfecto junto al indefinido",
      paragraphs: [
        "En un relato trabajan juntos. El imperfecto pinta el fondo y el indefinido cuenta lo que ocurre delante: *llovía y no había nadie en la calle; de repente llamó Ana*.",
        "Si algo interrumpe una acción, la que estaba en curso va en imperfecto y la que interrumpe, en indefinido: *comíamos cuando llamó Ana*. *Mientras* suele introducir la que estaba en curso: *mientras comíamos, llamó Ana*.",
        "También puedes decir *estaba* con el gerundio (*comiendo*; detrás de vocal, *-yendo*: *leyendo*): *estábamos comiendo cuando llamó Ana*.",
        "Compara en la tabla: si cambias el tiempo, cambias la escena.",
      ],
      overview: {
        columns: ["Con imperfecto", "Con indefinido"],
        rows: [
          [
            "*cuando llegué, cenaban*: ya estaban en la mesa",
            "*cuando llegué, cenaron*: primero llegué y después cenaron",
          ],
          [
            "*cuando volvía a casa, vi a Ana*: por el camino",
            "*cuando volví a casa, vi a Ana*: después de llegar",
          ],
          [
            "*cruzaba la calle cuando la llamé*: estaba en medio",
            "*cruzó la calle cuando la llamé*: primero la llamé y entonces cruzó",
          ],
        ],
      },
      remarks: [
        "*Cuando* va con los dos tiempos. Dos acciones en curso a la vez: *Ana leía cuando yo cocinaba*, o mejor *mientras yo cocinaba*. Dos hechos seguidos: *cuando llamó Ana, salí*.",
        "Lo que ya había ocurrido antes va con *había* y participio: *cuando llegué, ya habían comido*.",
      ],
      why: "*Leía* es la acción en curso y *de repente* anuncia lo que la interrumpe, así que usas el indefinido, *aterrizó*.",
    },
    "cambio-de-sentido": {
      title: "Verbos que parecen cambiar de sentido",
      paragraphs: [
        "*Saber*, *conocer*, *querer*, *poder*, *tener* y *haber* hablan de estados. En imperfecto, el estado estaba ahí. En indefinido cuentas algo que ocurrió: el estado empezó, o la cosa se hizo o no se hizo.",
      ],
      overview: {
        columns: ["Imperfecto: un estado", "Indefinido: un hecho"],
        rows: [
          ["*sabía la noticia*: ya la conocía", "*supe la noticia*: me enteré"],
          ["*conocía a Ana*: no era la primera vez", "*conocí a Ana*: fue la primera vez"],
          ["*quería salir*: tenía ganas", "*quise salir*: lo intenté"],
          ["*no quería salir*: no tenía ganas", "*no quise salir*: me negué"],
          ["*podía abrir la puerta*: era posible", "*pude abrir la puerta*: lo conseguí"],
          ["*no podía dormir*: seguía despierto", "*no pude dormir*: no dormí en toda la noche"],
          ["*Ana tenía un hijo*: era madre", "*Ana tuvo un hijo*: el niño nació"],
          [
            "*tenía que salir*: era mi obligación; no sabemos si salí",
            "*tuve que salir*: fue necesario, y salí",
          ],
          ["*había un problema*: existía", "*hubo un problema*: algo pasó"],
        ],
      },
      remarks: [
        "Si dices cuánto duró, el indefinido solo cierra el estado: *tuve un perro cinco años*.",
        "*Había* y *hubo* van en singular también delante de un plural: *había dos coches*, *hubo dos fiestas*.",
        "En un tiempo abierto, el perfecto presenta el hecho como el indefinido: *hoy he conocido a Ana*, *todavía no he podido salir*.",
      ],
      why: "Fue un primer encuentro, en un tren, hace diez años: un hecho, así que usas el indefinido, *nos conocimos*.",
    },
    trampas: {
      title: "Las trampas de un vistazo",
      paragraphs: [
        "Cada lengua reparte el pasado a su manera. Busca la tuya en la tabla, y no traduzcas el tiempo: vuelve a las preguntas del principio.",
      ],
      overview: {
        columns: ["Si hablas", "Tu lengua dice", "En español"],
        rows: [
          ["francés", "el mismo «j’ai vu» con ayer y con hoy", "*ayer vi*, pero *hoy he visto*"],
          ["francés", "«je suis allé», con «être»", "*he ido*, siempre con *haber*"],
          ["francés", "«c’était bien», para valorar la fiesta de ayer", "*la fiesta estuvo bien*"],
          ["neerlandés", "«ik heb gezien» también con ayer", "*ayer vi*, pero *hoy he visto*"],
          [
            "neerlandés",
            "la misma forma para el fondo y para el hecho: «het regende», «ze belde»",
            "*llovía cuando llamó*",
          ],
          ["neerlandés", "«ik ben gegaan», con «zijn»", "*he ido*, siempre con *haber*"],
          [
            "inglés",
            "«I worked» para el hecho y para la costumbre",
            "*trabajé dos años*, *trabajaba los sábados*",
          ],
          [
            "inglés",
            "«I was reading» en curso y de principio a fin",
            "*leía cuando llamaste*, *estuve leyendo dos horas*",
          ],
          ["inglés", "«I have lived here for three years»", "*vivo aquí desde hace tres años*"],
        ],
      },
      remarks: [
        "El participio del perfecto no cambia: *Ana ha ido*, *mis tías han ido*.",
        "Entre *haber* y el participio normalmente no va ninguna palabra: *siempre he vivido aquí*, *ya lo he visto*.",
      ],
      why: "Ayer ya terminó: aunque en tu lengua uses una forma con dos palabras, en español va el indefinido, *vi*.",
    },
    "espana-y-america": {
      title: "España y América",
      paragraphs: [
        "En casi toda España, lo que ha ocurrido hoy va en perfecto: *hoy he comido tarde*. En gran parte de América, y también en Galicia, Asturias, León y Canarias, un hecho terminado suele ir en indefinido aunque sea de hoy: *¿ya comiste?*, *hoy comí tarde*.",
        "El perfecto vive también en América. En México, por ejemplo, se usa sobre todo para lo que continúa o puede repetirse: *siempre he vivido aquí*, *nunca he estado en Sevilla*. En Lima, en La Paz o en el noroeste de Argentina se oye también para hechos recientes, como en Madrid; en Bolivia, a veces incluso con un momento terminado.",
        "La diferencia entre indefinido e imperfecto, en cambio, es la misma en todas partes.",
        "En América se dice *ustedes* también a los amigos, con la forma de *ellos*: *ustedes llegaron*. *Vos* lleva en estos tiempos, en casi todas partes, la forma de *tú*: *vos llegaste*, *vos llegabas*, *vos has llegado*.",
      ],
      remarks: [
        "Estos tiempos tienen otros nombres. El indefinido es el «pretérito perfecto simple» o, en México y otros países, el «pretérito»; el perfecto es el «pretérito perfecto compuesto» o «antepresente»; el imperfecto es también el «copretérito».",
        "Los ejercicios siguen el uso más extendido en España. *Hoy comí tarde* no es una falta: es otra norma.",
      ],
      why: "En América *ustedes* vale también para los hijos, con la forma de *ellos*, y con *ya* es normal el indefinido: *se lavaron*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
