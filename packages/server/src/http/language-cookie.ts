/** Holds the language chosen in this browser. */
export const LANGUAGE_COOKIE = "verbena_language";
