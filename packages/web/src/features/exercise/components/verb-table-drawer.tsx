import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useModule } from "#lib/use-module.ts";
import type { FormExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { Drawer } from "#ui/drawer.tsx";
import { linkClass } from "#ui/link-class.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { toStartField } from "#ui/start-field.ts";

type VerbTableDrawerProps = { exercise: FormExercise; className: string };

/** From here on there is room for the table beside the sentence. */
const WIDE = "(min-width: 768px)";

/** The whole table of the verb, what was asked first, over the exercise, which stays as it is. */
export function VerbTableDrawer({ exercise, className }: VerbTableDrawerProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { verb, exerciseKey, person } = exercise;
  const { data, isPending, isError, refetch } = useModule(
    "verb-table",
    () => import("#conjugation/verb-table.tsx"),
    isOpen,
  );
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
        {data && <data.VerbTableOf infinitive={verb} asked={{ tense: exerciseKey, person }} />}
        {isPending && <Loading />}
        {isError && <LoadFailure text={t("common.partFailed")} onRetry={() => void refetch()} />}
      </Drawer>
    </>
  );
}
