import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "El futuro simple",
  intro:
    "El futuro simple se forma con el infinitivo y las mismas terminaciones para todos los verbos. Sirve para anunciar y para prometer, y también para decir lo que supones.",
  essentials: [
    "Predice, promete o supone: *mañana lloverá*, *te llamaré*, *serán las cinco*.",
    "Añade *-é, -ás, -á, -emos, -éis, -án* al infinitivo entero; solo *-emos* va sin tilde.",
    "Doce verbos cambian de raíz, como *tendré*, *podré*, *haré* y *diré*; las terminaciones no cambian.",
    "Detrás de *cuando*, lo que aún no ha ocurrido no va en futuro: *cuando vengas*, no *cuando vendrás*.",
    "Para contar un plan es más corriente *ir a*, con su *a*: *voy a estudiar*.",
  ],
  sections: {
    uso: {
      title: "Cuándo se usa",
      paragraphs: [
        "Expresa lo que va a ocurrir: una predicción (*mañana lloverá*), una promesa (*te llamaré*), algo cercano (*esta noche dormiré bien*) o algo lejano (*algún día viviré en Lima*). También puede ser una orden firme: *no saldrás de casa*.",
        "Lo acompañan muchas veces *mañana*, *el año que viene*, *pronto*, *algún día* o *nunca más*. Para contar el tiempo desde hoy se dice *dentro de dos meses*.",
      ],
      remarks: [
        "Al hablar se usan mucho otras dos formas: *mañana te llamo* y *te voy a llamar*. El cuadro de más abajo te ayuda a elegir.",
        "En gran parte de América, en la conversación domina *ir a* con infinitivo; el futuro simple sigue siendo corriente en la escritura y para suponer.",
      ],
      why: "Es una promesa para mañana: *devolveré*; *devolví* cuenta el pasado y *devolvería* depende de una condición.",
    },
    "si-y-cuando": {
      title: "Detrás de si y de cuando, sin futuro",
      paragraphs: [
        "Si la condición es posible, *si* va con presente y el resto de la frase con futuro: *si llueve, nos quedaremos en casa*. Detrás de este *si* nunca va el futuro.",
        "Detrás de *cuando*, si se habla del futuro, va el presente de subjuntivo: *cuando llegue, te llamaré*. Lo mismo ocurre con *en cuanto*, *hasta que* y *mientras*, cuando significa «todo el tiempo que».",
        "En una pregunta sí es posible el futuro, también si es indirecta: *¿cuándo vendrás?*, *no sé cuándo vendrás*, *no sé si vendrás*. *Cuándo* lleva ahí tilde, y *si* no pone una condición.",
      ],
      overview: {
        columns: ["Palabra", "El verbo que sigue", "Ejemplo"],
        rows: [
          ["*si* (condición)", "presente", "*si llueve, nos quedaremos en casa*"],
          [
            "*cuando*, *en cuanto*, *hasta que* (futuro)",
            "presente de subjuntivo",
            "*cuando llegue, te llamaré*",
          ],
          ["*cuando* (costumbre)", "presente", "*cuando llego a casa, ceno*"],
          ["*cuándo*, *si* (pregunta)", "futuro posible", "*no sé si vendrá*"],
        ],
      },
      remarks: [
        "No se dice *cuando vendrás, te llamaré*, sino *cuando vengas, te llamaré*. Estas formas se explican en la guía del presente de subjuntivo.",
      ],
      why: "Detrás de *cuando*, lo que aún no ha ocurrido va en presente de subjuntivo: *llegue*. *Llego* sería una costumbre, y el futuro no es posible.",
    },
    suposicion: {
      title: "Suponer: serán las cinco",
      paragraphs: [
        "El futuro indica también que supones algo de ahora. *Son las cinco*: lo sé, lo he visto en el reloj. *Serán las cinco*: me parece, pero no estoy seguro. También *estará en casa*: supongo que está en casa.",
        "En una pregunta indica que no esperas una respuesta segura: *¿dónde estará mi abrigo?* El resto de la frase dice si se trata de una suposición o del futuro.",
      ],
      remarks: [
        "Esta suposición habla del presente. Para un hecho ya terminado se usa *habrá salido*, supongo que ha salido; para una situación del pasado, el condicional: *serían las cinco*.",
        "*Deber de* con infinitivo dice lo mismo: *debe de ser el cartero* o *será el cartero*. Se admite también *debe ser*; sin *de*, *deber* expresa sobre todo una obligación.",
        "Con *seguro que* o *creo que* basta muchas veces el presente: *seguro que está en casa*.",
      ],
      why: "Acabas de mirar la hora y la sabes: *son*. Con *serán las cinco* solo la supones.",
    },
    "presente-ir-a-o-futuro": {
      title: "Presente, ir a o futuro",
      paragraphs: [
        "Tres formas pueden hablar del futuro, y muchas veces son posibles dos de ellas. El cuadro indica la más natural.",
      ],
      overview: {
        columns: ["Lo que expresas", "La forma", "Ejemplo"],
        rows: [
          ["lo que ya está fijado: un horario, una cita", "presente", "*mañana trabajo*"],
          ["un ofrecimiento, una respuesta rápida", "presente", "*¿te ayudo?*"],
          ["una intención, un plan", "*ir a* + infinitivo", "*voy a estudiar español*"],
          ["lo que ya se ve venir", "*ir a* + infinitivo", "*va a llover*"],
          ["una predicción, una promesa", "futuro", "*te llamaré*"],
          ["una suposición sobre ahora", "futuro", "*estará en casa*"],
        ],
      },
      remarks: [
        "No olvides la *a*: se dice *voy a comer*.",
        "Esta familia de ejercicios pide siempre el futuro simple, aunque *ir a* sea correcto.",
      ],
      why: "Para ofrecer ayuda se pregunta en presente: *ayudo*.",
    },
    regulares: {
      title: "Los verbos regulares",
      paragraphs: [
        "Deja el infinitivo entero y añade *-é, -ás, -á, -emos, -éis, -án*. Las terminaciones son las mismas para los verbos en *-ar*, en *-er* y en *-ir*: *hablaré*, *comeré*, *viviré*.",
        "Vienen del presente de *haber*: *he, has, ha, hemos, habéis, han*, sin *h* ni *hab-*.",
        "La sílaba tónica está en la terminación y lleva tilde, menos con *nosotros*: *hablaremos*. La tilde cambia el sentido: *hablará* es futuro; *hablara*, subjuntivo.",
      ],
      remarks: [
        "La raíz no cambia: *pensaré*, *volveré*, *pediré*, *jugaré*. También *ser*, *ir*, *dar*, *ver* y *estar* son regulares: *seré*, *iré*, *daré*, *veré*, *estaré*.",
        "*Oír* y *reír* pierden la tilde del infinitivo: *oiré*, *reiré*.",
        "Con *vos*, en Argentina y en Uruguay, se usa la forma de *tú*: *vos hablarás*. En toda América, *ustedes* ocupa el lugar de *vosotros*: *ustedes hablarán*.",
      ],
      why: "La tilde distingue el futuro *hablará* del subjuntivo *hablara*; *hablaré* es la forma de *yo*.",
    },
    "raices-irregulares": {
      title: "Las raíces irregulares",
      paragraphs: [
        "Doce verbos, casi todos muy corrientes, no conservan entero el infinitivo delante de la terminación: *tener, poner, salir, venir, valer*; *poder, saber, querer, haber, caber*; *hacer, decir*. La raíz nueva sirve para las seis personas y las terminaciones no cambian.",
        "Los verbos compuestos siguen a su modelo: *mantendré*, *propondrás*, *convendrá*, *desharemos*. El condicional tiene las mismas raíces: se aprenden una vez para dos tiempos.",
      ],
      remarks: [
        "*Bendecir* y *maldecir* no siguen a *decir*: *bendeciré*, *maldeciré*. La forma más usual de *predecir* es *predeciré*.",
        "No uses aquí la raíz del presente ni la del pasado: *tiene* y *tuvo*, pero *tendrá*.",
      ],
      why: "*Mantener* sigue a *tener*: *tendrá*, y por eso *mantendrá*.",
    },
    "raices-con-d": {
      title: "Una d en lugar de la vocal",
      paragraphs: [
        "La *e* o la *i* del infinitivo desaparece y en su lugar hay una *d*. La raíz de *tener* es *tendr-*; la de *poner*, *pondr-*; la de *salir*, *saldr-*; la de *venir*, *vendr-*, y la de *valer*, *valdr-*.",
        "Así se forman *tendré*, *pondrás*, *saldrá*, *vendremos*, *valdrán*.",
      ],
      remarks: ["No confundas *vendré*, de *venir*, con *venderé*, de *vender*."],
      why: "*Vendrán* es de *venir*; *venderán*, de *vender*.",
    },
    "raices-sin-e": {
      title: "La e que desaparece",
      paragraphs: [
        "Cinco verbos en *-er* pierden la *e* del infinitivo. La raíz de *poder* es *podr-*; la de *saber*, *sabr-*; la de *querer*, *querr-*; la de *haber*, *habr-*, y la de *caber*, *cabr-*: *podré*, *sabrás*, *querrá*, *habremos*, *cabrán*.",
        "*Habrá* es el futuro de *hay* y no cambia en plural: *habrá una fiesta*, *habrá dos fiestas*. Las demás formas sirven de auxiliar: *habré comido*.",
      ],
      remarks: [
        "*Querré* lleva *rr*: una *r* es de la raíz y la otra, de la terminación del infinitivo. *Puedo* y *quiero* son presente; el futuro no tiene *ue* ni *ie*: *podré*, *querré*.",
      ],
      why: "*Habrá* no cambia en plural, tampoco delante de *dos conciertos*.",
    },
    "har-dir": {
      title: "Hacer y decir",
      paragraphs: [
        "Son los más cortos: la raíz de *hacer* es *har-*, y la de *decir*, *dir-*. Así se forman *haré*, *harás*, *hará* y *diré*, *dirás*, *dirá*.",
      ],
      remarks: [
        "No confundas *hará*, de *hacer*, con *habrá*, de *haber*: *hará frío*, pero *habrá nieve*.",
      ],
      why: "La raíz de *decir* es *dir-*: *diré*.",
    },
    reflexivos: {
      title: "Los verbos reflexivos y pronominales",
      paragraphs: [
        "El pronombre va delante del verbo: *me levantaré*, *te pondrás*, *se irá*. Nunca se une al futuro.",
        "Con *ir a* tiene dos lugares posibles: *me voy a levantar* o *voy a levantarme*.",
      ],
      remarks: [
        "En presente, *me siento* puede ser de *sentarse* o de *sentirse*. El futuro conserva el infinitivo y los distingue: *me sentaré*, *me sentiré*.",
      ],
      why: "*Nos sentaremos* es de *sentarse*; *nos sentiremos*, de *sentirse*. El pronombre va delante.",
    },
    trampas: {
      title: "Errores frecuentes",
      paragraphs: ["Estos errores son frecuentes entre quienes aprenden español."],
      traps: [
        {
          wrong: "Cuando *vendrás*, comeremos.",
          right: "Cuando *vengas*, comeremos.",
          why: "Detrás de *cuando*, lo que aún no ha ocurrido va en subjuntivo.",
        },
        {
          wrong: "Voy *salir* mañana.",
          right: "Voy *a salir* mañana.",
          why: "Entre *ir* y el infinitivo va *a*.",
        },
        {
          wrong: "*Saliré* mañana.",
          right: "*Saldré* mañana.",
          why: "*Salir* es uno de los doce verbos de raíz irregular: *saldr-*.",
        },
        {
          wrong: "Mañana te *llamare*.",
          right: "Mañana te *llamaré*.",
          why: "El futuro lleva tilde, salvo con *nosotros*.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
