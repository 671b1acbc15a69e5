import { profileChange } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useChangeProfile } from "#session/use-change-profile.ts";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { FormFailure } from "#ui/form-failure.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";

/** What number an aim may be, the server says. */
const aim = profileChange.shape.dailyAim.unwrap();
const min = aim.minValue ?? 0;
const max = aim.maxValue ?? Number.MAX_SAFE_INTEGER;

const aimInput = z.object({ dailyAim: z.string().transform(Number).pipe(aim) });

/** How many answers a day the learner aims for. */
export function DailyAimForm() {
  const { t } = useTranslation();
  const { dailyAim } = useUser();
  const changeProfile = useChangeProfile();
  const form = useForm({
    initial: { dailyAim: String(dailyAim) },
    schema: aimInput,
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
