import { moveFocusByArrow } from "#speech/move-focus-by-arrow.ts";
import { speak } from "#speech/sound-output.ts";
import { spanishVoices, watchVoices } from "#speech/voices.ts";

/** Puts buttons beside forms and sentences, once the device has a Spanish voice. The page has a template of them. */
export function addSoundButtons(page: Document): void {
  const template = page.querySelector<HTMLTemplateElement>("#sound-button");
  if (!template) return;
  let isDone = false;
  watchVoices(() => {
    if (isDone || spanishVoices().length === 0) return;
    isDone = true;
    const add = (place: Element, text: string) => {
      const button = page.importNode(template.content, true).querySelector("button");
      if (button) place.append(withAction(button, place, text));
    };
    for (const row of page.querySelectorAll<HTMLTableRowElement>("[data-forms] tr")) {
      const place = row.cells[row.cells.length - 1];
      const form = row.querySelector("td > span")?.textContent;
      if (place && form) add(place, form);
    }
    for (const place of page.querySelectorAll<HTMLElement>("[data-say]")) {
      add(place, place.dataset["say"] ?? "");
    }
  });
}

function withAction(button: HTMLButtonElement, place: Element, text: string): HTMLButtonElement {
  button.setAttribute("aria-label", `${button.getAttribute("aria-label")} ${text}`);
  // The first button is the only tab stop of its table or list.
  button.tabIndex = place.closest("tbody, ul")?.querySelector("button") ? -1 : 0;
  button.addEventListener("click", () => {
    const [voice] = spanishVoices();
    if (voice) void speak(text, voice, 1);
  });
  button.addEventListener("keydown", moveFocusByArrow);
  return button;
}
