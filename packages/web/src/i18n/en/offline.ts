import type { offline as source } from "../fr/offline.ts";
import type { Localised } from "../localised.ts";

export const offline = {
  title: "You are offline",
  text: "This page needs the internet. You can go on practising without it: if you are logged in on this device, your answers are kept here and sent as soon as possible.",
  practise: "Practise",
  retry: "Try again",
} as const satisfies Localised<typeof source>;
