import { useQueryClient } from "@tanstack/react-query";
import { exerciseKeys } from "@verbena/core/vocabulary";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRecord } from "#progress/use-record.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/show-toast.ts";
import { Section } from "../components/section.tsx";

/** Deletes all progress, once the learner has confirmed it. */
export function DeleteStatistics() {
  const { t } = useTranslation();
  const deleteStatistics = useDeleteStatistics();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    await deleteStatistics();
    setBusy(false);
    setAsking(false);
    showToast(t("statistics.deletion.done"));
  }

  return (
    <Section title={t("statistics.deletion.title")} intro={t("statistics.deletion.text")}>
      <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
        {t("statistics.deletion.ask")}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("statistics.deletion.question")}
        description={t("statistics.deletion.warning")}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("common.cancel")}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void confirm()}>
              {t("common.delete")}
            </Button>
          </>
        }
      />
    </Section>
  );
}

/**
 * Resets every family, by the same way as every other change of progress: it shows at once, and
 * reaches the server even if that takes a while.
 */
function useDeleteStatistics(): () => Promise<void> {
  const record = useRecord();
  const client = useQueryClient();
  return async () => {
    for (const exerciseKey of exerciseKeys) await record({ kind: "reset", exerciseKey });
    client.removeQueries({ queryKey: ["statistics"] });
  };
}
