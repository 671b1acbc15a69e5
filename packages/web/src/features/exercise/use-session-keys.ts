import { choicesIn } from "@verbena/core/families";
import { useEffect, useEffectEvent } from "react";
import { areSingleKeysAllowed } from "#lib/single-keys.ts";
import type { Question } from "./use-practice.ts";

/**
 * Handles keys anywhere on the exercise screen: Enter submits, `?` lists the shortcuts, Ctrl+Z or Meta+Z takes
 * back the answer, 1, 2, … choose a word of a fill-in family, and other characters go to the field. Other
 * fields, links, buttons and open dialogs keep their own keys. Enter works even if shortcuts of a single
 * character are off.
 *
 * @param takeBack null if no answer can be taken back now
 */
export function useSessionKeys(
  { exercise, field, actions }: Question,
  onHelp: () => void,
  takeBack: (() => void) | null,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || isComposing(event) || isElsewhere(target, field.current)) return;
    if (key === "Enter") {
      // Ignore a held key. It would press the button again after the button has changed its meaning.
      if (event.repeat) return event.preventDefault();
      if (isPressable(target)) return;
      event.preventDefault();
      return actions.submitByEnter();
    }
    const isUndo = (event.ctrlKey || event.metaKey) && key.toLowerCase() === "z";
    if (isUndo && !event.shiftKey && !event.altKey && takeBack) {
      event.preventDefault();
      if (!event.repeat) takeBack();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || !areSingleKeysAllowed()) return;
    const choice = exercise.kind === "fill-in" && choicesIn(exercise.family)[Number(key) - 1];
    if (key === "?") {
      event.preventDefault();
      onHelp();
    } else if (choice) {
      event.preventDefault();
      actions.choose(choice);
    } else if (key.length === 1 && !(key === " " && isPressable(target))) {
      field.current?.focus({ preventScroll: true });
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** The key code of a key that an input method handles. */
const INPUT_METHOD = 229;

/** Safari ends a composition before it reports the Enter that confirms it (WebKit bug 165004). */
const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === INPUT_METHOD;

/** Whether a key belongs to another field, or to a dialog, drawer or menu over the screen. */
function isElsewhere(target: EventTarget | null, field: HTMLInputElement | null): boolean {
  if (!(target instanceof Element) || target === field) return false;
  return (
    target.closest("input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]") !==
    null
  );
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button, summary, [role=button]") !== null;
}
