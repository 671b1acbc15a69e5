import type { QueryClient } from "@tanstack/react-query";
import type { CefrLevel } from "@verbena/core/families";
import { frequencyRank } from "@verbena/core/knowledge/frequency-rank";
import type { SkilledCard } from "@verbena/core/knowledge/skilled-card";
import { commonestSentences } from "@verbena/core/placement/common-sentences";
import {
  familiesInTest,
  type PlacementForm,
  type PlacementPool,
  placementPool,
} from "@verbena/core/placement/placement-pool";
import { familyCardKey } from "@verbena/core/progress/card";
import type { PracticeChoice } from "@verbena/core/session/practice-choice";
import { skilledCards } from "#learner-ui/skilled-cards.ts";
import { nextTask } from "#lib/next-task.ts";
import { exercisesQuery, type PracticeExercise } from "#progress/use-exercises.ts";

/** A card of the test, with the sentence that asks for it. */
export type TestForm = PlacementForm & { exercise: PracticeExercise };

export type TestForms = {
  /** What the test estimates. */
  pool: PlacementPool<TestForm>;
  /** What it may ask: only sentences whose other words are common. */
  askable: PlacementPool<TestForm>;
};

/**
 * Everything that a learner's test needs: the sentences of all families up to one level above the chosen one, and what
 * each card asks for. Import this module dynamically, because it includes the conjugation engine.
 *
 * @throws ApiError when the server refuses, or during an outage if the sentences are not on this device
 */
export async function loadTestForms(
  client: QueryClient,
  level: CefrLevel,
  choice: Pick<PracticeChoice, "persons" | "region">,
): Promise<TestForms> {
  const families = familiesInTest(level);
  const loaded = await Promise.all(
    families.map((family) => client.ensureQueryData(exercisesQuery(family))),
  );
  const sentences = loaded.flat();
  await nextTask();
  const chosen = commonestSentences(sentences);
  const exercises = new Map(chosen.map(({ sentence }) => [familyCardKey(sentence), sentence]));
  const common = new Set(chosen.flatMap(({ sentence, isCommon }) => (isCommon ? [sentence] : [])));
  const cards = await skilledCards(client, [...exercises.values()]);
  const forms = cards.flatMap((card): TestForm[] => {
    const exercise = exercises.get(familyCardKey(card));
    return exercise ? [{ ...card, rank: rankOf(card), exercise }] : [];
  });
  const pool = placementPool(forms, choice);
  const askable = pool.forms.filter(({ form }) => common.has(form.exercise));
  return { pool, askable: { ...pool, forms: askable } };
}

const rankOf = ({ cell }: SkilledCard) => frequencyRank(cell?.verb ?? "");
