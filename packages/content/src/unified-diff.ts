/** Unchanged lines around a change. */
const CONTEXT = 3;

/** A line of a diff: kept, taken away or put in. */
type Line = { mark: " " | "-" | "+"; text: string };

/**
 * Two texts of a file as a unified diff, with a/ and b/ before its path as `git apply` expects.
 *
 * @returns an empty text when nothing differs
 */
export function unifiedDiff(path: string, before: string, after: string): string {
  if (before === after) return "";
  const lines = compare(linesOf(before), linesOf(after));
  const hunks = hunksIn(lines).map(([from, to]) => hunk(lines, from, to));
  return `--- a/${path}\n+++ b/${path}\n${hunks.join("")}`;
}

/** Each with its line break, so that a last line without one differs from one that has it. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** By the longest common subsequence; what is taken away comes before what is put in. */
function compare(before: readonly string[], after: readonly string[]): Line[] {
  const common = commonLengths(before, after);
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [old, young] = [before[i], after[j]];
    if (old === undefined && young === undefined) return lines;
    if (old !== undefined && old === young) {
      lines.push({ mark: " ", text: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1)) {
      lines.push({ mark: "-", text: old });
      i += 1;
    } else if (young !== undefined) {
      lines.push({ mark: "+", text: young });
      j += 1;
    }
  }
}

/** How many lines two texts have in common from line i of the one and line j of the other on. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths: number[][] = [];
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row: number[] = [];
    for (let j = after.length - 1; j >= 0; j -= 1) {
      row[j] =
        before[i] === after[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), row[j + 1] ?? 0);
    }
    lengths[i] = row;
  }
  return lengths;
}

function lengthAt(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

/** Where hunks begin and end among the lines: changes with their surroundings, joined where they touch. */
function hunksIn(lines: readonly Line[]): [from: number, to: number][] {
  const hunks: [number, number][] = [];
  for (const [index, { mark }] of lines.entries()) {
    if (mark === " ") continue;
    const from = Math.max(0, index - CONTEXT);
    const to = Math.min(lines.length, index + CONTEXT + 1);
    const last = hunks.at(-1);
    if (last && from <= last[1]) last[1] = to;
    else hunks.push([from, to]);
  }
  return hunks;
}

function hunk(lines: readonly Line[], from: number, to: number): string {
  const inside = lines.slice(from, to);
  const ranges = [
    ["-", "+"],
    ["+", "-"],
  ].map(([own, other]) => {
    const start = lines.slice(0, from).filter(({ mark }) => mark !== other).length + 1;
    return `${own}${start},${inside.filter(({ mark }) => mark !== other).length}`;
  });
  return `@@ ${ranges.join(" ")} @@\n${inside.map(written).join("")}`;
}

function written({ mark, text }: Line): string {
  return mark + (text.endsWith("\n") ? text : `${text}\n\\ No newline at end of file\n`);
}
