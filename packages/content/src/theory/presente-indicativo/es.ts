import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "El presente de indicativo",
  intro:
    "El presente es el tiempo que necesitas desde la primera frase. Con tres modelos regulares y unas pocas familias de irregularidades puedes con casi todos los verbos.",
  essentials: [
    "Vale para ahora, para las costumbres y, con una fecha, para un futuro cercano: *mañana te llamo*.",
    "La terminación dice quién actúa, y el pronombre casi siempre sobra: *hablo*, *comes*, *viven*.",
    "La vocal tónica cambia en muchos verbos, menos con *nosotros* y *vosotros*: *puedo*, pero *podemos*.",
    "Muchos verbos corrientes tienen una forma propia con *yo*: *tengo*, *hago*, *digo*, *voy*, *sé*.",
    "*Usted* lleva la forma de *él*: *usted habla*, y no *usted hablas*.",
  ],
  sections: {
    uso: {
      title: "Cuándo se usa",
      paragraphs: [
        "Con el presente dices lo que pasa ahora (*leo el periódico*), lo que haces habitualmente (*los sábados juego al tenis*) y lo que siempre es verdad (*el agua hierve a cien grados*). También sirve para un futuro cercano, si dices cuándo: *mañana te llamo*.",
      ],
      remarks: [
        "Para lo que está ocurriendo en este mismo momento puedes decir también *estoy leyendo*, con *estar* y el gerundio: mira «El gerundio». Para una costumbre o una verdad general usa el presente: *leo todas las noches*.",
      ],
      why: "Con *mañana*, el presente habla de un futuro cercano.",
    },
    personas: {
      title: "Los pronombres de sujeto",
      paragraphs: [
        "Casi nunca necesitas el pronombre, porque la terminación ya dice quién hace la acción: *hablo* solo puede ser *yo*. Lo pones para insistir o para distinguir a dos personas: *yo cocino y tú friegas*.",
        "*Usted* lleva la forma de *él*, y *ustedes*, la de *ellos*. En España, para hablar con varios amigos usas *vosotros*; en América y en Canarias, *ustedes*.",
        "*Nosotras*, *vosotras* y *ellas* se usan solo para mujeres. Si hay un hombre en el grupo, se dice *nosotros*, *vosotros*, *ellos*.",
      ],
      overview: {
        columns: ["Quién", "Pronombre", "Forma de hablar"],
        rows: [
          ["quien habla", "*yo*", "*hablo*"],
          ["un amigo con quien hablas", "*tú*", "*hablas*"],
          ["otra persona", "*él*, *ella*", "*habla*"],
          ["alguien a quien tratas con respeto", "*usted*", "*habla*"],
          ["quien habla y otras personas", "*nosotros*, *nosotras*", "*hablamos*"],
          ["varios amigos con quienes hablas", "*vosotros*, *vosotras*", "*habláis*"],
          ["otras personas", "*ellos*, *ellas*", "*hablan*"],
          ["varias personas a las que tratas con respeto", "*ustedes*", "*hablan*"],
        ],
      },
      remarks: [
        "En las tablas de conjugación, *él* vale también para *ella* y *usted*, y *ellos* para *ellas* y *ustedes*.",
        "Los pronombres *tú* y *él* llevan tilde; no la llevan *tu* ni *el* delante de un nombre: *tu casa*, *el perro*.",
      ],
      why: "*Ustedes* lleva la forma de *ellos*: *toman*. *Tomáis* es la forma de *vosotros*; *toma*, la de *usted*.",
    },
    "negacion-y-preguntas": {
      title: "Negar y preguntar",
      paragraphs: [
        "*No* va delante del verbo: *no hablo inglés*. Entre los dos solo puede ir un pronombre: *no te entiendo*, *no me levanto*.",
        "*Nada*, *nadie*, *nunca* y *tampoco* tienen dos lugares: detrás del verbo, con *no* delante (*no veo nada*, *no fumo nunca*), o delante del verbo, sin *no* (*nunca fumo*, *nadie llama*).",
        "Una pregunta puede tener las mismas palabras que la respuesta: *hablas español* y *¿hablas español?* solo se distinguen por la entonación y los dos signos. Si hay sujeto, como en *¿dónde vive Ana?*, suele ir detrás del verbo.",
      ],
      remarks: [
        "Las palabras con que se pregunta llevan tilde: *qué*, *quién*, *cómo*, *cuándo*, *dónde*, *cuánto*, *por qué*. Si hay una preposición, la pregunta empieza por ella: así, *¿de dónde eres?* y *¿con quién vives?* empiezan por *de* y *con*.",
        "*No* es también la respuesta: *no, no hablo inglés*.",
      ],
      why: "*Nunca* va delante del verbo y niega por sí solo. Detrás del verbo necesitaría *no*: *no desayuno nunca en casa*.",
    },
    regulares: {
      title: "Los verbos regulares",
      paragraphs: [
        "El infinitivo termina en *-ar*, *-er* o *-ir*. Quita esas dos letras y te queda la raíz; detrás va la terminación de cada persona.",
        "Los verbos en *-ar* llevan *-o, -as, -a, -amos, -áis, -an*; los verbos en *-er*, *-o, -es, -e, -emos, -éis, -en*. Los verbos en *-ir* son como los de *-er*, menos con *nosotros* (*-imos*) y *vosotros* (*-ís*).",
        "Fíjate en la sílaba tónica, la que suena con más fuerza: con *yo*, *tú*, *él* y *ellos* está en la raíz; con *nosotros* y *vosotros*, en la terminación. De esa diferencia dependen los cambios de vocal que vienen después.",
      ],
      remarks: ["La forma de *vosotros* lleva tilde, menos cuando tiene una sola sílaba."],
      why: "*Vivir* es un verbo en *-ir*: con *vosotros*, la terminación es *-ís*.",
    },
    "cambios-vocalicos": {
      title: "La vocal de la raíz cambia",
      paragraphs: [
        "En muchos verbos corrientes, la última vocal de la raíz cambia cuando es tónica: con *yo*, *tú*, *él* y *ellos*. Con *nosotros* y *vosotros* se queda como en el infinitivo. Las terminaciones son las regulares.",
        "El infinitivo no te dice si un verbo cambia. Apréndelo con su primera persona: *pensar*, *pienso*.",
      ],
      why: "Con *nosotros*, la sílaba tónica está en la terminación: la vocal de la raíz no cambia.",
    },
    "e-ie": {
      title: "e pasa a ie",
      paragraphs: [
        "La *e* tónica pasa a *ie*: de *pensar* sale *pienso*, pero *pensamos* y *pensáis* conservan la *e*. Así se conjugan *cerrar*, *empezar*, *despertarse*, *entender*, *perder*, *querer*, *preferir* y *sentir*.",
        "Si hay dos *e* en la raíz, cambia la última: *prefiero*, *empiezo*. En *adquirir* es una *i* la que pasa a *ie*: *adquiero*.",
      ],
      remarks: [
        "No cambian todas: *beber*, *deber*, *comprender* y *esperar* son regulares. Y ojo con los parecidos: *entender* cambia, *pretender* no.",
      ],
      why: "*Entender* cambia, pero *comprender* es regular: *comprendes*.",
    },
    "o-ue": {
      title: "o pasa a ue",
      paragraphs: [
        "La *o* tónica pasa a *ue*: de *poder* sale *puedo*, pero *podemos* y *podéis* conservan la *o*. Así se conjugan *volver*, *encontrar*, *dormir*, *acostarse*, *contar*, *costar*, *recordar* y *doler*.",
        "*Jugar* es el único verbo en que una *u* pasa a *ue*: *juego*, pero *jugamos*.",
      ],
      remarks: [
        "*Oler* lleva *h* delante de *ue*, porque ninguna palabra española empieza por *ue*: *huelo*, *huele*, pero *olemos*.",
      ],
      why: "La *o* de *oler* pasa a *ue*, y delante se escribe una *h*: *huele*.",
    },
    "e-i": {
      title: "e pasa a i",
      paragraphs: [
        "En algunos verbos en *-ir*, y solo en ellos, la *e* tónica pasa a *i*: de *pedir* sale *pido*, pero *pedimos* y *pedís*. Así se conjugan *servir*, *repetir*, *seguir*, *elegir* y *vestirse*.",
      ],
      remarks: [
        "*Reír* y *sonreír* también son de este grupo, con tilde en la *í* en las seis personas: *río*, *ríes*, *reímos*, *reís*.",
        "Un verbo en *-ir* puede tener, pues, *ie* (*prefiero*, *siento*) o *i* (*pido*, *sirvo*).",
      ],
      why: "*Preferir* termina en *-ir*, pero su *e* pasa a *ie*, como en *siento*: *prefiero*.",
    },
    "primera-persona": {
      title: "Una primera persona especial",
      paragraphs: [
        "Algunos verbos muy corrientes tienen una forma propia para *yo*; el resto suele ser regular. Puedes ordenarlos por el final de esa forma.",
      ],
      why: "La forma de *yo* de *salir* termina en *-go*.",
    },
    "yo-go": {
      title: "yo en -go",
      paragraphs: [
        "*Hacer* da *hago*; *poner*, *pongo*; *salir*, *salgo*; *valer*, *valgo*. El resto sigue el modelo regular: *haces*, *pones*, *salimos*.",
        "*Traer* y *caer* añaden una *i*: *traigo*, *caigo*.",
      ],
      remarks: [
        "Los verbos compuestos se conjugan como su modelo: *deshacer* da *deshago*; *proponer*, *propongo*.",
      ],
    },
    "yo-zco": {
      title: "yo en -zco",
      paragraphs: [
        "Si delante de *-cer* o *-cir* hay una vocal, con *yo* aparece casi siempre una *z* delante de la *c*: *conozco*, *conduzco*. Así se conjugan *parecer*, *nacer*, *crecer*, *ofrecer*, *agradecer* y *traducir*. Las demás personas son regulares: *conoces*, *conduce*.",
      ],
      remarks: [
        "*Hacer* y *decir* tienen su propia forma, *hago* y *digo*; *cocer* da *cuezo*. Detrás de consonante, como en *vencer*, no hay *zc*: mira «La ortografía sigue al sonido».",
      ],
      why: "Solo la forma de *yo* lleva una *z* delante de la *c*, *conozco*; con *tú* todo es regular.",
    },
    "yo-oy": {
      title: "yo en -oy",
      paragraphs: [
        "Solo cuatro verbos tienen esta forma: *soy* (de *ser*), *voy* (de *ir*), *estoy* (de *estar*) y *doy* (de *dar*).",
        "En *estar* la sílaba tónica está siempre en la terminación, y de ahí las tildes de *estás*, *está*, *estáis* y *están*. *Dar* continúa como un verbo en *-ar*.",
      ],
      remarks: [
        "No olvides la tilde de *está*: sin ella, *esta* acompaña a un nombre, como en *esta casa*.",
        "*Estar* dice dónde y en qué estado está alguien (*estoy en casa*, *estoy cansado*); *ser*, quién es, qué es y cómo es por naturaleza (*soy belga*, *soy alto*).",
      ],
    },
    "yo-go-y-cambio": {
      title: "yo en -go y cambio de vocal",
      paragraphs: [
        "La forma de *yo* de *tener* y *venir* termina en *-go*, sin cambio de vocal: *tengo*, *vengo*. Después la *e* pasa a *ie*: *tienes*, *viene*, *tienen*.",
        "De *decir* salen *digo* y luego *dices*, *dice*, *dicen*, con *i*. Con *nosotros* y *vosotros* los tres son regulares: *tenemos*, *venís*, *decimos*.",
      ],
      remarks: [
        "*Mantener*, *obtener* y *convenir* se conjugan como *tener* y *venir*.",
        "*Tener* expresa también la edad y lo que sentimos: *tengo veinte años*, *tengo hambre*, *tengo frío*.",
      ],
    },
    "ortografia-y-acentos": {
      title: "Ortografía y tildes",
      paragraphs: [
        "A veces cambia una letra o aparece una tilde para que el verbo suene igual en todas sus formas. No son verdaderas excepciones: el oído te guía.",
      ],
      why: "Delante de *o*, el sonido de la *g* de *coger* se escribe *j*.",
    },
    ortografia: {
      title: "La ortografía sigue al sonido",
      paragraphs: [
        "Delante de la *o* de *yo*, el final de la raíz puede cambiar de letra para conservar su sonido. La *g* de *coger*, *elegir* y *dirigir* pasa a *j*: *cojo*, *elijo*, *dirijo*. El *gu* de *seguir* y *distinguir* pierde la *u*: *sigo*, *distingo*.",
        "La *c* de *vencer* y *convencer* pasa a *z*: *venzo*, *convenzo*. El *qu* de *delinquir*, poco usado, pasa a *c*: *delinco*.",
      ],
      remarks: [
        "Esto solo ocurre con *yo*: *coges*, *sigues* y *vences* conservan las letras del infinitivo.",
        "*Coger* es muy corriente en España, pero vulgar en gran parte de América; allí se dice *tomar* o *agarrar*.",
      ],
    },
    "y-entre-vocales": {
      title: "Una y entre dos vocales",
      paragraphs: [
        "Los verbos en *-uir* llevan una *y* cuando la *u* es tónica: *construyo*, *construyes*, *construye*, *construyen*, pero *construimos* y *construís*. Así se conjugan *incluir*, *destruir* y *huir*.",
        "*Oír* también la lleva en tres personas: *oyes*, *oye*, *oyen*.",
      ],
      remarks: ["*Seguir* y *distinguir* no la llevan: su *u* no se pronuncia."],
    },
    acentos: {
      title: "Una tilde para la vocal tónica",
      paragraphs: [
        "En una parte de los verbos en *-iar* y *-uar*, la *i* o la *u* lleva tilde cuando es tónica: *envío*, *envías*, *continúo*, pero *enviamos* y *continuamos*. Otros verbos con el mismo final no la llevan: *estudio*, *cambio*, *averiguo*.",
        "La tilde separa también dos vocales dentro del verbo: *prohíbo* (de *prohibir*), *reúno* (de *reunir*), *oímos* y *reímos*.",
      ],
      remarks: [
        "Una forma de una sola sílaba no lleva tilde, salvo *sé*, de *saber*. Tampoco la llevan las de *vosotros*: *dais*, *vais*, *veis*, *sois*. Para la ortografía, *guiais* y *huis* cuentan también como una sílaba.",
      ],
    },
    irregulares: {
      title: "Los verbos del todo irregulares",
      paragraphs: [
        "*Ser* e *ir* no se parecen a su infinitivo: apréndelos enteros. *Saber* y *caer* solo son irregulares con *yo*: *sé*, *caigo*. *Oír* reúne tres rasgos: *oigo*, la *y* de *oyes* y la tilde de *oímos*.",
        "*Haber* sirve sobre todo para formar el perfecto: *he comido*, *hemos llegado*. Por sí solo, aparece en la forma *hay*, igual en singular y en plural: *hay un problema*, *hay dos problemas*.",
        "La forma de *yo* de *ver* conserva la *e* del infinitivo: *veo*, y después *ves*, *ve*, *vemos*, *veis*, *ven*. *Caber* da *quepo*. Para *estar* y *dar*, mira «yo en -oy».",
      ],
      remarks: [
        "*Sé* lleva tilde para que no se confunda con el pronombre *se*.",
        "*Tener* es poseer: *tengo un perro*. *Haber* va delante de un participio, con todos los verbos: *he dormido*, *he llegado*.",
      ],
      why: "La forma de *yo* de *saber* es *sé*, y la tilde la distingue del pronombre *se*.",
    },
    reflexivos: {
      title: "Los verbos reflexivos y pronominales",
      paragraphs: [
        "El infinitivo termina en *-se*: *levantarse*. El pronombre cambia con la persona: *me*, *te*, *se*, *nos*, *os*, *se*. Va delante del verbo conjugado, que conserva todas sus irregularidades: *me acuesto*, *se viste*.",
        "Con un infinitivo puedes elegir: *quiero ducharme* o *me quiero duchar*. También puede ir unido al gerundio.",
        "Con las partes del cuerpo y la ropa se usa el artículo: *me lavo las manos*, *se pone el abrigo*.",
      ],
      remarks: [
        "El pronombre puede cambiar el sentido del verbo: *duermo* ocho horas, pero *me duermo* en el sofá; *voy* a un sitio, pero *me voy* de él.",
      ],
      why: "*Vosotros* lleva el pronombre *os*, y la vocal de la raíz no cambia.",
    },
    gustar: {
      title: "Gustar, doler: la cosa es el sujeto",
      paragraphs: [
        "En *me gusta el café*, el sujeto es el café; la persona va en un pronombre: *me*, *te*, *le*, *nos*, *os* o *les*.",
        "El verbo concuerda con la cosa: *gusta* con un singular o un infinitivo (*me gusta leer*), *gustan* con un plural (*me gustan los gatos*). El nombre común suele llevar artículo: *el café*, *los gatos*.",
        "Para nombrar a la persona o insistir en ella, añade *a* y conserva el pronombre: *a Ana le gusta el cine*, *a mí no me gusta*.",
        "Así se usan también *doler*, *encantar*, *interesar* y *costar*: *me duele la cabeza*, *le duelen los pies*, *nos encanta Sevilla*, *me cuesta empezar*.",
      ],
      overview: {
        columns: ["¿A quién?", "Singular: el café", "Plural: los gatos"],
        rows: [
          ["*a mí*", "*me gusta*", "*me gustan*"],
          ["*a ti*", "*te gusta*", "*te gustan*"],
          ["*a él*, *a ella*, *a usted*", "*le gusta*", "*le gustan*"],
          ["*a nosotros*", "*nos gusta*", "*nos gustan*"],
          ["*a vosotros*", "*os gusta*", "*os gustan*"],
          ["*a ellos*, *a ellas*, *a ustedes*", "*les gusta*", "*les gustan*"],
        ],
      },
      remarks: [
        "Para responder a una frase afirmativa se dice *a mí también* o *a mí no*; a una negativa, *a mí tampoco* o *a mí sí*: *no me gusta el café*, *a mí tampoco*.",
        "*Gustar* tiene también las demás personas: *me gustas* quiere decir que me siento atraído por ti. Para el amor y el cariño se usa *querer*: *te quiero*.",
      ],
      why: "El sujeto es *las películas*, un plural.",
    },
    perifrasis: {
      title: "Dos verbos seguidos",
      paragraphs: [
        "Muchas frases de cada día tienen dos verbos. El primero se conjuga; el segundo se queda en infinitivo: *quiero dormir*.",
        "A veces hay entre los dos una palabra pequeña, que se aprende con el primer verbo: *a* detrás de *ir* y *volver*, *que* detrás de *tener*, *de* detrás de *acabar*. No hay nada detrás de *poder*, *querer*, *deber* y *soler*.",
      ],
      overview: {
        columns: ["Lo que expresas", "Construcción", "Ejemplo"],
        rows: [
          ["lo que vas a hacer", "*ir a* + infinitivo", "*voy a cenar*"],
          ["lo que hace falta", "*tener que* + infinitivo", "*tengo que estudiar*"],
          ["un deber, un consejo", "*deber* + infinitivo", "*debes descansar*"],
          ["lo que es posible o está permitido", "*poder* + infinitivo", "*¿puedo entrar?*"],
          ["lo que deseas", "*querer* + infinitivo", "*quiero dormir*"],
          ["una costumbre", "*soler* + infinitivo", "*suelo cenar tarde*"],
          ["otra vez", "*volver a* + infinitivo", "*vuelvo a llamar*"],
          ["lo que ha ocurrido hace un momento", "*acabar de* + infinitivo", "*acabo de llegar*"],
          ["lo que continúa", "*seguir* + gerundio", "*sigo viviendo aquí*"],
        ],
      },
      remarks: [
        "El pronombre va delante del primer verbo o unido al segundo, nunca entre los dos: *me voy a duchar* o *voy a ducharme*.",
        "*Tengo que* es lo más corriente; *debo* insiste en el deber. Si no piensas en nadie en particular, usa *hay que*: *hay que esperar*.",
      ],
      why: "Delante de *que* va *tener*. *Deber* no lleva ninguna palabra en medio, *debo terminar*, e *ir* pide *a*.",
    },
    gerundio: {
      title: "El gerundio",
      paragraphs: [
        "Cambia *-ar* por *-ando*, y *-er* e *-ir* por *-iendo*: *hablando*, *comiendo*, *viviendo*. Detrás de vocal se escribe *-yendo*: *leyendo*, *oyendo*. La *u* muda de *seguir* no cuenta: *siguiendo*.",
        "Los verbos en *-ir* que cambian de vocal en presente tienen aquí *i* o *u*: *pidiendo*, *sintiendo*, *durmiendo*. Los verbos en *-ar* y en *-er* conservan la vocal, *pensando*, *volviendo*, menos *pudiendo*.",
        "Con *estar* muestra la acción en curso: *estoy leyendo*. Con *seguir*, que la acción continúa: *sigue lloviendo*. Con *llevar*, cuánto dura ya: *llevo dos horas esperando*. Solo, dice cómo se hace algo: *aprende cantando*.",
      ],
      overview: {
        columns: ["Infinitivo", "Gerundio", "Qué ocurre"],
        rows: [
          ["*hablar*", "*hablando*", "*-ando*"],
          ["*comer*, *vivir*", "*comiendo*, *viviendo*", "*-iendo*"],
          ["*leer*, *construir*", "*leyendo*, *construyendo*", "*-yendo* detrás de vocal"],
          ["*oír*, *caer*", "*oyendo*, *cayendo*", "*-yendo* detrás de vocal"],
          ["*pedir*, *decir*, *venir*", "*pidiendo*, *diciendo*, *viniendo*", "*e* pasa a *i*"],
          ["*dormir*, *morir*", "*durmiendo*, *muriendo*", "*o* pasa a *u*"],
          ["*ir*, *poder*", "*yendo*, *pudiendo*", "formas especiales"],
        ],
      },
      remarks: [
        "El pronombre tiene dos lugares: *me estoy duchando* o *estoy duchándome*. Unido al gerundio pide una tilde, porque la sílaba tónica no cambia.",
        "Detrás de una preposición y como sujeto no va el gerundio, sino el infinitivo: *antes de salir*, *nadar cansa*.",
      ],
      why: "*Dormir* termina en *-ir*: la *o* del infinitivo pasa aquí a *u*, *durmiendo*.",
    },
    "dos-verbos": {
      title: "Verbos que se confunden",
      paragraphs: [
        "Muchas lenguas reparten de otra manera lo que expresan estas dos parejas de verbos.",
      ],
      why: "Con *si* y una oración se trata de una información: *saber*.",
    },
    "saber-conocer": {
      title: "saber o conocer",
      paragraphs: [
        "*Saber* es tener una información o una habilidad: *no sé dónde vive Ana*, *sé nadar*. *Conocer* es haber tenido contacto con una persona, un lugar o una cosa.",
      ],
      overview: {
        columns: ["Saber: una información", "Conocer: un contacto"],
        rows: [
          ["*sé quién es Ana*: su nombre, su trabajo", "*conozco a Ana*: hemos hablado"],
          ["*sé dónde está Lima*: en el mapa", "*conozco Lima*: he estado allí"],
        ],
      },
      remarks: [
        "Delante de una persona concreta, *conocer* lleva *a*: *conozco a tu hermano*. Si vale cualquiera, no: *¿conoces un buen médico?* *Sé nadar* habla de lo aprendido; *puedo nadar*, de lo que es posible o está permitido.",
      ],
      why: "Con una persona se usa *conocer*; Clara es una persona concreta, y por eso lleva *a*.",
    },
    "hay-esta": {
      title: "hay o está",
      paragraphs: [
        "*Hay* presenta algo que aún no conocemos, con *un*, *una*, un número, *mucho* o un nombre sin artículo. *Está* y *están* dicen dónde se encuentra algo concreto, con *el*, *la*, *mi* o un nombre propio. Casi siempre decide el artículo, pero se dice *un amigo mío está en Lima* cuando se habla de ese amigo.",
      ],
      overview: {
        columns: ["Hay: algo nuevo", "Estar: algo conocido"],
        rows: [
          ["*hay una farmacia en esta calle*", "*la farmacia está en esta calle*"],
          ["*hay dos gatos en el jardín*", "*mis gatos están en el jardín*"],
          ["*¿hay agua?*", "*¿dónde está el agua?*"],
        ],
      },
      why: "*Las* indica que son llaves conocidas: se sitúan con *estar*.",
    },
    america: {
      title: "En América: ustedes y vos",
      paragraphs: [
        "*Vosotros* no se usa: con varias personas, amigas o desconocidas, se dice *ustedes*, con la forma de *ellos*: *¿ustedes viven aquí?* Es también lo más común en Canarias.",
        "En Argentina, Uruguay, Paraguay y gran parte de Centroamérica, *vos* ocupa el lugar de *tú* o convive con él; también, en distinto grado, en Bolivia, Chile, Colombia, Ecuador y Venezuela. Su forma más extendida es la de *vosotros* sin la *i* de *-áis* y *-éis*: *habláis*, *hablás*; *tenéis*, *tenés*. En *-ís* no cambia nada: *vivís*.",
        "La vocal de la raíz, por tanto, no cambia: *pensás*, *podés*. Las formas de una sílaba no llevan tilde: *das*, *vas*, *ves*. La forma de *ser* es *sos*. El pronombre sigue siendo *te*: *te levantás*.",
      ],
      overview: {
        columns: ["Verbo", "Con tú", "Con vos"],
        rows: [
          ["*hablar*", "*hablas*", "*hablás*"],
          ["*comer*", "*comes*", "*comés*"],
          ["*vivir*", "*vives*", "*vivís*"],
          ["*pensar*", "*piensas*", "*pensás*"],
          ["*poder*", "*puedes*", "*podés*"],
          ["*tener*", "*tienes*", "*tenés*"],
          ["*ser*", "*eres*", "*sos*"],
          ["*levantarse*", "*te levantas*", "*te levantás*"],
        ],
      },
      remarks: [
        "También cambian las palabras: en lugar de *conducir* se oye mucho *manejar*; en lugar de *beber*, *tomar*. Para *coger*, mira «La ortografía sigue al sonido».",
      ],
      why: "Es la forma de *vosotros* sin la *i*: *tenéis*, *tenés*.",
    },
    trampas: {
      title: "Errores frecuentes",
      paragraphs: ["Estos errores son frecuentes entre quienes aprenden español."],
      traps: [
        {
          wrong: "*Soy* en casa.",
          right: "*Estoy* en casa.",
          why: "Para decir dónde está alguien se usa *estar*.",
        },
        {
          wrong: "Me *gusta* los gatos.",
          right: "Me *gustan* los gatos.",
          why: "El verbo concuerda con lo que gusta.",
        },
        {
          wrong: "En la plaza *hay* el banco.",
          right: "En la plaza *está* el banco.",
          why: "Para situar algo conocido, *está el banco*; para presentar algo nuevo, *hay un banco*.",
        },
        {
          wrong: "Usted *hablas* muy bien.",
          right: "Usted *habla* muy bien.",
          why: "*Usted* lleva la forma de *él*.",
        },
        {
          wrong: "Nosotros *piensamos* mucho.",
          right: "Nosotros *pensamos* mucho.",
          why: "La *e* solo pasa a *ie* cuando es tónica, y con *nosotros* no lo es.",
        },
      ],
      why: "El cansancio es un estado: *estar*.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
