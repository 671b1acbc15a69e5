// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react";
import { type Day, daysFrom } from "@verbena/core/calendar";
import { weekOf } from "@verbena/core/progress/rhythm";
import { afterEach, beforeAll, expect, it } from "vitest";
import { startFrench } from "#testing/start-french.ts";
import { WeekOfPractice } from "./week-section.tsx";

beforeAll(startFrench);
afterEach(cleanup);

const MONDAY = "2026-03-23";

function showWeek(today: Day, days: readonly Day[], streak = 0): string {
  const week = weekOf(days, `${today}T11:00:00.000Z`, "Europe/Paris", 5);
  const { container } = render(<WeekOfPractice week={week} practiceDays={5} streak={streak} />);
  return container.querySelector("p")?.innerText ?? "";
}

it("counts the days of practice and names the free days that are left", () => {
  showWeek("2026-03-26", daysFrom(MONDAY, 3));

  expect(screen.getByText("Jours d’entraînement : 3 sur 5")).toBeDefined();
  expect(screen.getByText("Vous pouvez encore vous reposer 2 jours.")).toBeDefined();
});

it("says that the week is complete, with the weeks before it", () => {
  showWeek("2026-03-27", daysFrom(MONDAY, 5), 4);

  expect(screen.getByText("Semaine réussie : 5 jours d’entraînement")).toBeDefined();
  expect(screen.getByText("4 semaines réussies d’affilée")).toBeDefined();
});

it("mentions nothing that was missed when the week cannot be completed", () => {
  expect(showWeek("2026-03-29", [MONDAY])).toBe("Jours d’entraînement : 1 sur 5");
});
