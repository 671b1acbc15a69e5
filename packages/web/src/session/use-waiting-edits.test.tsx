// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { act, cleanup, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { closeDatabase } from "#lib/database.ts";
import { freshDatabase } from "#testing/fake-database.ts";
import { startFrench } from "#testing/start-french.ts";
import { Toasts } from "#ui/toasts.tsx";
import { useEditSync } from "./use-waiting-edits.ts";
import { sendEdits, storeEdit, waitingEdits } from "./waiting-edits.ts";

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

it("reports refused edits with the reason and reloads the lists", async () => {
  client.setQueryData(["packages", "presente-indicativo"], []);
  const family = "presente-indicativo";
  const id = "5f0e8a52-0c2c-4be6-8f3c-6e4f6a1d0c01";
  await storeEdit("ana", { savedPackage: { id, family, name: "Du lundi", verbs: ["hablar"] } });
  await storeEdit("ana", { change: { dailyAim: 30 } });
  const error = { code: "forbidden", issues: [{ path: "", key: "tooManyPackages" }] };
  vi.stubGlobal("fetch", async () => Response.json({ error }, { status: 403 }));
  renderHook(() => useEditSync("ana"), { wrapper });
  await act(() => sendEdits("ana"));

  const [toast] = await screen.findAllByRole("dialog");
  expect(toast?.textContent).toMatch(
    /La sélection «.*Du lundi.*» n’a pas été enregistrée\. .*\. Votre changement de réglages n’a pas été enregistré\. .*\.$/,
  );
  expect(client.getQueryState(["packages", family])?.isInvalidated).toBe(true);
});

it("reloads a list whose first load had read a refused edit", async () => {
  await storeEdit("berta", { change: { dailyAim: 30 } });
  const error = { code: "forbidden", issues: [] };
  vi.stubGlobal("fetch", async () => Response.json({ error }, { status: 403 }));
  renderHook(() => useEditSync("berta"), { wrapper });
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
  await act(() => sendEdits("berta"));
  respond();

  await vi.waitFor(() => expect(list.getCurrentResult().data).toBe(0));
  close();
});

it("retries every minute, and reports an edit on which the server keeps failing", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const family = "presente-indicativo";
  const id = "5f0e8a52-0c2c-4be6-8f3c-6e4f6a1d0c01";
  await storeEdit("ana", { savedPackage: { id, family, name: "Du mardi", verbs: ["hablar"] } });
  const fail = vi.fn(async () => Response.json({ error: { code: "internal" } }, { status: 500 }));
  vi.stubGlobal("fetch", fail);
  renderHook(() => useEditSync("ana"), { wrapper });
  for (const attempts of [1, 2, 3]) {
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await vi.waitFor(() => expect(fail).toHaveBeenCalledTimes(attempts));
  }
  vi.useRealTimers();

  const [notice] = await screen.findAllByText(/Du mardi/);
  expect(notice?.textContent).toContain("Rien n’est perdu : cet appareil réessaiera plus tard.");
});
