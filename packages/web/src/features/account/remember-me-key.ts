/** The entry in local storage with the last choice whether to stay signed in. */
export const REMEMBER_ME_KEY = "verbena_remember_me";
