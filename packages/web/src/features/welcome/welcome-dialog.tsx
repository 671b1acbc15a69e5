import { levelName, levelThresholds } from "@verbena/core/levels";
import { useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { LevelChoice, RegionSetting } from "#session/practice-choice.tsx";
import { useSwitch } from "#session/use-change-profile.ts";
import { Bunting } from "#ui/bunting.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/overlays.tsx";

/** Right answers that complete the first level. */
const FIRST_THRESHOLD = levelThresholds[1];

type WelcomeDialogProps = { open: boolean; onClose: () => void };

export function WelcomeDialog({ open, onClose }: WelcomeDialogProps) {
  const { t } = useTranslation();
  const sound = useSwitch("sound");
  const startButton = useRef<HTMLButtonElement>(null);

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t("welcome.title")}
      titleLanguage="es"
      description={t("welcome.intro")}
      initialFocus={startButton}
      actions={
        <Button ref={startButton} wide onClick={onClose}>
          {t("welcome.start")}
        </Button>
      }
    >
      <LevelChoice />
      <RegionSetting />
      <div className="flex flex-col gap-3">
        <Bunting done={0} total={FIRST_THRESHOLD} />
        <p className="text-[0.9375rem] font-medium text-ink-soft">
          {t("welcome.firstLevel", {
            count: FIRST_THRESHOLD,
            level: t(`vocabulary.levels.${levelName(1)}`),
          })}
        </p>
        <Checkbox checked={sound.isOn} onChange={({ target }) => void sound.change(target.checked)}>
          {t("welcome.sound")}
        </Checkbox>
      </div>
    </Dialog>
  );
}
