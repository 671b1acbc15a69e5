import { dayIn } from "@verbena/core/calendar";
import type { SignedInBrowser } from "@verbena/server/client";
import { Monitor, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { formatDayName } from "#lib/format.ts";
import { useNow } from "#lib/use-now.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";

const handhelds: readonly (string | null)[] = ["Android", "iPhone", "iPad"];

/** A browser in which the learner is signed in, as they would call it, and when it was used. */
export function BrowserRow({ browser }: { browser: SignedInBrowser }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useNow();
  const dayOf = (instant: string) => dayIn(instant, deviceTimeZone());
  const Icon = handhelds.includes(browser.system) ? Smartphone : Monitor;
  const name = useBrowserName(browser);
  const day = formatDayName(language, dayOf(browser.lastUsedAt), dayOf(now));
  return (
    <li className="flex items-center gap-4 border-t border-line py-3">
      <Icon aria-hidden className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-[0.9375rem] text-ink-soft">
          {browser.isThis ? t("profile.devices.this") : t("profile.devices.lastUsed", { day })}
        </p>
      </div>
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
