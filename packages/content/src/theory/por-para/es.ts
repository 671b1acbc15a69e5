import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "Por, para",
  intro:
    "Dos palabras pequeñas que muchas lenguas reúnen en una sola. Pregúntate si la frase mira hacia atrás (la causa, el camino, el cambio) o hacia delante (la finalidad, la persona, la fecha).",
  essentials: [
    "*Por* indica la causa, el camino o el cambio: *por la lluvia*, *por el parque*, *por diez euros*.",
    "*Para* indica la finalidad, la persona o el plazo: *para viajar*, *para ti*, *para el lunes*.",
    "Delante de un infinitivo, el fin lleva *para*, y el motivo, *por*: *gracias por venir*.",
    "En lugar de alguien es *por*; quien lo recibe, *para*: *canta por mí*, *canta para mí*.",
    "El transporte va con *en*, y detrás de la hora va *de*: *en tren*, *las ocho de la mañana*.",
  ],
  sections: {
    resumen: {
      title: "Cuadro para elegir",
      paragraphs: [
        "No traduzcas desde tu lengua: busca la pregunta a la que responde el final de la frase. Quédate con esta imagen: *por* dice qué te mueve o por dónde pasas; *para*, adónde quieres llegar.",
      ],
      overview: {
        columns: ["La pregunta", "Palabra", "Ejemplo"],
        rows: [
          ["¿Por qué, a causa de qué?", "*por*", "*no salgo por la lluvia*"],
          ["¿Por dónde, en qué zona?", "*por*", "*paseo por el parque*"],
          ["¿Por qué medio?", "*por*", "*te escribo por correo*"],
          ["¿En qué parte del día?", "*por*", "*corro por la mañana*"],
          ["¿A cambio de qué, a qué precio?", "*por*", "*lo vendo por diez euros*"],
          ["¿En lugar de quién?", "*por*", "*hablo por mi hermana*"],
          ["¿Quién lo ha hecho?", "*por*", "*escrito por Cervantes*"],
          ["¿Cuánto toca a cada uno?", "*por*", "*dos por persona*"],
          ["¿Con qué fin, para qué sirve?", "*para*", "*ahorro para viajar*"],
          ["¿Quién lo recibe?", "*para*", "*es para ti*"],
          ["¿Hacia dónde?", "*para*", "*el tren para Sevilla*"],
          ["¿Para cuándo?", "*para*", "*lo quiero para el lunes*"],
          ["¿Según quién, comparado con qué?", "*para*", "*para mí*, *para su edad*"],
        ],
      },
      why: "*Ir al mercado* es la finalidad del viaje, y la finalidad se dice con *para*.",
    },
    por: {
      title: "Por: la causa, el camino, el cambio",
      paragraphs: [
        "Los usos de *por* se parecen: dice qué te mueve (*por amor*), qué atraviesas (*por el bosque*) o qué das a cambio (*por cinco euros*).",
      ],
      why: "Tu prima recibe el regalo; no es una causa, ni un camino, ni un cambio: *para*.",
    },
    causa: {
      title: "La causa y el motivo",
      paragraphs: [
        "*Por* responde a «¿por qué?»: *no salimos por la lluvia*. *Por culpa de* señala al culpable. También con infinitivo: *me riñeron por llegar tarde*, es decir, porque llegué tarde.",
        "Damos las gracias, pedimos perdón, felicitamos y castigamos con *por*: *gracias por todo*, *perdón por el retraso*, *una multa por aparcar mal*. Lo mismo pasa con *famoso por*, *preocuparse por* y *luchar por*.",
        "*Por* dice además quién o qué merece tu esfuerzo: *lo hago por ti*, porque me importas.",
      ],
      remarks: [
        "Detrás de *gracias por* va un nombre o un infinitivo: *gracias por la cena*, *gracias por venir*.",
        "*Gracias a* es otra cosa: dice a quién o a qué debemos algo bueno. *Gracias a ti llegamos a tiempo*.",
      ],
      why: "Cambiar la bombilla está por hacer: es la finalidad, no la causa, así que *para*.",
    },
    "lugar-y-medio": {
      title: "El lugar de paso y el medio",
      paragraphs: [
        "*Por* dice el lugar que cruzas o recorres: *entra por la ventana*, *paseamos por el río*, *viajo por Portugal*. También sitúa de manera aproximada: *por aquí*, *por el centro*.",
        "Los mensajes siguen ese mismo camino: *por teléfono*, *por correo*, *por internet*, *por la radio*.",
      ],
      remarks: [
        "Al viajar, el medio de transporte va con *en*: *en tren*, *en avión*, *en bici*. A pie se dice *a pie* o *andando*.",
      ],
      why: "El medio de transporte va con *en*; *por* diría por dónde pasa.",
    },
    momento: {
      title: "La parte del día",
      paragraphs: [
        "Decimos *por la mañana*, *por la tarde*, *por la noche*, solos o detrás de un día: *el lunes por la tarde*, *ayer por la noche*, *mañana por la mañana*.",
        "*Por* da también un tiempo aproximado: *por Navidad*, *por entonces*.",
      ],
      remarks: [
        "Detrás de la hora va *de*: *las ocho de la mañana*. Y *esta mañana* no lleva preposición. Con *mediodía* y *medianoche* va *a*: *a mediodía* o *al mediodía*, *a medianoche*.",
        "En América es frecuente *en la mañana*, *en la tarde*, *en la noche*.",
      ],
      why: "Detrás de la hora va *de*: *las ocho de la tarde*, pero *por la tarde* sin hora.",
    },
    "precio-y-sustitucion": {
      title: "El precio, el cambio, la sustitución",
      paragraphs: [
        "*Por* pone dos cosas en una balanza: das una y recibes otra. *Te cambio mi silla por la tuya*, *la compré por diez euros*, *pagué mucho por este sofá*.",
        "Con las personas pasa lo mismo: una actúa en lugar o en nombre de otra. *Hablo por todos*; *firma por mí*.",
      ],
      remarks: [
        "El precio nunca va con *para*.",
        "Con *para*, la otra persona recibe algo: *canta por mí* (yo no canto), *canta para mí* (yo escucho).",
      ],
      why: "Da la moto y recibe la furgoneta: es un intercambio, *por*.",
    },
    agente: {
      title: "Quién hace la acción",
      paragraphs: [
        "En una frase pasiva, *por* dice quién o qué ha hecho la acción: *el puente fue construido por los romanos*.",
        "Si no importa quién lo hizo, usamos *se*, y el verbo concuerda con la cosa: *se vende un piso*, *se venden pisos*, *el puente se construyó en 1998*. También lo usamos para hablar de la gente en general: *aquí se habla español*, *se dice que va a llover*.",
      ],
      remarks: [
        "Al hablar, casi siempre preferimos la voz activa: *el puente lo construyeron los romanos*.",
        "La forma de *ellos*, sin sujeto, tampoco dice quién hace la acción: *llaman a la puerta*.",
      ],
      why: "Esos niños no saben leer, así que no han escrito nada: el cuento se destina a ellos, *para*.",
    },
    reparto: {
      title: "Por persona, por semana, por ciento",
      paragraphs: [
        "*Por* cuenta o reparte según una unidad, sin artículo: *diez euros por persona*, *dos veces por semana*, *cien kilómetros por hora*. También se dice *dos veces a la semana*.",
        "Los porcentajes suelen llevar artículo, *el* o *un*, delante del número: *el diez por ciento de los alumnos*. Y multiplicamos con *por*: *dos por tres son seis*.",
      ],
      why: "Con el artículo *la* se dice *a la semana*; *por semana* va sin artículo.",
    },
    para: {
      title: "Para: la finalidad, la persona, la fecha",
      paragraphs: [
        "*Para* es una flecha: señala adónde quieres llegar, sea una finalidad, una persona, un lugar o una fecha.",
      ],
      why: "El ruido es la causa, no un fin: *por*.",
    },
    "finalidad-y-uso": {
      title: "La finalidad y el uso",
      paragraphs: [
        "Con infinitivo, *para* dice con qué fin hacemos algo: *ahorro para viajar*. También dice para qué sirve una cosa o a qué se destina: *un vaso para vino*, *servir para*, *pilas para la radio*.",
        "Si los dos verbos tienen sujetos distintos, usamos *para que* con subjuntivo: *te lo digo para que lo sepas*. Mira la guía del presente de subjuntivo.",
      ],
      remarks: [
        "Si el infinitivo cuenta el motivo, y no el fin, es *por*: *una multa por aparcar mal*.",
        "Con *ir*, *venir* y *salir*, lo normal es *a*: *vengo a verte*. *Vengo para verte* insiste en la finalidad.",
      ],
      why: "Aparcar mal es el motivo de la multa, no su fin: *por*.",
    },
    destinatario: {
      title: "La persona que lo recibe",
      paragraphs: [
        "*Para* nombra a quien recibe algo o lo aprovecha: *una carta para tu abuela*, *un libro para niños*. También a la persona o empresa que te da trabajo: *trabajo para Ana*.",
        "Detrás de *por* y *para* van *mí* (con tilde) y *ti* (sin tilde), y después *él*, *ella*, *usted*, *nosotros*: *para mí*, *por ti*.",
      ],
      why: "Tú recibes el paquete, y detrás de *para* va *ti*.",
    },
    destino: {
      title: "La dirección",
      paragraphs: [
        "*Para* dice hacia dónde sales: *salimos para Cádiz*, *el tren para Sevilla*, *voy para casa*.",
        "Con *ir* y *viajar*, el punto de llegada suele ir con *a*: *voy a Cádiz*. *Para* subraya la dirección, como *hacia*. *Llegar* lleva *a*: *llegamos a Cádiz*.",
      ],
      remarks: ["*Voy por la playa*: camino por ella. *Voy para la playa*: me dirijo a ella."],
      why: "La playa es el lugar del paseo, no el destino: *por*.",
    },
    plazo: {
      title: "El plazo",
      paragraphs: [
        "*Para* da el último momento posible o la fecha prevista: *para el viernes*, *para las ocho*, *para mañana*.",
        "*Para entonces* significa «cuando llegue ese momento»: *para entonces ya habré vuelto*.",
      ],
      remarks: [
        "*Antes del viernes* es más estricto: el viernes ya es tarde.",
        "Una duración no es un plazo: *me voy dos semanas* o *me voy por dos semanas*.",
        "Para lo que dura una acción también se oye *por*, sobre todo en América: *viví allí por dos años*. En España lo normal es *viví allí dos años* o *durante dos años*.",
      ],
      why: "*La tarde* es aquí una parte del día, no un plazo: *por*.",
    },
    "opinion-y-comparacion": {
      title: "La opinión y la comparación",
      paragraphs: [
        "*Para* dice de quién es la opinión: *para mí*, *para mi abuela*.",
        "También compara con lo que cabe esperar: *es alta para su edad*, *hace calor para febrero*. De ahí *demasiado … para* y *bastante … para*: *demasiado pequeño para cinco*.",
      ],
      remarks: ["*Por mí* no es una opinión, sino un permiso: «si depende de mí»."],
      why: "La comparas con las niñas de su edad: *para*. *Por su edad* sería una causa.",
    },
    pares: {
      title: "Cambia la palabra, cambia el sentido",
      paragraphs: [
        "De una columna a otra, *por* y *para* lo cambian todo. Si dudas, pregúntate: ¿«a causa de, en lugar de, a través de» (*por*) o «destinado a, hacia, no más tarde de» (*para*)?",
      ],
      overview: {
        columns: ["Con por", "Con para"],
        rows: [
          ["*trabajo por Ana*: en su lugar, o por su bien", "*trabajo para Ana*: es mi jefa"],
          ["*lo hago por ti*: por tu bien, o en tu lugar", "*lo hago para ti*: tú lo recibes"],
          ["*hablo por todos*: en nombre de todos", "*hablo para todos*: todos me escuchan"],
          ["*voy por el parque*: lo cruzo", "*voy para el parque*: me dirijo allí"],
          ["*por mí*: si depende de mí", "*para mí*: en mi opinión"],
          ["*por la tarde*: en esa parte del día", "*para la tarde*: el plazo es la tarde"],
          ["*por entonces*: en aquella época", "*para entonces*: llegado ese momento"],
          [
            "*no entra por su edad*: a causa de su edad",
            "*es alta para su edad*: comparada con las niñas de su edad",
          ],
          ["*¿por qué?*: ¿cuál es el motivo?", "*¿para qué?*: ¿cuál es el fin?"],
        ],
      },
      why: "Rosa es la jefa, y se trabaja *para* quien manda o paga.",
    },
    expresiones: {
      title: "Expresiones fijas",
      paragraphs: [
        "Apréndelas enteras: *por favor*, *por fin*, *por eso*, *por supuesto*, *por ejemplo*, *por casualidad*, *por ahora*, *por lo menos*, *por primera vez*, *por cierto*, *por lo general*, *por lo tanto*, *por desgracia*, *por si acaso*; *para siempre*, *no es para tanto*, *para nada*.",
        "La pregunta es *por qué*, en dos palabras y con tilde; la respuesta, *porque*, en una: *¿por qué lloras? Porque estoy triste*. *¿Para qué sirve esto?* pregunta por la finalidad.",
      ],
      remarks: [
        "En España lo más corriente es *ir a por pan*; *ir por pan* también es correcto, y es lo que se dice en América.",
        "En buena parte de América, *está por llover* significa que va a llover enseguida; en España se dice *está a punto de llover*.",
      ],
      why: "*Por primera vez* es una expresión fija.",
    },
    trampas: {
      title: "Errores frecuentes",
      paragraphs: [
        "El francés, el neerlandés y el inglés tienen una palabra (*pour*, *voor*, *for*) que unas veces es *por* y otras *para*. Estas frases son las que más engañan.",
      ],
      overview: {
        columns: ["Se dice", "No se dice", "El motivo"],
        rows: [
          ["*gracias por todo*", "*gracias para todo*", "se agradece por un motivo"],
          ["*pagué diez euros por él*", "*pagué diez euros para él*", "lo que se compra"],
          ["*aprendo para hablar*", "*aprendo por hablar*", "finalidad"],
          ["*me multaron por correr*", "*me multaron para correr*", "motivo"],
          ["*por primera vez*", "*para primera vez*", "expresión fija"],
          ["*por la noche*", "*para la noche*", "parte del día"],
          ["*es difícil elegir*", "*es difícil para elegir*", "el infinitivo es el sujeto"],
          ["*busco mis llaves*", "*busco por mis llaves*", "sin preposición"],
          ["*pido la cuenta*", "*pido por la cuenta*", "sin preposición"],
          ["*voy en coche*", "*voy por coche*", "transporte"],
        ],
      },
      remarks: [
        "Algunas de las frases de la segunda columna existen con otro sentido: en *pagué diez euros para él*, él recibe el dinero, y *para la noche* da un plazo.",
      ],
      why: "Se dan las gracias por un motivo: *gracias por*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
