import { needsSkill } from "@verbena/core/classes/needs-skill";
import { type Family, isConjugationFamily } from "@verbena/core/families";
import { familiesOfSource, isOfSource, readSource } from "@verbena/core/practice-sheet/card-source";
import {
  askedPersons,
  type PracticeChoice,
  personsIn,
} from "@verbena/core/session/practice-choice";
import { type Person, persons } from "@verbena/spanish";
import { useTranslation } from "#i18n/use-translation.ts";
import { usePackages } from "#learner-ui/use-packages.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { useExercisesOf } from "#progress/use-exercises-of.ts";
import { useProgress } from "#progress/use-progress.ts";
import { useUser } from "#session/use-session.ts";
import type { PrintSearch } from "./sheet-plan.ts";

/** Where the forms of a sheet come from. */
export type Source = {
  /** Null if it has no name of its own. */
  title: string | null;
  /** In the order of the address; at least one. */
  families: readonly Family[];
  sentences: readonly PracticeExercise[];
  /** Which of the sentences to ask. */
  choice: Pick<PracticeChoice, "persons" | "region">;
  /** The rows of tables. */
  tablePersons: readonly Person[];
  /** The verbs or fill-in sentences of a part of a single family; undefined for a whole family. */
  items: readonly string[] | undefined;
};

export type LoadedSource =
  | { status: "loading" | "unknown" | "noPackage" }
  | { status: "failed"; retry: () => void }
  | ({ status: "ready" } & Source);

/** Loads the sentences that the address names. */
export function useSource(search: PrintSearch): LoadedSource {
  const { t } = useTranslation();
  const { persons: chosen, region } = useUser();
  const progress = useProgress();
  const source = readSource(search);
  const keys = source === null ? [] : familiesOfSource(source);
  const [key] = keys;
  const packages = usePackages(key ?? "presente-indicativo", {
    enabled: search.package !== undefined && key !== undefined,
  });
  const { sentences: loaded, isFailed, retry } = useExercisesOf(keys);

  if (source === null || key === undefined) return { status: "unknown" };
  if (isFailed) return { status: "failed", retry };
  if (loaded === null) return { status: "loading" };

  // Who made a list has chosen its persons, unless a class did.
  const isOwnList = source.kind === "list" && search.persons === undefined;
  const choice = isOwnList
    ? ({ persons, region: "spain" } as const)
    : ({ persons: chosen, region } as const);
  const sentences = loaded.filter((one) => isOfSource(source, one, choice, needsSkill));
  const whole = {
    status: "ready",
    title: null,
    families: keys,
    sentences,
    choice,
    tablePersons: isOwnList ? personsIn(region) : askedPersons(choice),
    items: source.kind === "family" ? undefined : [...new Set(sentences.map(({ item }) => item))],
  } as const;
  const part = (title: string, items: readonly string[]): LoadedSource => ({
    ...whole,
    title,
    items,
    sentences: sentences.filter(({ item }) => items.includes(item)),
  });
  if (search.failed === true) {
    if (progress.status === "loading") return { status: "loading" };
    if (progress.status === "failed") return { status: "failed", retry: progress.retry };
    const title = isConjugationFamily(key)
      ? "navigation.verbsToReview"
      : "navigation.sentencesToReview";
    return part(t(title), progress.exercises[key].failedItems);
  }
  if (search.package !== undefined) {
    const selection = packages.data?.find(({ id }) => id === search.package);
    if (selection !== undefined) return part(selection.name, selection.verbs);
    // Wait for the server's list: the cached one may lack a selection that another device has just created.
    if (packages.isFetching) return { status: "loading" };
    if (packages.isLoadingError) return { status: "failed", retry: () => void packages.refetch() };
    return { status: "noPackage" };
  }
  return whole;
}
