import { dayIn } from "@verbena/core/calendar";
import type { SignedInBrowser } from "@verbena/server/client";
import { Monitor, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatDayName, formatTime } from "#lib/format.ts";
import { useNow } from "#lib/use-now.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { SignOutBrowser } from "./sign-out-browser.tsx";

const handhelds: readonly (string | null)[] = ["Android", "iPhone", "iPad"];

type BrowserRowProps = {
  browser: SignedInBrowser;
  /** It is signed out, and will be gone from the list. */
  onSignedOut: () => void;
};

/** A browser in which the learner is signed in, as they would call it, and since when. */
export function BrowserRow({ browser, onSignedOut }: BrowserRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useNow();
  const dayOf = (instant: string) => dayIn(instant, deviceTimeZone());
  const Icon = handhelds.includes(browser.system) ? Smartphone : Monitor;
  const name = useBrowserName(browser);
  const lastUsed = formatDayName(language, dayOf(browser.lastUsedAt), dayOf(now));
  const signedIn = formatDayName(language, dayOf(browser.signedInAt), dayOf(now));
  const time = formatTime(language, browser.signedInAt, deviceTimeZone());
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <Icon aria-hidden className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{name}</p>
        <p className="text-[0.9375rem] text-ink-soft">
          {browser.isThis
            ? t("profile.devices.this")
            : t("profile.devices.lastUsed", { day: lastUsed })}
        </p>
        <p className="text-[0.9375rem] text-ink-soft">
          {t("profile.devices.signedIn", { day: signedIn, time })}
        </p>
      </div>
      {!browser.isThis && <SignOutBrowser id={browser.id} name={name} onDone={onSignedOut} />}
    </li>
  );
}

/** By the names that the learner knows, as far as they are known. */
function useBrowserName({ browser, system }: SignedInBrowser): string {
  const { t } = useTranslation();
  if (browser !== null && system !== null) return t("profile.devices.full", { browser, system });
  if (system !== null) return t("profile.devices.system", { system });
  return browser ?? t("profile.devices.unknown");
}
