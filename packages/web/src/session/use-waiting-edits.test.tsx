// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { act, cleanup, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { closeDatabase, type Edit } from "#lib/database.ts";
import { queueOf, waitingEdits } from "#queue/queue.ts";
import { freshDatabase } from "#testing/fake-database.ts";
import { startFrench } from "#testing/start-french.ts";
import { waitFor } from "#testing/wait-for.ts";
import { Toasts } from "#ui/toasts.tsx";
import { useEditReports } from "./use-waiting-edits.ts";

beforeAll(startFrench);
beforeEach(freshDatabase);

afterEach(async () => {
  cleanup();
  await closeDatabase();
  vi.unstubAllGlobals();
});

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    {children}
    <Toasts label="Notifications" closeLabel="Fermer" />
  </QueryClientProvider>
);

/** Stores an edit without sending it. */
const store = (userId: string, edit: Edit) => queueOf(userId).outbox.add(edit);

it("reports refused edits with the reason and reloads the lists", async () => {
  client.setQueryData(["packages", "presente-indicativo"], []);
  const family = "presente-indicativo";
  const id = "5f0e8a52-0c2c-4be6-8f3c-6e4f6a1d0c01";
  await store("ana", {
    kind: "savedPackage",
    value: { id, family, name: "Du lundi", verbs: ["hablar"] },
  });
  await store("ana", { kind: "settings", value: { dailyAim: 30 } });
  const error = { code: "forbidden", issues: [{ path: "", key: "tooManyPackages" }] };
  vi.stubGlobal("fetch", async () => Response.json({ error }, { status: 403 }));
  renderHook(() => useEditReports(), { wrapper });
  await act(() => queueOf("ana").send());

  const [toast] = await screen.findAllByRole("dialog");
  expect(toast?.textContent).toMatch(
    /La sélection «.*Du lundi.*» n’a pas été enregistrée\. .*\. Votre changement de réglages n’a pas été enregistré\. .*\.$/,
  );
  expect(client.getQueryState(["packages", family])?.isInvalidated).toBe(true);
});

it("reloads a list whose first load had read a refused edit", async () => {
  await store("berta", { kind: "settings", value: { dailyAim: 30 } });
  const error = { code: "forbidden", issues: [] };
  vi.stubGlobal("fetch", async () => Response.json({ error }, { status: 403 }));
  renderHook(() => useEditReports(), { wrapper });
  let respond: () => void = () => undefined;
  const firstResponse = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const list = new QueryObserver(client, {
    queryKey: ["packages", "first load"],
    queryFn: async () => {
      const { length } = await waitingEdits("berta");
      if (length > 0) await firstResponse;
      return length;
    },
  });
  const close = list.subscribe(() => undefined);
  await act(() => queueOf("berta").send());
  respond();

  await waitFor(() => expect(list.getCurrentResult().data).toBe(0));
  close();
});

it("reports an edit on which the server keeps failing", async () => {
  const family = "presente-indicativo";
  const id = "5f0e8a52-0c2c-4be6-8f3c-6e4f6a1d0c01";
  const value = { id, family, name: "Du mardi", verbs: ["hablar"] } as const;
  await store("carla", { kind: "savedPackage", value: { ...value, verbs: ["hablar"] } });
  const fail = async () => Response.json({ error: { code: "internal" } }, { status: 500 });
  vi.stubGlobal("fetch", fail);
  renderHook(() => useEditReports(), { wrapper });
  for (let pass = 1; pass <= 7; pass++) await act(() => queueOf("carla").send());

  const [notice] = await screen.findAllByText(/Du mardi/);
  expect(notice?.textContent).toContain("Rien n’est perdu : cet appareil réessaiera plus tard.");
});
