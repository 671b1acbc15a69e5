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
    message: "This page could not be shown. What you did so far is kept.",
  },
  offline: {
    title: "No connection",
    message:
      "This page needs a network. What you did is kept; the page appears as soon as the connection is back.",
  },
  backToApp: "Back to home",
  backToLogin: "Back to login",
  backToProfile: "Back to your profile",
  practise: "Practise",
  theoryOf: "Theory: {{family}}",
} satisfies Localised<typeof source>;
