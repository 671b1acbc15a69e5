import { getRouteApi } from "@tanstack/react-router";
import { isExerciseKey } from "@verbena/core/vocabulary";
import { TheoryPage } from "#features/theory/theory-page.tsx";
import { NotFound } from "./not-found.tsx";

const route = getRouteApi("/app/theory/$exerciseKey");

export function TheoryRoute() {
  const { exerciseKey } = route.useParams();
  if (!isExerciseKey(exerciseKey)) return <NotFound />;
  return <TheoryPage key={exerciseKey} exerciseKey={exerciseKey} />;
}
