import type { Language } from "@verbena/core/languages";

/** The first of the characters that mark a text in a template. The build writes the texts into the document. */
export const FIRST_MARK = 0xe000;

const MARKS = /[\uE000-\uF8FF]/g;

/** The texts of the templates by language. A mark in a template stands for one of them. */
export type TemplateTexts = { readonly [language in Language]?: readonly string[] };

/** Data that the build or the server has written into the document. Null if it is missing or incomplete. */
export function readData<Value>(id: string): Value | null {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? "null");
  } catch {
    return null;
  }
}

/** A copy of a template, with its texts in a language. Only texts are filled in, never HTML. */
export function filledTemplate(name: string, language: Language): DocumentFragment | null {
  const template = document.getElementById(`first-${name}`);
  if (!(template instanceof HTMLTemplateElement)) return null;
  const texts = readData<TemplateTexts>("first-texts");
  const fill = (text: string) =>
    text.replace(MARKS, (mark) => texts?.[language]?.[mark.charCodeAt(0) - FIRST_MARK] ?? "");
  const content = document.importNode(template.content, true);
  const nodes = document.createTreeWalker(content);
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    if (node instanceof Text) node.data = fill(node.data);
    else if (node instanceof Element) {
      for (const attribute of node.attributes) attribute.value = fill(attribute.value);
    }
  }
  return content;
}
