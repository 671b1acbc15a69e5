// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { startFrench } from "#testing/start-french.ts";
import { LevelPanel } from "./statistics-panel.tsx";

beforeAll(startFrench);
afterEach(cleanup);

const currentLevels = () =>
  screen.getAllByRole("listitem").filter((item) => item.getAttribute("aria-current") === "step");

it.each([
  { totalCorrect: 0, level: "Novato", toGo: "Encore 10 réponses justes avant Principiante" },
  { totalCorrect: 49, level: "Principiante", toGo: "Encore 1 réponse juste avant Aprendiz" },
  {
    totalCorrect: 1_000,
    level: "Maestro",
    toGo: /^Encore 1\s500 réponses justes avant Gran maestro$/,
  },
  { totalCorrect: 2_500, level: "Gran maestro", toGo: "Niveau maximum atteint" },
  { totalCorrect: 1_000_000, level: "Gran maestro", toGo: "Niveau maximum atteint" },
])("shows $level for $totalCorrect right answers", ({ totalCorrect, level, toGo }) => {
  render(<LevelPanel totalCorrect={totalCorrect} />);

  expect(screen.getByText(toGo)).toBeDefined();
  expect(screen.getAllByRole("listitem")).toHaveLength(8);
  expect(currentLevels()).toHaveLength(1);
  expect(currentLevels()[0]?.textContent).toContain(level);
});
