import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { dayIn } from "@verbena/core/calendar";
import type { SignedInBrowser } from "@verbena/server/client";
import { Monitor, Smartphone } from "lucide-react";
import { type RefObject, useRef } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDayName, formatTime } from "#lib/format.ts";
import { useNow } from "#lib/use-now.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { LoadingLine } from "#ui/loading.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { browsersQuery, signOutBrowser, signOutOthers } from "../api/account-calls.ts";

type DevicesProps = { onSignOut: () => void; onSignOutEverywhere: () => void };

/** The browsers in which the learner is signed in, with buttons to sign out. */
export function Devices({ onSignOut, onSignOutEverywhere }: DevicesProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const { data: browsers = [] } = useQuery(browsersQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: signOutOthers,
    onSuccess: async () => {
      list.current?.focus();
      showToast(t("profile.devices.othersDone"));
      await client.invalidateQueries(browsersQuery);
    },
    onError: (error) => showErrorToast(errorText(error)),
  });
  return (
    <>
      <BrowserList ref={list} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onSignOut}>
          {t("profile.logout")}
        </Button>
        {browsers.some(({ isThis }) => !isThis) && (
          <>
            <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
              {t("profile.devices.signOutOthers")}
            </Button>
            <Button variant="secondary" onClick={onSignOutEverywhere}>
              {t("profile.devices.signOutEverywhere")}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** The list takes focus when a focused button disappears. */
function BrowserList({ ref }: { ref: RefObject<HTMLUListElement | null> }) {
  const { t } = useTranslation();
  const { data: browsers, isError, refetch } = useQuery(browsersQuery);
  if (browsers === undefined && isError) {
    return <LoadFailure text={t("profile.devices.failed")} onRetry={() => void refetch()} />;
  }
  if (browsers === undefined) return <LoadingLine className="max-w-md" />;
  return (
    <ul
      ref={ref}
      tabIndex={-1}
      aria-label={t("profile.devices.title")}
      className="flex flex-col rounded-sm"
    >
      {browsers.map((browser) => (
        <BrowserRow key={browser.id} browser={browser} onSignedOut={() => ref.current?.focus()} />
      ))}
    </ul>
  );
}

const mobileSystems: readonly (string | null)[] = ["Android", "iPhone", "iPad"];

type BrowserRowProps = { browser: SignedInBrowser; onSignedOut: () => void };

function BrowserRow({ browser, onSignedOut }: BrowserRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useNow();
  const dayOf = (instant: string) => dayIn(instant, deviceTimeZone());
  const Icon = mobileSystems.includes(browser.system) ? Smartphone : Monitor;
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

function useBrowserName({ browser, system }: SignedInBrowser): string {
  const { t } = useTranslation();
  if (browser !== null && system !== null) return t("profile.devices.full", { browser, system });
  if (system !== null) return t("profile.devices.system", { system });
  return browser ?? t("profile.devices.unknown");
}

type SignOutBrowserProps = { id: string; name: string; onDone: () => void };

function SignOutBrowser({ id, name, onDone }: SignOutBrowserProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => signOutBrowser(id),
    onSuccess: async () => {
      onDone();
      showToast(t("profile.devices.oneDone", { name }));
      await client.invalidateQueries(browsersQuery);
    },
    onError: (error) => showErrorToast(errorText(error)),
  });
  return (
    <Button
      size="small"
      variant="secondary"
      busy={isPending}
      aria-label={t("profile.devices.signOutOne", { name })}
      onClick={() => mutate()}
    >
      {t("profile.devices.signOut")}
    </Button>
  );
}
