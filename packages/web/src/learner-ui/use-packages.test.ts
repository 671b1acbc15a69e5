// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import type { ConjugationFamily } from "@verbena/core/families";
import type { Package } from "@verbena/server/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDatabase } from "#lib/database.ts";
import { cacheEntry } from "#lib/offline-cache.ts";
import { openOutbox } from "#queue/outbox.ts";
import { sessionQuery } from "#session/session-query.ts";
import { freshDatabase } from "#testing/fake-database.ts";
import { ana } from "#testing/sessions.ts";
import { waitFor } from "#testing/wait-for.ts";
import { packagesQuery, withEdits } from "./use-packages.ts";

beforeEach(freshDatabase);

afterEach(async () => {
  await closeDatabase();
  vi.unstubAllGlobals();
});

const family = "preterito-indefinido";
const known = (id: string): Package => ({
  id,
  family,
  name: id,
  verbs: ["hablar"],
  createdAt: "2026-03-10T12:00:00.000Z",
  updatedAt: "2026-03-10T12:00:00.000Z",
});
const saved = (id: string, name: string, savedTense: ConjugationFamily = family) => ({
  kind: "savedPackage" as const,
  value: { id, family: savedTense, name, verbs: ["comer"] },
});

it("applies waiting edits in their order", () => {
  const shown = withEdits([known("lundi"), known("mardi")], family, [
    saved("jeudi", "Jeudi"),
    saved("lundi", "Changé"),
    { kind: "deletedPackage", value: { id: "mardi", family, name: "mardi" } },
    { kind: "deletedPackage", value: { id: "jeudi", family, name: "Jeudi" } },
    { kind: "settings", value: { sound: true } },
  ]);

  expect(shown).toMatchObject([
    { id: "lundi", name: "Changé", verbs: ["comer"], createdAt: known("lundi").createdAt },
  ]);
});

it("ignores selections of another family", () => {
  expect(withEdits([], family, [saved("a", "A", "presente-indicativo")])).toEqual([]);
});

it("replaces cached selections by the server’s, also on a slow device", async () => {
  const later = setTimeout;
  // Fire timers without a delay before the device is read.
  vi.stubGlobal("setTimeout", (task: () => void, ms?: number) =>
    ms === undefined ? setImmediate(task) : later(task, ms),
  );
  await cacheEntry(`selections ${family}`).write([known("lundi")]);
  vi.stubGlobal("fetch", async () => Response.json({ packages: [known("mardi")] }));
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, { user: ana, confirmation: "confirmed" });
  const observer = new QueryObserver(client, packagesQuery(family));
  const shown = new Set<string | undefined>();
  const close = observer.subscribe(({ data }) => void shown.add(data?.[0]?.id));

  await waitFor(() => expect([...shown]).toEqual([undefined, "lundi", "mardi"]));
  close();
});

it("shows a waiting selection after a reload", async () => {
  await openOutbox(ana.id).add(saved("jeudi", "Jeudi"));
  vi.stubGlobal("fetch", async () => Response.json({ packages: [known("lundi")] }));
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, { user: ana, confirmation: "confirmed" });

  expect(await client.fetchQuery(packagesQuery(family))).toMatchObject([
    { id: "jeudi" },
    { id: "lundi" },
  ]);
});
