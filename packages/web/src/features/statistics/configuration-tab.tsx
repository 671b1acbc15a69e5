import { useQueryClient } from "@tanstack/react-query";
import { exerciseKeys } from "@verbena/core/vocabulary";
import { type ReactNode, useState } from "react";
import { useTranslation, withParts } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";
import { useRecord } from "#progress/use-record.ts";
import { useSwitch } from "#session/use-change-profile.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { showToast } from "#ui/show-toast.ts";
import { Section } from "./components/section.tsx";
import {
  NumberSetting,
  PersonsSetting,
  PracticeDaysSetting,
  StringLengthSetting,
} from "./practice-settings.tsx";
import { SchedulerSection } from "./scheduler/scheduler-section.tsx";

type ConfigurationTabProps = {
  /** Settings from another feature. */
  accentSetting: ReactNode;
  themeSetting: ReactNode;
};

export function ConfigurationTab({ accentSetting, themeSetting }: ConfigurationTabProps) {
  const { t } = useTranslation();
  const { isOn: isSoundOn, change: changeSound } = useSwitch("sound");
  const speech = useModule("speech-section", () =>
    withParts(import("./speech-section.tsx"), "speech"),
  );
  return (
    <div className="flex max-w-2xl flex-col gap-8">
      <Section title={t("statistics.settings.aimTitle")} className="border-t-0 pt-0">
        <NumberSetting name="dailyAim" />
        <PracticeDaysSetting />
      </Section>
      <Section title={t("statistics.settings.practice")}>
        <StringLengthSetting />
        <NumberSetting name="newPerDay" />
        <PersonsSetting />
        <div>
          <Checkbox checked={isSoundOn} onChange={({ target }) => void changeSound(target.checked)}>
            {t("statistics.settings.sound")}
          </Checkbox>
          {accentSetting}
        </div>
      </Section>
      <SchedulerSection />
      {speech.data && <speech.data.SpeechSection />}
      <Section title={t("statistics.settings.display")}>{themeSetting}</Section>
      <DeleteStatistics />
    </div>
  );
}

function DeleteStatistics() {
  const { t } = useTranslation();
  const record = useRecord();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  // Resets are events: they apply at once, and are sent later during an outage.
  async function confirm(): Promise<void> {
    setBusy(true);
    for (const exerciseKey of exerciseKeys) await record({ kind: "reset", exerciseKey });
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
        description={t("statistics.deletion.warning", { count: exerciseKeys.length })}
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
