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
  sessionOver: "Log in om verder te gaan waar je was.",
  loginSuccess: "Je bent ingelogd",
  signupSuccess: "Je account is aangemaakt",
  signOutSuccess: "Je bent uitgelogd",
  checkingPermissions: "Rechten worden gecontroleerd...",
  leaving: {
    title: "Er wachten nog antwoorden",
    text_one:
      "{{count, number}} antwoord staat nog niet op de server. Het blijft op dit apparaat en wordt verstuurd als je hier weer inlogt.",
    text_other:
      "{{count, number}} antwoorden staan nog niet op de server. Ze blijven op dit apparaat en worden verstuurd als je hier weer inlogt.",
    stay: "Blijven",
    leave: "Toch uitloggen",
  },
} satisfies Localised<typeof source>;
