import type { MailTexts } from "./mail-texts.ts";

export const en: MailTexts = {
  greeting: "Hello,",
  greetingByName: (name) => `Hello ${name},`,
  trouble: { question: "Is the button not working?", open: "Open this link" },
  validFor: (duration) => `This link is valid for ${duration}.`,
  signOff: "See you soon,",
  writeTo: (contact) => `Write to ${contact}.`,
  mails: {
    "confirm-address": {
      subject: "Confirm your email address",
      message:
        "Welcome to Verbena. Please confirm that this address is yours: it will get you back into your account if you forget your password.",
      button: "Confirm my address",
      notYou: "If you did not create an account, simply ignore this message.",
    },
    "reset-password": {
      subject: "Choose a new password",
      message:
        "Here is the link to choose a new password. You will then find your Verbena account as you left it.",
      button: "Choose a password",
      notYou: "If you did not ask for this, ignore this message: your password stays the same.",
    },
    "confirm-new-address": {
      subject: "Confirm your new email address",
      message:
        "You would like to use this address for your Verbena account. It will replace the old one as soon as you confirm it.",
      button: "Confirm this address",
      notYou: "If you did not ask for this, ignore this message: nothing will change.",
    },
    "address-taken": {
      subject: "An account with your address already exists",
      message: () =>
        "Somebody asked to use this address for another Verbena account. It already belongs to your account, so nothing has changed.",
      notYou:
        "If it was you, log in with this address, or choose another one. If not, ignore this message: your account stays the same.",
      button: "Log in",
    },
    "address-changed": {
      subject: "Your email address has changed",
      message: ({ when, email }) =>
        `Since ${when}, your Verbena account has used another email address${email && `: ${email}`}. You will hear nothing more from us at the address where you are reading this.`,
      notYou:
        "If you did not change it yourself, tell the person who runs this site straight away.",
      button: "Go to Verbena",
    },
    "password-changed": {
      subject: "Your password has changed",
      message: ({ when }) =>
        `The password of your Verbena account was changed on ${when}. If that was you, there is nothing to do.`,
      notYou: "If it was not you, choose another password straight away.",
      button: "Choose another password",
    },
    "two-factor-on": {
      subject: "Two-step login is on",
      message: ({ when }) =>
        `Since ${when}, logging in to your Verbena account also takes a code from your authenticator app. If that was you, there is nothing to do.`,
      notYou: "If it was not you, choose another password straight away.",
      button: "Choose another password",
    },
    "two-factor-off": {
      subject: "Two-step login is off",
      message: ({ when }) =>
        `Since ${when}, logging in to your Verbena account no longer takes a code. If that is what you wanted, there is nothing to do.`,
      notYou: "If you did not want this, choose another password straight away.",
      button: "Choose another password",
    },
    "wrong-codes": {
      subject: "Wrong codes for your account",
      message: ({ when }) =>
        `Somebody entered the password of your Verbena account, and then at least ten wrong codes in a row, the last one on ${when}. If that was you, there is nothing to do.`,
      notYou:
        "If it was not you, somebody else knows your password: choose another one straight away.",
      button: "Choose another password",
    },
  },
  invitation: {
    message:
      "An administrator of Verbena invites you to choose a new password. You will then find your account as you left it.",
    notYou: "Until you choose another one, your password stays the same.",
  },
  week: {
    subject: "Your week of Spanish",
    message: (week) => `This was your week on Verbena (${week}).`,
    answers: ({ count, number }, percent) =>
      `${number} answer${count === 1 ? "" : "s"}, ${percent} correct`,
    noAnswers: "A week of rest",
    days: (days, aim) => `${days} of ${aim} day${aim === 1 ? "" : "s"} of practice`,
    enoughDays: (days) => `Week complete: ${days} day${days === 1 ? "" : "s"} of practice`,
    verbs: (verbs) => `Better than in the weeks before: ${verbs}`,
    causes: (causes) => `Fewer mistakes than before: ${causes}`,
    causeNames: {
      accent: "accents",
      "wrong-person": "the person",
      "wrong-tense": "the tense",
      regularised: "irregular forms",
      "missed-stem-change": "stem changes",
      "needless-stem-change": "stems that do not change",
      "spelling-change": "the spelling of the stem",
      "wrong-class-ending": "endings",
      pronoun: "pronouns",
      "needs-point": "desde",
      "needs-clause": "desde que",
      "needs-duration": "desde hace",
      "needs-past": "hace",
      "needs-reason": "por",
      "needs-aim": "para",
      "wrong-past": "the choice of past tense",
      "wrong-to-be": "the choice between ser, estar and hay",
    },
    today: ({ count, number }) => `${number} form${count === 1 ? "" : "s"} for today`,
    nothingToday: "Nothing for today",
    button: "Continue on Verbena",
    reason: "You get this message on Mondays because you turned it on in your profile.",
    unsubscribe: "Stop receiving this message",
  },
  classes: {
    "class-invitation": {
      subject: "You are invited to teach a class",
      message: ({ className, teacher }) =>
        `${teacher || "A teacher"} invites you to share ${className ? `the class ${className}` : "a class"} on Verbena. You will see the pupils and their assignments, and can give some.`,
      button: "See the invitation",
      notYou: "If you do not know this person, simply ignore this message.",
    },
    "teacher-invitation": {
      subject: "You can open classes",
      message: () =>
        "The person who runs Verbena lets you open classes, give assignments, and see what remains to be explained. If you have no account, sign up with this address and confirm it.",
      button: "Go to Verbena",
      notYou: "If you do not teach Spanish, simply ignore this message.",
    },
    "class-ending": {
      subject: "Your class ends soon",
      message: ({ className, lastDay }) =>
        `The last day of ${className ? `the class ${className}` : "your class"} is ${lastDay}. Then it is archived: it can be read for 60 days, and is then deleted, with the accounts that it made.`,
      button: "See the class",
      notYou:
        "You can choose another last day in the settings of the class. If all is done, there is nothing to do.",
    },
  },
};
