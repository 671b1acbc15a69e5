import type { Letter } from "./letter.ts";

/** The plain text of a mail. */
export function letterAsText(letter: Letter): string {
  const { greeting, message, action, notYou, remedy, signOff } = letter;
  const paragraphs = [
    greeting,
    message,
    ...(action ? [`${action.button}\n${action.link}`, action.validFor] : []),
    notYou,
    ...(remedy ? [`${remedy.button}\n${remedy.link}`] : []),
    `${signOff}\nVerbena`,
  ];
  return `${paragraphs.join("\n\n")}\n`;
}
