import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";
import { Drawer } from "#ui/drawer.tsx";
import { linkClass } from "#ui/link-class.ts";
import { Loading } from "#ui/loading.tsx";

const VerbTable = lazy(async () => {
  const { VerbTableOf } = await import("#conjugation/verb-table.tsx");
  return { default: VerbTableOf };
});

type VerbTableDrawerProps = { verb: string; className: string };

/** The whole table of the verb, over the exercise, which stays as it is. */
export function VerbTableDrawer({ verb, className }: VerbTableDrawerProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
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
        side="bottom"
        title={verb}
        closeLabel={t("common.close")}
      >
        <Suspense fallback={<Loading label={t("common.loading")} />}>
          <VerbTable infinitive={verb} />
        </Suspense>
      </Drawer>
    </>
  );
}
