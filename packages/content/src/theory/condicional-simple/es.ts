import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "El condicional simple",
  intro:
    "Con el condicional simple pides con cortesía, aconsejas e imaginas. Tiene las raíces del futuro y unas terminaciones que sirven para todos los verbos.",
  essentials: [
    "Sirve para la cortesía, el consejo y lo imaginado: *¿podrías ayudarme?*, *deberías descansar*, *iría*.",
    "Añade *-ía, -ías, -ía, -íamos, -íais, -ían* al infinitivo entero, siempre con tilde.",
    "La raíz es la del futuro, también la irregular: *tendré*, *tendría*; *haré*, *haría*.",
    "Al imaginar, *si* lleva subjuntivo y la otra parte, condicional: *si tuviera tiempo, iría*.",
    "Es también el futuro visto desde el pasado: *vendré*, pero *dijo que vendría*.",
  ],
  sections: {
    uso: {
      title: "Cuándo se usa",
      paragraphs: [
        "Hace más cortés una petición o un deseo: *¿podrías ayudarme?*, *me gustaría ir a Lima*, *preferiría esperar*.",
        "Da un consejo: *deberías descansar*; *yo que tú, hablaría con ella*. *En tu lugar* significa lo mismo que *yo que tú*.",
        "Y expresa lo que ocurriría en una situación imaginada, lo que en un relato aún estaba por venir y lo que supones del pasado. De eso tratan los apartados siguientes.",
      ],
      remarks: [
        "*Querría*, *quisiera* y *me gustaría* expresan el mismo deseo; si el deseo es que otra persona haga algo, se dice *me gustaría que vinieras*. *Quisiera* es un imperfecto de subjuntivo que se usa como fórmula de cortesía. También es cortés *quería un café*.",
        "En un bar o en una tienda de España no hace falta el condicional: *¿me pone un café?* ya es cortés.",
        "Para dar una noticia que no es segura se dice *según la radio, el ministro está enfermo*. En la prensa se lee a veces un condicional, pero muchos manuales de estilo lo desaconsejan.",
      ],
      why: "*Yo que tú* introduce un consejo: el verbo va en condicional.",
    },
    hipotesis: {
      title: "Imaginar: si tuviera, iría",
      paragraphs: [
        "El condicional dice qué ocurriría; la condición, detrás de *si*, va en imperfecto de subjuntivo: *si tuviera tiempo, iría*. En el apartado siguiente verás cómo se forma ese subjuntivo.",
        "La condición puede ir al final (*iría si tuviera tiempo*) o expresarse en pocas palabras, sin *si*: *con más tiempo*, *sin coche*, *en tu lugar*.",
      ],
      overview: {
        columns: ["La condición", "Detrás de si", "En el resto de la frase", "Ejemplo"],
        rows: [
          ["posible", "presente", "futuro", "*si tengo tiempo, iré*"],
          [
            "imaginada: poco probable o contraria a la realidad",
            "imperfecto de subjuntivo",
            "condicional",
            "*si tuviera tiempo, iría*",
          ],
          [
            "pasada, ya es tarde",
            "pluscuamperfecto de subjuntivo",
            "condicional compuesto",
            "*si hubiera tenido tiempo, habría ido* (o *hubiera ido*)",
          ],
        ],
      },
      remarks: [
        "No digas *si tendría tiempo, iría*. Se oye en una parte del norte de España, pero la norma no lo acepta.",
        "Cuando *si* introduce una pregunta indirecta, el condicional sí es posible: *no sabía si vendrías*.",
        "En la lengua hablada se oye el imperfecto en lugar del condicional: *si tuviera tiempo, iba*. En los ejercicios usa el condicional.",
      ],
      why: "*Comeremos* es futuro: la condición es posible y *si* pide el presente, *hace*. Con *comeríamos* sería imaginada: *hiciera*.",
    },
    "imperfecto-de-subjuntivo": {
      title: "Cómo se forma el imperfecto de subjuntivo",
      paragraphs: [
        "Parte del indefinido: en la forma de *ellos*, cambia *-ron* por *-ra, -ras, -ra, -ramos, -rais, -ran*. De *tuvieron* sale *tuviera*; de *fueron*, *fuera*; de *hablaron*, *hablara*. Vale para todos los verbos.",
        "Con *nosotros* hay una tilde en la vocal que va delante de *-ramos*: *tuviéramos*, *fuéramos*, *habláramos*. Las demás personas no la llevan: *tuvieras*, *tuvierais*, *tuvieran*.",
        "Estas formas van también detrás de *me gustaría que* y *querría que*, cuando deseas que otra persona haga algo: *me gustaría que vinieras*. Si se trata de ti, basta el infinitivo: *me gustaría venir*.",
      ],
      remarks: [
        "La forma en *-se* tiene el mismo sentido: *tuviese*, *tuviésemos*. En España se oyen las dos.",
        "La tilde distingue *hablara*, subjuntivo, de *hablará*, futuro.",
      ],
      why: "De *tuvieron* sale *tuviéramos*, con tilde en la forma de *nosotros*; el condicional *tendríamos* no va detrás de este *si*.",
    },
    "futuro-en-el-pasado": {
      title: "El futuro en el pasado",
      paragraphs: [
        "Lo que en un relato en pasado aún estaba por venir va en condicional: *vendré* pasa a *dijo que vendría*. Lo mismo ocurre detrás de *pensaba que*, *prometió que* o *sabía que*.",
        "También es posible *iba a* con infinitivo: *dijo que iba a venir*. Si hoy sigue siendo futuro, puede ir en futuro: *ha dicho que vendrá*.",
      ],
      remarks: [
        "Detrás de *cuando* no va el condicional, sino el subjuntivo: *dijo que llamaría cuando llegara*.",
      ],
      why: "En 2010 la llegada del metro aún estaba por venir: es el futuro visto desde el pasado, *llegaría*.",
    },
    "suposicion-pasado": {
      title: "Suponer en el pasado: serían las cinco",
      paragraphs: [
        "El condicional indica lo que supones de una situación pasada: *serían las cinco*, me parece que eran las cinco; *estaría cansado*, supongo que estaba cansado.",
        "Es para el pasado lo que el futuro es para el presente: *estará en casa*, ahora; *estaría en casa*, entonces. Mira la guía «El futuro simple».",
      ],
      remarks: [
        "Si el hecho es anterior a ese momento del pasado, se usa *habría salido*: supongo que había salido.",
      ],
      why: "Miraste el reloj y sabías qué hora era: *eran*. Con *serían las cuatro* solo la supones.",
    },
    regulares: {
      title: "Los verbos regulares",
      paragraphs: [
        "Deja el infinitivo entero y añade *-ía, -ías, -ía, -íamos, -íais, -ían*. Las terminaciones son las mismas para los verbos en *-ar*, en *-er* y en *-ir*: *hablaría*, *comería*, *viviría*.",
        "Son las del imperfecto de los verbos en *-er* y en *-ir*, pero detrás del infinitivo: *comía* es imperfecto; *comería*, condicional.",
        "La *í* lleva tilde en las seis personas. *Yo* y *él* tienen la misma forma; si la frase no basta, añade el pronombre: *yo iría*, *ella iría*.",
      ],
      remarks: [
        "La raíz no cambia: *pensaría*, *volvería*, *pediría*. También *ser*, *ir*, *dar* y *ver* son regulares: *sería*, *iría*, *daría*, *vería*.",
        "Con *vos*, en Argentina y en Uruguay, se usa la forma de *tú*: *vos hablarías*. En toda América, *ustedes* ocupa el lugar de *vosotros*: *ustedes hablarían*.",
      ],
      why: "Con *vosotros* la terminación es *-íais*: *compraríais*; *comprarías* es la forma de *tú* y *compraréis* es futuro.",
    },
    "raices-irregulares": {
      title: "Las raíces irregulares",
      paragraphs: [
        "Son exactamente las del futuro, en doce verbos: *tener, poner, salir, venir, valer*; *poder, saber, querer, haber, caber*; *hacer, decir*. Basta con cambiar la terminación: *tendré*, *tendría*.",
        "Los verbos compuestos siguen a su modelo: *mantendría*, *propondrías*, *detendría*, *desharíamos*.",
      ],
      remarks: [
        "*Bendecir* y *maldecir* no siguen a *decir*: *bendeciría*, *maldeciría*. La forma más usual de *predecir* es *predeciría*.",
      ],
      why: "*Detener* sigue a *tener*: *tendría*, y por eso *detendría*.",
    },
    "raices-con-d": {
      title: "Una d en lugar de la vocal",
      paragraphs: [
        "La *e* o la *i* del infinitivo desaparece y en su lugar hay una *d*. La raíz de *tener* es *tendr-*; la de *poner*, *pondr-*; la de *salir*, *saldr-*; la de *venir*, *vendr-*, y la de *valer*, *valdr-*: *tendría*, *pondrías*, *saldríamos*.",
        "*Tendrías que* con infinitivo da un consejo, como *deberías*: *tendrías que dormir más*.",
      ],
      remarks: ["No confundas *vendría*, de *venir*, con *vendería*, de *vender*."],
      why: "*Salir* pierde la *i* y toma una *d*: *saldrías*; el futuro *saldrás* no va con *si fueras*.",
    },
    "raices-sin-e": {
      title: "La e que desaparece",
      paragraphs: [
        "Cinco verbos en *-er* pierden la *e* del infinitivo. La raíz de *poder* es *podr-*; la de *saber*, *sabr-*; la de *querer*, *querr-*; la de *haber*, *habr-*, y la de *caber*, *cabr-*: *podría*, *sabrías*, *querríamos*, *cabrían*.",
        "*Habría* es el condicional de *hay* y no cambia en plural: *habría un problema*, *habría dos problemas*. Las demás formas sirven de auxiliar: *habrías comido*.",
      ],
      remarks: [
        "*Quería*, con una *r*, es imperfecto; *querría*, con dos, es condicional. Se distinguen también al oído.",
      ],
      why: "*Habría* no cambia en plural, tampoco delante de *sillas*.",
    },
    "har-dir": {
      title: "Hacer y decir",
      paragraphs: [
        "Son los más cortos: la raíz de *hacer* es *har-*, y la de *decir*, *dir-*. Así se forman *haría*, *harías*, *haríamos* y *diría*, *dirías*, *diríamos*.",
        "*Yo diría que* da una opinión con prudencia.",
      ],
      remarks: [
        "No confundas *haría*, de *hacer*, con *habría*, de *haber*: *haría frío*, pero *habría nieve*.",
      ],
      why: "La raíz de *decir* es *dir-*: *diría*.",
    },
    reflexivos: {
      title: "Los verbos reflexivos y pronominales",
      paragraphs: [
        "El pronombre va delante del verbo: *me levantaría*, *te irías*, *se pondría*. Nunca se une al condicional.",
        "Con *poder* o *deber* e infinitivo tiene dos lugares posibles: *te deberías acostar* o *deberías acostarte*.",
      ],
      remarks: [
        "*Me sentaría* es de *sentarse*; *me sentiría*, de *sentirse*.",
        "*Me gustaría* no es un verbo reflexivo. El pronombre dice a quién le gustaría algo, y el verbo no concuerda con él: *nos gustaría ir a Lima*.",
      ],
      why: "*Se sentarían* es de *sentarse*; *se sentirían*, de *sentirse*. El pronombre va delante.",
    },
    trampas: {
      title: "Errores frecuentes",
      paragraphs: ["Estos errores son frecuentes entre quienes aprenden español."],
      traps: [
        {
          wrong: "Si *tendría* tiempo, saldría.",
          right: "Si *tuviera* tiempo, saldría.",
          why: "Detrás de *si*, una hipótesis lleva el imperfecto de subjuntivo, nunca el condicional.",
        },
        {
          wrong: "*Yo gustaría* ir a Lima.",
          right: "*Me gustaría* ir a Lima.",
          why: "La persona va en el pronombre, como en *me gusta*.",
        },
        {
          wrong: "*Saliría* más.",
          right: "*Saldría* más.",
          why: "La raíz es la del futuro: *saldr-*.",
        },
        {
          wrong: "¿*Podrias* ayudarme?",
          right: "¿*Podrías* ayudarme?",
          why: "La *í* lleva tilde en todas las personas.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
