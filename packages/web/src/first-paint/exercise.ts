import type { Family } from "@verbena/core/families";
import { isLanguage } from "@verbena/core/languages";
import type { FirstItem } from "@verbena/server/client";
import { isCompoundTense } from "@verbena/spanish";
import { personName } from "#conjugation/person-name.ts";
import { insertLetter, replaceShortcut } from "#features/exercise/components/accent-shortcuts.ts";
import { answerFieldName } from "#features/exercise/components/answer-field-name.ts";
import { blankWidths, fittingSize } from "#features/exercise/components/fitting-size.ts";
import { sessionBuntingWidth } from "#features/exercise/components/session-bunting-width.ts";
import { hintAfter, partsAroundBlank, spokenSentence } from "#learner-ui/sentence-parts.ts";
import { notedItem } from "#lib/first-item.ts";
import { ENTER, type FirstPaint } from "#lib/first-paint.ts";
import { buntingShape } from "#ui/bunting-shape.ts";
import type { FirstPage } from "./show-first-page.ts";
import { filledTemplate, readData } from "./templates.ts";

/** What the first paint shows of a family. The build writes it into the document. */
export type FamilyTexts = {
  name: string;
  /** The name of the tense beside the verb. */
  tense: string;
  /** The words to choose from. Empty if the sentence asks for a form of a given verb. */
  choices: readonly string[];
  isVerbGiven: boolean;
};

/** A word to choose takes a row of its own on phones if there are more than these. */
const CHOICES_IN_ROW = 2;

/** The exercise screen with its first sentence. Null without one, or if another release wrote it and it is incomplete. */
export function exercisePage(): FirstPage | null {
  const item = firstItem();
  try {
    const content = item && filledPage(item);
    if (!content) return null;
    const onShown = (first: HTMLElement, state: FirstPaint) => {
      state.item = item;
      listenToKeys(first, state);
    };
    return { language: item.language, content, onShown };
  } catch {
    return null;
  }
}

/** The item in the document or, without one, on this device. */
function firstItem(): FirstItem | null {
  const path = location.pathname + location.search;
  const found = readData<FirstItem>("first-item") ?? notedItem();
  return found?.path === path && isLanguage(found.language) ? found : null;
}

function filledPage(item: FirstItem): DocumentFragment | null {
  const { exercise } = item;
  const families = readData<Record<Family, FamilyTexts>>("first-families");
  const family = families?.[exercise.family];
  if (!family) return null;
  const asked = askedOf(exercise, family);
  const page = filledTemplate(asked.words.length > 0 ? "word" : "form", item.language);
  if (!page) return null;
  const find = (selector: string) => page.querySelector<HTMLElement>(selector);
  fillFacts(find("[data-facts]"), asked.facts);
  fillSentence(page, exercise.sentence, hintAfter(exercise).trimStart());
  // What screen readers say of the field.
  const description = find("[data-sentence] [hidden]");
  const facts = [...asked.facts, ...asked.words].join(", ");
  if (description) description.textContent = `${facts}. ${spokenSentence(exercise)}`;
  if (item.language === "es") find("[data-translation]")?.remove();
  // Elsewhere, the heading would repeat the facts, or is unknown here.
  const isNamed = asked.words.length > 0 && !/[?]|^.app.review/.test(item.path);
  fillTop(page, item, { name: family.name, isShown: isNamed });
  fillWords(page, asked.words);
  const field = page.querySelector("input");
  if (!field) return null;
  field.name = answerFieldName({ item: asked.item, sentence: exercise.sentence });
  const blank = field.closest<HTMLElement>("[data-blank]");
  if (blank) blank.style.width = `${asked.blankWidth}em`;
  field.addEventListener("input", ({ inputType }: Event & { inputType?: string }) => {
    if (item.accentShortcuts && inputType === "insertText") replaceShortcut(field);
    field.style.fontSize = fittingSize(field.value, asked.blankWidth);
    enableButtons(field);
  });
  return page;
}

function askedOf(exercise: FirstItem["exercise"], family: FamilyTexts) {
  const { tense, choices } = family;
  if ("item" in exercise) {
    const isCompound = isCompoundTense(exercise.tense);
    return {
      item: exercise.item,
      facts: [exercise.verb, tense, personName(exercise.person, exercise.tense)],
      words: [],
      blankWidth: isCompound ? blankWidths.words : blankWidths.word,
    };
  }
  const { id: item, infinitive, person, tense: asked } = exercise;
  const isWord = infinitive === null || person === null || asked === null;
  return {
    item,
    facts: isWord
      ? []
      : family.isVerbGiven
        ? [infinitive, tense, personName(person, asked)]
        : [choices.join(", ")],
    words: isWord ? choices : [],
    blankWidth: family.isVerbGiven ? blankWidths.shortWords : blankWidths.word,
  };
}

function fillFacts(place: HTMLElement | null, [verb, ...chips]: readonly string[]): void {
  const [large, chip] = place?.children ?? [];
  if (!place || !large || !chip || verb === undefined) {
    place?.remove();
    return;
  }
  large.textContent = verb;
  place.replaceChildren(large, ...copies(chip, chips));
}

/** A copy of an element for each text. */
function copies(element: Element, texts: readonly string[]): Element[] {
  return texts.map((text) => {
    const copy = element.cloneNode(true) as Element;
    copy.textContent = text;
    return copy;
  });
}

function fillSentence(page: ParentNode, sentence: string, hint: string): void {
  const parts = { ...partsAroundBlank(sentence), hint };
  for (const [name, text] of Object.entries(parts)) {
    const part = page.querySelector(`[data-part=${name}]`);
    if (part) part.textContent = text;
  }
  if (hint !== "") return;
  const part = page.querySelector("[data-part=hint]");
  // The space before it.
  part?.previousElementSibling?.remove();
  part?.remove();
}

/** The line at the top: heading, bunting, position, and the switch for sounds. */
function fillTop(
  page: ParentNode,
  item: FirstItem,
  heading: { name: string; isShown: boolean },
): void {
  const title = page.querySelector("h1");
  if (title) title.textContent = heading.name;
  if (title && !heading.isShown) title.className = "sr-only";
  const position = page.querySelector("[data-position]");
  // “1 of 1”
  if (position) {
    position.textContent = position.textContent.replace(/\d+$/, String(item.roundLength));
  }
  // The position in words, for screen readers, comes with the application.
  page.querySelector("[data-position] + *")?.remove();
  page.querySelector(`[aria-pressed=${!item.sound}]`)?.remove();
  fillBunting(page.querySelector("[role=img]"), item.roundLength);
  if (item.learner !== null) return;
  // Visitors have neither navigation nor statistics.
  for (const part of page.querySelectorAll("[data-for-learners]")) part.remove();
  page.querySelector("header a")?.setAttribute("href", `/${item.language}/try`);
}

function fillBunting(bunting: SVGElement | null, total: number): void {
  const cord = bunting?.querySelector("path");
  const flag = bunting?.querySelector("polygon");
  if (!bunting || !cord || !flag) return;
  const { width, height, cords, flags } = buntingShape(total);
  bunting.setAttribute("viewBox", `0 0 ${width} ${height}`);
  bunting.style.maxWidth = sessionBuntingWidth(total);
  const copy = (element: Element, attribute: string, value: string) => {
    const copied = element.cloneNode() as Element;
    copied.setAttribute(attribute, value);
    return copied;
  };
  bunting.replaceChildren(
    ...cords.map((d) => copy(cord, "d", d)),
    ...flags.map(({ points }) => copy(flag, "points", points)),
  );
}

/** The words to choose from, as buttons with their number. */
function fillWords(page: ParentNode, words: readonly string[]): void {
  const group = page.querySelector("[data-words]");
  const first = group?.querySelector("button");
  if (!group || !first) return;
  const buttons = words.map((word, index) => {
    const button = first.cloneNode(true) as HTMLButtonElement;
    const [key, text] = button.children;
    if (key) key.textContent = `${index + 1}`;
    if (text) text.textContent = word;
    return button;
  });
  for (const button of group.querySelectorAll("button")) button.remove();
  group.append(...buttons);
  if (words.length > CHOICES_IN_ROW) return;
  group.classList.remove("lg:grid-cols-4");
  group.parentElement?.classList.remove("min-h-26", "lg:min-h-12");
  group.parentElement?.classList.add("min-h-12");
}

/** As in the application, an empty field can only be given up. */
function enableButtons(field: HTMLInputElement): void {
  const dock = document.querySelector("#first .action-bar");
  const isBlank = field.value.trim() === "";
  const buttons = dock?.querySelectorAll<HTMLButtonElement>("button[data-needs]") ?? [];
  for (const button of buttons) button.disabled = (button.dataset["needs"] === "blank") !== isBlank;
}

/** Handles keys as the application does: Enter submits, numbers choose a word, and keys for accents insert letters. */
export function listenToKeys(first: HTMLElement, state: FirstPaint): void {
  const field = first.querySelector<HTMLInputElement>("[data-blank] input");
  if (!field) return;
  field.focus({ preventScroll: true });
  first.addEventListener("keydown", (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const word =
      first.querySelectorAll<HTMLButtonElement>("[data-words] button")[Number(event.key) - 1];
    if (word) {
      event.preventDefault();
      word.click();
    } else if (event.key === "Enter" && event.target === field && !event.repeat) {
      if (field.value.trim() !== "") state.press = ENTER;
    }
  });
  // The answer is the one at the moment of the press.
  field.addEventListener("beforeinput", (event) => {
    if (state.press !== undefined) event.preventDefault();
  });
  first.addEventListener("click", ({ target }) => {
    const letter = target instanceof Element && target.closest("[data-letter]");
    if (letter) insertLetter(field, letter.textContent);
  });
}
