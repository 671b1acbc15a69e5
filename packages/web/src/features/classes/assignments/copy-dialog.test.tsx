// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { AssignmentPage, ListedClass } from "@verbena/server/client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadNamespaces } from "#i18n/use-translation.ts";
import { startFrench } from "#testing/start-french.ts";
import { waitFor } from "#testing/wait-for.ts";
import { CopyDialog } from "./copy-dialog.tsx";

beforeAll(async () => {
  await startFrench();
  await loadNamespaces("assignments");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const taught = (id: string, timeZone: string): ListedClass => ({
  id,
  name: id,
  role: "teacher",
  made: false,
  lastDay: "2099-08-31",
  timeZone,
  archivedAt: null,
  teachers: [],
  pupilCount: 0,
});

const page: AssignmentPage = {
  assignment: {
    id: "a",
    note: "",
    task: { kind: "family", family: "desde-hace" },
    goal: { kind: "each-once" },
    forEverybody: true,
    from: "2026-03-09T10:00:00.000Z",
    until: "2026-03-12T17:00:00.000Z",
    changedAt: "2026-03-09T10:00:00.000Z",
    formCount: 10,
    sample: [],
  },
  timeZone: "America/Lima",
  pupils: [],
  leftOut: [],
  missed: [],
};

/** Opens the dialog of an assignment in Lima for a teacher of another class in Auckland. Returns the ids of the copies. */
function openDialog(): string[] {
  const ids: string[] = [];
  vi.stubGlobal("fetch", async (_: unknown, { method, body }: RequestInit) => {
    if (method === "GET") {
      const classes = [taught("Lima", "America/Lima"), taught("Auckland", "Pacific/Auckland")];
      return Response.json({ classes, refusal: null });
    }
    ids.push(JSON.parse(String(body)).id);
    return Response.json({ leftOut: [] }, { status: 201 });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CopyDialog classId="Lima" page={page} open onOpenChange={() => undefined} />
    </QueryClientProvider>,
  );
  return ids;
}

it("each copy to a class is another assignment", async () => {
  const ids = openDialog();
  for (const copies of [1, 2]) {
    fireEvent.click(await screen.findByRole("button", { name: "Copier" }));
    await waitFor(() => expect(ids).toHaveLength(copies));
  }
  expect(new Set(ids).size).toBe(2);
});

it("asks for the end in the time of the class that gets the copy", async () => {
  openDialog();
  expect(await screen.findByText("Heure de la classe (Pacific/Auckland)")).toBeDefined();
  fireEvent.change(screen.getByRole("combobox", { name: "Classe" }), { target: { value: "Lima" } });
  expect(await screen.findByText("Heure de la classe (America/Lima)")).toBeDefined();
});
