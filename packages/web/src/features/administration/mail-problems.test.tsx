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

it("shows mails that have waited for less than a minute", async () => {
  const waiting = {
    count: 3,
    since: new Date().toISOString(),
    trouble: "other",
    reason: null,
  } as const;
  const state: MailState = { waiting, failed: { count: 0, mails: [] } };
  vi.stubGlobal("fetch", async () => Response.json(state));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MailProblems />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/^3 e-mails attendent depuis moins d’une minute/)).toBeDefined();
});
