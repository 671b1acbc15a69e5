/** A run of letters that two words share, or in which they differ. */
export type LetterRun = { text: string; differs: boolean };

/**
 * Two words cut into runs that agree and runs that differ, by their longest common subsequence of
 * letters; case is ignored, marks are not.
 *
 * @example differingLetters("tení", "tuve").given
 *   // [{ text: "t", differs: false }, { text: "ení", differs: true }]
 */
export function differingLetters(
  given: string,
  expected: string,
): { given: LetterRun[]; expected: LetterRun[] } {
  const a = [...given.normalize("NFC")];
  const b = [...expected.normalize("NFC")];
  const common = commonLengths(a, b);
  const inA = new Set<number>();
  const inB = new Set<number>();
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    if (same(a[i], b[j])) {
      inA.add(i++);
      inB.add(j++);
    } else if (at(common, i + 1, j) >= at(common, i, j + 1)) i++;
    else j++;
  }
  return { given: runs(a, inA), expected: runs(b, inB) };
}

/** common[i][j]: length of the longest common subsequence of a from i on and b from j on. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const common = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  for (let i = a.length - 1; i >= 0; i--) {
    const row = common[i] ?? [];
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = same(a[i], b[j])
        ? at(common, i + 1, j + 1) + 1
        : Math.max(at(common, i + 1, j), at(common, i, j + 1));
    }
  }
  return common;
}

function at(table: readonly number[][], i: number, j: number): number {
  return table[i]?.[j] ?? 0;
}

function same(a: string | undefined, b: string | undefined): boolean {
  return a?.toLowerCase() === b?.toLowerCase();
}

function runs(letters: readonly string[], shared: ReadonlySet<number>): LetterRun[] {
  const found: LetterRun[] = [];
  for (const [index, letter] of letters.entries()) {
    const differs = !shared.has(index);
    const last = found.at(-1);
    if (last?.differs === differs) last.text += letter;
    else found.push({ text: letter, differs });
  }
  return found;
}
