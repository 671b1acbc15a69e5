// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { CountedCause } from "@verbena/server/client";
import { afterEach, beforeAll, expect, it } from "vitest";
import { startFrench } from "#testing/start-french.ts";
import { CauseList } from "./cause-list.tsx";

beforeAll(startFrench);
afterEach(cleanup);

const causes: CountedCause[] = [
  { cause: "wrong-person", count: 12 },
  { cause: "accent", count: 3 },
  { cause: "typo", count: 1 },
];

function showCauses() {
  render(<CauseList label="Vos erreurs par cause" causes={causes} />);
  return within(screen.getByRole("list", { name: "Vos erreurs par cause" })).getAllByRole(
    "listitem",
  );
}

it("names each cause with its count", () => {
  expect(showCauses().map(({ textContent }) => textContent)).toEqual([
    "Mauvaise personne12 fois",
    "Accent oublié ou mal placé3 fois",
    "Faute de frappe1 fois",
  ]);
});

it("draws each bar as its share of all mistakes", () => {
  const bars = showCauses().map((item) => item.querySelector<HTMLElement>("[style]"));

  expect(bars.map((bar) => bar?.getAttribute("style"))).toEqual([
    "inline-size: 75%;",
    "inline-size: 18.75%;",
    "inline-size: 6.25%;",
  ]);
});
