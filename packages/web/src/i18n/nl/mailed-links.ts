import type { mailedLinks as source } from "../fr/mailed-links.ts";
import type { Localised } from "../localised.ts";

export const mailedLinks = {
  forgot: {
    title: "Wachtwoord vergeten",
    intro: "Vul het adres van je account in. Je krijgt een link om een nieuw wachtwoord te kiezen.",
    submit: "Link versturen",
    sentTitle: "Kijk in je mailbox",
    sent: "Als er een account bestaat voor {{email}}, is er net een link naartoe gestuurd. Die is een uur geldig.",
    notReceived: "Niets gekregen? Kijk ook bij de ongewenste mail, of controleer het adres.",
    again: "Opnieuw sturen",
    sentAgain: "E-mail opnieuw gestuurd",
    otherAddress: "Adres wijzigen",
  },
  reset: {
    checking: "De link wordt gecontroleerd…",
    title: "Nieuw wachtwoord",
    intro: "Al je apparaten worden uitgelogd; daarna log je in met dit wachtwoord.",
    newPassword: "Nieuw wachtwoord",
    submit: "Wachtwoord opslaan",
    done: "Wachtwoord bijgewerkt",
    expiredTitle: "Deze link is niet meer geldig",
    expired:
      "Een link werkt één keer, en een uur lang. Heb je net je wachtwoord gewijzigd, log dan in met het nieuwe; vraag anders een nieuwe link aan.",
    askAgain: "Nieuwe link aanvragen",
  },
  confirm: {
    "confirm-address": {
      title: "Bevestig je adres",
      intro:
        "Met dit adres is een Verbena-account gemaakt: {{email}}. Is het van jou, bevestig het dan: zo krijg je je account terug als je je wachtwoord vergeet.",
      signIn: "Log in op dit account, met het wachtwoord ervan, om het adres te bevestigen.",
      submit: "Mijn adres bevestigen",
      notYou: "Heb je geen account gemaakt? Sluit dan gewoon deze pagina: er verandert niets.",
      expired:
        "Een link werkt zeven dagen lang, en alleen zolang het adres bij het account hoort. In je profiel kun je een nieuwe aanvragen.",
    },
    "confirm-new-address": {
      title: "Bevestig je nieuwe adres",
      intro:
        "Het adres {{email}} vervangt het oude in je Verbena-account: daarmee log je voortaan in.",
      signIn: "Log eerst met je huidige adres in op je account om het te bevestigen.",
      submit: "Dit adres bevestigen",
      notYou: "Heb je hier niet om gevraagd? Sluit dan gewoon deze pagina: er verandert niets.",
      expired:
        "Een link werkt 24 uur lang, en alleen voor het laatste adres dat je hebt opgegeven. In je profiel zie je hoe het ermee staat.",
    },
    doneTitle: "Adres bevestigd",
    done: "Het adres {{email}} is al bevestigd.",
    goOn: "Doorgaan",
    toProfile: "Naar mijn profiel",
  },
} as const satisfies Localised<typeof source>;
