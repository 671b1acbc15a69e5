import type { session as source } from "../fr/session.ts";
import type { Localised } from "../localised.ts";

export const session = {
  signOutSuccess: "Je bent uitgelogd",
  signOutOverdue:
    "Je bent uitgelogd op dit apparaat. De server krijgt bericht zodra je weer internet hebt.",
  switched: "{{name}} is nu ingelogd in deze browser",
  checkingPermissions: "Rechten worden gecontroleerd…",
} satisfies Localised<typeof source>;
