import type { settings as source } from "../fr/settings.ts";
import type { Localised } from "../localised.ts";

export const settings = {
  title: "Profiel en instellingen",
  contents: "Onderdelen",
  sections: {
    practice: "Oefenen",
    rhythm: "Ritme",
    display: "Weergave",
    account: "Account",
    data: "Gegevens",
  },
  placement: {
    text: "Twijfel je over je niveau? Een test van drie minuten schat wat je weet.",
    link: "Waar begin je?",
  },
  typing: "Typen en geluid",
  loadFailed: "Je instellingen konden niet worden geladen.",
  dailyAim: {
    label: "Antwoorden per dag",
    hint: "Wat je elke dag wilt doen, van {{min, number}} tot\u00A0{{max, number}}.",
  },
  reviewOrder: {
    formByForm:
      "De herhaling gaat nu vorm voor vorm: te veel nieuwe vormen waren fout. Je kunt dit veranderen in Profiel, Ritme.",
    label: "Hoe de herhaling vormen kiest",
    form: "Vorm voor vorm",
    rule: "Per regel",
    "always-rule": "Altijd per regel",
    explanations: {
      form: "Eerst de vormen waarvan de datum gekomen is, dan nieuwe.",
      rule: "Verbena vraagt de vormen die de regels oefenen die je het meest nodig hebt. Zijn nieuwe vormen te vaak fout, dan gaat de herhaling een tijd weer „vorm voor vorm”.",
      "always-rule": "Zoals „per regel”, ook als veel nieuwe vormen fout zijn.",
    },
  },
  newPerDay: {
    label: "Nieuwe vormen per dag",
    hint: "Hoeveel nieuwe vormen er elke dag bij komen, in alle oefenreeksen samen, van {{min, number}} tot\u00A0{{max, number}}.",
  },
  range: "Tussen {{min, number}} en {{max, number}}",
  practiceDays: "Oefendagen per week",
  roundLength: "Zinnen per ronde",
  persons: {
    label: "Personen van het werkwoord (yo, tú …)",
    hint: "De vormen van de andere personen wachten: ze worden niet herhaald en niet als nieuw aangeboden.",
  },
  sound: "Een zacht geluid na elk antwoord",
  scheduler: {
    title: "Ritme van de herhalingen",
    intro:
      "Verbena bepaalt wanneer elke vorm terugkomt. Na een wijziging worden alle data opnieuw berekend uit je antwoorden. Je kunt altijd terug.",
    method: "Methode",
    methods: { sm2: "Eenvoudig (SM-2)", fsrs: "Op maat (FSRS)" },
    explanations: {
      sm2: "De standaardmethode: één dag, dan zes, dan steeds langere tussenpozen, hoogstens een jaar. Na een fout komt de vorm de volgende dag terug.",
      fsrs: "Voorspelt wanneer je elke vorm vergeet, en laat die net daarvoor terugkomen.",
    },
    retention: "Vormen die je wilt onthouden: {{share}}",
    retentionHint: "Hoe meer je wilt onthouden, hoe vaker de vormen terugkomen.",
    average: "De methode gaat uit van het gemiddelde geheugen van veel mensen.",
    fitted: "De methode is afgestemd op jouw antwoorden.",
    fit: "Afstemmen op mijn antwoorden",
    backToAverage: "Terug naar het gemiddelde",
    fits: {
      better:
        "Met je eigen antwoorden voorspelt Verbena beter wanneer je iets vergeet. Sla op om dit te gebruiken.",
      notBetter:
        "Je eigen antwoorden voorspellen nog niet beter dan het gemiddelde wanneer je iets vergeet: er verandert niets.",
      figures:
        "Voorspelfout (log loss): {{defaultLoss, number}} met het gemiddelde, {{loss, number}} met je antwoorden.",
      tooFewAnswers_one:
        "Nog {{count, number}} antwoord nodig: afstemmen kan vanaf {{needed, number}}.",
      tooFewAnswers_other:
        "Nog {{count, number}} antwoorden nodig: afstemmen kan vanaf {{needed, number}}.",
      tooFewRepetitions:
        "Er zijn nog te weinig vormen op een andere dag teruggekomen. Ga door met herhalen en probeer het later opnieuw.",
      unavailable: "Afstemmen kan op deze server niet.",
    },
    preview: "Wat er verandert in de komende 14 dagen",
    previewFailed: "Het effect kon niet worden berekend.",
    previewSummary_one: "{{count, number}} herhaling na de wijziging, {{current, number}} zonder",
    previewSummary_other:
      "{{count, number}} herhalingen na de wijziging, {{current, number}} zonder",
    day: "Dag",
    late: "Achterstallig",
    current: "Zonder wijziging",
    chosen: "Na de wijziging",
    saved: "Ritme opgeslagen",
  },
} satisfies Localised<typeof source>;
