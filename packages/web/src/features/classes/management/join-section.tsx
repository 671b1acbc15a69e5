import { useMutation } from "@tanstack/react-query";
import { dayIn } from "@verbena/core/calendar";
import { codeInHalves } from "@verbena/core/classes/class-code";
import type { ClassDetails } from "@verbena/server/client";
import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";
import { formatDay } from "#lib/format.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { useShowClass } from "./api.ts";

type JoinSectionProps = {
  ofClass: ClassDetails;
  forTeachers: NonNullable<ClassDetails["forTeachers"]>;
};

/** The code of a class, large enough for the back row, with its address and QR code. */
export function JoinSection({ ofClass, forTeachers: { code, closesAt } }: JoinSectionProps) {
  const { t, language } = useTranslation();
  const errorText = useErrorText();
  const showClass = useShowClass();
  const [isRenewing, setRenewing] = useState(false);
  const param = { classId: ofClass.id };
  const close = useMutation({
    mutationFn: () => readBody(api.classes[":classId"]["close-for-pupils"].$post({ param }), "id"),
    onSuccess: showClass,
  });
  const renew = useMutation({
    mutationFn: () => readBody(api.classes[":classId"]["renew-code"].$post({ param }), "id"),
    onSuccess: async (changed) => {
      setRenewing(false);
      await showClass(changed);
    },
  });
  const path = `/join/${code}`;
  const address = window.location.origin + path;
  const isOpen = closesAt === null || closesAt > currentInstant();
  return (
    <section
      aria-labelledby="join-title"
      className="flex flex-col gap-4 rounded-3xl bg-card p-[min(1.5rem,6vw)]"
    >
      <h2 id="join-title" className="text-2xl">
        {t(isOpen ? "classes.join.title" : "classes.join.closed")}
      </h2>
      {isOpen && (
        <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
          <div className="flex min-w-0 flex-1 basis-72 flex-col gap-2">
            <p className="font-display text-[min(3.75rem,10vw)] leading-tight font-bold tracking-wide whitespace-nowrap">
              <span className="sr-only">{[...code].join(" ")}</span>
              <span aria-hidden>{codeInHalves(code)}</span>
            </p>
            <p className="[overflow-wrap:anywhere]">
              {window.location.origin}
              {/* On a phone, the code stays whole. */}
              <wbr />
              {path}
            </p>
            <p className="text-[0.9375rem] text-ink-soft">
              {closesAt === null
                ? t("classes.join.closesLater")
                : t("classes.join.closesOn", {
                    day: formatDay(language, dayIn(closesAt, ofClass.timeZone), "medium"),
                  })}
            </p>
          </div>
          <QrCode
            text={address}
            label={t("classes.join.qr")}
            className="w-44 rounded-xl border border-line"
          />
        </div>
      )}
      {(close.error ?? renew.error) && (
        <Alert tone="error">{errorText(close.error ?? renew.error)}</Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {isOpen ? (
          <>
            <Button
              variant="secondary"
              size="small"
              busy={close.isPending}
              onClick={() => close.mutate()}
            >
              {t("classes.join.close")}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setRenewing(true)}>
              {t("classes.join.renew")}
            </Button>
          </>
        ) : (
          <Button
            variant="secondary"
            size="small"
            busy={renew.isPending}
            onClick={() => renew.mutate()}
          >
            {t("classes.join.open")}
          </Button>
        )}
      </div>
      <TextLink
        to="/app/classes/$classId/accounts"
        params={{ classId: ofClass.id }}
        className="inline-flex min-h-11 items-center self-start"
      >
        {t("classes.join.accounts")}
      </TextLink>
      <Dialog
        open={isRenewing}
        onOpenChange={setRenewing}
        title={t("classes.join.renewTitle")}
        description={t("classes.join.renewText")}
        actions={
          <>
            <Button variant="secondary" onClick={() => setRenewing(false)}>
              {t("common.cancel")}
            </Button>
            <Button busy={renew.isPending} onClick={() => renew.mutate()}>
              {t("classes.join.renew")}
            </Button>
          </>
        }
      />
    </section>
  );
}
