import type { common as source } from "../fr/common.ts";
import type { Localised } from "../localised.ts";

export const common = {
  loading: "Loading…",
  save: "Save",
  cancel: "Cancel",
  nameless: "User",
  close: "Close",
  delete: "Delete",
  retry: "Try again",
  offline:
    "You are offline. What is waiting to be sent is safe, and the rest will appear as soon as you are back online.",
  keptHere: "Kept on this device. It will be sent as soon as possible.",
  partFailed: "This part could not be loaded.",
  newTab: "(new tab)",
  showPassword: "Show password",
  hidePassword: "Hide password",
  notifications: "Notifications",
  table: "Table",
  saved: "Saved",
} satisfies Localised<typeof source>;
