import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Ser, estar, hay",
  intro:
    "Muchas lenguas tienen un solo verbo donde el español tiene tres. Pregúntate qué dice la frase: qué es una cosa, dónde está y en qué estado, o simplemente que existe.",
  essentials: [
    "*Ser* define, *estar* sitúa o da un estado, *hay* presenta: *soy médica*, *está frío*, *hay leche*.",
    "No decide cuánto dura: decimos *está muerto*, pero *son las tres* y *era joven*.",
    "Lo que se encuentra en un sitio va con *estar*; lo que se celebra, con *ser*: *la boda es en Lima*.",
    "Con *un*, un número o un nombre solo, suele ir *hay*; con *el* o *mi*, *estar*: *está el cartero*.",
    "El tiempo que hace y la edad tienen otro verbo: *hace frío*, *tengo veinte años*.",
  ],
  sections: {
    resumen: {
      title: "Cuadro para elegir",
      paragraphs: [
        "*Ser* define, *estar* sitúa y describe un estado, *hay* presenta algo nuevo. Mira lo que sigue al verbo: ahí está casi siempre la respuesta.",
      ],
      overview: {
        columns: ["Dices…", "Verbo", "Ejemplo"],
        rows: [
          ["quién o qué es", "*ser*", "*soy Marta, soy médica*"],
          ["origen, material, dueño", "*ser de*", "*es de Lima*, *es de oro*, *es de Ana*"],
          ["cómo es por naturaleza", "*ser*", "*es alto y simpático*"],
          ["la hora, el día, la fecha", "*ser*", "*son las dos*, *hoy es lunes*"],
          ["dónde se celebra algo", "*ser*", "*la boda es en Lima*"],
          ["dónde está alguien o algo", "*estar*", "*el gato está en el jardín*"],
          ["en qué estado", "*estar*", "*estoy cansado*"],
          ["el resultado de una acción", "*estar* + participio", "*la tienda está cerrada*"],
          ["una acción en curso", "*estar* + gerundio", "*estoy leyendo*"],
          ["que existe algo", "*hay*", "*hay un gato en el jardín*"],
          ["que es necesario algo", "*hay que* + infinitivo", "*hay que comer*"],
        ],
      },
      remarks: [
        "La regla «*ser* es permanente, *estar* es temporal» engaña: decimos *está muerto* y *Lima está en Perú*, pero *son las tres* y *era joven*.",
        "En América, *ustedes son* y *ustedes están* valen también entre amigos; con *vos* se dice *vos sos* y *vos estás*.",
      ],
      why: "*Un piano* aparece por primera vez y con artículo indefinido: *hay*.",
    },
    formas: {
      title: "Las formas de ser, estar, hay",
      paragraphs: [
        "Las formas siguen el orden de las personas: *yo, tú, él, nosotros, vosotros, ellos*. *Hay* tiene una sola forma en cada tiempo.",
      ],
      overview: {
        columns: ["Tiempo", "Ser", "Estar", "Hay"],
        rows: [
          [
            "presente",
            "*soy, eres, es, somos, sois, son*",
            "*estoy, estás, está, estamos, estáis, están*",
            "*hay*",
          ],
          [
            "perfecto",
            "*he sido, has sido, ha sido, hemos sido, habéis sido, han sido*",
            "*he estado, has estado, ha estado, hemos estado, habéis estado, han estado*",
            "*ha habido*",
          ],
          [
            "indefinido",
            "*fui, fuiste, fue, fuimos, fuisteis, fueron*",
            "*estuve, estuviste, estuvo, estuvimos, estuvisteis, estuvieron*",
            "*hubo*",
          ],
          [
            "imperfecto",
            "*era, eras, era, éramos, erais, eran*",
            "*estaba, estabas, estaba, estábamos, estabais, estaban*",
            "*había*",
          ],
          [
            "futuro",
            "*seré, serás, será, seremos, seréis, serán*",
            "*estaré, estarás, estará, estaremos, estaréis, estarán*",
            "*habrá*",
          ],
          [
            "condicional",
            "*sería, serías, sería, seríamos, seríais, serían*",
            "*estaría, estarías, estaría, estaríamos, estaríais, estarían*",
            "*habría*",
          ],
        ],
      },
      remarks: [
        "En presente llevan tilde *estás*, *está*, *estáis* y *están*; *estoy* y *estamos*, no.",
        "En indefinido, *ser* tiene las formas de *ir*: *fui médico*, *fui al médico*.",
      ],
      why: "En indefinido, la raíz es *estuv-* y la terminación de *nosotros*, *-imos*; *ayer* excluye el presente.",
    },
    ser: {
      title: "Ser: lo que somos",
      paragraphs: [
        "*Ser* dice quién o qué es alguien, de dónde viene, de qué está hecha una cosa y cómo es por naturaleza. También sirve para la hora y para los acontecimientos.",
      ],
      why: "*De viaje* no es un origen, sino un estado del momento: *estar de viaje*.",
    },
    identidad: {
      title: "La identidad y la profesión",
      paragraphs: [
        "Si detrás del verbo hay un nombre o un pronombre que dice quién o qué es, usas *ser*: *es mi hermano*, *somos vecinos*, *esto es un pato*. La profesión va sin artículo: *soy médica*.",
        "El verbo concuerda con la persona: *soy yo*, *somos nosotros*.",
      ],
      remarks: [
        "Para decir cuántas personas forman un grupo, también *ser*: *somos cinco*.",
        "Con un adjetivo, la profesión suele llevar artículo: *es una médica muy buena*.",
        "Un trabajo provisional se dice con *estar de* o *trabajar de*: *este verano está de camarero*.",
      ],
      why: "Es músico, pero un trabajo de verano se dice con *estar de*: *está de camarero*.",
    },
    "origen-y-materia": {
      title: "El origen, el material, el dueño",
      paragraphs: [
        "*Ser de* dice de dónde viene alguien o algo (*soy de Sevilla*), de qué está hecho (*es de madera*) y a quién pertenece (*es de mi madre*).",
        "Con un posesivo no hay *de*: *este libro es mío*.",
      ],
      remarks: [
        "No confundas *es de Ana* (el dueño) con *es para Ana* (quien lo recibe): mira la guía «Por, para».",
      ],
      why: "Se pregunta por el dueño, no por el lugar del abrigo: *ser de*.",
    },
    caracter: {
      title: "Cómo es por naturaleza",
      paragraphs: [
        "El carácter, el tamaño, la forma, el color: todo lo que cabe en un retrato va con *ser*. *Mi hermana es alta y muy divertida*.",
        "También cuando el retrato ya no vale: *de niño era rubio*. No importa cuánto dura: importa que responde a *¿cómo es?*, la pregunta del retrato.",
      ],
      remarks: [
        "*¿Cómo es Ana?* pide un retrato; *¿cómo está Ana?* pregunta por su salud o su ánimo.",
      ],
      why: "*¿Es simpática?* muestra que pides un retrato, no que preguntas por su salud: *ser*.",
    },
    "hora-y-fecha": {
      title: "La hora, el día, la fecha",
      paragraphs: [
        "La hora va con *ser* y artículo, en singular para la una y en plural desde las dos: *es la una*, *son las dos*, *eran las cuatro*. La pregunta, *¿qué hora es?*, va en singular.",
        "También el día y la fecha: *hoy es lunes*, *es 3 de mayo*. Y además *es de noche*, *es de día*, *es tarde*.",
      ],
      remarks: [
        "También decimos *estamos a lunes*, *estamos a 3 de mayo* y *estamos en mayo*.",
        "Del tiempo hablamos muchas veces con *hacer*: *hace frío*, *hace sol*. Pero decimos *hay niebla* y *está nublado*.",
      ],
      why: "Con *a* delante de la fecha va *estar*: *estamos a 15*.",
    },
    "lugar-de-un-evento": {
      title: "Dónde se celebra algo",
      paragraphs: [
        "Una fiesta, una clase, un partido o una reunión tienen lugar en un sitio. Si puedes decir «se celebra» o «tiene lugar», es *ser*: *la boda es en Lima*, *el examen fue en el aula dos*.",
      ],
      remarks: [
        "La misma palabra puede ser una cosa o un acontecimiento: *el examen está en la mesa* (el papel), *el examen es en el aula dos* (la prueba).",
      ],
      why: "Buscas las entradas, cosas que se encuentran en un lugar, no el sitio del concierto: *están*.",
    },
    estar: {
      title: "Estar: dónde y en qué estado",
      paragraphs: [
        "*Estar* dice dónde se encuentra alguien o algo conocido y en qué estado. Con participio muestra un resultado; con gerundio, una acción en curso.",
      ],
      why: "Una fiesta tiene lugar en un sitio: es un acontecimiento, así que *ser*.",
    },
    lugar: {
      title: "Dónde se encuentra alguien o algo",
      paragraphs: [
        "Si alguien o algo conocido «se encuentra» en un lugar, es *estar*, aunque el lugar no cambie nunca: *¿dónde estás?*, *las llaves están en la mesa*, *Lima está en Perú*.",
        "*Estar* sin lugar significa estar aquí o en casa: *¿está Ana?*, *no está*.",
      ],
      remarks: [
        "Para saber si Ana ha venido o está en casa, basta con *¿está Ana?*, sin nombrar el lugar.",
        "Para un lugar fijo también decimos *quedar* y, con más formalidad, *encontrarse*: *¿dónde queda la estación?*, *el museo se encuentra en el centro*.",
      ],
      why: "*Un cajero* es uno cualquiera, con artículo indefinido: *hay*.",
    },
    estado: {
      title: "El estado del momento",
      paragraphs: [
        "El humor, la salud, el cansancio, la temperatura de una cosa, si algo está lleno o vacío: *estoy cansado*, *la sopa está fría*, *el piso está vacío*. También *estar de viaje*, *de vacaciones*, *de pie*, *de acuerdo*.",
        "*Bien* y *mal* van siempre con *estar* en este sentido: *¿cómo estás? Estoy bien*.",
        "*Estar* da además una impresión, algo distinto de lo que esperabas: *hoy estás muy guapa*, *qué alto estás ya*.",
        "*Feliz* va con los dos: *soy feliz* habla de la vida en general; *estoy feliz*, de este momento. *Contento* va normalmente con *estar*: *estoy contento*. *Es joven* da la edad; *está joven*, la impresión: parece más joven.",
      ],
      remarks: [
        "*Estar a* da lo que varía: *estamos a 3 de mayo*, *las fresas están a dos euros*.",
        "Lo más frecuente es *está casado*; *es casado* también es correcto, y más corriente en América que en España. Con *soltero* y *viudo* se oyen los dos verbos.",
      ],
      why: "*Feliz* va con los dos verbos, pero aquí sigue un nombre, *un hombre*: *ser*.",
    },
    resultado: {
      title: "El resultado: estar y el participio",
      paragraphs: [
        "Alguien cerró la puerta y ahora *la puerta está cerrada*. *Estar* con participio muestra el resultado; el participio concuerda: *las camas están hechas*.",
        "*Ser* con participio cuenta la acción misma, en voz pasiva: *el puente fue construido por los romanos*. Si no nombras a nadie, es más natural *se*: *el puente se construyó en 1998*.",
        "La postura del cuerpo también es un resultado: *está sentado*, *están tumbados*.",
      ],
      remarks: [
        "No uses *ser* ni *estar* para formar el perfecto: *se ha ido*, siempre con *haber*. Mira la guía del pretérito perfecto.",
        "*Muerto* es un estado, aunque sea definitivo: *está muerto*.",
      ],
      why: "*Por dos estudiantes* dice quién lo hizo: la frase cuenta la acción misma, en voz pasiva, así que *ser*.",
    },
    gerundio: {
      title: "La acción en curso",
      paragraphs: [
        "*Estar* con gerundio dice lo que ocurre en ese momento: *hablando*, *comiendo*, *viviendo*; detrás de vocal, *-yendo*: *leyendo*, *oyendo*. Los verbos en *-ir* que cambian de vocal tienen *i* o *u*: *pidiendo*, *durmiendo*. Muchas veces basta con el presente: *leo*.",
        "El pronombre va delante de *estar* o unido al gerundio: *me estoy duchando* o *estoy duchándome*.",
      ],
      remarks: [
        "No sirve para los planes: *mañana salgo de viaje*, no *mañana estoy saliendo de viaje*.",
      ],
      why: "Detrás de vocal, el gerundio termina en *-yendo*: *construyendo*.",
    },
    hay: {
      title: "Hay: lo que existe",
      paragraphs: [
        "*Hay* dice que algo existe u ocurre. Es igual en singular y en plural: *hay un gato*, *hay dos gatos*, *hay leche*. En pasado, *había* describe y *hubo* cuenta (mira la guía del pretérito indefinido); en futuro, *habrá*. Siempre en singular: *había dos gatos*.",
        "Detrás de *hay* va normalmente una palabra indefinida: *un, una*, un número, *mucho, poco, algún, ningún, otro, más*, *alguien, nadie, algo, nada*, o un nombre sin artículo.",
      ],
      remarks: [
        "En América y en el este de España se oye *habían muchas personas*; la norma pide *había muchas personas*.",
        "*Haber* no indica posesión: *tengo un perro*, con *tener*.",
      ],
      why: "*Había* es el pasado de *hay* y va en singular, también delante de *cien personas*.",
    },
    "hay-o-esta": {
      title: "Hay un…, está el…",
      paragraphs: [
        "Casi siempre decide el artículo. Algo nuevo, sin artículo definido: *hay un banco en la plaza*. Algo conocido, con *el, la, los, las, mi, tu, este* o un nombre propio: *el banco está en la plaza*, *ahí está Ana*.",
        "Se ve bien en las preguntas: *¿dónde hay un banco?*, uno cualquiera; *¿dónde está el banco?*, ese que ya conocemos.",
      ],
      overview: {
        columns: ["Hay", "Estar"],
        rows: [
          ["*hay un perro en la puerta*", "*mi perro está en la puerta*"],
          ["*hay dos sillas*", "*están las dos sillas*"],
          ["*hay leche en la mesa*", "*la leche está en la mesa*"],
          ["*¿hay alguien?*", "*¿está Ana?*"],
        ],
      },
      remarks: [
        "Con un número solo, *hay*; con artículo y número, *estar*: *hay dos sillas*, *están las dos sillas*.",
        "*Un* puede ir con *estar* si no presentas a alguien, sino que cuentas algo de esa persona: *un amigo mío está en el hospital*.",
      ],
      why: "*Unas* presenta unas tijeras de las que aún no se hablaba: *hay*. Si ya son conocidas, llevan *las* y *estar*: *las tijeras están en el cajón*.",
    },
    "hay-que": {
      title: "Hay que: lo necesario",
      paragraphs: [
        "*Hay que* con infinitivo dice lo que es necesario, sin decir quién lo hace: *hay que esperar*. En pasado, *había que*, *hubo que*; en futuro, *habrá que*.",
        "Si hay un sujeto, usas *tener que* (*tengo que esperar*, *tienes que comer*) o, para un deber o un consejo, *deber*: *debes descansar*.",
      ],
      remarks: [
        "*No hay que gritar* suele ser una prohibición. Para decir que algo no es necesario, es más claro *no hace falta*.",
      ],
      why: "Hay un sujeto, *Ana*: va *tener que*.",
    },
    "cambio-de-sentido": {
      title: "El adjetivo cambia de sentido",
      paragraphs: [
        "Algunos adjetivos significan una cosa con *ser* y otra con *estar*. *Ser* da una cualidad, *estar* un estado: *es listo*, es inteligente; *está listo*, está preparado.",
      ],
      overview: {
        columns: ["Adjetivo", "Con ser", "Con estar"],
        rows: [
          ["*abierto*", "sociable", "que no está cerrado"],
          ["*aburrido*", "que aburre a los demás", "que se aburre"],
          ["*bueno*", "que tiene bondad o calidad", "que sabe bien; ya curado"],
          ["*callado*", "que habla poco", "que no habla ahora"],
          ["*despierto*", "vivo, inteligente", "que no duerme"],
          ["*listo*", "inteligente", "preparado"],
          ["*malo*", "que tiene maldad; de poca calidad", "enfermo; pasado (un alimento)"],
          ["*moreno*", "de pelo o piel oscuros", "bronceado por el sol"],
          ["*orgulloso*", "que se cree superior", "satisfecho de algo o de alguien"],
          ["*rico*", "con dinero", "que sabe bien"],
          ["*seguro*", "sin peligro", "sin dudas"],
          ["*verde*", "de ese color", "que no está maduro"],
          ["*vivo*", "rápido, astuto", "que no está muerto"],
        ],
      },
      remarks: [
        "De una persona, *está bueno* o *está buena* significa muchas veces, en lenguaje familiar, que es atractiva. Para la bondad, di *es bueno*.",
        "*Estar malo*, por «estar enfermo», se usa sobre todo en España; *estar enfermo* se entiende en todas partes.",
      ],
      why: "Aquí *listo* significa «preparado», no «inteligente»: *estoy listo*.",
    },
    trampas: {
      title: "Errores frecuentes",
      paragraphs: ["Estas son las frases en las que más engañan otras lenguas."],
      overview: {
        columns: ["Se dice", "No se dice", "El motivo"],
        rows: [
          ["*está el cartero*", "*hay el cartero*", "con artículo definido"],
          ["*está lloviendo*", "*es lloviendo*", "acción en curso"],
          ["*la fiesta es en mi casa*", "*la fiesta está en mi casa*", "tiene lugar"],
          ["*Lima está en Perú*", "*Lima es en Perú*", "se encuentra"],
          ["*somos cuatro*", "*hay cuatro de nosotros*", "cuántos forman el grupo"],
          ["*soy yo*", "*es yo*", "concuerda con la persona"],
          ["*soy médica*", "*estoy médica*", "identidad"],
          ["*estoy bien*", "*soy bien*", "estado"],
          ["*son las tres*", "*está las tres*", "la hora, en plural"],
          ["*hace frío*", "*es frío*", "el tiempo que hace"],
          ["*tengo veinte años*", "*soy veinte*", "la edad"],
          ["*se ha ido*", "*es ido*", "el auxiliar es *haber*"],
        ],
      },
      remarks: [
        "Algunas frases de la segunda columna existen con otro sentido: *es frío* puede describir el carácter de alguien.",
        "Escribe la tilde de *está* y *están*: *esta*, sin tilde, acompaña a un nombre, como en *esta casa*.",
        "Para el tiempo que ha pasado desde un hecho, *hace dos años*: mira «Desde, desde que, desde hace, hace».",
      ],
      why: "*Mi hermano* es alguien conocido, con posesivo: *está*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
