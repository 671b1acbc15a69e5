import type { common as source } from "../fr/common.ts";
import type { Localised } from "../localised.ts";

export const common = {
  loading: "Loading...",
  save: "Save",
  cancel: "Cancel",
  nameless: "User",
  close: "Close",
  delete: "Delete",
  retry: "Try again",
  offline:
    "No connection. What waits to be sent is kept, and the rest appears as soon as the network is back.",
  newTab: "(new tab)",
  showPassword: "Show password",
  hidePassword: "Hide password",
  notifications: "Notifications",
} satisfies Localised<typeof source>;
