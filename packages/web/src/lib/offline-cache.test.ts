import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshDatabase, stallDatabase } from "#testing/fake-database.ts";
import { waitFor } from "#testing/wait-for.ts";
import { ApiError } from "./api-error.ts";
import { closeDatabase } from "./database.ts";
import { cachedFirst, cacheEntry, clearOfflineCache } from "./offline-cache.ts";

beforeEach(freshDatabase);

afterEach(async () => {
  vi.useRealTimers();
  await closeDatabase();
  vi.unstubAllGlobals();
});

const unreachable = () => Promise.reject(new ApiError("unreachable"));

/** A page that shows a cached query just after the browser has started. */
function page(call: () => Promise<string>, takeFromPage?: () => Promise<string | undefined>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const options = { queryKey: ["verbs"], queryFn: cachedFirst("verbs", call, takeFromPage) };
  const observer = new QueryObserver(client, options);
  const close = observer.subscribe(() => undefined);
  return {
    shows: (state: object) =>
      waitFor(() => expect(observer.getCurrentResult()).toMatchObject(state)),
    close,
  };
}

it("clears the cache although the browser neither opens nor deletes a database", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  stallDatabase();
  const cleared = clearOfflineCache();
  await vi.advanceTimersByTimeAsync(10_000);

  await expect(cleared).resolves.toBeUndefined();
});

it("shows the cached answer until the server responds", async () => {
  await cacheEntry("verbs").write("cached");
  let answer: (verbs: string) => void = () => undefined;
  const { shows, close } = page(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await shows({ data: "cached", isFetching: true });
  answer("new");
  await shows({ data: "new", isFetching: false });
  close();

  await waitFor(async () => expect(await cacheEntry("verbs").read()).toBe("new"));
});

it("shows and stores the part that came with the page, then the whole answer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { shows, close } = page(
    async () => "whole",
    async () => "part",
  );
  await shows({ data: "part", isFetching: false });
  await waitFor(async () => expect(await cacheEntry("verbs").read()).toBe("part"));

  await vi.advanceTimersByTimeAsync(5_000);
  await shows({ data: "whole", isFetching: false });
  close();

  await waitFor(async () => expect(await cacheEntry("verbs").read()).toBe("whole"));
});

it("loads the whole answer if no part came with the page, and takes none if it is cached", async () => {
  const takeFromPage = vi.fn(async () => undefined);
  const first = page(async () => "whole", takeFromPage);
  await first.shows({ data: "whole" });
  first.close();
  expect(takeFromPage).toHaveBeenCalledOnce();

  await waitFor(async () => expect(await cacheEntry("verbs").read()).toBe("whole"));
  const later = page(async () => "newer", takeFromPage);
  await later.shows({ data: "newer", isFetching: false });
  later.close();
  expect(takeFromPage).toHaveBeenCalledOnce();

  await waitFor(async () => expect(await cacheEntry("verbs").read()).toBe("newer"));
});

it("keeps the cached answer when the response lacks the expected field", async () => {
  await cacheEntry("verbs").write("cached");
  const call = vi.fn(async () => ({}) as { verbs: string });
  const { shows, close } = page(async () => (await call()).verbs);
  await shows({ data: "cached", isFetching: false });
  await waitFor(() => expect(call).toHaveBeenCalled());
  await shows({ data: "cached", isFetching: false });
  close();

  expect(await cacheEntry("verbs").read()).toBe("cached");
});

it("keeps the cached answer when the server is unreachable", async () => {
  await cacheEntry("verbs").write("cached");
  const call = vi.fn(unreachable);
  const { shows, close } = page(call);
  await waitFor(() => expect(call).toHaveBeenCalled());
  await shows({ data: "cached", status: "success", isFetching: false });
  close();
});

it("reports a refusal although an answer is cached", async () => {
  await cacheEntry("verbs").write("cached");
  const { shows, close } = page(() => Promise.reject(new ApiError("unauthenticated")));
  await shows({ data: "cached", status: "error" });
  close();
});

it("fails when nothing is cached and the server is unreachable", async () => {
  const { shows, close } = page(unreachable);
  await shows({ data: undefined, status: "error" });
  close();
});

it("returns no value after its maximum age or once the cache is cleared", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  const entry = cacheEntry<string>("session", 1000);
  await entry.write("Ana");
  vi.setSystemTime(1000);
  expect(await entry.read()).toBe("Ana");
  vi.setSystemTime(1001);
  expect(await entry.read()).toBeUndefined();

  await entry.write("Ana");
  await clearOfflineCache();
  expect(await entry.read()).toBeUndefined();
});
