import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSwitch } from "#session/use-switch.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Section } from "../components/section.tsx";
import { DailyAimForm } from "./daily-aim-form.tsx";
import { DeleteStatistics } from "./delete-statistics.tsx";

type ConfigurationTabProps = {
  /** Settings that the profile has too. */
  typing: ReactNode;
  display: ReactNode;
};

/** How the learner practises, and the end of all statistics. */
export function ConfigurationTab({ typing, display }: ConfigurationTabProps) {
  const { t } = useTranslation();
  return (
    <div className="flex max-w-2xl flex-col gap-8">
      <Section title={t("statistics.settings.aimTitle")} className="border-t-0 pt-0">
        <DailyAimForm />
      </Section>
      <Section title={t("statistics.settings.practice")}>
        <div>
          <SoundSetting />
          {typing}
        </div>
      </Section>
      <Section title={t("statistics.settings.display")}>{display}</Section>
      <DeleteStatistics />
    </div>
  );
}

/** Whether an answer is followed by a sound. */
function SoundSetting() {
  const { t } = useTranslation();
  const { isOn, change } = useSwitch("sound");
  return (
    <Checkbox checked={isOn} onChange={({ target }) => void change(target.checked)}>
      {t("statistics.settings.sound")}
    </Checkbox>
  );
}
