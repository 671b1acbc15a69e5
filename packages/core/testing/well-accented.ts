/**
 * Checks a word's accent by syllables (Ortografía 2010, ch. II), without the engine's code. A word needs an accent if
 * its stress differs from the rule for its ending, or falls on a closed vowel beside an open one.
 */
export function isWellAccented(word: string): boolean {
  const syllables = syllablesOf(word);
  const accented = syllables.findIndex((syllable) => /[áéíóú]/.test(syllable));
  if (accented < 0) return true;
  if ((word.match(/[áéíóú]/g) ?? []).length > 1) return false;
  if (/[íú]/.test(syllables[accented] ?? "") && touchesOpenVowel(word)) return true;
  const fromEnd = syllables.length - accented;
  const endsOpen = /[aeiouáéíóúns]$/.test(word);
  if (syllables.length === 1) return ["sé", "dé"].includes(word);
  if (fromEnd === 1) return endsOpen;
  return fromEnd === 2 ? !endsOpen : true;
}

const touchesOpenVowel = (word: string) => /[aeo]h?[íú]|[íú]h?[aeo]/.test(word);

/** The syllables of a word, each from its vowel to the next one. */
function syllablesOf(word: string): string[] {
  const sounds = word.replace(/qu(?=[eiéí])/g, "q").replace(/gu(?=[eiéí])/g, "g");
  const vowels =
    /(?:[iuü](?=h?[aeoáéó]))?[aeoáéó](?:h?[iu](?![áéíóú]))?|[iuü](?=[iuíú])[iuíú]|[iuíúü]/g;
  const starts = [...sounds.matchAll(vowels)].map(({ index }) => index);
  return starts.map((start, at) => sounds.slice(start, starts[at + 1]));
}
