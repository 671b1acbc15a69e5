// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { startFrench } from "#testing/start-french.ts";
import { ResetStatus } from "./reset-status.tsx";

beforeAll(startFrench);
afterEach(cleanup);

it.each([
  [{ sent: 2, waiting: false }, "✓ 2 email(s) envoyé(s) avec succès"],
  [{ sent: 2, waiting: true }, /^2 e-mail\(s\) enregistré\(s\)/],
  [{ sent: 0, waiting: false }, /^✗ Erreur/],
])("says of mails that were asked for, %j, what is true of them", (status, words) => {
  render(<ResetStatus {...status} />);
  expect(screen.getByText(words)).toBeDefined();
});
