import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "The conditional: condicional simple",
  intro:
    "The condicional simple is mostly the ‘would’ of polite requests, advice and imagined worlds: *hablaría*, I would speak. But not every ‘would’ is a condicional, and it never goes in the ‘if’ part of a condition.",
  essentials: [
    "It is for politeness, advice and what you imagine: *¿podrías ayudarme?*, *deberías descansar*, *iría*.",
    "Add *-ía, -ías, -ía, -íamos, -íais, -ían* to the whole infinitive, with an accent in every person.",
    "The stem is that of the futuro, irregular or not: *tendré*, *tendría*; *haré*, *haría*.",
    "‘If I had time, I would go’ is *si tuviera tiempo, iría*: the ‘if’ part takes the subjunctive.",
    "‘We would go there every summer’ is a habit, so it takes the imperfecto: *íbamos*.",
  ],
  sections: {
    uso: {
      title: "When to use it",
      paragraphs: [
        "It makes a request or a wish more polite: *¿podrías ayudarme?*, could you help me; *me gustaría ir a Lima*, I’d like to go to Lima; *preferiría esperar*, I’d rather wait.",
        "It gives advice: *deberías descansar*, you should rest; *yo que tú, hablaría con ella*, if I were you, I’d talk to her. *En tu lugar* means the same as *yo que tú*.",
        "And it says what would happen if things were different, what was still to come in a story, and what you suppose about the past: see the next parts.",
      ],
      remarks: [
        "‘I would like’ is *querría*, *quisiera* or *me gustaría*; ‘I’d like you to come’ is *me gustaría que vinieras*. *Quisiera* is really an imperfecto de subjuntivo that has become a polite formula. *Quería un café* will do too.",
        "At a bar or in a shop, people in Spain are more direct than English speakers: *¿me pone un café?* is polite enough.",
        "‘Would’ for a habit in the past is the imperfecto: *de niños íbamos a la playa*, as children we would go to the beach. ‘He wouldn’t come’, for a refusal, is *no quiso venir*.",
      ],
      why: "*Yo que tú*, ‘if I were you’, introduces advice: the verb is in the condicional.",
    },
    hipotesis: {
      title: "Imagining: si tuviera, iría",
      paragraphs: [
        "‘If I had time, I would go’ is *si tuviera tiempo, iría*. What would happen is in the condicional; the condition after *si* is in the imperfecto de subjuntivo. The next part shows how to form it.",
        "The condition may come last (*iría si tuviera tiempo*) or be a few words without *si*: *con más tiempo*, *sin coche*, *en tu lugar*.",
      ],
      overview: {
        columns: ["Condition", "After si", "Rest of the sentence", "Example"],
        rows: [
          ["possible", "present", "futuro", "*si tengo tiempo, iré*"],
          [
            "imagined: unlikely or contrary to fact",
            "imperfecto de subjuntivo",
            "condicional",
            "*si tuviera tiempo, iría*",
          ],
          [
            "past, too late",
            "*hubiera* + participle",
            "*habría* + participle",
            "*si hubiera tenido tiempo, habría ido* (or *hubiera ido*)",
          ],
        ],
      },
      remarks: [
        "English does not say ‘if I would have time’, and nor does Spanish: *si tendría* is heard in part of northern Spain, but is not accepted as correct. Nor does *si tenía* fit an imagined condition.",
        "When *si* means ‘whether’, the condicional is fine: *no sabía si vendrías*, I didn’t know whether you would come.",
        "In speech you will hear the imperfecto in the other half, *si tuviera tiempo, iba*. In the exercises, use the condicional.",
      ],
      why: "*Comeremos* is futuro, so the condition is possible and *si* takes the present, *hace*. With *comeríamos* it would be imagined: *hiciera*.",
    },
    "imperfecto-de-subjuntivo": {
      title: "How to form the imperfecto de subjuntivo",
      paragraphs: [
        "Start from the indefinido: in the form of *ellos*, replace *-ron* by *-ra, -ras, -ra, -ramos, -rais, -ran*. *Tuvieron* gives *tuviera*, *fueron* gives *fuera*, *hablaron* gives *hablara*. That goes for every verb.",
        "*Nosotros* has an accent on the vowel before *-ramos*: *tuviéramos*, *fuéramos*, *habláramos*. The other persons have none: *tuvieras*, *tuvierais*, *tuvieran*.",
        "These forms also follow *me gustaría que* and *querría que*, when you would like somebody else to do something: *me gustaría que vinieras*, I’d like you to come. For yourself, the infinitive is enough: *me gustaría venir*.",
      ],
      remarks: [
        "A form in *-se* has the same meaning: *tuviese*, *tuviésemos*. In Spain you hear both.",
        "The accent tells *hablara*, subjunctive, from *hablará*, ‘he will speak’.",
      ],
      why: "*Tuvieron* gives *tuviéramos*, with an accent for *nosotros*; the condicional *tendríamos* does not go after this *si*.",
    },
    "futuro-en-el-pasado": {
      title: "The future in the past",
      paragraphs: [
        "What was still to come in a story told in the past is in the condicional, like ‘would’. *Vendré* becomes *dijo que vendría*, he said he would come. The same goes after *pensaba que*, *prometió que* or *sabía que*.",
        "*Iba a* with an infinitive is possible too: *dijo que iba a venir*. If it is still to come today, the futuro fits: *ha dicho que vendrá*.",
      ],
      remarks: [
        "‘He said he would call when he arrived’ is *dijo que llamaría cuando llegara*. After *cuando*, what is still to come takes the subjunctive, here the imperfecto.",
      ],
      why: "In 2010 the metro was still to come: it is the future seen from the past, *llegaría*.",
    },
    "suposicion-pasado": {
      title: "Supposing in the past: serían las cinco",
      paragraphs: [
        "The condicional says what you suppose about a past situation: *serían las cinco*, it must have been about five; *estaría cansado*, he was probably tired.",
        "It does for the past what the futuro does for the present: *estará en casa*, he must be at home; *estaría en casa*, he must have been at home. See the guide ‘The future: futuro simple’.",
      ],
      remarks: [
        "If something had already happened at that moment of the past, it is *habría salido*: he had probably gone out.",
      ],
      why: "You looked at the clock, so you knew what time it was: *eran*. *Serían las cuatro* would be a guess.",
    },
    regulares: {
      title: "Regular verbs",
      paragraphs: [
        "Keep the whole infinitive and add *-ía, -ías, -ía, -íamos, -íais, -ían*. Verbs ending in *-ar*, *-er* and *-ir* all take the same endings: *hablaría*, *comería*, *viviría*.",
        "They are the endings of the imperfecto of *-er* and *-ir* verbs, but on the whole infinitive: *comía*, I was eating; *comería*, I would eat.",
        "The *í* has an accent in all six persons. *Yo* and *él* have the same form; if the sentence is not clear enough, add the pronoun: *yo iría*, *ella iría*.",
      ],
      remarks: [
        "Nothing changes in the stem: *pensaría*, *volvería*, *pediría*. *Ser*, *ir*, *dar* and *ver* are regular too: *sería*, *iría*, *daría*, *vería*.",
        "With *vos*, in Argentina and Uruguay, people use the form of *tú*: *vos hablarías*. All over Latin America *ustedes* replaces *vosotros*: *ustedes hablarían*.",
      ],
      why: "With *vosotros* the ending is *-íais*: *compraríais*; *comprarías* is the form of *tú* and *compraréis* is the futuro.",
    },
    "raices-irregulares": {
      title: "Irregular stems",
      paragraphs: [
        "They are exactly those of the futuro, in twelve verbs: *tener, poner, salir, venir, valer*; *poder, saber, querer, haber, caber*; *hacer, decir*. Change the ending of the futuro and the form is ready: *tendré*, *tendría*.",
        "Compounds follow the verb they are made of: *mantendría*, *propondrías*, *detendría*, *desharíamos*.",
      ],
      remarks: [
        "*Bendecir* and *maldecir* do not follow *decir*: *bendeciría*, *maldeciría*. *Predecir* mostly has *predeciría*.",
      ],
      why: "*Detener* follows *tener*: *tendría*, so *detendría*.",
    },
    "raices-con-d": {
      title: "A d in place of the vowel",
      paragraphs: [
        "The *e* or *i* of the infinitive drops out and a *d* takes its place: *tendr-* (*tener*), *pondr-* (*poner*), *saldr-* (*salir*), *vendr-* (*venir*), *valdr-* (*valer*). That gives *tendría*, *pondrías*, *saldríamos*.",
        "*Tendrías que* with an infinitive gives advice, like *deberías*: *tendrías que dormir más*, you should sleep more.",
      ],
      remarks: ["*Vendría* is ‘I would come’; *vendería*, from *vender*, is ‘I would sell’."],
      why: "*Salir* loses its *i* and takes a *d*: *saldrías*; the futuro *saldrás* does not go with *si fueras*.",
    },
    "raices-sin-e": {
      title: "The e drops out",
      paragraphs: [
        "Five verbs ending in *-er* lose the *e* of their infinitive: *podr-* (*poder*), *sabr-* (*saber*), *querr-* (*querer*), *habr-* (*haber*), *cabr-* (*caber*). That gives *podría*, *sabrías*, *querríamos*, *cabrían*.",
        "*Habría* is the condicional of *hay* and does not change in the plural: *habría un problema*, there would be a problem, *habría dos problemas*. The other forms are an auxiliary: *habrías comido*, you would have eaten.",
      ],
      remarks: [
        "*Quería*, with one *r*, is ‘I wanted’; *querría*, with two, is ‘I would like’. You can hear it: the double *r* is rolled longer.",
        "‘Could’ has three translations: *podía*, I was able to; *pude*, I managed to; *podría*, I would be able to.",
      ],
      why: "*Habría*, ‘there would be’, stays singular before *sillas*.",
    },
    "har-dir": {
      title: "Hacer and decir",
      paragraphs: [
        "*Hacer* and *decir* get the shortest stems: *har-* and *dir-*. That gives *haría*, *harías*, *haríamos* and *diría*, *dirías*, *diríamos*.",
        "*Yo diría que* softens an opinion: I’d say that.",
      ],
      remarks: [
        "Do not mix up *haría*, from *hacer*, and *habría*, from *haber*: *haría frío*, it would be cold; *habría nieve*, there would be snow.",
      ],
      why: "The stem of *decir* is *dir-*: *diría*.",
    },
    reflexivos: {
      title: "Reflexive verbs",
      paragraphs: [
        "The pronoun stands before the verb: *me levantaría*, *te irías*, *se pondría*. It is never attached to a condicional.",
        "With *poder* or *deber* and an infinitive it has two possible places: *te deberías acostar* or *deberías acostarte*, you should go to bed.",
      ],
      remarks: [
        "*Me sentaría* is from *sentarse*, to sit down, and *me sentiría* from *sentirse*, to feel.",
        "*Me gustaría* is not a reflexive verb. The pronoun says who would like it, and the verb does not agree with it: *nos gustaría ir a Lima*, we’d like to go to Lima.",
      ],
      why: "*Se sentarían* is from *sentarse*, to sit down; *se sentirían* from *sentirse*, to feel. The pronoun comes first.",
    },
    trampas: {
      title: "Traps for English speakers",
      paragraphs: [
        "English speakers often make these mistakes. Compare them with what is said in Spanish.",
      ],
      traps: [
        {
          wrong: "De niños *iríamos* a la playa cada verano.",
          right: "De niños *íbamos* a la playa cada verano.",
          why: "The ‘would’ of past habits is the imperfecto.",
        },
        {
          wrong: "Se lo pedí, pero no me *ayudaría*.",
          right: "Se lo pedí, pero no me *quiso ayudar*.",
          why: "‘He wouldn’t help me’ is a refusal in the past: *no quiso*.",
        },
        {
          wrong: "Si *era* rico, compraría una isla.",
          right: "Si *fuera* rico, compraría una isla.",
          why: "‘If I was rich’: after *si*, what is unreal takes the imperfecto de subjuntivo, *fuera*, not *era*.",
        },
        {
          wrong: "Si *tendría* tiempo, saldría.",
          right: "Si *tuviera* tiempo, saldría.",
          why: "The condicional is in the other part of the sentence, *saldría*; it never goes after this *si*.",
        },
        {
          wrong: "*Yo gustaría* ir a Lima.",
          right: "*Me gustaría* ir a Lima.",
          why: "‘I would like’: the person is in the pronoun, as in *me gusta*.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
