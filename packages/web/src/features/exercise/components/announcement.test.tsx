// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { turn } from "#testing/exercises.ts";
import { startFrench } from "#testing/start-french.ts";
import { startSession } from "../practice-state.ts";
import type { RunningPractice } from "../use-practice.ts";
import { Announcement } from "./announcement.tsx";

beforeAll(startFrench);
afterEach(cleanup);

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

const questionOf = (verb: string, counted: boolean) => {
  const asked = { ...turn(verb), counted };
  const { exercise } = asked;
  const turns = [asked, ...Array.from({ length: 29 }, () => asked)] as const;
  const state = {
    ...startSession({ turns, mode: "endless", roundLength: 20 }),
    done: 4,
  };
  return { state, turn: asked, exercise, outcome: null } as RunningPractice;
};

/** Puts the texts of spans into other elements, as a page translator does. */
function translate(container: Element): void {
  for (const element of container.querySelectorAll("span")) {
    for (const text of [...element.childNodes]) {
      const font = document.createElement("font");
      font.textContent = text.textContent;
      text.replaceWith(font);
    }
  }
}

it("announces the next question when a translator has replaced the texts of this one", () => {
  const { container, rerender } = render(<Announcement practice={questionOf("tener", false)} />, {
    wrapper,
  });
  expect(container.textContent).toMatch(/^Reprise, non comptée\. tener/);
  translate(container);
  rerender(<Announcement practice={questionOf("hacer", true)} />);
  expect(container.textContent).toMatch(/^Exercice 5 sur 20\. hacer/);
});
