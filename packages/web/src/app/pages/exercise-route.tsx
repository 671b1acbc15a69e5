import { useParams, useSearch } from "@tanstack/react-router";
import { isDiagnosisCode } from "@verbena/core/causes";
import { defaultFamily, isFamily } from "@verbena/core/families";
import { ExercisePage } from "#features/exercise/exercise-page.tsx";
import { LevelReached } from "#features/level-up/level-reached.tsx";
import { useShortcuts } from "../layout/shortcuts-provider.tsx";

/** Opens the default family if the path has none or an unknown one. */
export function ExerciseRoute() {
  const { family } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const key = family !== undefined && isFamily(family) ? family : defaultFamily;
  return (
    <ExercisePage
      family={key}
      failedOnly={search.failed ?? false}
      packageId={search.package}
      verbs={search.verbs}
      section={search.section}
      cause={search.cause !== undefined && isDiagnosisCode(search.cause) ? search.cause : undefined}
      onHelp={useShortcuts()}
      LevelReached={LevelReached}
    />
  );
}
