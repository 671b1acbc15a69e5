import type { MailTexts } from "./mail-texts.ts";

export const nl: MailTexts = {
  greeting: "Hallo,",
  greetingByName: (name) => `Hallo ${name},`,
  trouble: { question: "Werkt de knop niet?", open: "Open deze link" },
  validFor: (duration) => `Deze link is ${duration} geldig.`,
  signOff: "Tot gauw,",
  writeTo: (contact) => `Schrijf naar ${contact}.`,
  mails: {
    "confirm-address": {
      subject: "Bevestig je e-mailadres",
      message:
        "Welkom bij Verbena. Bevestig dat dit adres van jou is: zo krijg je je account terug als je je wachtwoord vergeet.",
      button: "Mijn adres bevestigen",
      notYou: "Heb je geen account aangemaakt? Dan kun je dit bericht gewoon negeren.",
    },
    "reset-password": {
      subject: "Kies een nieuw wachtwoord",
      message:
        "Met deze link kies je een nieuw wachtwoord. Daarna vind je je Verbena-account terug zoals je het hebt achtergelaten.",
      button: "Wachtwoord kiezen",
      notYou:
        "Heb je hier niet om gevraagd? Negeer dit bericht dan: je wachtwoord blijft hetzelfde.",
    },
    "confirm-new-address": {
      subject: "Bevestig je nieuwe e-mailadres",
      message:
        "Je wilt dit adres gebruiken voor je Verbena-account. Zodra je het bevestigt, vervangt het je oude adres.",
      button: "Dit adres bevestigen",
      notYou: "Heb je hier niet om gevraagd? Negeer dit bericht dan: er verandert niets.",
    },
    "address-taken": {
      subject: "Er bestaat al een account met je adres",
      message: () =>
        "Iemand wilde dit adres gebruiken voor een ander Verbena-account. Het hoort al bij je account: er is niets gewijzigd.",
      notYou:
        "Was jij dat? Log dan in met dit adres of kies een ander. Was je het niet? Negeer dit bericht dan: je account blijft hetzelfde.",
      button: "Inloggen",
    },
    "address-changed": {
      subject: "Je e-mailadres is gewijzigd",
      message: ({ when, email }) =>
        `Sinds ${when} gebruikt je Verbena-account een ander e-mailadres${email && `: ${email}`}. Op het adres waar je dit leest, krijg je van ons geen berichten meer.`,
      notYou:
        "Heb je het niet zelf gewijzigd? Waarschuw dan meteen de persoon die deze site beheert.",
      button: "Naar Verbena",
    },
    "password-changed": {
      subject: "Je wachtwoord is gewijzigd",
      message: ({ when }) =>
        `Het wachtwoord van je Verbena-account is gewijzigd op ${when}. Heb je dat zelf gedaan? Dan hoef je niets te doen.`,
      notYou: "Heb je het niet zelf gedaan? Kies dan meteen een ander wachtwoord.",
      button: "Ander wachtwoord kiezen",
    },
    "two-factor-on": {
      subject: "Inloggen in twee stappen staat aan",
      message: ({ when }) =>
        `Sinds ${when} vraagt je Verbena-account bij het inloggen ook een code van je authenticatie-app. Was jij dat, dan hoef je niets te doen.`,
      notYou: "Was jij het niet, kies dan meteen een ander wachtwoord.",
      button: "Ander wachtwoord kiezen",
    },
    "two-factor-off": {
      subject: "Inloggen in twee stappen staat uit",
      message: ({ when }) =>
        `Sinds ${when} vraagt je Verbena-account bij het inloggen geen code meer. Is dat wat je wilde, dan hoef je niets te doen.`,
      notYou: "Wilde jij dit niet, kies dan meteen een ander wachtwoord.",
      button: "Ander wachtwoord kiezen",
    },
    "wrong-codes": {
      subject: "Verkeerde codes voor je account",
      message: ({ when }) =>
        `Iemand heeft het wachtwoord van je Verbena-account ingevoerd en daarna minstens tien keer achter elkaar een verkeerde code, voor het laatst op ${when}. Was jij dat, dan hoef je niets te doen.`,
      notYou: "Was jij het niet, dan kent iemand anders je wachtwoord: kies meteen een ander.",
      button: "Ander wachtwoord kiezen",
    },
  },
  invitation: {
    message:
      "Een beheerder van Verbena vraagt je een nieuw wachtwoord te kiezen. Daarna vind je je account terug zoals je het hebt achtergelaten.",
    notYou: "Zolang je er geen ander kiest, blijft je wachtwoord hetzelfde.",
  },
  week: {
    subject: "Je week Spaans",
    message: (week) => `Dit was je week op Verbena (${week}).`,
    answers: ({ count, number }, percent) =>
      `${number} antwoord${count === 1 ? "" : "en"}, ${percent} goed`,
    noAnswers: "Een week rust",
    days: (days, aim) => `${days} van ${aim} oefendag${aim === 1 ? "" : "en"}`,
    enoughDays: (days) => `Week gehaald: ${days} oefendag${days === 1 ? "" : "en"}`,
    verbs: (verbs) => `Beter dan de weken ervoor: ${verbs}`,
    causes: (causes) => `Minder fouten dan voorheen: ${causes}`,
    causeNames: {
      accent: "accenten",
      "wrong-person": "de persoon",
      "wrong-tense": "de tijd",
      regularised: "onregelmatige vormen",
      "missed-stem-change": "stamveranderingen",
      "needless-stem-change": "stammen die niet veranderen",
      "spelling-change": "de spelling van de stam",
      "wrong-class-ending": "uitgangen",
      pronoun: "voornaamwoorden",
      "needs-point": "desde",
      "needs-clause": "desde que",
      "needs-duration": "desde hace",
      "needs-past": "hace",
      "needs-reason": "por",
      "needs-aim": "para",
      "wrong-past": "de keuze van de verleden tijd",
      "wrong-to-be": "de keuze tussen ser, estar en hay",
    },
    today: ({ count, number }) => `${number} vorm${count === 1 ? "" : "en"} voor vandaag`,
    nothingToday: "Niets voor vandaag",
    button: "Verder op Verbena",
    reason: "Je krijgt dit bericht op maandag omdat je het in je profiel hebt aangezet.",
    unsubscribe: "Dit bericht niet meer ontvangen",
  },
  classes: {
    "class-invitation": {
      subject: "Je bent uitgenodigd als leraar van een klas",
      message: ({ className, teacher }) =>
        `${teacher || "Een leraar"} nodigt je uit om ${className ? `de klas ${className}` : "een klas"} op Verbena te delen. Je ziet de leerlingen en hun opdrachten, en kunt er zelf geven.`,
      button: "De uitnodiging bekijken",
      notYou: "Ken je deze persoon niet? Dan kun je dit bericht negeren.",
    },
    "teacher-invitation": {
      subject: "Je kunt klassen openen",
      message: () =>
        "De beheerder van Verbena laat je klassen openen, opdrachten geven en zien wat nog uitleg vraagt. Heb je geen account, maak er dan een met dit adres en bevestig het.",
      button: "Naar Verbena",
      notYou: "Geef je geen Spaans? Dan kun je dit bericht negeren.",
    },
    "class-ending": {
      subject: "Je klas eindigt binnenkort",
      message: ({ className, lastDay }) =>
        `De laatste dag van ${className ? `de klas ${className}` : "je klas"} is ${lastDay}. Daarna wordt ze gearchiveerd: je kunt ze nog 60 dagen lezen, dan wordt ze verwijderd, met de accounts die ze heeft gemaakt.`,
      button: "De klas bekijken",
      notYou:
        "In de instellingen van de klas kun je een andere laatste dag kiezen. Is alles klaar, dan hoef je niets te doen.",
    },
  },
};
