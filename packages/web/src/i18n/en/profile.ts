import type { profile as source } from "../fr/profile.ts";
import type { Localised } from "../localised.ts";

export const profile = {
  title: "Profile",
  identity: "Your name",
  username: "Username",
  signedInAs: "Account: {{email}}",
  display: "Display",
  language: "Language",
  theme: "Theme",
  themes: {
    system: "Same as device",
    light: "Day",
    dark: "Night",
  },
  typing: "Typing",
  accentShortcuts: "Write á by typing a', ü by typing u:, ñ by typing n~",
  save: "Save",
  updated: "Profile updated",
  session: "Session",
  logout: "Logout",
} satisfies Localised<typeof source>;
