// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announcePause, useQuietMoment } from "./use-quiet-moment.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onQuiet = vi.fn();
afterEach(() => onQuiet.mockClear());

function Page({ answered = false, overlay }: { answered?: boolean; overlay?: ReactNode }) {
  useQuietMoment(true, onQuiet);
  return (
    <>
      <input aria-label="Réponse" aria-readonly={answered} />
      <button type="button">Continuer</button>
      {overlay}
    </>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("acts after a quiet second", () => {
  render(<Page />);
  pass(900);
  expect(onQuiet).not.toHaveBeenCalled();
  pass(200);
  expect(onQuiet).toHaveBeenCalled();
});

it("does not act while a field that takes text has the focus", () => {
  render(<Page />);
  screen.getByLabelText("Réponse").focus();
  pass(10_000);
  expect(onQuiet).not.toHaveBeenCalled();
});

it("acts a second after the field’s answer", () => {
  const { rerender } = render(<Page />);
  screen.getByLabelText("Réponse").focus();
  pass(5_000);
  rerender(<Page answered />);
  pass(900);
  expect(onQuiet).not.toHaveBeenCalled();
  pass(200);
  expect(onQuiet).toHaveBeenCalled();
});

it("does not act over another dialog", () => {
  render(<Page overlay={<div role="dialog">¡Bienvenido!</div>} />);
  pass(10_000);
  expect(onQuiet).not.toHaveBeenCalled();
});

it("does not act over a wrong verdict", () => {
  render(
    <Page answered overlay={<div data-verdict="wrong">Ce n’est pas la forme attendue.</div>} />,
  );
  pass(10_000);
  expect(onQuiet).not.toHaveBeenCalled();
});

it("acts at once when the learner continues", () => {
  render(<Page />);
  screen.getByLabelText("Réponse").focus();
  pass(700);
  act(announcePause);
  expect(onQuiet).toHaveBeenCalledOnce();
});

it("does not act over another dialog when the learner continues", () => {
  render(<Page overlay={<div role="dialog">¡Bienvenido!</div>} />);
  act(announcePause);
  expect(onQuiet).not.toHaveBeenCalled();
});

it("acts over a toast", () => {
  const toast = (
    <div role="dialog" aria-modal={false}>
      Connexion réussie !
    </div>
  );
  render(<Page overlay={toast} />);
  pass(1_200);
  expect(onQuiet).toHaveBeenCalled();
});
