import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "The past: pretérito indefinido",
  intro:
    "The pretérito indefinido, also called the preterite, tells what happened and is over. It is the ordinary past of stories, and mostly matches the English simple past: ‘I ate’, ‘she left’.",
  essentials: [
    "It goes with a time that is over: *ayer*, *anoche*, *el lunes pasado*, *hace dos años*, *en 1998*.",
    "There are two sets: *hablé, hablaste, habló…* for *-ar*; *comí, comiste, comió…* for *-er* and *-ir*.",
    "The accent changes the meaning: *hablo* is ‘I speak’, *habló* is ‘he spoke’.",
    "Some fifteen verbs have a stem of their own and no accent: *tuve*, *hizo*, *dijeron*.",
    "‘I went’ is *fui* if it happened and was done, but *iba*, the imperfecto, if it means ‘I used to go’.",
  ],
  sections: {
    regulares: {
      title: "Regular verbs",
      paragraphs: [
        "There are only two sets of endings. Verbs ending in *-ar* take *-é, -aste, -ó, -amos, -asteis, -aron*; *-er* and *-ir* verbs share *-í, -iste, -ió, -imos, -isteis, -ieron*.",
        "The stress is always on the ending, hence the accent with *yo* and *él*. It makes a difference: *hablo* is ‘I speak’, *habló* is ‘he spoke’.",
        "With *nosotros*, *-ar* and *-ir* verbs have the same form as in the present: *hablamos*, *vivimos*. The rest of the sentence tells you which tense it is. Verbs ending in *-er* keep them apart: *comemos*, *comimos*.",
      ],
      remarks: [
        "Verbs ending in *-ar* and *-er* whose vowel changes in the present do not change here: *pienso* but *pensé*, *vuelvo* but *volví*. *Poder*, *querer* and *tener* have an irregular stem, further down in this guide.",
        "The form for *tú* ends in *-ste*, without a final *s*: *hablaste*, *comiste*.",
      ],
      why: "An *-ar* verb takes *-ó* with *él*; without the accent, *cocino* is ‘I cook’.",
    },
    uso: {
      title: "When to use it",
      paragraphs: [
        "It presents a finished action at a time that is over as well: *ayer*, *anoche*, *el lunes pasado*, *hace dos años*, *en 1998*. It moves a story on, one action after another (*entró, saludó y se sentó*), and says what happens out of the blue: *de repente*.",
        "It also suits a stretch of time that came to an end, with or without *durante*, ‘for’: *viví tres años en Lima* or *viví en Lima durante tres años*, I lived in Lima for three years and no longer do.",
        "In Spain, when the period is not over yet (*hoy*, *esta semana*, *este año*), you use the perfecto, formed with *haber*: *hoy he comido pescado*. When it is over, the indefinido: *ayer comí pescado*.",
        "The perfecto is also for experience up to now, without saying when, with *alguna vez*, *nunca*, *ya* or *todavía no*: *nunca he estado en Lima*.",
        "The imperfecto sets the scene or tells a habit; the indefinido says what happened then. *Llovía cuando salimos*: it was raining when we went out.",
      ],
      remarks: [
        "The simple past in English covers both: if ‘used to’ or ‘was … -ing’ would fit, Spanish takes the imperfecto; if the event happened and was done, the indefinido.",
        "Spain says *hoy he visto a Ana* even where English prefers ‘I saw Ana today’. In much of Latin America, and in some regions of Spain, people do say *hoy comí pescado* and *¿ya comiste?*; the exercises follow what is most usual in Spain.",
        "In Latin America several people are always *ustedes*: *ustedes llegaron*. *Vos* nearly everywhere takes the form of *tú*: *vos llegaste*.",
      ],
      why: "The week is not over, and *todavía no* goes up to now: in Spain it is the perfecto.",
    },
    ortografia: {
      title: "Spelling follows the sound, with yo",
      paragraphs: [
        "Before the *é* of *yo*, three groups of verbs change a letter, two to keep their sound and one because Spanish hardly ever writes *z* before *e*: *-car* gives *-qué* (*busqué*), *-gar* gives *-gué* (*llegué*), *-zar* gives *-cé* (*empecé*).",
        "Verbs ending in *-guar* take two dots, so that the *u* is still heard: *averiguar*, *averigüé*.",
      ],
      remarks: ["Nothing changes in the other persons: *buscaste*, *llegó*, *empezaron*."],
      why: "Before *é* the sound of *llegar* needs *gu*.",
    },
    "tercera-persona": {
      title: "The third person changes",
      paragraphs: [
        "Some verbs are regular except with *él* and *ellos*, where a vowel of the stem changes or a *y* appears. In this guide *él* also stands for *ella* and *usted*, and *ellos* for *ellas* and *ustedes*.",
      ],
      why: "With *ellos*, the *o* of *dormir* becomes *u*.",
    },
    "e-i": {
      title: "e becomes i",
      paragraphs: [
        "Verbs ending in *-ir* whose *e* becomes *i* in the present have that *i* here with *él* and *ellos*: *pidió*, *pidieron*. The same goes for *servir*, *seguir*, *repetir*, *elegir* and *vestirse*.",
        "Nearly all those that have *ie* in the present do it too: *siento* but *sintió*, *prefiero* but *prefirió*, and likewise *divertirse*.",
      ],
      remarks: [
        "*Venir* and *decir* do not belong here: they have an irregular stem in all persons.",
        "In *reír* and *sonreír* two *i*s melt into one: *rio*, *rieron*, *sonrió*. *Rio* counts as one syllable and has no accent.",
      ],
      why: "The *i* comes only with *él* and *ellos*; with *yo* the *e* of *pedir* stays: *pedí*.",
    },
    "o-u": {
      title: "o becomes u",
      paragraphs: [
        "Two everyday verbs, *dormir* and *morir*, change their *o* to *u* with *él* and *ellos*: *durmió*, *durmieron*, *murió*, *murieron*. In the other persons the *o* stays: *dormí*, *dormimos*.",
      ],
      remarks: ["Do not carry over the *ue* of the present: *duerme* is now, *durmió* was then."],
    },
    "i-y": {
      title: "i becomes y",
      paragraphs: [
        "When the stem ends in a vowel, the *i* of *-ió* and *-ieron* would stand between two vowels and becomes *y*: *leyó*, *leyeron*. The same goes for *creer*, *caer*, *oír*, *construir* and *huir*.",
        "After *a*, *e* or *o*, the *i* of the other persons has an accent: *leíste*, *caímos*, *oísteis*. After *u* only *yo* has it: *construí*, but *construiste*, *construimos*. *Hui*, from *huir*, has a single syllable and no accent.",
      ],
      remarks: [
        "*Traer* goes its own way, *trajo*. *Seguir* has no *y*, because its *u* is silent: *siguió*. Nor has *reír*: *rio*.",
      ],
      why: "The *y* comes only with *él* and *ellos*; with *tú* the *i* has an accent after *a*: *caíste*.",
    },
    "raices-irregulares": {
      title: "Irregular stems",
      paragraphs: [
        "Some fifteen very common verbs have a stem of their own for the past, a little like ‘go’ and ‘went’. They share one set of endings, whether they end in *-ar*, *-er* or *-ir*: *-e, -iste, -o, -imos, -isteis, -ieron*.",
        "With *yo* and *él* the stress is on the stem, so there is no accent: *tuve*, *tuvo*. Compare *comí*, *comió*.",
        "Compounds follow the verb they are made of: *mantuve*, *propuso*, *convino*.",
      ],
      why: "The stem is *tuv-*, and it carries the stress: no written accent.",
    },
    "raices-u": {
      title: "Stems with u",
      paragraphs: [
        "The stems are *tuv-* (*tener*), *estuv-* (*estar*), *anduv-* (*andar*), *pud-* (*poder*), *pus-* (*poner*), *sup-* (*saber*), *cup-* (*caber*) and *hub-* (*haber*).",
        "That gives *tuve*, *estuviste*, *pudo*, *pusimos*, *supisteis*, *anduvieron*.",
      ],
      remarks: [
        "*Supe* often means ‘I found out’: *supe la noticia por la radio*. *Pude* means ‘I managed to’, *no pude* ‘I tried but couldn’t’.",
      ],
    },
    "raices-i": {
      title: "Stems with i",
      paragraphs: [
        "The stems are *hic-* (*hacer*), *quis-* (*querer*) and *vin-* (*venir*): *hice*, *quisiste*, *vinieron*.",
        "With *él* the *c* of *hacer* becomes *z* before the *o*, to keep the same sound: *hizo*.",
      ],
      remarks: [
        "*No quiso* means that somebody refused: *no quiso venir*, he wouldn’t come.",
        "Do not mix up *vino*, ‘he came’, and *vio*, ‘he saw’.",
      ],
      why: "The stem is *hic-*, and the *c* becomes *z* before the *o*.",
    },
    "raices-j": {
      title: "Stems with j",
      paragraphs: [
        "The stems are *dij-* (*decir*) and *traj-* (*traer*); those of *-ducir* verbs end in *-duj-*: *conduje*, *tradujo*.",
        "After this *j*, *ellos* loses the *i* of its ending: *dijeron*, *trajeron*, *condujeron*. Only that person does: *dijiste* and *dijimos* keep it.",
      ],
      remarks: [
        "The same *i* disappears after *ñ* and *ll*, with *él* and *ellos*: *reñir* gives *riñó*, *riñeron*.",
        "Other verbs with a *j*, such as *dejar* or *trabajar*, are regular: *dejaron*.",
      ],
      why: "After the *j* of the stem *dij-*, *ellos* loses its *i*.",
    },
    irregulares: {
      title: "Wholly irregular verbs",
      paragraphs: [
        "*Ser* and *ir* have exactly the same forms: *fui*, *fuiste*, *fue* and so on. The sentence tells you which it is: *fue médico*, he was a doctor; *fue al médico*, he went to the doctor.",
        "*Dar* takes the endings of *-er* verbs: *di*, *diste*, *dio*. *Ver* does the same: *vi*, *viste*, *vio*.",
        "*Haber*, as the past of *hay*, has only *hubo*, for singular and plural: *hubo una fiesta*, *hubo dos fiestas*. It says that something took place; to describe what was there, use *había*. The other forms of the table are only an auxiliary, in written Spanish: *hube comido*.",
      ],
      remarks: [
        "‘It was great’, said of something that is over, is *fue genial* or *estuvo genial*. With *bien* or *mal* it is *estar*, not *ser*: *estuvo muy bien*.",
        "*Fui*, *fue*, *di*, *dio*, *vi* and *vio* have a single syllable, so they have no accent; nor have *hui* (from *huir*), *rio* (from *reír*) and *guio* (from *guiar*).",
      ],
      why: "As the past of *hay*, *hubo* stays singular.",
    },
    reflexivos: {
      title: "Reflexive verbs",
      paragraphs: [
        "The pronouns are those of the present and stand before the verb: *me levanté*, *te levantaste*, *se levantó*. The verb keeps its irregular forms: *se vistió*, *se durmió*, *me puse*.",
      ],
      remarks: [
        "*Irse* has the forms of *ir* with the pronoun: *me fui*, I left; *fui*, without a pronoun, says where you went.",
        "In the perfecto the pronoun stands before *haber*: *hoy me he levantado tarde*, I got up late today.",
      ],
      why: "*Levantarse* keeps its pronoun, and *ayer* calls for the indefinido.",
    },
    pares: {
      title: "Forms not to mix up",
      paragraphs: [
        "One letter or one accent is enough to change the person, the tense or the verb. Read each pair aloud.",
      ],
      overview: {
        columns: ["One form", "The other"],
        rows: [
          ["*hablo*: I speak", "*habló*: he or she spoke"],
          ["*venimos*: we come", "*vinimos*: we came"],
          ["*fui*: I went, I was", "*fue*: he went, he was"],
          ["*vino*: he came", "*vio*: he saw"],
          ["*pudo*: he was able to", "*puso*: he put"],
          ["*me senté*: I sat down", "*me sentí*: I felt"],
        ],
      },
      why: "*Ayer* is past: stem *vin-*; *venimos* is present.",
    },
    trampas: {
      title: "Traps for English speakers",
      paragraphs: ["The English past leads to these mistakes."],
      traps: [
        {
          wrong: "*Fui nacido* en 1998.",
          right: "*Nací* en 1998.",
          why: "‘I was born’ is one word in Spanish.",
        },
        {
          wrong: "*Fueron* las dos cuando llegué.",
          right: "*Eran* las dos cuando llegué.",
          why: "‘It was two o’clock’ sets the scene, so it takes the imperfecto.",
        },
        {
          wrong: "Cuando era niño, *fui* a pie a la escuela todos los días.",
          right: "Cuando era niño, *iba* a pie a la escuela todos los días.",
          why: "If ‘I went’ means ‘I used to go’, Spanish has the imperfecto.",
        },
        {
          wrong: "Ana *hablo* conmigo.",
          right: "Ana *habló* conmigo.",
          why: "Without its accent, *hablo* means ‘I speak’.",
        },
        {
          wrong: "El año pasado *venimos* en tren.",
          right: "El año pasado *vinimos* en tren.",
          why: "*Venimos* is ‘we come’; in the past the stem is *vin-*.",
        },
      ],
      why: "‘She was born’ is a finished event, in one word.",
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
