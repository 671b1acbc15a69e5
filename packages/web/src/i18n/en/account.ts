import type { account as source } from "../fr/account.ts";
import type { Localised } from "../localised.ts";

export const account = {
  headings: { login: "Back to the festival", signup: "Step into the festival" },
  tabs: "Log in or sign up",
  login: "Login",
  signup: "Signup",
  email: "E-mail address",
  password: "Password",
  passwordHint: "At least 6 characters",
  username: "Username",
  rememberMe: "Remember me for 30 days",
  submitLogin: "Log in",
  submitSignup: "Create my account",
  forgotPassword: "Forgot your password?",
  orReset: "You can also choose a new password right away.",
  sessionEnded: "Your session has ended. Your answers are kept on this device.",
  signInToContinue: "Log in to carry on where you were.",
  passwordJustChosen: "The one you have just chosen",
  addressConfirmed: "Your address is confirmed. Log in to continue.",
  loginSuccess: "You are logged in",
  signupSuccess: "Your account has been created",
  signOutSuccess: "You are logged out",
  signOutOverdue:
    "You are logged out on this device. The server will be told as soon as the network is back.",
  switched: "This browser is now logged in as {{name}}",
  secondStep: {
    text: "Open your authenticator app and enter the code that it shows for Verbena.",
    code: "6-digit code",
    recoveryText: "Enter one of the codes that you have kept. Each of them works once.",
    recoveryCode: "Recovery code",
    useRecovery: "Use a recovery code",
    useApp: "Use the app",
    back: "Back",
  },
  checkingPermissions: "Checking permissions…",
  leaving: {
    title: "Not everything has been sent yet",
    text_one: "{{what}} is not stored on the server yet.",
    text_other: "{{what}} are not stored on the server yet.",
    kept: "What is waiting stays on this device and is sent when you log in here again.",
    inTabOnly:
      "Your browser cannot keep everything: if you close this tab before you log in here again, what is waiting may be lost.",
    stay: "Stay",
    leave: "Log out anyway",
  },
} satisfies Localised<typeof source>;
