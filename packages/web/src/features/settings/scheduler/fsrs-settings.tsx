import {
  ANSWERS_TO_FIT,
  type FsrsChoice,
  retentionPercent,
} from "@verbena/core/scheduling/scheduler";
import type { SchedulerFit } from "@verbena/server/client";
import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";
import { formatPercent } from "#lib/format.ts";
import { useIsSendingAnswers } from "#progress/use-waiting.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";

type FsrsSettingsProps = {
  value: FsrsChoice;
  /** Called with only the changed fields, because the learner may have changed others before a fit ends. */
  onChange: (change: Partial<FsrsChoice>) => void;
};

/** Settings of FSRS: how much to remember, and whether weights are fitted to the learner's answers. */
export function FsrsSettings({ value, onChange }: FsrsSettingsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const percent = Math.round(value.retention * 100);
  const share = formatPercent(language, percent);
  return (
    <>
      <Field
        label={t("settings.scheduler.retention", { share })}
        hint={t("settings.scheduler.retentionHint")}
      >
        {({ className: _, ...control }) => (
          <input
            {...control}
            type="range"
            min={retentionPercent.min}
            max={retentionPercent.max}
            value={percent}
            aria-valuetext={share}
            onChange={({ target }) => onChange({ retention: Number(target.value) / 100 })}
            className="h-11 w-full max-w-md cursor-pointer accent-ink"
          />
        )}
      </Field>
      <FitToAnswers value={value} onChange={onChange} />
    </>
  );
}

function FitToAnswers({ value, onChange }: FsrsSettingsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const isSending = useIsSendingAnswers();
  const [fit, setFit] = useState<SchedulerFit | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function fitToAnswers(): Promise<void> {
    setBusy(true);
    setFailure(null);
    setFit(null);
    try {
      const result = await readBody(api.progress.scheduler.fit.$post(), "status");
      setFit(result);
      if (result.status === "better") onChange({ weights: result.weights });
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  function backToAverage(): void {
    setFit(null);
    onChange({ weights: undefined });
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-ink-soft">
        {t(value.weights ? "settings.scheduler.fitted" : "settings.scheduler.average")}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy || isSending} onClick={() => void fitToAnswers()}>
          {t("settings.scheduler.fit")}
        </Button>
        {value.weights && (
          <Button variant="quiet" onClick={backToAverage}>
            {t("settings.scheduler.backToAverage")}
          </Button>
        )}
      </div>
      {fit && (
        <Alert tone={fit.status === "better" ? "success" : "info"}>
          <FitResult fit={fit} />
        </Alert>
      )}
      {failure && <Alert tone="error">{failure}</Alert>}
    </div>
  );
}

function FitResult({ fit }: { fit: SchedulerFit }) {
  const { t } = useTranslation();
  switch (fit.status) {
    case "better":
    case "notBetter": {
      const { status, loss, defaultLoss } = fit;
      return (
        <>
          {t(`settings.scheduler.fits.${status}`)}
          <small className="mt-1 block">
            {t("settings.scheduler.fits.figures", { loss, defaultLoss })}
          </small>
        </>
      );
    }
    case "tooFewAnswers":
      return t("settings.scheduler.fits.tooFewAnswers", {
        count: fit.missing,
        needed: ANSWERS_TO_FIT,
      });
    default:
      return t(`settings.scheduler.fits.${fit.status}`);
  }
}
