import type { errors as source } from "../fr/errors.ts";
import type { Localised } from "../localised.ts";

export const errors = {
  codes: {
    invalid_input: "Something is not valid. Check what you entered.",
    unauthenticated: "Your session has expired. Log in again to continue.",
    forbidden: "You are not allowed to do this.",
    not_found: "This does not exist, or no longer does.",
    too_large: "This is too large to be sent.",
    rate_limited: "Too many attempts. Wait a minute, then try again.",
    internal: "An error occurred",
    unavailable: "The server is unavailable at the moment. Try again shortly.",
    unreachable:
      "The server does not answer. Check your internet connection, then try again. Public Wi-Fi may ask you to log in first.",
  },
  tooOften: "Too many attempts. Try again {{when}}.",
  notSaved: {
    settings: "Your change to the settings was not saved. {{reason}}",
    savedPackage: "The selection ‘{{name}}’ was not saved. {{reason}}",
    deletedPackage: "The selection ‘{{name}}’ was not deleted. {{reason}}",
    report: "Your report was not sent. {{reason}}",
  },
  triedAgain: "The server has a problem. Nothing is lost: this device will try again later.",
} satisfies Localised<typeof source>;
