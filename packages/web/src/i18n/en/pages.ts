import type { pages as source } from "../fr/pages.ts";
import type { Localised } from "../localised.ts";

export const pages = {
  notFound: {
    title: "Page not found",
    message: "The page you are looking for does not exist.",
    home: "Back to home",
  },
  failed: {
    title: "Something went wrong",
    message: "This page could not be shown. Everything you have done so far is safe.",
  },
  offline: {
    title: "You are offline",
    message:
      "This page needs the internet. What you have done is safe; the page will appear as soon as you are back online.",
  },
  backToApp: "Back to home",
  backToLogin: "Back to login",
  backToProfile: "Back to your profile",
  practise: "Practise",
  theoryOf: "Theory: {{family}}",
} satisfies Localised<typeof source>;
