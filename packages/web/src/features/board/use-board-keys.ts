import { useEffect, useEffectEvent } from "react";

type BoardActions = {
  reveal: () => void;
  goOn: () => void;
  goBack: () => void;
  leave: () => void;
};

/** Keys of the board. A remote control for slides sends the keys of pages. */
const actionsByKey: Readonly<Record<string, keyof BoardActions>> = {
  " ": "reveal",
  ArrowRight: "goOn",
  PageDown: "goOn",
  ArrowLeft: "goBack",
  PageUp: "goBack",
  Escape: "leave",
};

/** Handles the keys of the board anywhere on its screen. Space presses a focused button, as everywhere. */
export function useBoardKeys(actions: BoardActions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const action = actionsByKey[key];
    if (action === undefined || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (key === " " && target instanceof Element && target.closest("button, a")) return;
    event.preventDefault();
    actions[action]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
