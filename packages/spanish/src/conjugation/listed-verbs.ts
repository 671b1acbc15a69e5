import { everydayVerbs } from "./everyday-verbs.ts";

let everyday: ReadonlySet<string> | undefined;

/** The verbs of everyday Spanish, without -se. */
export function everydayInfinitives(): ReadonlySet<string> {
  everyday ??= infinitivesOf(everydayVerbs);
  return everyday;
}

/** Infinitives from a list that groups verbs by their ending. */
export function infinitivesOf(byEnding: Readonly<Record<string, string>>): ReadonlySet<string> {
  return new Set(
    Object.entries(byEnding).flatMap(([ending, stems]) =>
      stems.split(/\s+/).map((stem) => stem + ending),
    ),
  );
}
