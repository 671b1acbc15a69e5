import type { GuideTexts, SectionId } from "../guide.ts";
import type { sections } from "./sections.ts";

export const texts = {
  title: "The future: futuro simple",
  intro:
    "Where English needs ‘will’, Spanish puts an ending on the infinitive: *hablaré*, I will speak. The futuro simple predicts and promises, and it also says what is probably true right now.",
  essentials: [
    "It predicts, promises and guesses: *mañana lloverá*, *te llamaré*, *serán las cinco*.",
    "Add *-é, -ás, -á, -emos, -éis, -án* to the whole infinitive; only *-emos* has no accent.",
    "Twelve verbs have a stem of their own, such as *tendré*, *podré*, *haré* and *diré*.",
    "‘When you come’, of the future, takes the subjunctive: *cuando vengas*.",
    "‘Shall I help you?’ is a plain present, *¿te ayudo?*; for a plan, use *ir a*: *voy a estudiar*.",
  ],
  sections: {
    uso: {
      title: "When to use it",
      paragraphs: [
        "It says what will happen: a prediction (*mañana lloverá*), a promise (*te llamaré*), something near (*esta noche dormiré bien*) or far ahead (*algún día viviré en Lima*). It can also be a firm order: *no saldrás de casa*, you will not leave the house.",
        "It often comes with *mañana*, *el año que viene*, *pronto*, *algún día* or *nunca más*. ‘In two months’, counted from today, is *dentro de dos meses*.",
      ],
      remarks: [
        "In conversation Spanish often uses another form: *mañana te llamo* or *te voy a llamar*. The table further down helps you to choose.",
        "In much of Latin America *ir a* with an infinitive prevails in conversation; the futuro remains common in writing, and for suppositions.",
      ],
      why: "It is a promise for tomorrow: *devolveré*; *devolví* is about the past and *devolvería* depends on a condition.",
    },
    "si-y-cuando": {
      title: "No futuro after si or cuando",
      paragraphs: [
        "With a condition that may well come true, *si* takes the present and the rest of the sentence the futuro: *si llueve, nos quedaremos en casa*, if it rains, we’ll stay at home. The futuro never goes after this *si*, just as ‘will’ does not go after ‘if’.",
        "After *cuando*, when it refers to the future, English has the present (‘when I arrive’), but Spanish has the presente de subjuntivo: *cuando llegue, te llamaré*. The same goes for *en cuanto* (‘as soon as’), *hasta que* (‘until’) and *mientras* when it means ‘as long as’.",
        "In a question the futuro is possible, in an indirect one too: *¿cuándo vendrás?*, *no sé cuándo vendrás*, *no sé si vendrás*. *Cuándo* has an accent there, and *si* means ‘whether’.",
      ],
      overview: {
        columns: ["Word", "Verb that follows", "Example"],
        rows: [
          ["*si* (‘if’, condition)", "present", "*si llueve, nos quedaremos en casa*"],
          [
            "*cuando*, *en cuanto*, *hasta que* (future)",
            "presente de subjuntivo",
            "*cuando llegue, te llamaré*",
          ],
          ["*cuando* (habit)", "present", "*cuando llego a casa, ceno*"],
          ["*cuándo*, *si* (question, ‘whether’)", "futuro possible", "*no sé si vendrá*"],
        ],
      },
      remarks: [
        "‘When you come, I’ll tell you’ has neither *vienes* nor *vendrás* after *cuando*, but *vengas*. These forms are explained in the guide to the presente de subjuntivo.",
      ],
      why: "After *cuando*, what has not happened yet takes the presente de subjuntivo: *llegue*. *Llego* would be a habit, and the futuro is not possible.",
    },
    suposicion: {
      title: "Supposing: serán las cinco",
      paragraphs: [
        "The futuro also says what you suppose to be true now. *Son las cinco*: it is five o’clock, I know. *Serán las cinco*: it must be about five. Likewise *estará en casa*, he’s probably at home. English does the same when the doorbell rings: ‘that’ll be the postman’.",
        "In a question it is ‘I wonder’: *¿dónde estará mi abrigo?*, I wonder where my coat is. The rest of the sentence shows whether it is a supposition or the future.",
      ],
      remarks: [
        "This supposition is about the present. For an event that is over, use *habrá salido*, he must have gone out; for a situation in the past, the condicional: *serían las cinco*, it must have been about five.",
        "*Deber de* with an infinitive says the same, like ‘must be’: *debe de ser el cartero*, or *será el cartero*. You also hear *debe ser*; without *de*, *deber* is first of all a duty.",
        "With *seguro que* or *creo que* the present is often enough: *seguro que está en casa*.",
      ],
      why: "You have just looked, so you know what time it is: *son*. *Serán las cinco* would be a guess.",
    },
    "presente-ir-a-o-futuro": {
      title: "Present, ir a or futuro",
      paragraphs: [
        "Three forms can speak of the future, and often more than one is right. The table gives the most natural.",
      ],
      overview: {
        columns: ["What you express", "Form", "Example"],
        rows: [
          ["what is already fixed: a timetable, an appointment", "present", "*mañana trabajo*"],
          ["an offer, an on-the-spot reply", "present", "*¿te ayudo?*"],
          ["an intention, a plan", "*ir a* + infinitive", "*voy a estudiar español*"],
          ["what you can see coming", "*ir a* + infinitive", "*va a llover*"],
          ["a prediction, a promise", "futuro", "*te llamaré*"],
          ["a supposition about now", "futuro", "*estará en casa*"],
        ],
      },
      remarks: [
        "Not every ‘will’ or ‘shall’ is a futuro. ‘Shall I help you?’ is *¿te ayudo?*; ‘she won’t eat’, when she refuses, is *no quiere comer*.",
        "Do not forget the *a*: ‘I’m going to eat’ is *voy a comer*.",
        "This exercise family always asks for the futuro simple, even where *ir a* would be right.",
      ],
      why: "‘Shall I help you?’ is an offer, and Spanish makes it in the present: *ayudo*.",
    },
    regulares: {
      title: "Regular verbs",
      paragraphs: [
        "Keep the whole infinitive and add *-é, -ás, -á, -emos, -éis, -án*. Verbs ending in *-ar*, *-er* and *-ir* all take the same endings: *hablaré*, *comeré*, *viviré*.",
        "They come from the present of *haber*: *he, has, ha, hemos, habéis, han*, without *h* or *hab-*. *Hablaré* was once something like ‘to speak I have’.",
        "The stress is on the ending, with a written accent everywhere except with *nosotros*: *hablaremos*. The accent makes a difference: *hablará* is ‘he will speak’, *hablara* is a subjunctive.",
      ],
      remarks: [
        "Nothing changes in the stem: *pensaré*, *volveré*, *pediré*, *jugaré*. *Ser*, *ir*, *dar*, *ver* and *estar* are regular too: *seré*, *iré*, *daré*, *veré*, *estaré*.",
        "*Oír* and *reír* lose the accent of their infinitive: *oiré*, *reiré*.",
        "With *vos*, in Argentina and Uruguay, people use the form of *tú*: *vos hablarás*. All over Latin America *ustedes* replaces *vosotros*: *ustedes hablarán*.",
      ],
      why: "The accent tells the futuro *hablará* from the subjunctive *hablara*; *hablaré* is the form of *yo*.",
    },
    "raices-irregulares": {
      title: "Irregular stems",
      paragraphs: [
        "Twelve verbs, nearly all very common, do not keep their whole infinitive before the ending: *tener, poner, salir, venir, valer*; *poder, saber, querer, haber, caber*; *hacer, decir*. The new stem serves all six persons, and the endings stay the same.",
        "Compounds follow the verb they are made of: *mantendré*, *propondrás*, *convendrá*, *desharemos*. The condicional has the same stems: learn them once for two tenses.",
      ],
      remarks: [
        "*Bendecir* and *maldecir* do not follow *decir*: *bendeciré*, *maldeciré*. *Predecir* mostly has *predeciré*.",
        "The stem of the present or the past has no place here: *tiene* and *tuvo*, but *tendrá*.",
      ],
      why: "*Mantener* follows *tener*: *tendrá*, so *mantendrá*.",
    },
    "raices-con-d": {
      title: "A d in place of the vowel",
      paragraphs: [
        "The *e* or *i* of the infinitive drops out and a *d* takes its place: *tendr-* (*tener*), *pondr-* (*poner*), *saldr-* (*salir*), *vendr-* (*venir*), *valdr-* (*valer*). That gives *tendré*, *pondrás*, *saldrá*, *vendremos*, *valdrán*.",
        "The *d* makes the word easier to say. The one in ‘thunder’ slipped in the same way.",
      ],
      remarks: [
        "*Vendré* is ‘I will come’; *venderé*, from *vender*, is ‘I will sell’. A single *e* tells them apart.",
      ],
      why: "*Venir* gives *vendrán*, they will come; *venderán* is from *vender*, to sell.",
    },
    "raices-sin-e": {
      title: "The e drops out",
      paragraphs: [
        "Five verbs ending in *-er* lose the *e* of their infinitive: *podr-* (*poder*), *sabr-* (*saber*), *querr-* (*querer*), *habr-* (*haber*), *cabr-* (*caber*). That gives *podré*, *sabrás*, *querrá*, *habremos*, *cabrán*.",
        "*Habrá* is the futuro of *hay* and does not change in the plural: *habrá una fiesta*, there will be a party, *habrá dos fiestas*. The other forms are an auxiliary: *habré comido*, I will have eaten.",
      ],
      remarks: [
        "*Querré* has two *r*s, one of the stem and one of the infinitive, and you roll them. *Puedo* and *quiero* are present; the futuro has no *ue* or *ie*: *podré*, *querré*.",
      ],
      why: "*Habrá*, ‘there will be’, stays singular, even before *dos conciertos*.",
    },
    "har-dir": {
      title: "Hacer and decir",
      paragraphs: [
        "*Hacer* and *decir* get the shortest stems: *har-* and *dir-*. That gives *haré*, *harás*, *hará* and *diré*, *dirás*, *dirá*.",
      ],
      remarks: [
        "Do not mix up *hará*, from *hacer*, and *habrá*, from *haber*: *hará frío*, it will be cold; *habrá nieve*, there will be snow.",
      ],
      why: "The stem of *decir* is *dir-*: *diré*.",
    },
    reflexivos: {
      title: "Reflexive verbs",
      paragraphs: [
        "The pronoun stands before the verb: *me levantaré*, *te pondrás*, *se irá*. It is never attached to a futuro.",
        "With *ir a* it has two possible places: *me voy a levantar* or *voy a levantarme*.",
      ],
      remarks: [
        "In the present, *me siento* may be from *sentarse*, to sit down, or from *sentirse*, to feel. The futuro keeps the infinitive and tells them apart: *me sentaré*, *me sentiré*.",
      ],
      why: "*Nos sentaremos* is from *sentarse*, to sit down; *nos sentiremos* from *sentirse*, to feel. The pronoun comes first.",
    },
    trampas: {
      title: "Traps for English speakers",
      paragraphs: [
        "English speakers often make these mistakes. Compare them with what is said in Spanish.",
      ],
      traps: [
        {
          wrong: "¿*Abriré* la ventana?",
          right: "¿*Abro* la ventana?",
          why: "‘Shall I open the window?’ is a plain present in Spanish.",
        },
        {
          wrong: "Cuando *vienes* mañana, comeremos.",
          right: "Cuando *vengas* mañana, comeremos.",
          why: "‘When you come’: after *cuando*, what is still to happen is in the subjunctive.",
        },
        {
          wrong: "*Estoy yendo* a salir mañana.",
          right: "*Voy* a salir mañana.",
          why: "‘I’m going to’ is *voy a*, in the plain present.",
        },
        {
          wrong: "*Saliré* mañana.",
          right: "*Saldré* mañana.",
          why: "*Salir* is one of the twelve verbs with an irregular stem: *saldr-*.",
        },
      ],
    },
  },
} satisfies GuideTexts<SectionId<typeof sections>>;
