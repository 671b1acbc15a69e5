import type { Letter } from "./letter.ts";

/** The plain text of a mail. */
export function letterAsText({ greeting, message, action, notYou, signOff }: Letter): string {
  const paragraphs = [
    greeting,
    message,
    ...(action ? [`${action.button}\n${action.link}`, action.validFor] : []),
    notYou,
    `${signOff}\nVerbena`,
  ];
  return `${paragraphs.join("\n\n")}\n`;
}
