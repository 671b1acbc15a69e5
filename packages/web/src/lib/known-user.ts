/** Set in a browser in which somebody was signed in. Only there do public pages ask who is signed in. */
export const KNOWN_USER_KEY = "verbena_known_user";
