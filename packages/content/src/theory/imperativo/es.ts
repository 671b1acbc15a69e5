import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "El imperativo",
  intro:
    "Con el imperativo pides, aconsejas, explicas cómo se hace algo o invitas. Una idea te guía: en afirmativo, *tú* y *vosotros* tienen formas propias; todo lo demás, también el negativo entero, viene del presente de subjuntivo.",
  essentials: [
    "Mira con quién hablas: *espera* (*tú*), *espere* (*usted*), *esperad* (*vosotros*), *esperen* (*ustedes*).",
    "*Tú* tiene la forma de *él*, *habla*, y *vosotros*, *d* por *r*, *hablad*; lo demás es subjuntivo.",
    "Ocho verbos tienen una forma corta con *tú*: *di*, *haz*, *pon*, *sal*, *sé*, *ten*, *ve* y *ven*.",
    "Una orden con *no* va siempre en subjuntivo: *habla*, pero *no hables*.",
    "Los pronombres van unidos detrás, *dímelo*, pero separados y delante con *no*: *no me lo digas*.",
  ],
  sections: {
    uso: {
      title: "Cuándo se usa",
      paragraphs: [
        "Sirve para una orden (*abre la ventana*), un consejo (*descansa un poco*), una instrucción (*gire a la derecha*) o una invitación (*pase, por favor*).",
        "Elige primero con quién hablas: *tú* es un amigo; *usted*, una persona a la que tratas con respeto; *vosotros*, varios amigos; *ustedes*, varias personas a las que tratas con respeto. En América se dice *ustedes* también a varios amigos.",
        "Con *nosotros* propones hacer algo juntos: *descansemos*. Al hablar es más corriente una pregunta, *¿descansamos?*, o *vamos a* con el infinitivo: *vamos a descansar*.",
        "El pronombre no aparece, salvo para insistir. *Usted* y *ustedes* pueden ir detrás del verbo, por cortesía: *espere usted*.",
      ],
      remarks: [
        "No cambies de persona dentro de la frase: *pase y siéntese*, y no *pase y siéntate*.",
        "En los carteles y en las recetas se usa también el infinitivo: *no fumar*, *añadir la sal*. Si te diriges a alguien, usa el imperativo. Con *a*, el infinitivo anima a todos: *a comer*, *a dormir*.",
        "Para otra persona y para los deseos se usa *que* con el subjuntivo: *que pase*, *que descanses*.",
      ],
      why: "*Señor Gil* y *siéntese* indican una persona a la que tratas de *usted*: *pase*.",
    },
    "pedir-con-amabilidad": {
      title: "Pedir con más suavidad",
      paragraphs: [
        "En España, el imperativo no es brusco entre personas de confianza ni en la barra de un bar: *ponme un café* es normal. El tono importa mucho, y también *por favor*, *anda* o *venga*. Si pides un favor, una pregunta suena más suave.",
      ],
      overview: {
        columns: ["Manera de pedir", "Con tú", "Con usted"],
        rows: [
          ["directa", "*abre la ventana*", "*abra la ventana*"],
          ["una pregunta en presente", "*¿me abres la ventana?*", "*¿me abre la ventana?*"],
          ["con *poder*", "*¿puedes abrir la ventana?*", "*¿puede abrir la ventana?*"],
          [
            "con *poder* en condicional",
            "*¿podrías abrir la ventana?*",
            "*¿podría abrir la ventana?*",
          ],
          ["un consejo", "*deberías descansar*", "*debería descansar*"],
        ],
      },
      remarks: [
        "Algunos imperativos son ya palabras de cada día: *perdona* y *perdone* para disculparte o llamar a alguien; *oye* y *oiga* para pedir atención; *mira* para empezar a explicar algo; *toma* y *tome* al dar algo; *venga* para animar.",
      ],
      why: "*Señora* pide *usted*: *podría* es la forma de *usted*, y el condicional suaviza la pregunta.",
    },
    regulares: {
      title: "Los verbos regulares",
      paragraphs: [
        "Para *tú*, usa la forma de *él* en presente: *habla*, *come*, *vive*. Para *vosotros*, cambia la *r* del infinitivo por una *d*: *hablad*, *comed*, *vivid*. Vale para todos los verbos.",
        "*Usted*, *nosotros* y *ustedes* tienen las formas del presente de subjuntivo, con la vocal cambiada: los verbos en *-ar* llevan *e* (*hable*, *hablemos*, *hablen*), y los verbos en *-er* y en *-ir*, *a* (*coma*, *viva*).",
      ],
      overview: {
        columns: ["Persona", "Afirmativo", "Negativo"],
        rows: [
          ["*tú*", "presente de *él*: *habla*", "subjuntivo: *no hables*"],
          ["*usted*", "subjuntivo: *hable*", "subjuntivo: *no hable*"],
          ["*nosotros*", "subjuntivo: *hablemos*", "subjuntivo: *no hablemos*"],
          ["*vosotros*", "infinitivo con *d* por *r*: *hablad*", "subjuntivo: *no habléis*"],
          ["*ustedes*", "subjuntivo: *hablen*", "subjuntivo: *no hablen*"],
        ],
      },
      remarks: [
        "La forma de *tú* no lleva *s*: *hablas* es presente; *habla*, imperativo.",
        "En España se oye mucho el infinitivo en lugar de la forma de *vosotros*, *hablar* por *hablad*. En un español cuidado, conserva la *d*.",
      ],
      why: "Para *tú*, el imperativo es la forma de *él* en presente, sin *s*: *espera*.",
    },
    irregulares: {
      title: "Los verbos irregulares",
      paragraphs: [
        "Hay que mirar en dos sitios. Con *tú*, ocho verbos tienen una forma muy corta. Con *usted*, *nosotros* y *ustedes*, y en todo el negativo, la raíz suele ser la de *yo* en presente: de *digo* salen *diga*, *digamos*, *digan*.",
        "La forma de *vosotros* es siempre regular en afirmativo: *decid*, *haced*, *sed*, *id*.",
      ],
      why: "Con *usted*, parte de *yo digo* y cambia la *o* por *a*: *diga*; *di* es la forma de *tú*.",
    },
    "formas-cortas": {
      title: "Ocho formas cortas para tú",
      paragraphs: [
        "Cuatro verbos pierden el final del infinitivo: *pon* (*poner*), *sal* (*salir*), *ten* (*tener*), *ven* (*venir*). *Haz* (*hacer*) hace lo mismo, con *z*.",
        "Los otros tres hay que recordarlos: *di* (*decir*), *sé* (*ser*) y *ve* (*ir*).",
        "Los verbos compuestos siguen a su modelo, con tilde en la última sílaba si termina en *n*: *propón*, *mantén*, *convén*, pero *deshaz*.",
      ],
      remarks: [
        "Estas formas son solo afirmativas: *haz*, pero *no hagas*; *ve*, pero *no vayas*.",
        "*Ve* puede ser de *ir* y de *ver*; la frase lo aclara. *Sé* puede ser de *ser* y de *saber*: *sé amable*, *sé nadar*.",
        "Los compuestos de *decir* tienen una forma más larga: *contradice*, *predice*.",
      ],
      why: "Las formas cortas solo sirven para afirmar: *pon*, pero *no pongas*.",
    },
    "base-del-yo": {
      title: "La raíz de yo: -go y -zco",
      paragraphs: [
        "Si la forma de *yo* termina en *-go*, conserva esa *g*: *tenga*, *ponga*, *salga*, *venga*, *haga*, *diga*, *traiga*, *caiga*, *oiga*, *valga*. Lo mismo en plural: *tengan*, *pongamos*.",
        "Si termina en *-zco*, conserva *zc*: *conduzca*, *ofrezca*, *traduzcan*.",
      ],
      remarks: [
        "Con *tú*, estos verbos son regulares o cortos: *trae*, *conduce*, *ofrece*, pero *ten*, *pon*.",
        "*Diga* o *dígame* es lo que se dice en España al contestar al teléfono.",
      ],
    },
    "ser-e-ir": {
      title: "Ser, ir y unos pocos más",
      paragraphs: [
        "*Ser*, *ir* y *saber* tienen una raíz propia: *ser* da *sea*, *seamos*, *sean*; *ir* da *vaya*, *vayan*, y *saber* da *sepa*. *Ver* y *caber* sí siguen a *veo* y *quepo*: *vea*, *quepa*.",
        "Para proponer ir a un sitio se dice *vamos*: *vamos a la playa*. *Vayamos* existe en un español más cuidado; en negativo es la única forma: *no vayamos*.",
        "*Dar* es casi regular: *da*, *demos*, *den*; *dé* lleva tilde para distinguirse de *de*. *Estar* tiene la sílaba tónica en la terminación: *está*, *esté*, *estén*.",
      ],
      remarks: ["Con *tú*, *estar* suele llevar un pronombre: *estate quieto*."],
      why: "*Ustedes* pide el subjuntivo de *ser*, *sean*; *son* es presente y *sed* es la forma de *vosotros*.",
    },
    negativo: {
      title: "El imperativo negativo",
      paragraphs: [
        "En negativo, todas las personas llevan el presente de subjuntivo detrás de *no*: *no hables*, *no coma*, *no vivamos*, *no habléis*, *no coman*. Si conoces el subjuntivo, no hay ninguna excepción nueva.",
        "La diferencia se nota solo con *tú* y *vosotros*. Las demás personas tienen la misma forma, *hable*, *no hable*, salvo *vamos*, *no vayamos*.",
      ],
      overview: {
        columns: ["Persona", "Sí", "No"],
        rows: [
          ["*tú*", "*habla*", "*no hables*"],
          ["*tú*", "*come*", "*no comas*"],
          ["*tú*", "*di*, *ve*", "*no digas*, *no vayas*"],
          ["*vosotros*", "*hablad*", "*no habléis*"],
          ["*vosotros*", "*comed*", "*no comáis*"],
        ],
      },
      remarks: [
        "No uses la forma afirmativa detrás de *no*: *no come* existe, pero es presente y habla de otra persona.",
        "Con *nada*, *nadie* o *nunca* detrás del verbo, conserva *no*: *no digas nada*. Si *nunca* va delante, *no* desaparece: *nunca digas eso*.",
        "Las formas están en la guía del presente de subjuntivo.",
      ],
      why: "Detrás de *no*, *tú* lleva el subjuntivo: un verbo en *-ar* termina en *-es*, *no hables*.",
    },
    "cambios-y-ortografia": {
      title: "Cambios de vocal y de ortografía",
      paragraphs: [
        "Lo que cambia en presente cambia también aquí: de *cierras* sale *cierra*; de *vuelves*, *vuelve*; de *pides*, *pide*. Solo es nuevo lo que ocurre con *nosotros* y *vosotros* en algunos verbos en *-ir*.",
        "La vocal cambiada de la terminación puede pedir otra letra, para conservar el sonido: *busco*, pero *busque*; *coges*, pero *coja*.",
      ],
      why: "Como en presente, la *e* tónica de *cerrar* pasa a *ie*: *cierra*.",
    },
    "cambios-vocalicos": {
      title: "La vocal de la raíz cambia",
      paragraphs: [
        "Cuando la sílaba tónica está en la raíz, con *tú*, *usted* y *ustedes*, la *e* pasa a *ie* (*cierra*, *cierre*, *cierren*) y la *o* pasa a *ue* (*vuelve*, *vuelva*, *vuelvan*). Del mismo modo, *jugar* da *juega*, *juegue*, y *adquirir*, *adquiere*, *adquiera*.",
        "Con *nosotros* y *vosotros*, los verbos en *-ar* y en *-er* tienen la vocal del infinitivo: *cerremos*, *cerrad*, *no cerréis*; *volvamos*, *volved*, *no volváis*.",
        "Los verbos en *-ir* como *pedir* tienen *i* en todas partes, *pide*, *pida*, *pidamos*, *no pidáis*, menos con *vosotros* en afirmativo: *pedid*.",
        "*Dormir* y *morir*, *sentir*, *mentir* y *preferir* cambian de dos maneras: *duerme*, *duerma*, pero *durmamos*, *no durmáis*; *miente*, *mienta*, pero *mintamos*, *no mintáis*.",
      ],
      remarks: [
        "En afirmativo, *vosotros* no cambia nunca: *cerrad*, *volved*, *pedid*, *dormid*.",
        "No confundas *siente*, de *sentir*, con *siéntate*, de *sentarse*.",
      ],
      why: "En negativo, *pedir* conserva la *i* con *vosotros* y toma la terminación *-áis*: *no pidáis*.",
    },
    ortografia: {
      title: "La ortografía sigue al sonido",
      paragraphs: [
        "Delante de la *e* de los verbos en *-ar*: *-car* pasa a *-que* (*busque*, *saquen*), *-gar* a *-gue* (*llegue*, *no pagues*), *-zar* a *-ce* (*cruce*, *empiece*) y *-guar* a *-güe* (*averigüe*). Es el cambio de *busqué* y *llegué* en el pretérito indefinido.",
        "Delante de la *a* de los verbos en *-er* y en *-ir*: *-ger* y *-gir* pasan a *-ja* (*coja*, *elija*), *-guir* a *-ga* (*siga*, *distinga*), *-cer* detrás de consonante a *-za* (*convenza*) y *-quir* a *-ca* (*delinca*, poco usado).",
      ],
      remarks: [
        "En afirmativo, *tú* y *vosotros* conservan la letra del infinitivo: *busca*, *llega*, *cruza*, *coge*, *sigue*, *buscad*, *coged*.",
        "*Coger* es muy corriente en España, pero vulgar en gran parte de América. Allí se dice *tome el autobús*, o *agarre* para un objeto.",
      ],
      why: "Delante de *a*, la *g* de *coger* se escribe *j* para conservar su sonido: *coja*.",
    },
    "acentos-y-letra-y": {
      title: "Las tildes y la y",
      paragraphs: [
        "Los verbos que llevan tilde en presente la conservan: *envía*, *envíe*, *envíen* y *continúa*, *continúe*, pero *enviemos*, *continuad*. *Estudia* y *cambia* no la llevan. La tilde separa también dos vocales: *prohíbe*, *reúne*, *oíd*, *reíd*, *ría*.",
        "*Oír* y los verbos en *-uir* tienen la *y* del presente: *oye*, *construye*. Los verbos en *-uir* la tienen también en subjuntivo: *construya*, *no huyas*.",
      ],
      remarks: [
        "Una forma de una sola sílaba no lleva tilde: *da*, *ve*, *no deis*. Para la ortografía, *riais* cuenta también como una sílaba: *no os riais*. Las dos excepciones son *sé* y *dé*, para que no se confundan con *se* y *de*.",
      ],
    },
    pronombres: {
      title: "Los pronombres: dímelo, no me lo digas",
      paragraphs: [
        "En afirmativo, los pronombres van detrás del verbo y unidos a él: *dime*, *cómpralo*, *dámelo*. En negativo van delante, separados: *no me digas*, *no lo compres*, *no me lo des*.",
        "La persona va antes que la cosa: *dámelo*. Delante de *lo*, *la*, *los* o *las*, *le* y *les* pasan a *se*: *díselo*, *no se lo digas*.",
        "La sílaba tónica no cambia, y la tilde la mantiene en su sitio. Un verbo de una sílaba con un solo pronombre no lleva tilde (*dime*, *hazlo*, *ponte*); con dos, sí (*dímelo*, *póntelo*). *Compra* tiene dos sílabas y la lleva ya con el primer pronombre: *cómpralo*.",
      ],
      overview: {
        columns: ["Sí", "No", "Qué pronombres"],
        rows: [
          ["*dime*", "*no me digas*", "la persona"],
          ["*dímelo*", "*no me lo digas*", "la persona y la cosa"],
          ["*díselo*", "*no se lo digas*", "*le* y *lo*: *se lo*"],
          ["*cómpralo*", "*no lo compres*", "la cosa"],
          ["*escríbanos*", "*no nos escriba*", "la persona"],
        ],
      },
      remarks: [
        "Las formas de *vosotros* que conservan la *d* no llevan tilde con un solo pronombre: *decidme*, *compradlo*; pero *oídme*, como *oíd*. *Dele* y *deme*, de *dar*, pierden la de *dé*. Con *nosotros* queda una sola *s* delante de *se*: de *digamos* y *se lo* sale *digámoselo*.",
      ],
      why: "En negativo los pronombres van delante del verbo, y *le* pasa a *se* delante de *lo*: *no se lo digas*.",
    },
    reflexivos: {
      title: "Los verbos reflexivos y pronominales",
      paragraphs: [
        "El pronombre sigue la misma regla: *levántate*, *levántese*, pero *no te levantes*, *no se levante*. Las formas de una sílaba siguen sin tilde: *ponte*, *vete*.",
        "Con *nosotros*, el verbo pierde la *s* delante de *nos*: de *levantemos* sale *levantémonos*, y del mismo modo *sentémonos*, *vámonos*.",
        "Con *vosotros*, pierde la *d* delante de *os*: de *levantad* sale *levantaos*, y del mismo modo *sentaos*, *poneos*. Los verbos en *-ir* llevan entonces tilde: *vestíos*, *dormíos*.",
        "*Irse* es la excepción: *idos* conserva la *d*. La Academia recomienda esa forma, pero admite también *iros*, mucho más frecuente al hablar. Para proponer marcharse se dice *vámonos*; *vayámonos* es raro.",
      ],
      remarks: [
        "En España se oyen *sentaros* y *callaros*; salvo *iros*, el infinitivo no se considera correcto aquí. Escribe *sentaos*, *callaos*.",
        "*Siéntese* es de *sentarse*, en una silla; *siéntase*, de *sentirse*: *siéntase como en casa*.",
      ],
      why: "Delante de *os*, *sentad* pierde la *d*: *sentaos*; *sentados* es el participio.",
    },
    america: {
      title: "En América: ustedes y vos",
      paragraphs: [
        "*Vosotros* no se usa allí: a varias personas, amigas o desconocidas, se les dice *ustedes*: *vengan*, *siéntense*, *no se preocupen*. También es lo más corriente en Canarias.",
        "En Argentina, Uruguay, Paraguay y gran parte de Centroamérica se usa *vos* en lugar de *tú* o junto a *tú*; también, en distinto grado, en Bolivia, Chile, Colombia, Ecuador y Venezuela. Su forma más extendida es el infinitivo sin *r*, con tilde en la última vocal: *hablá*, *comé*, *viví*. No hay formas cortas, salvo *sé*, de *ser*: *decí*, *hacé*, *poné*, *vení*. *Ir* toma prestado *andá* de *andar*.",
        "Con un pronombre, la tilde desaparece muchas veces, porque la sílaba tónica pasa a ser la penúltima: *decime*, *levantate*, *sentate*. En negativo se dice *no digas* o *no digás*, según el país y el tono.",
      ],
      overview: {
        columns: ["En España", "En América"],
        rows: [
          ["*venid*, *sentaos*", "*vengan*, *siéntense*"],
          ["*habla*, *come*", "*habla*, *come*; con *vos*: *hablá*, *comé*"],
          ["*di*, *haz*, *ve*", "*di*, *haz*, *ve*; con *vos*: *decí*, *hacé*, *andá*"],
          ["*siéntate*", "*siéntate*; con *vos*: *sentate*"],
        ],
      },
      remarks: [
        "Una misma palabra puede cambiar de sentido: en España, *párate* pide a alguien que no siga; en América, muchas veces, que se ponga de pie.",
      ],
      why: "En México se dice *ustedes* también a los amigos, y *quieran* lo confirma: *vengan*.",
    },
    trampas: {
      title: "Errores frecuentes",
      paragraphs: ["Estos errores son frecuentes entre quienes aprenden español."],
      traps: [
        {
          wrong: "No *habla* tan alto.",
          right: "No *hables* tan alto.",
          why: "La orden negativa va en subjuntivo.",
        },
        {
          wrong: "No *siéntate* aquí.",
          right: "No *te sientes* aquí.",
          why: "Con *no*, el pronombre va delante del verbo.",
        },
        {
          wrong: "*Habla* más alto, señora.",
          right: "*Hable* más alto, señora.",
          why: "*Señora* pide *usted*, que toma su forma del subjuntivo: *hable*.",
        },
        {
          wrong: "*Sientate* aquí.",
          right: "*Siéntate* aquí.",
          why: "Con el pronombre unido hace falta muchas veces una tilde.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
