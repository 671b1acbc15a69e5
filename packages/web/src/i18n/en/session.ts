import type { session as source } from "../fr/session.ts";
import type { Localised } from "../localised.ts";

export const session = {
  signOutSuccess: "You are logged out",
  signOutOverdue:
    "You are logged out on this device. The server will be told as soon as you are back online.",
  switched: "This browser is now logged in as {{name}}",
  checkingPermissions: "Checking permissions…",
} satisfies Localised<typeof source>;
