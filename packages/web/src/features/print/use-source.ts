import { useQuery } from "@tanstack/react-query";
import { type Family, forEveryFamily, isConjugationFamily, isFamily } from "@verbena/core/families";
import { isListed, type ListedCards, readCards } from "@verbena/core/practice-sheet/card-list";
import {
  askedPersons,
  type PracticeChoice,
  personsIn,
} from "@verbena/core/session/practice-choice";
import { type Person, persons } from "@verbena/spanish";
import { useTranslation } from "#i18n/use-translation.ts";
import { usePackages } from "#learner-ui/use-packages.ts";
import { exercisesQuery, type PracticeExercise } from "#progress/use-exercises.ts";
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
  const listed = search.cards === undefined ? undefined : readCards(search.cards);
  const { family } = search;
  const known = family !== undefined && isFamily(family) ? [family] : [];
  const keys = listed === undefined ? known : [...new Set(listed.map((list) => list.family))];
  const [key] = keys;
  const packages = usePackages(key ?? "presente-indicativo", {
    enabled: listed === undefined && search.package !== undefined && key !== undefined,
  });
  const byFamily = useSentences(keys);

  if (key === undefined) return { status: "unknown" };
  const queries = keys.map((one) => byFamily[one]);
  const failed = queries.find(({ isLoadingError }) => isLoadingError);
  if (failed) return { status: "failed", retry: () => void failed.refetch() };
  if (queries.some(({ data }) => data === undefined)) return { status: "loading" };
  const all = queries.flatMap(({ data }) => data ?? []);

  if (listed !== undefined) {
    return {
      status: "ready",
      title: null,
      families: keys,
      sentences: all.filter((one) => isInLists(listed, one)),
      // Who made the list has chosen the persons.
      choice: { persons, region: "spain" },
      tablePersons: personsIn(region),
      items: keys.length === 1 ? listed.flatMap(({ items }) => [...items.keys()]) : undefined,
    };
  }

  const whole = {
    status: "ready",
    title: null,
    families: keys,
    sentences: all,
    choice: { persons: chosen, region },
    tablePersons: askedPersons({ persons: chosen, region }),
    items: undefined,
  } as const;
  const part = (title: string, items: readonly string[]): LoadedSource => ({
    ...whole,
    title,
    items,
    sentences: all.filter(({ item }) => items.includes(item)),
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

/** The sentences of some families. Loads those of no other family. */
function useSentences(keys: readonly Family[]) {
  return forEveryFamily((family) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: the list of families never changes.
    useQuery({
      ...exercisesQuery(family),
      enabled: keys.includes(family),
      // The page may have brought only the first sentence of each card.
      refetchOnMount: "always",
    }),
  );
}

const isInLists = (lists: readonly ListedCards[], one: PracticeExercise) =>
  lists.some((list) => list.family === one.family && isListed(list, one));
