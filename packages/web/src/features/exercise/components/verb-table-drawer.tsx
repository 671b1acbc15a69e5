import { useTranslation, withNamespaces } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";
import type { ChosenFormExercise, DrillExercise, FormExercise } from "#progress/use-exercises.ts";
import { QueryContent } from "#ui/load-failure.tsx";
import { Drawer } from "#ui/overlays.tsx";
import { getStartField } from "#ui/page.tsx";

type VerbTableDrawerProps = {
  exercise: FormExercise | ChosenFormExercise | DrillExercise;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Screens on which the table fits beside the sentence. */
const WIDE = "(min-width: 768px)";

/** The whole table of the verb, over the exercise. */
export function VerbTableDrawer({ exercise, open, onOpenChange }: VerbTableDrawerProps) {
  const { t } = useTranslation();
  const { verb, tense, person } = exercise;
  const table = useModule(
    "verb-table",
    () => withNamespaces(import("#learner-ui/learner-verb-table.tsx"), "conjugation", "meanings"),
    open,
  );
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side={window.matchMedia(WIDE).matches ? "right" : "bottom"}
      title={verb}
      finalFocus={getStartField}
    >
      <QueryContent query={table} failure={t("common.partFailed")}>
        {({ VerbTableByName }) => <VerbTableByName infinitive={verb} asked={{ tense, person }} />}
      </QueryContent>
    </Drawer>
  );
}
