import { useQueryClient } from "@tanstack/react-query";
import { allFamilies } from "@verbena/core/families";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { NumberSetting } from "#learner-ui/setting-fields.tsx";
import { useRecord } from "#progress/use-record.ts";
import { useSetting } from "#session/use-change-profile.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { showToast } from "#ui/show-toast.ts";
import { Section } from "./components.tsx";

/** The daily aim, and a button that deletes statistics. All other settings have a page of their own. */
export function ConfigurationTab() {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t("statistics.aimTitle")} className="border-t-0 pt-0">
        <NumberSetting name="dailyAim" />
        <PracticeDaysSetting />
        <TextLink to="/app/profile" hash="practice" className="self-start py-2.5">
          {t("statistics.allSettings")}
        </TextLink>
      </Section>
      <DeleteStatistics />
    </>
  );
}

/** On how many days of a week the learner may choose to practise. */
const DAYS_PER_WEEK = ["1", "2", "3", "4", "5", "6", "7"] as const;

function PracticeDaysSetting() {
  const { t } = useTranslation();
  const { value, change, isSaved } = useSetting("practiceDays");
  return (
    <RadioGroup
      label={t("settings.practiceDays")}
      value={String(value)}
      onChange={(days) => void change(Number(days))}
      isSaved={isSaved}
      options={DAYS_PER_WEEK.map((days) => ({ value: days, label: days }))}
    />
  );
}

function DeleteStatistics() {
  const { t } = useTranslation();
  const record = useRecord();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  // Resets are events. They apply at once, and are sent later during an outage.
  async function confirm(): Promise<void> {
    setBusy(true);
    for (const family of allFamilies) await record({ kind: "reset", family });
    client.removeQueries({ queryKey: ["statistics"] });
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
        description={t("statistics.deletion.warning", { count: allFamilies.length })}
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
