import { parse, type Root, type Rule } from "postcss";
import parseSelectors, { type Selector } from "postcss-selector-parser";
import { decodeEntities } from "./src/app/first-paint/merge-languages.ts";

/** The content of a document's inline style sheet. */
const STYLES = /(?<=<style>).*?(?=<\/style>)/s;

/** At-rules that define what declarations may use. */
const DEFINITIONS = new Set(["property", "keyframes"]);

/** Parts of file, date, number, and search fields, which no document has. */
const FIELD_PARTS = /^::(-webkit-(date|calendar|search|inner|outer)|file-selector)/;

/**
 * Leaves out of the inline style sheet of a document what the document does not need: rules for elements and classes that
 * neither its HTML nor its scripts name, and custom properties and animations that nothing uses.
 */
export function withNeededStyles(document: string): string {
  const [styles = ""] = STYLES.exec(document) ?? [];
  const html = document.replace(styles, "");
  const tags = new Set([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag));
  const classes = wordsIn(decodeEntities(html));
  const isNeeded = ({ nodes }: Selector): boolean =>
    nodes.every((node) => {
      if (node.type === "class") return classes.has(node.value);
      if (node.type === "tag") return tags.has(node.value);
      if (node.type !== "pseudo") return true;
      if (node.value === ":is" || node.value === ":where") return node.nodes.some(isNeeded);
      return node.value !== ":host" && !FIELD_PARTS.test(node.value);
    });
  const sheet = parse(styles);
  sheet.walkComments((comment) => void comment.remove());
  for (const rule of rulesOf(sheet)) {
    const selectors = parseSelectors().astSync(rule.selector).nodes;
    const needed = selectors.filter(isNeeded);
    if (needed.length < selectors.length) rule.selector = needed.join(",");
    if (needed.length === 0) rule.remove();
  }
  let length: number;
  // Repeat: a custom property may have been used only by another one that is removed.
  do {
    ({ length } = sheet.toString());
    removeUnused(sheet);
  } while (sheet.toString().length < length);
  return document.replace(styles, () => sheet.toString());
}

function removeUnused(sheet: Root): void {
  const used = new Set<string>();
  sheet.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(/[\w-]+/g)) used.add(name);
  });
  sheet.walk((node) => {
    const isUnused =
      (node.type === "decl" && node.variable && !used.has(node.prop)) ||
      (node.type === "atrule" && DEFINITIONS.has(node.name) && !used.has(node.params)) ||
      (node.type === "rule" && node.nodes.length === 0) ||
      // An empty layer still counts in the order of layers.
      (node.type === "atrule" && node.name !== "layer" && node.nodes?.length === 0);
    if (isUnused) node.remove();
  });
}

/**
 * Replaces the names of utilities by short ones, in a document and in its inline style sheet. Keeps those that its scripts
 * name, and those in other rules, which also hold for the application. Leaves out classes without styles.
 */
export function withShortClasses(document: string): string {
  const [styles = ""] = STYLES.exec(document) ?? [];
  const scripts = [...document.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code);
  const kept = wordsIn(scripts.join("\n"));
  const names = new Map<string, string>();
  const shorten = (name: string) => {
    const short = names.get(name) ?? (kept.has(name) ? name : shortName(names.size));
    names.set(name, short);
    return short;
  };
  const sheet = parse(styles);
  const keepAll = parseSelectors((selectors) => {
    selectors.walkClasses(({ value }) => void kept.add(value));
  });
  const shortenAll = parseSelectors((selectors) => {
    selectors.walkClasses((node) => {
      node.value = shorten(node.value);
    });
  });
  const utilities = utilitiesOf(sheet);
  for (const rule of rulesOf(sheet)) if (!utilities.has(rule)) keepAll.processSync(rule.selector);
  for (const rule of utilities) rule.selector = shortenAll.processSync(rule.selector);
  return document
    .replace(styles, () => sheet.toString())
    .replaceAll(/ class="([^"]*)"/g, (_, value) => {
      const classes = decodeEntities(value)
        .split(" ")
        .flatMap((name) => names.get(name) ?? (kept.has(name) ? name : []));
      return classes.length > 0 ? ` class="${classes.join(" ")}"` : "";
    });
}

/** The words of a text that may be names of classes. In a script, a name may be a selector with a dot. */
const wordsIn = (text: string) => new Set(text.split(/[\s"'`]+\.?/));

/** Two letters. No utility of Tailwind has such a name. */
const shortName = (index: number) =>
  String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));

function utilitiesOf(sheet: Root): Set<Rule> {
  const rules = new Set<Rule>();
  sheet.walkAtRules("layer", (layer) => {
    if (layer.params === "utilities") layer.walkRules((rule) => void rules.add(rule));
  });
  return rules;
}

/** The rules of a style sheet that have selectors. */
function rulesOf(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type !== "atrule" || parent.name !== "keyframes") rules.push(rule);
  });
  return rules;
}
