import { useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { LevelChoice } from "#learner-ui/practice-choice.tsx";
import { useSwitch } from "#session/use-change-profile.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/overlays.tsx";

type WelcomeDialogProps = {
  open: boolean;
  /** Called when the learner closes the dialog without its button. */
  onClose: () => void;
  onStart: () => void;
};

export function WelcomeDialog({ open, onClose, onStart }: WelcomeDialogProps) {
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
        <Button ref={startButton} wide onClick={onStart}>
          {t("welcome.start")}
        </Button>
      }
    >
      <LevelChoice />
      <Checkbox checked={sound.isOn} onChange={({ target }) => void sound.change(target.checked)}>
        {t("welcome.sound")}
      </Checkbox>
    </Dialog>
  );
}
