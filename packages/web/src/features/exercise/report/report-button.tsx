import { Flag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link.tsx";
import { useOverlay } from "#ui/overlays.tsx";

type ReportButtonProps = { exercise: PracticeExercise; given: string; className: string };

export function ReportButton({ exercise, given, className }: ReportButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const dialog = useOverlay("report", () => import("./report-dialog.tsx"), isOpen);
  return (
    <>
      <button
        type="button"
        aria-label={t("reports.title")}
        className={classNames(linkClass, className, "gap-1.5")}
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden className="size-4 max-[24rem]:hidden" />
        {t("reports.button")}
      </button>
      {dialog && (
        <dialog.ReportDialog
          exercise={exercise}
          given={given}
          open={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
