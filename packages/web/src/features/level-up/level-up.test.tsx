// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { announcePause, type DoNotDisturb, useDoNotDisturb } from "#learner-ui/do-not-disturb.ts";
import { useQuietMoment } from "./level-up.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onQuiet = vi.fn();
afterEach(() => onQuiet.mockClear());

type PageProps = { answered?: boolean; overlay?: ReactNode; busy?: DoNotDisturb };

function Page({ answered = false, overlay, busy }: PageProps) {
  useDoNotDisturb(busy ?? null);
  useQuietMoment(true, onQuiet);
  return (
    <>
      <input aria-label="Réponse" aria-readonly={answered} />
      <button type="button">Continuer</button>
      {overlay}
    </>
  );
}

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("calls back after a quiet second", () => {
  render(<Page />);
  advance(900);
  expect(onQuiet).not.toHaveBeenCalled();
  advance(200);
  expect(onQuiet).toHaveBeenCalled();
});

it("does not call back while a field that takes text has the focus", () => {
  render(<Page />);
  screen.getByLabelText("Réponse").focus();
  advance(10_000);
  expect(onQuiet).not.toHaveBeenCalled();
});

it("calls back a second after the answer in the field", () => {
  const { rerender } = render(<Page />);
  screen.getByLabelText("Réponse").focus();
  advance(5_000);
  rerender(<Page answered />);
  advance(900);
  expect(onQuiet).not.toHaveBeenCalled();
  advance(200);
  expect(onQuiet).toHaveBeenCalled();
});

it("does not call back over another dialog", () => {
  render(<Page overlay={<div role="dialog">¡Bienvenido!</div>} />);
  advance(10_000);
  expect(onQuiet).not.toHaveBeenCalled();
});

it("does not call back over a wrong verdict", () => {
  render(<Page answered busy="mistake" />);
  advance(10_000);
  expect(onQuiet).not.toHaveBeenCalled();
});

it("does not call back at the end of a round, which shows the level", () => {
  render(<Page answered busy="roundEnd" />);
  advance(10_000);
  act(announcePause);
  expect(onQuiet).not.toHaveBeenCalled();
});

it("calls back at once when the learner continues, also from a mistake", () => {
  render(<Page busy="mistake" />);
  screen.getByLabelText("Réponse").focus();
  advance(700);
  act(announcePause);
  expect(onQuiet).toHaveBeenCalledOnce();
});

it("does not call back over another dialog when the learner continues", () => {
  render(<Page overlay={<div role="dialog">¡Bienvenido!</div>} />);
  act(announcePause);
  expect(onQuiet).not.toHaveBeenCalled();
});

it("calls back over a toast", () => {
  const toast = (
    <div role="dialog" aria-modal={false}>
      Connexion réussie !
    </div>
  );
  render(<Page overlay={toast} />);
  advance(1_200);
  expect(onQuiet).toHaveBeenCalled();
});
