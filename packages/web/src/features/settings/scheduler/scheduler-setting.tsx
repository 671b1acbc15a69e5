import {
  type FsrsChoice,
  retentionPercent,
  type SchedulerChoice,
} from "@verbena/core/scheduling/scheduler";
import { useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, ensureSuccess } from "#lib/api.ts";
import { useProgressStatus, useScheduler } from "#progress/use-progress.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { showToast } from "#ui/show-toast.ts";
import { FsrsSettings } from "./fsrs-settings.tsx";
import { SchedulerPreview } from "./scheduler-preview.tsx";

const methods = ["sm2", "fsrs"] as const;

/** What the learner has chosen on this page. The settings of FSRS stay while another method is chosen. */
type Draft = { method: (typeof methods)[number]; fsrs: FsrsChoice };

const newFsrs: FsrsChoice = { kind: "fsrs", retention: retentionPercent.default / 100 };

/**
 * The choice of the learner's scheduler. A change moves all dates. The page shows its effect and saves it only on
 * request.
 */
export function SchedulerSetting() {
  const { t } = useTranslation();
  const { status, retry } = useProgressStatus();
  return (
    <>
      {status === "loading" && <Loading />}
      {status === "failed" && <LoadFailure text={t("settings.loadFailed")} onRetry={retry} />}
      {status === "ready" && <SchedulerForm />}
    </>
  );
}

function SchedulerForm() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { scheduler: current, reload } = useScheduler();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const stored: Draft = {
    method: current === null ? "sm2" : "fsrs",
    fsrs: current ?? newFsrs,
  };
  const { method, fsrs } = draft ?? stored;
  const choice = method === "sm2" ? null : fsrs;

  async function save(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await ensureSuccess(api.progress.scheduler.$put({ json: { scheduler: choice } }));
      await reload();
      showToast(t("settings.scheduler.saved"));
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div>
        <RadioGroup
          label={t("settings.scheduler.method")}
          value={method}
          onChange={(value) => setDraft({ method: value, fsrs })}
          options={methods.map((value) => ({
            value,
            label: t(`settings.scheduler.methods.${value}`),
          }))}
        />
        <p className="mt-3 max-w-prose text-ink-soft">
          {t(`settings.scheduler.explanations.${method}`)}
        </p>
      </div>
      {method === "fsrs" && (
        <FsrsSettings
          value={fsrs}
          onChange={(change) =>
            setDraft((before) => {
              const { method, fsrs } = before ?? stored;
              return { method, fsrs: { ...fsrs, ...change } };
            })
          }
        />
      )}
      {failure && <Alert tone="error">{failure}</Alert>}
      {!isSame(choice, current) && (
        <>
          <SchedulerPreview choice={choice} />
          <Button
            variant="secondary"
            className="self-start"
            busy={busy}
            onClick={() => void save()}
          >
            {t("common.save")}
          </Button>
        </>
      )}
    </>
  );
}

function isSame(one: SchedulerChoice, other: SchedulerChoice): boolean {
  return one?.retention === other?.retention && `${one?.weights}` === `${other?.weights}`;
}
