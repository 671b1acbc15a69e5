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
  rememberMe: "30 dagen ingelogd blijven",
  isOfAge: "Ik ben {{age}}, of een ouder gaat akkoord.",
  submitLogin: "Inloggen",
  submitSignup: "Account aanmaken",
  forgotPassword: "Wachtwoord vergeten?",
  withClassCode: "Inloggen met de code van mijn klas",
  orReset: "Je kunt ook meteen een nieuw wachtwoord kiezen.",
  sessionEnded: "Je sessie is verlopen. Je antwoorden blijven op dit apparaat bewaard.",
  answersWait:
    "Op dit apparaat wachten nog antwoorden: ze worden verstuurd zodra je bent ingelogd.",
  signInToContinue: "Log in om verder te gaan waar je was.",
  needsAccount:
    "Voor deze pagina heb je een account nodig. Maak er een aan of log in: daarna gaat de pagina open.",
  passwordJustChosen: "Het wachtwoord dat je net hebt gekozen",
  loginSuccess: "Je bent ingelogd",
  signupSuccess: "Je account is aangemaakt",
  secondStep: {
    text: "Open je authenticatie-app en vul de code in die daar bij Verbena staat.",
    code: "Code van 6 cijfers",
    recoveryText: "Vul een van de codes in die je hebt bewaard. Elke code werkt één keer.",
    recoveryCode: "Herstelcode",
    useRecovery: "Een herstelcode gebruiken",
    useApp: "De app gebruiken",
    back: "Terug",
  },
} satisfies Localised<typeof source>;
