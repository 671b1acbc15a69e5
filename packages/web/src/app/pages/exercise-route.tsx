import { useParams, useSearch } from "@tanstack/react-router";
import { defaultExerciseKey, isDiagnosisCode, isExerciseKey } from "@verbena/core/vocabulary";
import { ExercisePage } from "#features/exercise/exercise-page.tsx";
import { LevelReached } from "#features/level-up/level-reached.tsx";
import { announcePause } from "#features/level-up/use-quiet-moment.ts";
import { useShortcuts } from "../layout/shortcuts-provider.tsx";

/** Opens the default family if the path has none or an unknown one. */
export function ExerciseRoute() {
  const { exerciseKey } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const key =
    exerciseKey !== undefined && isExerciseKey(exerciseKey) ? exerciseKey : defaultExerciseKey;
  return (
    <ExercisePage
      exerciseKey={key}
      failedOnly={search.failed ?? false}
      packageId={search.package}
      verbs={search.verbs}
      section={search.section}
      cause={search.cause !== undefined && isDiagnosisCode(search.cause) ? search.cause : undefined}
      onHelp={useShortcuts()}
      LevelReached={LevelReached}
      onContinue={announcePause}
    />
  );
}
