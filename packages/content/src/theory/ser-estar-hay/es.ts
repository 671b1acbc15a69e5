import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Ser, estar, hay",
  intro:
    "Muchas lenguas tienen un solo verbo donde el español tiene tres. Pregúntate qué dice la frase: qué es una cosa, dónde está y en qué estado, o simplemente que existe.",
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
          ["una acción en curso", "*estar* + *-ando, -iendo*", "*estoy leyendo*"],
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
    ser: {
      title: "Ser: lo que somos",
      paragraphs: [
        "*Ser* dice quién o qué es alguien, de dónde viene, de qué está hecha una cosa y cómo es por naturaleza. También sirve para la hora y para los acontecimientos.",
      ],
      why: "La frase da un origen: *ser de*.",
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
      ],
      why: "El verbo concuerda con *yo*: *soy yo*.",
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
      why: "La lana es el material: *ser de*.",
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
      why: "El tamaño y el color forman el retrato de la casa: *ser*.",
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
      why: "Desde las dos, la hora va en plural: *son*.",
    },
    "lugar-de-un-evento": {
      title: "Dónde se celebra algo",
      paragraphs: [
        "Una fiesta, una clase, un partido o una reunión tienen lugar en un sitio. Si puedes decir «se celebra» o «tiene lugar», es *ser*: *la boda es en Lima*, *el examen fue en el aula dos*.",
      ],
      remarks: [
        "La misma palabra puede ser una cosa o un acontecimiento: *el examen está en la mesa* (el papel), *el examen es en el aula dos* (la prueba).",
      ],
      why: "El concierto tiene lugar en el parque: es un acontecimiento, así que *ser*.",
    },
    estar: {
      title: "Estar: dónde y en qué estado",
      paragraphs: [
        "*Estar* dice dónde se encuentra alguien o algo conocido y en qué estado. Con participio muestra un resultado; con gerundio, una acción en curso.",
      ],
      why: "El humor de hoy es un estado: *estar*.",
    },
    lugar: {
      title: "Dónde se encuentra alguien o algo",
      paragraphs: [
        "Si alguien o algo conocido «se encuentra» en un lugar, es *estar*, aunque el lugar no cambie nunca: *¿dónde estás?*, *las llaves están en la mesa*, *Lima está en Perú*.",
        "*Estar* sin lugar significa estar aquí o en casa: *¿está Ana?*, *no está*.",
      ],
      remarks: [
        "Para saber si Ana ha venido o está en casa, basta con *¿está Ana?*, sin nombrar el lugar.",
      ],
      why: "Un museo se encuentra en un lugar: *estar*.",
    },
    estado: {
      title: "El estado del momento",
      paragraphs: [
        "El humor, la salud, el cansancio, la temperatura de una cosa, si algo está lleno o vacío: *estoy cansado*, *la sopa está fría*, *el piso está vacío*. También *estar de viaje*, *de vacaciones*, *de pie*, *de acuerdo*.",
        "*Bien* y *mal* van siempre con *estar* en este sentido: *¿cómo estás? Estoy bien*.",
        "*Estar* da además una impresión, algo distinto de lo que esperabas: *hoy estás muy guapa*, *qué alto estás ya*.",
      ],
      remarks: [
        "*Estar a* da lo que varía: *estamos a 3 de mayo*, *las fresas están a dos euros*.",
        "Lo más frecuente es *está casado*; *es casado* también es correcto, y más corriente en América que en España.",
      ],
      why: "El cansancio es un estado del momento: *estoy*.",
    },
    resultado: {
      title: "El resultado: estar y el participio",
      paragraphs: [
        "Alguien cerró la puerta y ahora *la puerta está cerrada*. *Estar* con participio muestra el resultado; el participio concuerda: *las camas están hechas*.",
        "*Ser* con participio cuenta la acción misma, en voz pasiva: *el puente fue construido por los romanos*.",
        "La postura del cuerpo también es un resultado: *está sentado*, *están tumbados*.",
      ],
      remarks: [
        "No uses *ser* ni *estar* para formar el perfecto: *se ha ido*, siempre con *haber*. Mira la guía del pretérito perfecto.",
        "*Muerto* es un estado, aunque sea definitivo: *está muerto*.",
      ],
      why: "Alguien cerró la puerta y ves el resultado: *está cerrada*.",
    },
    gerundio: {
      title: "La acción en curso",
      paragraphs: [
        "*Estar* con gerundio, la forma en *-ando* o *-iendo*, dice lo que ocurre en ese momento: *estoy leyendo*, *estaba durmiendo*. Muchas veces basta con el presente.",
        "El pronombre va delante de *estar* o unido al gerundio: *me estoy duchando* o *estoy duchándome*.",
      ],
      remarks: [
        "No sirve para los planes: *mañana salgo de viaje*, no *mañana estoy saliendo de viaje*.",
      ],
      why: "La acción está en curso, *hablando*: *estar*.",
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
      why: "*Dos bibliotecas* es indefinido y nuevo: *hay*, siempre en singular.",
    },
    "hay-o-esta": {
      title: "Hay un…, está el…",
      paragraphs: [
        "Decide el artículo. Algo nuevo, sin artículo definido: *hay un banco en la plaza*. Algo conocido, con *el, la, los, las, mi, tu, este* o un nombre propio: *el banco está en la plaza*, *ahí está Ana*.",
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
      ],
      why: "*Las llaves* lleva artículo definido: son llaves conocidas, así que *están*.",
    },
    "hay-que": {
      title: "Hay que: lo necesario",
      paragraphs: [
        "*Hay que* con infinitivo dice lo que es necesario, sin decir quién lo hace: *hay que esperar*. En pasado, *había que*, *hubo que*; en futuro, *habrá que*.",
        "Si hay un sujeto, usas *tener que*: *tengo que esperar*, *tienes que comer*.",
      ],
      remarks: [
        "*No hay que gritar* suele ser una prohibición. Para decir que algo no es necesario, es más claro *no hace falta*.",
      ],
      why: "La obligación vale para todos, sin sujeto: *hay que*.",
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
