import type { WrongAnswer } from "@verbena/core/classes/confusions";

/** Wrong answers as a search parameter of an address: *tení>tuve,tenió>tuvo*. */
export const writeWrongAnswers = (answers: readonly WrongAnswer[]): string =>
  answers
    .filter(({ given, expected }) => !/[>,]/.test(given + expected))
    .map(({ given, expected }) => `${given}>${expected}`)
    .join(",");

/** The wrong answers in a search parameter. Leaves out what has another form. */
export const readWrongAnswers = (text = ""): WrongAnswer[] =>
  text.split(",").flatMap((pair) => {
    const [given, expected, ...others] = pair.split(">");
    return given && expected && others.length === 0 ? [{ given, expected }] : [];
  });
