import { levelName, levelThresholds } from "@verbena/core/levels";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Bunting } from "#ui/bunting.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { rememberWelcome, wasWelcomed } from "./welcome-cookie.ts";

/** Right answers that complete the first level. */
const FIRST_THRESHOLD = levelThresholds[1];

/** Explains practice at the first visit, and at each further one until it is closed. */
export function WelcomeDialog() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(() => !wasWelcomed());

  const close = () => {
    rememberWelcome();
    setOpen(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t("welcome.title")}
      titleLanguage="es"
      description={t("welcome.intro")}
      actions={
        <Button wide onClick={close}>
          {t("welcome.start")}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <Bunting done={0} total={FIRST_THRESHOLD} />
        <p className="text-[0.9375rem] font-medium text-ink-soft">
          {t("welcome.firstLevel", {
            count: FIRST_THRESHOLD,
            level: t(`vocabulary.levels.${levelName(1)}`),
          })}
        </p>
      </div>
    </Dialog>
  );
}
