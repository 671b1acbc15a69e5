// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import type { MailState } from "@verbena/server/client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { startFrench } from "#testing/start-french.ts";
import { MailProblems } from "./mail-problems.tsx";

beforeAll(startFrench);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const noneFailed = { count: 0, mails: [] };

function open(state: MailState) {
  vi.stubGlobal("fetch", async () => Response.json(state));
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MailProblems />
    </QueryClientProvider>,
  );
}

it("shows how many mails wait, since when, and why", async () => {
  const since = new Date(Date.now() - 40 * 60_000).toISOString();
  const waiting = { count: 3, since, trouble: "unreachable", reason: "ESOCKET CONN" } as const;
  open({ waiting, failed: noneFailed });
  expect(
    await screen.findByText(
      "3 e-mails attendent depuis 40 min ; dernier essai : le serveur d’e-mail ne répond pas",
    ),
  ).toBeDefined();
});

it("shows mails that have waited for less than a minute", async () => {
  const since = new Date().toISOString();
  const waiting = { count: 3, since, trouble: "other", reason: null } as const;
  open({ waiting, failed: noneFailed });
  expect(await screen.findByText(/^3 e-mails attendent depuis moins d’une minute/)).toBeDefined();
});

it("shows nothing when all mails were sent", async () => {
  const answered = vi.fn(async () => Response.json({ waiting: null, failed: noneFailed }));
  vi.stubGlobal("fetch", answered);
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MailProblems />
    </QueryClientProvider>,
  );
  await expect.poll(() => answered.mock.results.length).toBe(1);
  expect(container.textContent).toBe("");
});
