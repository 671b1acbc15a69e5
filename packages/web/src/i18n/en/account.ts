import type { account as source } from "../fr/account.ts";
import type { Localised } from "../localised.ts";

export const account = {
  headings: { login: "Back to the festival", signup: "Join the festival" },
  tabs: "Log in or sign up",
  login: "Login",
  signup: "Signup",
  email: "Email address",
  password: "Password",
  passwordHint: "At least 6 characters",
  username: "Username",
  rememberMe: "Remember me for 30 days",
  submitLogin: "Log in",
  submitSignup: "Create my account",
  forgotPassword: "Forgot your password?",
  orReset: "You can also choose a new password right away.",
  sessionEnded: "Your session has expired. Your answers are kept on this device.",
  answersWait: "Answers are waiting on this device. They will be sent once you have logged in.",
  signInToContinue: "Log in to carry on where you were.",
  needsAccount: "You need an account for this page. Create yours or log in, and it will open.",
  passwordJustChosen: "The one you have just chosen",
  loginSuccess: "You are logged in",
  signupSuccess: "Your account has been created",
  secondStep: {
    text: "Open your authenticator app and enter the code that it shows for Verbena.",
    code: "6-digit code",
    recoveryText: "Enter one of the codes that you have kept. Each of them works once.",
    recoveryCode: "Recovery code",
    useRecovery: "Use a recovery code",
    useApp: "Use the app",
    back: "Back",
  },
} satisfies Localised<typeof source>;
