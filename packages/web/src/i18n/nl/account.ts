import type { account as source } from "../fr/account.ts";
import type { Localised } from "../localised.ts";

export const account = {
  headings: { login: "Terug naar het feest", signup: "Kom naar het feest" },
  tabs: "Inloggen of registreren",
  login: "Inloggen",
  signup: "Registreren",
  email: "E-mailadres",
  password: "Wachtwoord",
  passwordHint: "Minstens 6 tekens",
  username: "Gebruikersnaam",
  rememberMe: "Onthoud me 30 dagen",
  submitLogin: "Inloggen",
  submitSignup: "Account aanmaken",
  forgotPassword: "Wachtwoord vergeten?",
  orReset: "Je kunt ook meteen een nieuw wachtwoord kiezen.",
  sessionEnded: "Je sessie is verlopen. Je antwoorden blijven op dit apparaat bewaard.",
  signInToContinue: "Log in om verder te gaan waar je was.",
  loginSuccess: "Je bent ingelogd",
  signupSuccess: "Je account is aangemaakt",
  signOutSuccess: "Je bent uitgelogd",
  signOutOverdue:
    "Je bent uitgelogd op dit apparaat. De server krijgt bericht zodra er weer verbinding is.",
  switched: "{{name}} is nu ingelogd in deze browser",
  secondStep: {
    text: "Open je authenticatie-app en vul de code in die ze voor Verbena toont.",
    code: "Code van 6 cijfers",
    recoveryText: "Vul een van de codes in die je hebt bewaard. Elke code werkt één keer.",
    recoveryCode: "Herstelcode",
    useRecovery: "Een herstelcode gebruiken",
    useApp: "De app gebruiken",
    back: "Terug",
  },
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
    checking: "De link wordt gecontroleerd...",
    title: "Nieuw wachtwoord",
    intro: "Al je apparaten worden uitgelogd; daarna log je in met dit wachtwoord.",
    newPassword: "Nieuw wachtwoord",
    submit: "Wachtwoord opslaan",
    done: "Wachtwoord bijgewerkt",
    justChosen: "Het wachtwoord dat je net hebt gekozen",
    expiredTitle: "Deze link is niet meer geldig",
    expired:
      "Een link werkt één keer, en een uur lang. Heb je net je wachtwoord gewijzigd, log dan in met het nieuwe; vraag anders een nieuwe link aan.",
    askAgain: "Nieuwe link aanvragen",
  },
  /** The pages that the links of mails about addresses open. */
  confirm: {
    "confirm-address": {
      title: "Bevestig je adres",
      intro:
        "Met dit adres is een Verbena-account gemaakt: {{email}}. Is het van jou, bevestig het dan: zo krijg je je account terug als je je wachtwoord vergeet.",
      submit: "Mijn adres bevestigen",
      notYou: "Heb je geen account gemaakt? Sluit dan gewoon deze pagina: er verandert niets.",
      expired:
        "Een link werkt zeven dagen lang, en alleen zolang het adres bij het account hoort. In je profiel kun je een nieuwe aanvragen.",
    },
    "confirm-new-address": {
      title: "Bevestig je nieuwe adres",
      intro:
        "Het adres {{email}} vervangt het oude in je Verbena-account: daarmee log je voortaan in.",
      submit: "Dit adres bevestigen",
      notYou: "Heb je hier niet om gevraagd? Sluit dan gewoon deze pagina: er verandert niets.",
      expired:
        "Een link werkt 24 uur lang, en alleen voor het laatste adres waarom je hebt gevraagd. In je profiel zie je hoe het ermee staat.",
    },
    doneTitle: "Adres bevestigd",
    done: "Het adres {{email}} is al bevestigd.",
    goOn: "Doorgaan",
    toProfile: "Naar mijn profiel",
    thenSignIn: "Je adres is bevestigd. Log in om verder te gaan.",
  },
  checkingPermissions: "Rechten worden gecontroleerd...",
  leaving: {
    title: "Nog niet alles is verstuurd",
    text_one: "{{what}} staat nog niet op de server.",
    text_other: "{{what}} staan nog niet op de server.",
    kept: "Wat nog wacht, blijft op dit apparaat en wordt verstuurd als je hier weer inlogt.",
    inTabOnly:
      "Je browser kan niet alles bewaren: sluit je dit tabblad voordat je hier weer inlogt, dan kan verloren gaan wat nog wacht.",
    stay: "Blijven",
    leave: "Toch uitloggen",
  },
} satisfies Localised<typeof source>;
