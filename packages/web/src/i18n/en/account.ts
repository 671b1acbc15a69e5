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
  sessionOver: "Log in to carry on where you were.",
  loginSuccess: "You are logged in",
  signupSuccess: "Your account has been created",
  signOutSuccess: "You are logged out",
  checkingPermissions: "Checking permissions...",
  leaving: {
    title: "Answers are still waiting",
    text_one:
      "{{count, number}} answer is not stored on the server yet. It stays on this device and will be sent when you log in here again.",
    text_other:
      "{{count, number}} answers are not stored on the server yet. They stay on this device and will be sent when you log in here again.",
    stay: "Stay",
    leave: "Log out anyway",
  },
} satisfies Localised<typeof source>;
