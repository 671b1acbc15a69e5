import { REMEMBER_ME_KEY } from "#features/account/remember-me-key.ts";
import { AGE_IN_TEMPLATE, readSignUpAge } from "#features/account/sign-up-age.ts";
import { wasWelcomed } from "#features/welcome/welcome-cookie.ts";
import { visitorLanguage } from "#i18n/language.ts";
import { sameSitePath } from "#lib/same-site-path.ts";
import { readStored } from "#lib/web-storage.ts";
import type { FirstPage } from "./show-first-page.ts";
import { filledTemplate } from "./templates.ts";

/** The page to sign in and to sign up, with the tab and the notice that the application will show. */
export function authPage(): FirstPage | null {
  if (!/^\/auth\/?$/.test(location.pathname)) return null;
  const language = visitorLanguage();
  const search = new URLSearchParams(location.search);
  const hasUsedVerbena = wasWelcomed();
  const asked = search.get("tab");
  const isLogin = asked === "login" || (asked !== "signup" && hasUsedVerbena);
  const page = filledTemplate(isLogin ? "login" : "signup", language);
  const notice = page?.querySelector("[data-notice]");
  const noticeIfKnown = page?.querySelector("[data-notice-if-known]");
  noticeIfKnown?.remove();
  if (sameSitePath(search.get("from") ?? undefined) === null) {
    notice?.closest("[role=status]")?.remove();
  } else if (notice && noticeIfKnown && hasUsedVerbena) {
    notice.textContent = noticeIfKnown.textContent;
  }
  const rememberMe = page?.querySelector<HTMLInputElement>("[name=rememberMe]");
  if (rememberMe) rememberMe.checked = readStored(REMEMBER_ME_KEY) === "true";
  const age = readSignUpAge();
  const ageLine = page?.querySelector("[data-age]");
  if (age === null) ageLine?.closest("div")?.remove();
  else if (ageLine) ageLine.textContent = ageLine.textContent.replace(AGE_IN_TEMPLATE, age);
  return page && { language, content: page, onShown: focusFirstField };
}

/** Focuses the first field, as the application does. On a phone, focus would open the keyboard. */
function focusFirstField(page: ParentNode): void {
  if (!window.matchMedia("(pointer: fine)").matches) return;
  page.querySelector<HTMLInputElement>("input:not([type=checkbox])")?.focus();
}
