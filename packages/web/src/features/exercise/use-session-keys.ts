import { type RefObject, useEffect } from "react";
import { allowsSingleKeys } from "#lib/single-keys.ts";

/**
 * Keys that work wherever the focus is on the exercise screen: typing goes to the field, Enter
 * does what the field's Enter does, `?` opens the list of shortcuts. Fields, links and buttons
 * keep their own keys, and nothing happens behind an open dialog. Whoever turned off shortcuts of a
 * single character keeps Enter.
 */
export function useSessionKeys(
  field: RefObject<HTMLInputElement | null>,
  { onEnter, onHelp }: { onEnter: () => void; onHelp: () => void },
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || hasModifier(event)) return;
      if (isElsewhere(event.target, field.current)) return;
      if (event.key === "Enter") {
        // A held key would press the button again, which by then means something else.
        if (event.repeat) return event.preventDefault();
        if (isPressable(event.target)) return;
        event.preventDefault();
        onEnter();
      } else if (!allowsSingleKeys()) {
        return;
      } else if (event.key === "?") {
        event.preventDefault();
        onHelp();
      } else if (event.key.length === 1 && !(event.key === " " && isPressable(event.target))) {
        field.current?.focus({ preventScroll: true });
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [field, onEnter, onHelp]);
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** Whether a key is meant for another field, or for a dialog, drawer or menu over the screen. */
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
