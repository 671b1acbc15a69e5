import { readCookie, writeCookie } from "#lib/web-storage.ts";

const COOKIE = "verbena_welcome_shown";
const COOKIE_DAYS = 365;

/** Whether this browser has shown the welcome dialog in the past year. */
export function wasWelcomed(): boolean {
  return readCookie(COOKIE) === "true";
}

export function rememberWelcome(): void {
  writeCookie(COOKIE, "true", COOKIE_DAYS);
}
