import { readAsked, type SourceSearch } from "@verbena/core/practice-sheet/card-source";
import type { PracticeChoice } from "@verbena/core/session/practice-choice";
import { useMemo } from "react";
import { useUser } from "#session/use-session.ts";

/** The persons and the region that an address asks: those of a class, or the learner's own. */
export function useAsked({
  persons: list,
  region: name,
}: SourceSearch): Pick<PracticeChoice, "persons" | "region"> {
  const { persons, region } = useUser();
  return useMemo(
    () => readAsked({ persons: list, region: name }, { persons, region }),
    [list, name, persons, region],
  );
}
