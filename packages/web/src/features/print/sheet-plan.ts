import type { SourceSearch } from "@verbena/core/practice-sheet/card-source";
import { type SheetVersion, sheetVersions } from "@verbena/core/practice-sheet/practice-sheet";
import { type Paper, papers, usualPaper } from "#lib/paper.ts";

export const sheetKinds = ["sentences", "tables"] as const;
export const sheetParts = ["both", "sheet", "key"] as const;
export const versionChoices = ["A", "B", "AB"] as const;
export const textSizes = ["normal", "large"] as const;

export type SheetKind = (typeof sheetKinds)[number];
export type TextSize = (typeof textSizes)[number];

/** What a sheet is made of, and how it is printed. */
export type SheetPlan = {
  kind: SheetKind;
  /** Number of sentences or tables. Null if the address has something else than a number in the allowed range. */
  count: number | null;
  versions: (typeof versionChoices)[number];
  parts: (typeof sheetParts)[number];
  size: TextSize;
  paper: Paper;
  /** Null like the count. */
  seed: number | null;
};

/** The search parameters of a sheet: where its forms come from, and the plan. */
export type PrintSearch = SourceSearch & {
  /** Only the verbs of the selection with this id. */
  package?: string | undefined;
  /** Only items of the failed list. */
  failed?: boolean | undefined;
} & { [Key in keyof SheetPlan]?: string | undefined };

/** Most sentences or tables of a sheet. */
export const COUNT_MAX = { sentences: 60, tables: 24 } as const;

/** Seeds are short, because people type them from a sheet. */
export const SEED_MAX = 9_999;

/** Sentences or tables that fit on a page, also of the longest sentences. */
export const PER_PAGE = {
  sentences: { normal: 15, large: 10 },
  tables: { normal: 6, large: 4 },
} as const satisfies Record<SheetKind, Record<TextSize, number>>;

export function planOf(search: PrintSearch): SheetPlan {
  const kind = oneOf(sheetKinds, search.kind);
  const size = oneOf(textSizes, search.size);
  return {
    kind,
    size,
    count:
      search.count === undefined ? PER_PAGE[kind][size] : numberIn(search.count, COUNT_MAX[kind]),
    versions: oneOf(versionChoices, search.versions),
    parts: oneOf(sheetParts, search.parts),
    paper: papers.find((paper) => paper === search.paper) ?? usualPaper(),
    seed: search.seed === undefined ? null : numberIn(search.seed, SEED_MAX),
  };
}

export const newSeed = (): string => String(1 + Math.floor(Math.random() * SEED_MAX));

/** The versions that a plan prints. */
export const versionsOf = ({ versions }: SheetPlan): readonly SheetVersion[] =>
  sheetVersions.filter((version) => versions.includes(version));

/**
 * Divides entries into pages of about the same length.
 *
 * @param columns every page but the last has full rows of so many entries
 */
export function pagesOf<T>(entries: readonly T[], perPage: number, columns = 1): T[][] {
  const count = Math.ceil(entries.length / perPage);
  const length = Math.ceil(entries.length / count / columns) * columns;
  return Array.from({ length: count }, (_, page) =>
    entries.slice(page * length, (page + 1) * length),
  );
}

/** The first value is the default. */
const oneOf = <T extends string>(values: readonly [T, ...T[]], text: string | undefined): T =>
  values.find((value) => value === text) ?? values[0];

/** A whole number from 1, or null. */
function numberIn(text: string, max: number): number | null {
  const number = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : null;
}
