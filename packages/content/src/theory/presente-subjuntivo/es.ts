import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "El presente de subjuntivo",
  intro:
    "El subjuntivo aparece sobre todo detrás de *que*, cuando no afirmas un hecho, sino que lo deseas, lo valoras o lo pones en duda. Se usa todos los días, en las peticiones, los consejos y los buenos deseos.",
  essentials: [
    "Va detrás de *que* si quieres, valoras o dudas: *quiero que vengas*, *es raro que llueva*.",
    "Lo que afirmas va en indicativo: *creo que viene*, pero *no creo que venga*.",
    "Parte de *yo* y cambia la vocal: *hablo*, *hable*; *como*, *coma*; *tengo*, *tenga*.",
    "Seis verbos no siguen a *yo*: *sea*, *esté*, *vaya*, *haya*, *sepa* y *dé*.",
    "Detrás de *cuando*, lo que aún no ha ocurrido va en subjuntivo, no en futuro: *cuando vengas*.",
  ],
  sections: {
    uso: {
      title: "Cuándo se usa",
      paragraphs: [
        "La frase suele tener dos verbos unidos por *que*: *quiero que vengas*. El primero decide el modo del segundo. Si informa de algo, el segundo va en indicativo: *sé que vienes*. Si expresa voluntad, un sentimiento o una duda, va en subjuntivo.",
        "Pregúntate si la frase afirma lo que viene detrás de *que*. Con *creo que viene*, lo afirmo. Con *quiero que venga*, *dudo que venga* o *me alegro de que venga*, no lo afirmo: lo deseo, lo dudo o lo comento.",
        "Con *querer* o *preferir*, las personas tienen que ser distintas. Si es la misma, usas el infinitivo: *quiero dormir*, yo; pero *quiero que duermas*, tú.",
        "Esta forma vale para ahora y para después: *espero que vengas mañana*. Si el primer verbo está en pasado, el segundo va normalmente en imperfecto de subjuntivo: *quería que vinieras*.",
      ],
      overview: {
        columns: ["Idea", "Ejemplo"],
        rows: [
          ["voluntad, petición, consejo", "*quiero que vengas*"],
          ["sentimiento, valoración", "*me alegro de que vengas*"],
          ["duda, negación", "*no creo que vengas*"],
          ["finalidad", "*para que vengas*"],
          ["lo que aún no ha ocurrido", "*cuando vengas*"],
          ["algo que se busca o no existe", "*busco a alguien que venga*"],
          ["deseo", "*ojalá vengas*"],
        ],
      },
      remarks: [
        "*Usted* y todas las órdenes negativas toman estas formas: *venga*, *no vengas*. Por eso aparecen también en la guía del imperativo.",
      ],
      why: "Quien quiere y quien descansa son la misma persona: basta el infinitivo, *descansar*. El subjuntivo pediría *que* y otra persona: *quiero que descanses*.",
    },
    voluntad: {
      title: "Querer, pedir, aconsejar",
      paragraphs: [
        "Si quieres, pides, aconsejas, permites o prohíbes que otra persona haga algo, el verbo que sigue a *que* va en subjuntivo: *querer que*, *preferir que*, *necesitar que*, *pedir que*, *aconsejar que*, *recomendar que*, *dejar que*, *prohibir que* y también *hace falta que*.",
        "*Esperar que* está en el mismo grupo: *espero que vengas*.",
        "*Decir que* tiene dos sentidos, y el modo los distingue: *dice que vienes* es una información; *dice que vengas*, una orden.",
      ],
      remarks: [
        "Con *aconsejar*, *recomendar*, *permitir*, *prohibir* y *dejar* se puede usar también el infinitivo: *te aconsejo dormir*. Si pides algo a otra persona, usa *pedir que*: *te pido que duermas*.",
        "*Preguntar si* lleva indicativo, porque solo pide una información: *me pregunta si vienes*.",
      ],
      why: "El médico informa: detrás de *decir que*, una información va en indicativo, *tomo*. *Tome* sería una orden, y nadie manda tomar demasiado café.",
    },
    "emociones-y-valoraciones": {
      title: "Emociones y valoraciones",
      paragraphs: [
        "Cuando reaccionas a un hecho o lo valoras, ese hecho va en subjuntivo, aunque sea verdad: *me alegro de que estés aquí*, *me gusta que cantes*, *me molesta que haya ruido*, *tengo miedo de que llueva*.",
        "Pasa lo mismo con *es* y una palabra que valora: *es normal que*, *es importante que*, *es mejor que*, *es raro que*, *es una pena que*. Si la palabra dice que algo es cierto, vuelve el indicativo: *es verdad que canta bien*, *es evidente que canta bien*, *está claro que canta bien*.",
        "Si no piensas en nadie en particular, basta el infinitivo: *es importante dormir*.",
      ],
      remarks: [
        "*Me parece que* da una opinión y lleva indicativo: *me parece que canta bien*. *Me parece bien que* y *me parece normal que* valoran el hecho y llevan subjuntivo: *me parece normal que cante*.",
        "*Menos mal que* lleva indicativo, aunque exprese alivio: *menos mal que estás aquí*.",
        "*Sentir que* cambia de sentido: con subjuntivo es lamentar, *siento que estés enfermo*; con indicativo es tener una sensación, *siento que estás lejos*.",
      ],
      why: "*Es una suerte que* valora el hecho y lleva el subjuntivo *esté*; *es verdad que* lo afirma y lleva el indicativo *es*.",
    },
    "duda-y-negacion": {
      title: "Duda y negación",
      paragraphs: [
        "Una opinión afirmada va en indicativo: *creo que viene*, *pienso que viene*, *me parece que viene*. Si la niegas o dudas, va en subjuntivo: *no creo que venga*, *no me parece que venga*, *dudo que venga*. Lo mismo pasa con *es verdad que viene* y *no es verdad que venga*.",
        "Lo que solo es posible va en subjuntivo: *es posible que venga*, *es probable que venga*, *puede que venga*.",
        "Delante del verbo, *quizá* (o *quizás*), *tal vez*, *probablemente* y *posiblemente* admiten los dos modos; con el subjuntivo la duda es mayor: *quizá venga*, *quizá viene*. *A lo mejor* significa lo mismo, pero lleva indicativo: *a lo mejor viene*.",
      ],
      remarks: [
        "*¿Crees que viene?*, como otras preguntas con *creer*, lleva normalmente indicativo.",
        "*No saber si* también lleva indicativo: *no sé si viene*.",
        "*No es que* rechaza una explicación y lleva subjuntivo; la verdadera razón, detrás de *es que*, va en indicativo: *no es que sea caro, es que no tengo tiempo*.",
      ],
      why: "*Creo que* afirma una opinión y lleva indicativo, *abre*; con *no creo que* sería *abra*.",
    },
    "finalidad-y-tiempo": {
      title: "Finalidad y tiempo",
      paragraphs: [
        "*Para que*, *antes de que*, *sin que*, *con tal de que*, *en caso de que* y *a menos que* llevan siempre subjuntivo: *te llamo para que lo sepas*.",
        "Con *cuando*, *en cuanto*, *hasta que*, *mientras* y *después de que*, mira el momento. Si el hecho todavía no ha ocurrido, subjuntivo: *cuando llegue, cenaré*. Si es una costumbre, indicativo: *cuando llego, ceno*. Con *cuando*, un hecho pasado va también en indicativo: *cuando llegué, cené*.",
        "*Aunque* tiene los dos modos: *aunque llueve, salgo*, e informo de que llueve; *aunque llueva, saldré*, y no sé si va a llover o no me importa.",
        "Si los dos verbos tienen el mismo sujeto, se usan normalmente *para*, *antes de* o *sin* con el infinitivo: *ceno antes de salir*.",
      ],
      remarks: [
        "No pongas nunca el futuro detrás de este *cuando*: di *cuando vengas*. En una pregunta, en cambio, *cuándo* lleva tilde y admite el futuro: *¿cuándo vendrás?*, *no sé cuándo vendrás*.",
        "El *si* de la condición nunca lleva presente de subjuntivo: *si vienes, cenamos*.",
      ],
      why: "Los dos verbos tienen el mismo sujeto, *tú*: *antes de* con infinitivo, *salir*. El subjuntivo pediría *antes de que*.",
    },
    relativos: {
      title: "Lo que se busca y lo que no existe",
      paragraphs: [
        "Lo que conoces se describe en indicativo: *tengo un piso que tiene balcón*. Si todavía no sabes cuál será, en subjuntivo: *busco un piso que tenga balcón*, cualquiera, si lo hay.",
        "También va en subjuntivo lo que no sabes si existe, *¿conoces a alguien que sepa nadar?*, y lo que no existe: *no hay nadie que sepa nadar*.",
        "El subjuntivo deja la elección abierta: *lo que quieras*, *donde quieras*, *cuando quieras*, *como quieras*.",
      ],
      remarks: [
        "Un superlativo que habla de un hecho lleva normalmente indicativo: *el mejor libro que he leído*. Lo mismo pasa con *eres el único que sabe nadar*.",
        "*Busco a la camarera que habla francés*: sé quién es. *Busco una camarera que hable francés*: todavía no conozco a ninguna, y la *a* desaparece. Delante de *alguien* se queda: *busco a alguien que hable francés*.",
      ],
      why: "El primer gato existe: *araña* va en indicativo. El segundo todavía lo busco: *arañe*.",
    },
    deseos: {
      title: "Deseos",
      paragraphs: [
        "*Ojalá*, que viene del árabe, expresa un deseo y lleva siempre subjuntivo: *ojalá llueva*, *ojalá no sea tarde*. También se dice *ojalá que llueva*.",
        "Para desear algo a otra persona, se empieza por *que*: *que te mejores*, a un enfermo; *que aproveche*, a quien come; *que duermas bien*, por la noche; *que te diviertas*, antes de una fiesta; *que tengas buen viaje*, en la estación.",
      ],
      remarks: ["No olvides ese *que*: la frase es lo que queda de *espero que duermas bien*."],
      why: "*Seguro que* anuncia lo que das por cierto, en indicativo: *llueve*. El deseo, con *ojalá*, va en subjuntivo: *haga*.",
    },
    indicativo: {
      title: "Dónde se queda el indicativo",
      paragraphs: [
        "No basta con que haya un *que*: lo que sabes, ves, crees o dices va en indicativo, detrás de *sé que*, *veo que*, *creo que*, *digo que*, *me parece que*, *es verdad que*, *está claro que*. También lo llevan normalmente *porque* y *desde que*; la causa que se niega va en subjuntivo: *no porque sea caro, sino porque es feo*.",
        "Muchas veces los dos modos son correctos y cambia el sentido. Lee el cuadro fila por fila: a la izquierda, un hecho que se afirma; a la derecha, algo que no se afirma.",
      ],
      overview: {
        columns: ["De qué se trata", "Indicativo", "Subjuntivo"],
        rows: [
          ["una opinión", "*creo que viene*", "*no creo que venga*"],
          ["*decir que*", "*dice que vienes* (información)", "*dice que vengas* (orden)"],
          ["*es … que*", "*es verdad que viene*", "*es mejor que venga*"],
          ["*cuando*", "*cuando llego, ceno* (costumbre)", "*cuando llegue, cenaré* (todavía no)"],
          ["*aunque*", "*aunque llueve, salgo*", "*aunque llueva, saldré*"],
          ["una cosa", "*tengo un piso que tiene balcón*", "*busco un piso que tenga balcón*"],
        ],
      },
      remarks: [
        "El sentimiento pesa más que la verdad del hecho: *sé que estás aquí*, pero *me alegro de que estés aquí*.",
      ],
      why: "*Me da pena que* expresa un sentimiento, que pesa más que el hecho: subjuntivo, *pueda*. *Sé que* presenta un hecho, y por eso *tiene* va en indicativo.",
    },
    regulares: {
      title: "Los verbos regulares",
      paragraphs: [
        "Las terminaciones intercambian la vocal. Los verbos en *-ar* llevan la *e*: *-e, -es, -e, -emos, -éis, -en*. Los verbos en *-er* y en *-ir* llevan la *a*: *-a, -as, -a, -amos, -áis, -an*.",
        "*Yo* y *él* tienen la misma forma: *hable* puede ser de los dos, y también de *ella* y de *usted*. Por eso se pone más a menudo el pronombre: *quiere que yo hable*.",
        "La sílaba tónica está donde está en el presente de indicativo: en la raíz, menos con *nosotros* y *vosotros*.",
      ],
      remarks: [
        "La tilde cambia el sentido: *hable* es subjuntivo; *hablé*, indefinido.",
        "En América no se usa *vosotros*, sino *ustedes*, con la forma de *ellos*: *que ustedes hablen*. Con *vos*, lo normal en Argentina es la forma de *tú*: *que vos hables*; en otros lugares se oye también una forma con la sílaba tónica en la terminación.",
      ],
      why: "*Cenar* termina en *-ar*; la terminación del subjuntivo es *-e*, sin tilde: *cene*.",
    },
    "raiz-de-yo": {
      title: "La raíz de yo",
      paragraphs: [
        "Toma la forma de *yo* del presente, quita la *-o* y añade las terminaciones nuevas: de *tengo* sale *tenga*; de *hago*, *haga*; de *conozco*, *conozca*. Esas raíces valen para las seis personas: *tengamos*, *hagáis*, *conozcamos*.",
        "Así se forman *ponga*, *salga*, *venga*, *diga*, *traiga*, *caiga*, *oiga* y *valga*, y también *conduzca*, *traduzca*, *parezca* y *nazca*.",
        "Los verbos en *-uir* conservan siempre la *y* de *yo*: de *construyo* salen *construya* y *construyamos*; de *huyo*, *huya* y *huyamos*.",
      ],
      remarks: [
        "En indicativo, *-go* y *-zco* solo aparecen con *yo*; aquí la raíz es la misma en toda la tabla. *Tener* y *venir* no llevan en ninguna persona el *ie* de *tienes*: *tengas*, *vengas*.",
        "Si *yo* no termina en *-o*, el verbo es irregular: mira «Los verbos del todo irregulares».",
      ],
      why: "La forma de *yo* es *conozco*; en lugar de la *-o* se pone *-as*: *conozcas*.",
    },
    "cambios-vocalicos": {
      title: "La vocal de la raíz cambia",
      paragraphs: [
        "Los verbos que cambian de vocal en presente de indicativo cambian aquí en las mismas personas: *yo*, *tú*, *él* y *ellos*, donde esa vocal es tónica.",
        "Con *nosotros* y *vosotros* depende del infinitivo. En los verbos en *-ar* y en *-er* vuelve la vocal del infinitivo: *pensemos*, *volvamos*. En los verbos en *-ir* hay una *i* o una *u*: *sintamos*, *durmamos*.",
      ],
      why: "*Volver* es un verbo en *-er*: con *tú y yo*, es decir, *nosotros*, vuelve la vocal del infinitivo, *volvamos*.",
    },
    "e-ie": {
      title: "e pasa a ie",
      paragraphs: [
        "*Pensar* da *piense*, *pienses*, *piensen*, pero *pensemos* y *penséis*. Así se conjugan *cerrar*, *empezar*, *entender*, *perder*, *despertarse* y *querer*: *quiera*, pero *queramos*. También la *i* de *adquirir* pasa a *ie*: *adquiera*, pero *adquiramos*.",
        "*Preferir* y *sentir* tienen *ie* en las mismas personas: *prefiera*, *sienta*. Para *nosotros* y *vosotros*, mira «e pasa a i».",
      ],
    },
    "o-ue": {
      title: "o pasa a ue",
      paragraphs: [
        "*Poder* da *pueda*, *puedas*, *puedan*, pero *podamos* y *podáis*. Así se conjugan *volver*, *encontrar*, *contar*, *recordar*, *acostarse* y *doler*. *Dormir* y *morir* tienen su parte más adelante.",
        "*Jugar* da *juegue*, pero *juguemos*, con una *u* muda delante de la *e*.",
      ],
      remarks: ["*Oler* conserva su *h* delante de *ue*: *huela*, pero *olamos*."],
    },
    "e-i": {
      title: "e pasa a i",
      paragraphs: [
        "La forma de *yo* de *pedir* es *pido* en presente, y esa *i* vale aquí para las seis personas: *pida*, *pidas*, *pidamos*, *pidáis*. Así se conjugan *servir*, *repetir*, *seguir*, *elegir*, *vestirse* y *reír*.",
        "*Sentir*, *preferir*, *mentir* y *divertirse* tienen *ie* cuando la vocal es tónica, e *i* con *nosotros* y *vosotros*: *sienta*, pero *sintamos* y *sintáis*.",
      ],
      remarks: [
        "Es la *i* de *pidió* y de *sintió*, que quizá conoces por la guía «El pretérito indefinido».",
      ],
      why: "Cuando la vocal es tónica, *preferir* tiene *ie*: *prefieras*; la *i* va solo con *nosotros* y *vosotros*.",
    },
    "o-u": {
      title: "o pasa a u",
      paragraphs: [
        "*Dormir* y *morir* tienen *ue* cuando la vocal es tónica, y *u* con *nosotros* y *vosotros*: *duerma*, pero *durmamos* y *durmáis*; *muera*, pero *muramos* y *muráis*.",
      ],
      remarks: [
        "Esa *u* es solo de los verbos en *-ir*: *poder* da *podamos* y *volver* da *volvamos*. En indicativo se queda la *o*: *dormimos*.",
      ],
      why: "La *u* es solo de los verbos en *-ir*; con *nosotros*, en *poder* vuelve la *o* del infinitivo: *podamos*.",
    },
    ortografia: {
      title: "La ortografía sigue al sonido",
      paragraphs: [
        "Los verbos en *-ar* tienen ahora una *e*, y la letra anterior se adapta en todas las personas: *-car* pasa a *-que* (*busque*, *toque*), *-gar* pasa a *-gue* (*llegue*, *pague*) y *-zar* pasa a *-ce* (*empiece*, *cruce*). Los verbos en *-guar* llevan diéresis: *averigüe*.",
        "Los verbos en *-er* y en *-ir* tienen ahora una *a* y conservan delante de ella la letra de *yo*: de *cojo* sale *coja*; de *elijo*, *elija*; de *sigo*, *siga*; de *venzo*, *venza*. En *delinquir*, un verbo raro, *qu* pasa a *c*: *delinca*.",
      ],
      remarks: [
        "*Empezar*, *jugar* y *elegir* cambian dos veces, de vocal y de letra: *empiece*, *juegue*, *elija*. Con *nosotros* se dice *empecemos*, *juguemos*, *elijamos*.",
        "*Coger* es corriente en España, pero vulgar en gran parte de América, donde se dice *tomar* o *agarrar*.",
      ],
      why: "Con *en cuanto*, el hecho todavía no ha ocurrido: subjuntivo; delante de la *e* se escribe *gu*: *llegue*.",
    },
    acentos: {
      title: "Las tildes",
      paragraphs: [
        "*Enviar* y *continuar* llevan tilde donde la *i* o la *u* es tónica: *envíe*, *continúe*, pero *enviemos* y *continuemos*. Lo mismo ocurre dentro de *prohibir* y de *reunir*: *prohíba*, *reúna*.",
        "*Reír*, *reírse* y *sonreír* la llevan en *ría*, *rías*, *rían*, pero no en *riamos* ni en *riais*, que en la escritura cuenta como una sola sílaba.",
        "*Dé*, de *dar*, lleva tilde para no confundirse con la preposición *de*. *Des*, *den* y *deis*, de una sola sílaba, no la llevan.",
      ],
      remarks: [
        "Muchos verbos en *-iar* no tienen esta tilde: *estudiar* y *cambiar* dan *estudie* y *cambie*. Lo muestra la forma de *yo*: *envío*, pero *estudio*.",
      ],
      why: "La *i* de *envíen* es tónica y lleva tilde; *envían* es indicativo, y *ojalá* pide subjuntivo.",
    },
    irregulares: {
      title: "Los verbos del todo irregulares",
      paragraphs: [
        "Seis verbos no tienen en presente un *yo* en *-o*, y su subjuntivo no sale de ahí: *sea* (de *ser*), *esté* (de *estar*), *vaya* (de *ir*), *haya* (de *haber*), *sepa* (de *saber*) y *dé* (de *dar*). Las terminaciones son las de los verbos regulares.",
        "*Ver* conserva la *e* de *veo*: *vea*. *Caber* sigue a *quepo*: *quepa*.",
        "*Haya* es el subjuntivo de *hay*, con una sola forma para singular y plural: *ojalá haya una mesa*, *ojalá haya dos mesas*. Con un participio, todas las formas son auxiliares: *espero que hayas comido*.",
        "*Estar* tiene la sílaba tónica en la terminación: *esté*, *estés*, *esté*, *estéis*, *estén*.",
      ],
      remarks: [
        "Sin tilde, *este* señala algo: *este libro*.",
        "Detrás de *que*, el *nosotros* de *ir* es *vayamos*; para proponer algo se dice *vamos*.",
      ],
      why: "*Dudo que* pide subjuntivo, y el de *hay* es *haya*.",
    },
    reflexivos: {
      title: "Los verbos reflexivos y pronominales",
      paragraphs: [
        "El pronombre va delante del verbo, como en indicativo: *me levante*, *te acuestes*, *se vista*. El verbo conserva sus irregularidades: *me vaya*, *nos divirtamos*.",
        "El pronombre nunca va unido a esta forma: *quiero que te levantes*. Solo lo llevan detrás el infinitivo, el gerundio y la orden afirmativa.",
      ],
      remarks: [
        "*Sentarse* y *sentirse* se cruzan: *te sientas* es indicativo de *sentarse* y subjuntivo de *sentirse*; *te sientes*, al revés.",
      ],
      why: "Detrás de *es mejor que*, *acostarse* va en subjuntivo, con *-e* y con el pronombre delante: *te acuestes*.",
    },
    trampas: {
      title: "Errores frecuentes",
      paragraphs: ["Estos errores son frecuentes entre quienes aprenden español."],
      traps: [
        {
          wrong: "Espero que *estás* bien.",
          right: "Espero que *estés* bien.",
          why: "*Esperar que* pide normalmente el subjuntivo.",
        },
        {
          wrong: "Cuando *llegarás*, llámame.",
          right: "Cuando *llegues*, llámame.",
          why: "Detrás de *cuando*, lo que aún no ha ocurrido va en subjuntivo.",
        },
        {
          wrong: "No creo que *es* verdad.",
          right: "No creo que *sea* verdad.",
          why: "*No creo que* pide el subjuntivo; *creo que*, el indicativo.",
        },
        {
          wrong: "Si *vengas*, comemos juntos.",
          right: "Si *vienes*, comemos juntos.",
          why: "Detrás de *si*, una condición posible va en presente de indicativo.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
