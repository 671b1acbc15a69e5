import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "El pretérito indefinido",
  intro:
    "Con el pretérito indefinido cuentas lo que pasó y ya terminó. Es el tiempo de las historias, de las biografías y de lo que hiciste ayer.",
  essentials: [
    "Lo pide un momento ya terminado: *ayer*, *anoche*, *el lunes pasado*, *hace dos años*, *en 1998*.",
    "Hay dos series: *hablé, hablaste, habló…* en *-ar*; *comí, comiste, comió…* en *-er* y en *-ir*.",
    "La tilde cambia el sentido: *hablo* es presente y de *yo*; *habló*, pasado y de *él*.",
    "Unos quince verbos tienen una raíz propia y no llevan tilde: *tuve*, *hizo*, *dijeron*.",
    "En España se dice *hoy he visto a Ana*, pero *ayer vi a Ana*.",
  ],
  sections: {
    regulares: {
      title: "Los verbos regulares",
      paragraphs: [
        "Solo hay dos series de terminaciones. Los verbos en *-ar* llevan *-é, -aste, -ó, -amos, -asteis, -aron*; los verbos en *-er* y en *-ir* comparten *-í, -iste, -ió, -imos, -isteis, -ieron*.",
        "La sílaba tónica, la que suena con más fuerza, está siempre en la terminación; por eso *yo* y *él* llevan tilde. La tilde cambia el sentido: *hablo* es ahora y yo; *habló* fue antes y otra persona.",
        "Con *nosotros*, los verbos en *-ar* y en *-ir* tienen la misma forma que en presente: *hablamos*, *vivimos*. El resto de la frase dice de qué tiempo se trata. Los verbos en *-er* sí distinguen las dos: *comemos*, *comimos*.",
      ],
      remarks: [
        "Los verbos en *-ar* y en *-er* que cambian de vocal en presente no cambian aquí: *pienso*, pero *pensé*; *vuelvo*, pero *volví*. *Poder*, *querer* y *tener* tienen una raíz irregular, más adelante en esta guía.",
        "La forma de *tú* termina en *-ste*, sin *s* final: *hablaste*, *comiste*.",
      ],
      why: "Un verbo en *-ar* lleva *-ó* con *él*; sin tilde, *cocino* es presente.",
    },
    uso: {
      title: "Cuándo se usa",
      paragraphs: [
        "Presenta una acción terminada en un momento que también terminó: *ayer*, *anoche*, *el lunes pasado*, *hace dos años*, *en 1998*. Hace avanzar la historia, una acción tras otra (*entró, saludó y se sentó*), y presenta lo que ocurre por sorpresa: *de repente*.",
        "Sirve también para una duración que acabó, con *durante* o sin él: *viví tres años en Lima* o *viví en Lima durante tres años*, y ya no vivo allí.",
        "En España, si el periodo no ha terminado (*hoy*, *esta semana*, *este año*), se usa el perfecto: *hoy he comido pescado*. Si ya pasó, el indefinido: *ayer comí pescado*.",
        "El perfecto habla también de la experiencia hasta hoy, sin decir cuándo, con *alguna vez*, *nunca*, *ya* o *todavía no*: *nunca he estado en Lima*.",
        "El imperfecto describe la situación o una costumbre; el indefinido dice qué ocurrió entonces: *llovía cuando salimos*.",
      ],
      remarks: [
        "Busca en la frase la palabra que sitúa la acción: con *ayer* va *vi*; con *hoy*, *he visto*.",
        "En gran parte de América y en algunas zonas de España se usa el indefinido también donde casi toda España usa el perfecto: *hoy comí pescado*, *¿ya comiste?* En América, con varias personas se dice siempre *ustedes*: *ustedes llegaron*; *vos* lleva casi en todas partes la forma de *tú*: *vos llegaste*. Los ejercicios siguen el uso más extendido en España.",
      ],
      why: "La semana no ha terminado y *todavía no* llega hasta ahora: en España va el perfecto.",
    },
    ortografia: {
      title: "La ortografía sigue al sonido, con yo",
      paragraphs: [
        "Delante de la *é* de *yo* cambian de letra tres grupos de verbos, dos para conservar su sonido y uno porque en español casi nunca se escribe *z* delante de *e*: *-car* pasa a *-qué* (*busqué*), *-gar* pasa a *-gué* (*llegué*) y *-zar* pasa a *-cé* (*empecé*).",
        "Los verbos en *-guar* llevan diéresis, para que la *u* se oiga: *averiguar*, *averigüé*.",
      ],
      remarks: ["En las demás personas no cambia nada: *buscaste*, *llegó*, *empezaron*."],
      why: "Delante de *é* hace falta *gu* para conservar el sonido de *llegar*.",
    },
    "tercera-persona": {
      title: "La tercera persona cambia",
      paragraphs: [
        "Algunos verbos son regulares, menos con *él* y *ellos*: ahí cambia una vocal de la raíz o aparece una *y*. En esta guía, *él* vale también para *ella* y *usted*, y *ellos*, para *ellas* y *ustedes*.",
      ],
      why: "Con *ellos*, la *o* de *dormir* pasa a *u*.",
    },
    "e-i": {
      title: "e pasa a i",
      paragraphs: [
        "Los verbos en *-ir* cuya *e* pasa a *i* en presente tienen aquí esa *i* con *él* y *ellos*: *pidió*, *pidieron*. Así se conjugan *servir*, *seguir*, *repetir*, *elegir* y *vestirse*.",
        "También lo hacen casi todos los que tienen *ie* en presente: *siento*, pero *sintió*; *prefiero*, pero *prefirió*; y lo mismo *divertirse*.",
      ],
      remarks: [
        "*Venir* y *decir* no están en este grupo: tienen una raíz irregular en todas las personas.",
        "En *reír* y *sonreír* dos *i* se juntan en una: *rio*, *rieron*, *sonrió*. *Rio* cuenta como una sola sílaba y no lleva tilde.",
      ],
      why: "La *i* solo aparece con *él* y *ellos*; con *yo* se queda la *e* de *pedir*: *pedí*.",
    },
    "o-u": {
      title: "o pasa a u",
      paragraphs: [
        "Dos verbos corrientes, *dormir* y *morir*, cambian la *o* en *u* con *él* y *ellos*: *durmió*, *durmieron*, *murió*, *murieron*. En las demás personas se queda la *o*: *dormí*, *dormimos*.",
      ],
      remarks: ["No uses aquí el *ue* del presente: *duerme* es presente; *durmió*, pasado."],
    },
    "i-y": {
      title: "i pasa a y",
      paragraphs: [
        "Si la raíz termina en vocal, la *i* de *-ió* y de *-ieron* queda entre dos vocales y pasa a *y*: *leyó*, *leyeron*. Así se conjugan *creer*, *caer*, *oír*, *construir* y *huir*.",
        "Detrás de *a*, *e* u *o*, la *i* de las demás personas lleva tilde: *leíste*, *caímos*, *oísteis*. Detrás de *u* solo la lleva *yo*: *construí*, pero *construiste*, *construimos*. *Hui*, de *huir*, tiene una sola sílaba y no la lleva.",
      ],
      remarks: [
        "*Traer* tiene otra forma, *trajo*. *Seguir* no lleva *y*, porque su *u* no se pronuncia: *siguió*. *Reír* tampoco: *rio*.",
      ],
      why: "La *y* solo aparece con *él* y *ellos*; con *tú*, la *i* lleva tilde detrás de *a*: *caíste*.",
    },
    "raices-irregulares": {
      title: "Las raíces irregulares",
      paragraphs: [
        "Unos quince verbos muy corrientes tienen una raíz propia para el pasado. Comparten las terminaciones, sean de *-ar*, de *-er* o de *-ir*: *-e, -iste, -o, -imos, -isteis, -ieron*.",
        "Con *yo* y *él* la sílaba tónica está en la raíz y por eso no hay tilde: *tuve*, *tuvo*. Compara con *comí*, *comió*.",
        "Los verbos compuestos siguen a su modelo: *mantuve*, *propuso*, *convino*.",
      ],
      why: "La raíz es *tuv-*, y en ella está la sílaba tónica: no hay tilde.",
    },
    "raices-u": {
      title: "Raíces con u",
      paragraphs: [
        "La raíz de *tener* es *tuv-*; la de *estar*, *estuv-*; la de *andar*, *anduv-*; la de *poder*, *pud-*; la de *poner*, *pus-*; la de *saber*, *sup-*; la de *caber*, *cup-*, y la de *haber*, *hub-*.",
        "Así se forman *tuve*, *estuviste*, *pudo*, *pusimos*, *supisteis*, *anduvieron*.",
      ],
      remarks: [
        "*Supe* indica muchas veces el momento de enterarse: *supe la noticia por la radio*. *Pude* significa que lo conseguí, y *no pude*, que no lo conseguí.",
      ],
    },
    "raices-i": {
      title: "Raíces con i",
      paragraphs: [
        "La raíz de *hacer* es *hic-*; la de *querer*, *quis-*, y la de *venir*, *vin-*: *hice*, *quisiste*, *vinieron*.",
        "Con *él*, la *c* de *hacer* pasa a *z* delante de la *o*, para conservar el sonido: *hizo*.",
      ],
      remarks: [
        "*No quiso venir* significa que la persona se negó, y no vino.",
        "No confundas *vino*, de *venir*, con *vio*, de *ver*.",
      ],
      why: "La raíz es *hic-*, y la *c* pasa a *z* delante de la *o*.",
    },
    "raices-j": {
      title: "Raíces con j",
      paragraphs: [
        "La raíz de *decir* es *dij-*, y la de *traer*, *traj-*; la de los verbos en *-ducir* termina en *-duj-*: *conduje*, *tradujo*.",
        "Detrás de esta *j*, *ellos* pierde la *i* de su terminación: *dijeron*, *trajeron*, *condujeron*. Solo ocurre en esa persona: *dijiste* y *dijimos* la conservan.",
      ],
      remarks: [
        "Esa *i* desaparece también detrás de *ñ* y de *ll*, con *él* y *ellos*: *reñir* da *riñó*, *riñeron*.",
        "Otros verbos con *j*, como *dejar* o *trabajar*, son regulares: *dejaron*.",
      ],
      why: "Detrás de la *j* de *dij-*, *ellos* pierde la *i*.",
    },
    irregulares: {
      title: "Los verbos del todo irregulares",
      paragraphs: [
        "*Ser* e *ir* tienen exactamente las mismas formas: *fui*, *fuiste*, *fue*, etcétera. La frase dice cuál de los dos es: *fue médico* es de *ser*; *fue al médico*, de *ir*.",
        "*Dar* lleva las terminaciones de los verbos en *-er*: *di*, *diste*, *dio*. *Ver* también: *vi*, *viste*, *vio*.",
        "*Haber*, como pasado de *hay*, solo tiene *hubo*, en singular y en plural: *hubo una fiesta*, *hubo dos fiestas*. Dice que algo ocurrió; para describir lo que existía en un lugar se usa *había*. Las demás formas de la tabla son solo auxiliares, en la lengua escrita: *hube comido*.",
      ],
      remarks: [
        "Para valorar algo que ya acabó se dice *fue genial* o *estuvo genial*. Con *bien* o *mal* va *estar*, no *ser*: *estuvo muy bien*.",
        "*Fui*, *fue*, *di*, *dio*, *vi* y *vio* tienen una sola sílaba y por eso no llevan tilde, como *hui* (de *huir*), *rio* (de *reír*) y *guio* (de *guiar*).",
      ],
      why: "Como pasado de *hay*, *hubo* se queda en singular.",
    },
    reflexivos: {
      title: "Los verbos reflexivos y pronominales",
      paragraphs: [
        "El pronombre es el mismo que en presente y va delante del verbo: *me levanté*, *te levantaste*, *se levantó*. El verbo conserva sus irregularidades: *se vistió*, *se durmió*, *me puse*.",
      ],
      remarks: [
        "*Irse* tiene las formas de *ir* con el pronombre: *me fui* indica que dejé un sitio; *fui*, sin pronombre, indica adónde.",
        "Con el perfecto, el pronombre va delante de *haber*: *hoy me he levantado tarde*.",
      ],
      why: "*Levantarse* conserva su pronombre, y *ayer* pide el indefinido.",
    },
    pares: {
      title: "Formas que se confunden",
      paragraphs: [
        "Basta una letra o una tilde para cambiar de persona, de tiempo o de verbo. Lee cada pareja en voz alta.",
      ],
      overview: {
        columns: ["Una forma", "La otra"],
        rows: [
          ["*hablo*: ahora, yo", "*habló*: antes, él o ella"],
          ["*venimos*: ahora, de *venir*", "*vinimos*: antes, de *venir*"],
          ["*fui*: yo", "*fue*: él o ella"],
          ["*vino*: de *venir*", "*vio*: de *ver*"],
          ["*pudo*: de *poder*", "*puso*: de *poner*"],
          ["*me senté*: de *sentarse*", "*me sentí*: de *sentirse*"],
        ],
      },
      why: "*Ayer* es pasado: raíz *vin-*; *venimos* es presente.",
    },
    trampas: {
      title: "Errores frecuentes",
      paragraphs: ["Estos errores son frecuentes entre quienes aprenden español."],
      traps: [
        {
          wrong: "Ayer *he visto* a Ana.",
          right: "Ayer *vi* a Ana.",
          why: "Ayer ya terminó, así que se usa el indefinido.",
        },
        {
          wrong: "*Soy nacido* en 1998.",
          right: "*Nací* en 1998.",
          why: "El indefinido es una sola palabra; y el auxiliar del perfecto no es *ser*, sino *haber*.",
        },
        {
          wrong: "Ayer *hubieron* dos fiestas.",
          right: "Ayer *hubo* dos fiestas.",
          why: "Como pasado de *hay*, *hubo* no cambia en plural.",
        },
        {
          wrong: "Ana *hablo* conmigo.",
          right: "Ana *habló* conmigo.",
          why: "Sin tilde, *hablo* es la forma de *yo* en presente.",
        },
        {
          wrong: "El año pasado *venimos* en tren.",
          right: "El año pasado *vinimos* en tren.",
          why: "*Venimos* es presente; en el pasado, la raíz es *vin-*.",
        },
      ],
      why: "Es un hecho terminado, en una sola palabra.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
