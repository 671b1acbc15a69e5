import { moveFocusByArrow } from "#speech/move-focus-by-arrow.ts";
import { speak } from "#speech/sound-output.ts";
import { spanishVoices, watchVoices } from "#speech/voices.ts";

/** Puts a button into each place for sound, once the device has a Spanish voice. The template is in the page. */
export function addSoundButtons(page: Document): void {
  const template = page.querySelector<HTMLTemplateElement>("#sound-button");
  if (!template) return;
  watchVoices(() => {
    const hasButtons = page.querySelector("[data-say] > button") !== null;
    if (hasButtons || spanishVoices().length === 0) return;
    for (const place of page.querySelectorAll<HTMLElement>("[data-say]")) {
      const button = page.importNode(template.content, true).querySelector("button");
      if (button) place.append(soundButton(button, place));
    }
  });
}

function soundButton(button: HTMLButtonElement, place: HTMLElement): HTMLButtonElement {
  const { say = "" } = place.dataset;
  button.setAttribute("aria-label", `${button.getAttribute("aria-label")} ${say}`);
  // The first button is the only tab stop of its table or list.
  button.tabIndex = place.closest("tbody, ul")?.querySelector("button") ? -1 : 0;
  button.addEventListener("click", () => {
    const [voice] = spanishVoices();
    if (voice) void speak(say, voice, 1);
  });
  button.addEventListener("keydown", moveFocusByArrow);
  return button;
}
