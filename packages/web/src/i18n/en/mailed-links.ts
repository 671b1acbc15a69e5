import type { mailedLinks as source } from "../fr/mailed-links.ts";
import type { Localised } from "../localised.ts";

export const mailedLinks = {
  forgot: {
    title: "Forgotten password",
    intro: "Enter the address of your account: you will get a link to choose a new password.",
    submit: "Send the link",
    sentTitle: "Check your email",
    sent: "If there is an account for {{email}}, a link has just been sent to it. It works for one hour.",
    notReceived: "Nothing there? Look in your spam folder too, or check the address.",
    again: "Send again",
    sentAgain: "Email sent again",
    otherAddress: "Change the address",
  },
  reset: {
    checking: "Checking the link…",
    title: "New password",
    intro: "You will be logged out on all your devices; then you log in with this password.",
    newPassword: "New password",
    submit: "Save the password",
    done: "Password updated",
    expiredTitle: "This link is no longer valid",
    expired:
      "A link works once, and for one hour. If you have just changed your password, log in with the new one; otherwise ask for another link.",
    askAgain: "Ask for another link",
  },
  confirm: {
    "confirm-address": {
      title: "Confirm your address",
      intro:
        "A Verbena account was created with this address: {{email}}. If it is yours, confirm it: it will get you back into your account if you forget your password.",
      signIn: "To confirm it, log in to this account with its password.",
      submit: "Confirm my address",
      notYou: "If you did not create an account, simply close this page: nothing will change.",
      expired:
        "A link works for seven days, and only while the address is that of the account. You can ask for another one in your profile.",
    },
    "confirm-new-address": {
      title: "Confirm your new address",
      intro:
        "The address {{email}} will replace the old one in your Verbena account: you will log in with it.",
      signIn: "To confirm it, first log in to your account with your present address.",
      submit: "Confirm this address",
      notYou: "If you did not ask for this change, simply close this page: nothing will change.",
      expired:
        "A link works for 24 hours, and only for the last address that you asked for. Your profile shows the status of this change.",
    },
    doneTitle: "Address confirmed",
    done: "The address {{email}} is already confirmed.",
    goOn: "Continue",
    toProfile: "Open my profile",
  },
} as const satisfies Localised<typeof source>;
