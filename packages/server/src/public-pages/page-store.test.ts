import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { AppError } from "../errors/app-error.ts";
import { createPageStore, type PageRequest } from "./page-store.ts";

const CLASS = 40;

/** A store with a clock that stands still, and the keys of the pages that it has rendered. */
function startStore(maxBytes?: number) {
  const clock = { ms: Date.parse("2026-03-10T09:00:00Z") };
  const store = createPageStore(() => new Date(clock.ms), maxBytes);
  const rendered: string[] = [];
  const ask = (key: string, change: Partial<PageRequest> = {}) =>
    store({
      key,
      encoding: "br",
      client: "192.0.2.1",
      render: () => {
        rendered.push(key);
        return {
          status: 200,
          isListed: true,
          isKept: true,
          document: Buffer.from(`<p>${key}</p>`),
        };
      },
      ...change,
    });
  return { store, ask, rendered, clock };
}

const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error) => (error instanceof AppError ? [error.code, error.retryAfterS] : error),
  );

const pages = (count: number, name = "page") =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);

test("visitors who ask for one page at once share one rendering", async () => {
  const { ask, rendered } = startStore();
  const answers = await Promise.all(pages(500).map(() => ask("tener")));
  expect(new Set(answers).size).toBe(1);
  expect(await ask("tener")).toBe(answers[0]);
  expect(rendered).toEqual(["tener"]);
});

test("a page with a visitor's text is rendered each time", async () => {
  const { ask, store } = startStore();
  const render = () =>
    ({ status: 404, isListed: false, isKept: false, document: Buffer.from("x") }) as const;
  await ask("x", { render });
  expect(store.keptBytes()).toBe(0);
});

test("the pages that were not used for the longest time go first", async () => {
  // A compressed page has 12 bytes.
  const { ask, rendered } = startStore(40);
  for (const key of ["a", "b", "c", "a", "d"]) await ask(key);
  expect(rendered).toEqual(["a", "b", "c", "d"]);
  await ask("a");
  await ask("b");
  expect(rendered).toEqual(["a", "b", "c", "d", "b"]);
});

test("a robot that asks for every page does not fill the memory", async () => {
  const MAX_BYTES = 10_000;
  const { store, ask, clock, rendered } = startStore(MAX_BYTES);
  for (const key of pages(2000)) {
    await ask(key);
    clock.ms += 100;
    expect(store.keptBytes()).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(rendered).toHaveLength(2000);
  expect(store.keptBytes()).toBeGreaterThan(MAX_BYTES / 2);
});

test("one page renders at a time, and other work runs between two", async () => {
  const { ask, rendered } = startStore();
  const answers = pages(3).map((key) => ask(key));
  expect(rendered).toHaveLength(1);
  const seen = new Set<number>();
  while (rendered.length < 3) {
    seen.add(rendered.length);
    await nextTurn();
  }
  expect([...seen]).toEqual([1, 2]);
  await Promise.all(answers);
});

test("a page is refused while fifty others wait", async () => {
  const { ask, clock } = startStore();
  const clients = Array.from({ length: 60 }, (_, index) => `192.0.2.${index}`);
  const answers = clients.map((client) => {
    clock.ms += 100;
    return refusal(ask(`page of ${client}`, { client }));
  });
  const refused = (await Promise.all(answers)).filter((answer) => answer !== null);
  expect(refused).toEqual(Array.from({ length: 9 }, () => ["unavailable", 2]));
});

test("a client gets ten pages a second after a burst of two hundred", async () => {
  const { ask, clock } = startStore();
  let pages = 0;
  for (; (await refusal(ask(`page ${pages}`))) === null; pages += 1) clock.ms += 25;
  // Each page takes one from the burst, and a quarter comes back until the next.
  expect(pages).toBe(266);
  expect(await refusal(ask("tener"))).toEqual(["rate_limited", 1]);
  expect(await refusal(ask("tener", { client: "192.0.2.2" }))).toBeNull();
  clock.ms += 50;
  expect(await refusal(ask("ser"))).toBeNull();
  expect(await refusal(ask("estar"))).toEqual(["rate_limited", 1]);
});

test("a class that opens forty pages at once meets no limit", async () => {
  const { ask, clock } = startStore();
  for (const round of [1, 2, 3, 4, 5]) {
    const answers = pages(CLASS, `round ${round}`).map((key) => refusal(ask(key)));
    expect(await Promise.all(answers)).toEqual(answers.map(() => null));
    clock.ms += 1000;
  }
});

test("a class meets no limit while a robot asks for fifty pages a second", async () => {
  const { ask, clock } = startStore();
  for (const round of [1, 2, 3, 4, 5]) {
    const wanted = pages(50, `robot ${round}`);
    for (const key of wanted) await refusal(ask(key, { client: "198.51.100.7" }));
    if (round === 3) {
      const answers = pages(CLASS, "class").map((key) => refusal(ask(key)));
      expect(await Promise.all(answers)).toEqual(answers.map(() => null));
    }
    clock.ms += 1000;
  }
});

test("above forty pages a second in all, everybody waits", async () => {
  const { ask, clock } = startStore();
  for (const key of pages(80)) await ask(key, { client: key });
  expect(await refusal(ask("tener", { client: "192.0.2.2" }))).toEqual(["rate_limited", 1]);
  expect(await refusal(ask("page 1"))).toBeNull();
  clock.ms += 25;
  expect(await refusal(ask("tener", { client: "192.0.2.2" }))).toBeNull();
});

test("a page that failed is rendered again", async () => {
  const { ask, rendered } = startStore();
  const fail = () => {
    throw new Error("no page");
  };
  await expect(ask("tener", { render: fail })).rejects.toThrow("no page");
  await ask("tener");
  expect(rendered).toEqual(["tener"]);
});
