import { meanings } from "@verbena/content/meanings/fr";
import { usefulVerbs } from "@verbena/content/useful-verbs";
import { commonInfinitives, everydayInfinitives, rareInfinitives } from "@verbena/spanish/verbs";
import { inSpanishOrder } from "../content/catalogue.ts";

const SUGGESTIONS = 20;

type ListedVerb = { infinitive: string; plain: string };

let listed: readonly ListedVerb[] | undefined;

/**
 * The verbs of the dictionaries: the useful ones, then frequent ones first, in alphabetical order among verbs of the same
 * frequency. Only verbs with a meaning can be reflexive.
 */
function listVerbs(): readonly ListedVerb[] {
  const lists = [
    Object.keys(meanings),
    everydayInfinitives(),
    commonInfinitives(),
    rareInfinitives(),
  ];
  const inOrder = new Set([
    ...usefulVerbs,
    ...lists.flatMap((verbs) => [...verbs].sort(inSpanishOrder)),
  ]);
  return [...inOrder].map((infinitive) => ({ infinitive, plain: withoutMarks(infinitive) }));
}

/**
 * The most frequent verbs that begin with some letters, at most twenty. Marks may be missing: *an* finds *añadir*. A ñ
 * or ü that is there finds only verbs with it.
 */
export function verbsThatStart(text: string): string[] {
  listed ??= listVerbs();
  const letters = text.normalize("NFC").trim().toLowerCase();
  const plain = withoutMarks(letters);
  const found: string[] = [];
  for (const verb of listed) {
    if (!verb.plain.startsWith(plain) || !hasMarks(verb.infinitive, letters)) continue;
    found.push(verb.infinitive);
    if (found.length === SUGGESTIONS) break;
  }
  return found;
}

const withoutMarks = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");

const hasMarks = (infinitive: string, letters: string) =>
  [...letters].every((letter, at) => !"ñü".includes(letter) || infinitive[at] === letter);
