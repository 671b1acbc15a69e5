import type { common as source } from "../fr/common.ts";
import type { Localised } from "../localised.ts";

export const common = {
  loading: "Loading...",
  save: "Save",
  cancel: "Cancel",
  close: "Close",
  back: "Back",
  delete: "Delete",
  edit: "Edit",
  retry: "Try again",
  newTab: "(new tab)",
  error: "An error occurred",
  notifications: "Notifications",
} satisfies Localised<typeof source>;
