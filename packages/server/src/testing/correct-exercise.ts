import type { EditableExercise } from "../content/find-editable-exercises.ts";
import type { Learner } from "./test-app.ts";

/** Finds an exercise by its id, as administrators do. */
export async function findExercise(administrator: Learner, id: string): Promise<EditableExercise> {
  const path = `/api/admin/exercises?${new URLSearchParams({ search: id })}`;
  const { exercises } = (await administrator.send("GET", path)).body as {
    exercises: EditableExercise[];
  };
  const exercise = exercises.find((one) => one.id === id);
  if (!exercise) throw new Error(`No exercise has the id ${id}.`);
  return exercise;
}

/** Corrects some texts of an exercise. */
export async function correctExercise(
  administrator: Learner,
  id: string,
  change: Record<string, string>,
) {
  const { texts: seen } = await findExercise(administrator, id);
  const correction = { ...seen, ...change, id, seen };
  return administrator.send("POST", "/api/admin/exercises/correct", correction);
}
