import type { settings as source } from "../fr/settings.ts";
import type { Localised } from "../localised.ts";

export const settings = {
  title: "Profile and settings",
  contents: "Sections",
  sections: {
    practice: "Practice",
    rhythm: "Rhythm",
    display: "Display",
    account: "Account",
    data: "Data",
  },
  placement: {
    text: "Not sure about your level? A test of three minutes estimates what you know.",
    link: "Find your place",
  },
  typing: "Typing and sound",
  loadFailed: "Your settings could not be loaded.",
  dailyAim: {
    label: "Answers per day",
    hint: "What you want to do each day, from {{min, number}} to\u00A0{{max, number}}.",
  },
  reviewOrder: {
    formByForm:
      "Review goes form by form for now: too many new forms were wrong. You can change this in Profile, Rhythm.",
    label: "How review chooses forms",
    form: "Form by form",
    rule: "By rule",
    "always-rule": "By rule, always",
    explanations: {
      form: "First the forms whose date has come, then new ones.",
      rule: "Verbena asks the forms that practise the rules you need most. If new forms are wrong too often, review goes “form by form” for a while.",
      "always-rule": "Like “by rule”, even if many new forms are wrong.",
    },
  },
  newPerDay: {
    label: "New forms per day",
    hint: "How many new forms are added each day, across all families, from {{min, number}} to\u00A0{{max, number}}.",
  },
  range: "Between {{min, number}} and {{max, number}}",
  practiceDays: "Days of practice per week",
  roundLength: "Sentences per round",
  persons: {
    label: "Persons of the verb (yo, tú…)",
    hint: "Forms of the other persons wait: they are neither reviewed nor added.",
  },
  sound: "A soft sound after each answer",
  scheduler: {
    title: "Timing of reviews",
    intro:
      "Verbena decides when each form comes back. After a change, all dates are worked out again from your answers. You can change back whenever you like.",
    method: "Method",
    methods: { sm2: "Simple (SM-2)", fsrs: "Tailored (FSRS)" },
    explanations: {
      sm2: "The default method: one day, then six, then longer and longer intervals, up to a year. After a mistake, the form comes back the next day.",
      fsrs: "Predicts when you will forget each form, and brings it back just before.",
    },
    retention: "Share of forms to remember: {{share}}",
    retentionHint: "The more you want to remember, the more often forms come back.",
    average: "The method starts from the average memory of many learners.",
    fitted: "The method is fitted to your answers.",
    fit: "Fit to my answers",
    backToAverage: "Back to the average",
    fits: {
      better: "With your own answers, Verbena predicts better when you forget. Save to use this.",
      notBetter:
        "Your own answers do not yet predict better than the average when you forget: nothing changes.",
      figures:
        "Prediction error (log loss): {{defaultLoss, number}} with the average, {{loss, number}} with your answers.",
      tooFewAnswers_one:
        "{{count, number}} more answer needed: fitting the method takes {{needed, number}}.",
      tooFewAnswers_other:
        "{{count, number}} more answers needed: fitting the method takes {{needed, number}}.",
      tooFewRepetitions:
        "Too few forms have come back on another day. Keep reviewing, then try again.",
      unavailable: "Fitting is not available on this server.",
    },
    preview: "What changes in the next 14 days",
    previewFailed: "The effect could not be worked out.",
    previewSummary_one: "{{count, number}} review after the change, {{current, number}} without it",
    previewSummary_other:
      "{{count, number}} reviews after the change, {{current, number}} without it",
    day: "Day",
    late: "Overdue",
    current: "Without the change",
    chosen: "After the change",
    saved: "Timing saved",
  },
} satisfies Localised<typeof source>;
