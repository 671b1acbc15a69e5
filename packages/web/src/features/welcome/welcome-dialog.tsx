import { highestLevel } from "@verbena/core/session/practice-choice";
import { useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { LevelChoice } from "#learner-ui/practice-choice.tsx";
import { useSwitch } from "#session/use-change-profile.ts";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/overlays.tsx";

type WelcomeDialogProps = {
  open: boolean;
  /** Called when the learner closes the dialog without its button. */
  onClose: () => void;
  onStart: () => void;
  /** Called when the learner wants to take the placement test. */
  onTest: () => void;
};

/** Beginners start with a sentence. The test matters to those who know something already. */
export function WelcomeDialog({ open, onClose, onStart, onTest }: WelcomeDialogProps) {
  const { t } = useTranslation();
  const sound = useSwitch("sound");
  const isBeginner = highestLevel(useUser().families) === "A1";
  const startButton = useRef<HTMLButtonElement>(null);
  const start = (
    <Button
      key="start"
      ref={startButton}
      variant={isBeginner ? "primary" : "secondary"}
      className="grow"
      onClick={onStart}
    >
      {t("welcome.start")}
    </Button>
  );
  const test = (
    <Button
      key="test"
      variant={isBeginner ? "secondary" : "primary"}
      className="grow"
      onClick={onTest}
    >
      {t("welcome.test")}
    </Button>
  );

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t("welcome.title")}
      titleLanguage="es"
      description={t("welcome.intro")}
      initialFocus={startButton}
      actions={isBeginner ? [test, start] : [start, test]}
    >
      <LevelChoice />
      <Checkbox checked={sound.isOn} onChange={({ target }) => void sound.change(target.checked)}>
        {t("welcome.sound")}
      </Checkbox>
      {!isBeginner && <p className="text-ink-soft">{t("welcome.testText")}</p>}
    </Dialog>
  );
}
