import { useParams, useSearch } from "@tanstack/react-router";
import { isDiagnosisCode } from "@verbena/core/causes";
import { defaultFamily, type Family, isFamily } from "@verbena/core/families";
import { ExercisePage, type ExercisePageProps } from "#features/exercise/exercise-page.tsx";
import { LevelReached } from "#features/level-up/level-reached.tsx";
import { TodaysPlan } from "#learner-ui/todays-plan.tsx";
import { Later } from "#ui/later.tsx";
import { useShortcuts } from "../layout/shortcuts-provider.tsx";

type ExerciseRouteProps = {
  /** The family, if the path does not name it. */
  family?: Family;
} & Pick<ExercisePageProps, "rounds">;

/** Opens the default family if the path has none or an unknown one. */
export function ExerciseRoute({ family, rounds }: ExerciseRouteProps) {
  const { family: inPath } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const key = inPath !== undefined && isFamily(inPath) ? inPath : (family ?? defaultFamily);
  return (
    <>
      {/* A visitor has no plan. */}
      {!rounds && (
        <Later>
          <TodaysPlan />
        </Later>
      )}
      <ExercisePage
        family={key}
        failedOnly={search.failed ?? false}
        packageId={search.package}
        verbs={search.verbs}
        section={search.section}
        cause={
          search.cause !== undefined && isDiagnosisCode(search.cause) ? search.cause : undefined
        }
        onHelp={useShortcuts()}
        // A visitor has no levels.
        LevelReached={rounds ? undefined : LevelReached}
        rounds={rounds}
      />
    </>
  );
}
