import { useQuery, useQueryClient } from "@tanstack/react-query";
import { dayIn } from "@verbena/core/calendar";
import type { SignedInBrowser } from "@verbena/server/client";
import { Monitor, Smartphone } from "lucide-react";
import { type ComponentProps, type RefObject, useRef, useState } from "react";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDayName, formatTime } from "#lib/format.ts";
import { useNow } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { LoadingLine } from "#ui/loading.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { showToast } from "#ui/show-toast.ts";
import { useForm } from "#ui/use-form.ts";
import { browsersQuery, endSessions } from "../api.ts";
import { CurrentPassword, DialogFormActions } from "./account-forms.tsx";

/** The browsers in which the learner is signed in, with buttons to sign out. */
export function Devices({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const hasEnded = useRef(false);
  const { data: browsers = [] } = useQuery(browsersQuery);
  const [asked, setAsked] = useState<{ ending: Ending; count: number } | null>(null);
  const [isOpen, setOpen] = useState(false);

  function ask(ending: Ending): void {
    hasEnded.current = false;
    setAsked((previous) => ({ ending, count: (previous?.count ?? 0) + 1 }));
    setOpen(true);
  }

  async function finish(ending: Ending): Promise<void> {
    hasEnded.current = true;
    setOpen(false);
    if (ending.kind === "all") return onSignOut();
    showToast(
      ending.kind === "one"
        ? t("profile.devices.oneDone", { name: ending.name })
        : t("profile.devices.othersDone"),
    );
    await client.invalidateQueries(browsersQuery);
    // The button that had the focus may be gone.
    list.current?.focus();
  }

  return (
    <>
      <BrowserList ref={list} onEnd={ask} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onSignOut}>
          {t("profile.logout")}
        </Button>
        {browsers.some(({ isThis }) => !isThis) && (
          <>
            <Button variant="secondary" onClick={() => ask({ kind: "others" })}>
              {t("profile.devices.signOutOthers")}
            </Button>
            <Button variant="secondary" onClick={() => ask({ kind: "all" })}>
              {t("profile.devices.signOutEverywhere")}
            </Button>
          </>
        )}
      </div>
      {asked && (
        <EndSessionsDialog
          key={asked.count}
          ending={asked.ending}
          open={isOpen}
          onOpenChange={setOpen}
          onEnded={(ending) => void finish(ending)}
          returnFocusTo={() => (hasEnded.current ? list.current : true)}
        />
      )}
    </>
  );
}

type BrowserListProps = {
  /** Takes focus when a focused button disappears. */
  ref: RefObject<HTMLUListElement | null>;
  onEnd: (ending: Ending) => void;
};

function BrowserList({ ref, onEnd }: BrowserListProps) {
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
        <BrowserRow key={browser.id} browser={browser} onEnd={onEnd} />
      ))}
    </ul>
  );
}

const mobileSystems: readonly (string | null)[] = ["Android", "iPhone", "iPad"];

type BrowserRowProps = Pick<BrowserListProps, "onEnd"> & { browser: SignedInBrowser };

function BrowserRow({ browser, onEnd }: BrowserRowProps) {
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
      {!browser.isThis && (
        <Button
          size="small"
          variant="secondary"
          aria-label={t("profile.devices.signOutOne", { name })}
          onClick={() => onEnd({ kind: "one", id: browser.id, name })}
        >
          {t("profile.devices.signOut")}
        </Button>
      )}
    </li>
  );
}

function useBrowserName({ browser, system }: SignedInBrowser): string {
  const { t } = useTranslation();
  if (browser !== null && system !== null) return t("profile.devices.full", { browser, system });
  if (system !== null) return t("profile.devices.system", { system });
  return browser ?? t("profile.devices.unknown");
}

/** The sessions to end: in one other browser, in all others, or in all browsers. */
type Ending = { kind: "one"; id: string; name: string } | { kind: "others" | "all" };

type EndSessionsDialogProps = Pick<ComponentProps<typeof Dialog>, "open" | "onOpenChange"> & {
  ending: Ending;
  /** Called when the sessions of other browsers have ended. */
  onEnded: (ending: Ending) => void;
  returnFocusTo: ComponentProps<typeof Dialog>["finalFocus"];
};

/** Asks for the password. Without it, a thief of a session could sign out the owner. */
function EndSessionsDialog({
  ending,
  open,
  onOpenChange,
  onEnded,
  returnFocusTo,
}: EndSessionsDialogProps) {
  const { t } = useTranslation();
  const isAll = ending.kind === "all";
  const title =
    ending.kind === "one"
      ? t("profile.devices.signOutOne", { name: ending.name })
      : t(isAll ? "profile.devices.signOutEverywhere" : "profile.devices.signOutOthers");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={returnFocusTo}
      title={title}
      description={t("profile.devices.passwordNeeded")}
    >
      <EndSessionsForm
        ending={ending}
        submitText={t(isAll ? "profile.devices.signOutSelf" : "profile.devices.signOut")}
        onCancel={() => onOpenChange(false)}
        onEnded={() => onEnded(ending)}
      />
    </Dialog>
  );
}

type EndSessionsFormProps = {
  ending: Ending;
  submitText: string;
  onCancel: () => void;
  onEnded: () => void;
};

function EndSessionsForm({ ending, submitText, onCancel, onEnded }: EndSessionsFormProps) {
  const form = useForm({
    initial: { password: "" },
    schema: async () => (await import("@verbena/server/forms")).sessionsEnd,
    submit: async ({ password }) => {
      await endSessions({ password, ...(ending.kind === "one" && { id: ending.id }) });
      onEnded();
    },
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <CurrentPassword {...form.field("password")} />
      <DialogFormActions form={form} onCancel={onCancel}>
        {submitText}
      </DialogFormActions>
    </form>
  );
}
