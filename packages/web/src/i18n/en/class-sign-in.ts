import type { classSignIn as source } from "../fr/class-sign-in.ts";
import type { Localised } from "../localised.ts";

export const classSignIn = {
  title: "Log in with your class",
  heading: "Hello!",
  intro: "Everything is on the paper that your teacher gave you.",
  code: "Class code",
  name: "Your name in the class",
  password: "Password",
  passwordHint: "Three words. Capitals and hyphens do not matter.",
  submit: "Log in",
  lost: "Lost your paper? Your teacher can make you another.",
  other: "Log in with an email address",
  someoneElse: {
    title: "Is this you?",
    text: "{{name}} is still logged in on this device.",
    stay: "Continue with this account",
    leave: "This is not me",
  },
} satisfies Localised<typeof source>;
