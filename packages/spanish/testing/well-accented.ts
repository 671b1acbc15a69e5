/**
 * Whether the accent that a word has is right (Ortografía 2010, ch. II), found by its syllables and without the engine's
 * code. An accent is right if the stress differs from the rule for the ending, or falls on a closed vowel (i, u) beside
 * an open one (a, e, o). Always true for a word without an accent, because its stress is unknown.
 */
export function isWellAccented(word: string): boolean {
  const syllables = syllablesOf(word);
  const accented = syllables.findIndex((syllable) => /[áéíóú]/.test(syllable));
  if (accented < 0) return true;
  if ((word.match(/[áéíóú]/g) ?? []).length > 1) return false;
  if (/[íú]/.test(syllables[accented] ?? "") && touchesOpenVowel(word)) return true;
  const fromEnd = syllables.length - accented;
  const endsInVowelNOrS = /[aeiouáéíóúns]$/.test(word);
  // The accent distinguishes these words from the pronoun *se* and the preposition *de*.
  if (syllables.length === 1) return ["sé", "dé"].includes(word);
  if (fromEnd === 1) return endsInVowelNOrS;
  return fromEnd === 2 ? !endsInVowelNOrS : true;
}

const touchesOpenVowel = (word: string) => /[aeo]h?[íú]|[íú]h?[aeo]/.test(word);

/**
 * The syllables of a word, each from its vowels to those of the next one. A syllable has one vowel, a diphthong, or a
 * triphthong.
 */
function syllablesOf(word: string): string[] {
  const sounds = word.replace(/qu(?=[eiéí])/g, "q").replace(/gu(?=[eiéí])/g, "g");
  const vowels =
    /(?:[iuü](?=h?[aeoáéó]))?[aeoáéó](?:h?[iu](?![áéíóú]))?|[iuü](?=[iuíú])[iuíú]|[iuíúü]/g;
  const starts = [...sounds.matchAll(vowels)].map(({ index }) => index);
  return starts.map((start, at) => sounds.slice(start, starts[at + 1]));
}
