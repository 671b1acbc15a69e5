const acute = ["á", "é", "í", "ó", "ú"];
const plain = ["a", "e", "i", "o", "u"];

const isVowel = (letter = "") => /[aeiouáéíóúü]/.test(letter);
const isOpen = (letter = "") => /[aeoáéó]/.test(letter);
const isClosed = (letter = "") => /[iuü]/.test(letter);

const withoutAccent = (letter: string): string => plain[acute.indexOf(letter)] ?? letter;

/** The word without acute accents; diaeresis and tilde stay. */
export function withoutAccents(word: string): string {
  return word.replace(/[áéíóú]/g, withoutAccent);
}

/** The word with its only acute accent on the letter at an index. */
export function withAccentAt(word: string, index: number): string {
  const bare = withoutAccents(word);
  const letter = bare.charAt(index);
  return bare.slice(0, index) + (acute[plain.indexOf(letter)] ?? letter) + bare.slice(index + 1);
}

/** The stem with an accent on its last vowel: *enví* from *envi*, *aísl* from *aisl*. */
export function withAccentOnLastVowel(stem: string): string {
  return withAccentAt(stem, stem.search(/[aeiouáéíóúü][^aeiouáéíóúü]*$/));
}

/**
 * Indices of the vowels that form a syllable. An unaccented i or u beside another vowel forms no syllable, even with an
 * h between them. The u of gue, gui, que, qui is silent (Ortografía 2010, ch. II).
 */
export function syllableNuclei(word: string): number[] {
  const nuclei: number[] = [];
  for (let index = 0; index < word.length; index += 1) {
    if (isVowel(word[index]) && !isSilentU(word, index) && !isGlide(word, index, nuclei)) {
      nuclei.push(index);
    }
  }
  return nuclei;
}

function isSilentU(word: string, index: number): boolean {
  return word[index] === "u" && /^(?:q|g(?=.[eiéí]))/.test(word.slice(Math.max(0, index - 1)));
}

function isGlide(word: string, index: number, nuclei: readonly number[]): boolean {
  if (!isClosed(word[index])) return false;
  const before = word[index - 1] === "h" ? index - 2 : index - 1;
  if (nuclei.includes(before) && isOpen(word[before])) return true;
  const after = word[index + 1] === "h" ? word[index + 2] : word[index + 1];
  return isVowel(after) && withoutAccent(after ?? "") !== word[index];
}

/** Index of the stressed vowel by the rules of spelling (Ortografía 2010, ch. II). */
export function stressedVowel(word: string): number {
  const marked = word.search(/[áéíóú]/);
  if (marked >= 0) return marked;
  const vowels = syllableNuclei(word);
  const fromEnd = /[aeiouns]$/.test(word) && vowels.length > 1 ? 2 : 1;
  return vowels.at(-fromEnd) ?? 0;
}

/**
 * Attaches a pronoun to a verb and writes the accent that the longer word needs (Ortografía 2010,
 * ch. II).
 *
 * @param stressed index of the verb's stressed vowel
 * @example attachPronoun("levanta", "te", 3) // "levántate"; attachPronoun("está", "te", 3) // "estate"
 */
export function attachPronoun(verb: string, pronoun: string, stressed: number): string {
  const bare = withoutAccents(verb) + pronoun;
  const marked = withAccentAt(bare, stressed);
  return stressedVowel(bare) === stressed &&
    syllableNuclei(bare).length === syllableNuclei(marked).length
    ? bare
    : marked;
}

/**
 * Whether spelling counts the word as one syllable. Such words have no accent: *guio*, *hui*, *rio* (Ortografía 2010,
 * ch. II).
 */
export function isMonosyllable(word: string): boolean {
  return /^(?:[gq]u(?=[eiéí])|[^aeiouáéíóúü])*(?:[iu](?=[aeoáéó])|u(?=[ií])|i(?=[uú]))?[aeiouáéíóú][iu]?[^aeiouáéíóúü]*$/.test(
    word,
  );
}
