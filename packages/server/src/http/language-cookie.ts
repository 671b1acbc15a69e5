/** Where the browser keeps the language that was chosen there. */
export const LANGUAGE_COOKIE = "verbena_language";
