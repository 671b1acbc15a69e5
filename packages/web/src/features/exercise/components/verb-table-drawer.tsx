import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useModule } from "#lib/use-module.ts";
import type { FormExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { Drawer } from "#ui/drawer.tsx";
import { linkClass } from "#ui/link-class.ts";
import { Loaded } from "#ui/loaded.tsx";
import { toStartField } from "#ui/start-field.ts";

type VerbTableDrawerProps = { exercise: FormExercise; className: string };

/** Leaves room for the table beside the sentence. */
const WIDE = "(min-width: 768px)";

export function VerbTableDrawer({ exercise, className }: VerbTableDrawerProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { verb, exerciseKey, person } = exercise;
  const table = useModule("verb-table", () => import("#conjugation/verb-table.tsx"), isOpen);
  return (
    <>
      <button
        type="button"
        aria-label={t("exercise.verbTableOf", { verb })}
        className={classNames(linkClass, className)}
        onClick={() => setOpen(true)}
      >
        {t("exercise.verbTable")}
      </button>
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        side={window.matchMedia(WIDE).matches ? "right" : "bottom"}
        title={verb}
        closeLabel={t("common.close")}
        finalFocus={toStartField}
      >
        <Loaded query={table} failure={t("common.partFailed")}>
          {({ VerbTableOf }) => (
            <VerbTableOf infinitive={verb} asked={{ tense: exerciseKey, person }} />
          )}
        </Loaded>
      </Drawer>
    </>
  );
}
