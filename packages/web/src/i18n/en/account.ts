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
  loginSuccess: "You are logged in",
  signupSuccess: "Your account has been created",
  signOutSuccess: "You are logged out",
  signOutOverdue:
    "You are logged out on this device. The server will be told as soon as the network is back.",
  switched: "{{name}} is now logged in in this browser",
  secondStep: {
    text: "Open your authenticator app and enter the code that it shows for Verbena.",
    code: "6-digit code",
    recoveryText: "Enter one of the codes that you have kept. Each of them works once.",
    recoveryCode: "Recovery code",
    useRecovery: "Use a recovery code",
    useApp: "Use the app",
    back: "Back",
  },
  forgot: {
    title: "Forgotten password",
    intro: "Enter the address of your account: you will get a link to choose a new password.",
    submit: "Send the link",
    sentTitle: "Check your e-mail",
    sent: "If there is an account for {{email}}, a link has just been sent to it. It works for one hour.",
    notReceived: "Nothing there? Look in your spam folder too, or check the address.",
    again: "Send again",
    sentAgain: "E-mail sent again",
    otherAddress: "Change the address",
  },
  reset: {
    checking: "Checking the link...",
    title: "New password",
    intro: "You will be logged out on all your devices; then you log in with this password.",
    newPassword: "New password",
    submit: "Save the password",
    done: "Password updated",
    justChosen: "The one you have just chosen",
    expiredTitle: "This link is no longer valid",
    expired:
      "A link works once, and for one hour. If you have just changed your password, log in with the new one; otherwise ask for another link.",
    askAgain: "Ask for another link",
  },
  /** The pages that the links of mails about addresses open. */
  confirm: {
    "confirm-address": {
      title: "Confirm your address",
      intro:
        "A Verbena account was created with this address: {{email}}. If it is yours, confirm it: it will get you back into your account if you forget your password.",
      submit: "Confirm my address",
      notYou: "If you did not create an account, simply close this page: nothing will change.",
      expired:
        "A link works for seven days, and only while the address is that of the account. Your profile can send another one.",
    },
    "confirm-new-address": {
      title: "Confirm your new address",
      intro:
        "The address {{email}} will replace the old one in your Verbena account: you will log in with it.",
      submit: "Confirm this address",
      notYou: "If you did not ask for this change, simply close this page: nothing will change.",
      expired:
        "A link works for 24 hours, and only for the last address that you asked for. Your profile says how the change stands.",
    },
    doneTitle: "Address confirmed",
    done: "The address {{email}} is already confirmed.",
    goOn: "Continue",
    toProfile: "Open my profile",
    thenSignIn: "Your address is confirmed. Log in to continue.",
  },
  checkingPermissions: "Checking permissions...",
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
