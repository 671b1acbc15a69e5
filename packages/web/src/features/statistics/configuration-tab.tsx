import { useQueryClient } from "@tanstack/react-query";
import { exerciseKeys } from "@verbena/core/vocabulary";
import { profileChange } from "@verbena/server/forms";
import { type ReactNode, useState } from "react";
import { z } from "zod";
import { useTranslation } from "#i18n/use-translation.ts";
import { useRecord } from "#progress/use-record.ts";
import { useChangeProfile, useSwitch } from "#session/use-change-profile.ts";
import { useUser } from "#session/use-session.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { Section } from "./components/section.tsx";

type ConfigurationTabProps = {
  /** Settings from another feature. */
  accentSetting: ReactNode;
  themeSetting: ReactNode;
};

export function ConfigurationTab({ accentSetting, themeSetting }: ConfigurationTabProps) {
  const { t } = useTranslation();
  const { isOn: isSoundOn, change: changeSound } = useSwitch("sound");
  return (
    <div className="flex max-w-2xl flex-col gap-8">
      <Section title={t("statistics.settings.aimTitle")} className="border-t-0 pt-0">
        <DailyAimForm />
      </Section>
      <Section title={t("statistics.settings.practice")}>
        <div>
          <Checkbox checked={isSoundOn} onChange={({ target }) => void changeSound(target.checked)}>
            {t("statistics.settings.sound")}
          </Checkbox>
          {accentSetting}
        </div>
      </Section>
      <Section title={t("statistics.settings.display")}>{themeSetting}</Section>
      <DeleteStatistics />
    </div>
  );
}

const aim = profileChange.shape.dailyAim.unwrap();
const min = aim.minValue ?? 0;
const max = aim.maxValue ?? Number.MAX_SAFE_INTEGER;

const aimInput = z.object({ dailyAim: z.string().transform(Number).pipe(aim) });

function DailyAimForm() {
  const { t } = useTranslation();
  const { dailyAim } = useUser();
  const changeProfile = useChangeProfile();
  const form = useForm({
    initial: { dailyAim: String(dailyAim) },
    schema: async () => aimInput,
    submit: async (change) => {
      await changeProfile(change);
      showToast(t("statistics.settings.aimSaved"));
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col items-start gap-4">
      <TextField
        className="w-full max-w-xs"
        label={t("statistics.settings.aim")}
        hint={t("statistics.settings.aimHint", { min, max })}
        name="dailyAim"
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        {...form.field("dailyAim")}
        error={form.issue("dailyAim") && t("statistics.settings.aimRange", { min, max })}
      />
      <FormFailure form={form} />
      <Button type="submit" busy={form.busy}>
        {t("common.save")}
      </Button>
    </form>
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
