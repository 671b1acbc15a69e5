const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focus to the next or the previous button of the same table or list. */
export function moveFocusByArrow(event: KeyboardEvent): void {
  const step = steps[event.key];
  const button = event.target;
  if (step === undefined || !(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  const group = button.closest("tbody, ul");
  const buttons = [...(group?.querySelectorAll("button") ?? [])];
  buttons[buttons.indexOf(button) + step]?.focus();
}
