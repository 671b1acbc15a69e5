import type { Language } from "@verbena/core/languages";
import { formatNumber } from "#lib/format.ts";
import type { Messages, Texts } from "./catalogues.ts";

/** The key of a text: `exercise.check`. A text with plural forms has the key without the form. */
type MessageKey = KeysOf<Messages>;

type KeysOf<Node, Prefix extends string = ""> = {
  [Name in keyof Node & string]-?: NonNullable<Node[Name]> extends string
    ? `${Prefix}${WithoutPlural<Name>}`
    : KeysOf<Node[Name], `${Prefix}${Name}.`>;
}[keyof Node & string];

type WithoutPlural<Name extends string> = Name extends `${infer Base}_${"one" | "other"}`
  ? Base
  : Name;

/** Values for the variables of a text. `count` also chooses the plural form. */
type Values = Readonly<Record<string, string | number>>;

/** Returns a text of the interface, or the fallback if there is none. */
export type Translate = (key: MessageKey, values?: Values, fallback?: string) => string;

/** `{{name}}`, or `{{count, number}}` for a number in the format of the language. */
const VARIABLE = /\{\{(\w+)(, number)?\}\}/g;

/** @param texts the loaded texts. Missing texts are shown as their keys. */
export function createTranslate(language: Language, texts: Texts): Translate {
  const plurals = new Intl.PluralRules(language);

  /** Finds the plural form. The category `many` of French and Spanish, for millions, uses the text of `other`. */
  function pluralOf(key: string, count: number): string | undefined {
    return find(texts, `${key}_${plurals.select(count)}`) ?? find(texts, `${key}_other`);
  }

  return (key, values = {}, fallback = undefined) => {
    const { count } = values;
    const plural = typeof count === "number" ? pluralOf(key, count) : undefined;
    const text = plural ?? find(texts, key) ?? fallback;
    if (text === undefined) {
      reportError(new Error(`No text for ${key} in ${language}.`));
      return key;
    }
    // Most texts have no variable, and a public page has hundreds of texts.
    if (!text.includes("{{")) return text;
    return text.replace(VARIABLE, (_, name: string, isNumber?: string) => {
      const value = values[name] ?? "";
      return isNumber === undefined ? String(value) : formatNumber(language, Number(value));
    });
  };
}

function find(texts: Texts, key: string): string | undefined {
  let node: string | Texts | undefined = texts;
  for (const name of key.split(".")) node = typeof node === "object" ? node[name] : undefined;
  return typeof node === "string" ? node : undefined;
}
