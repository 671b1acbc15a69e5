import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeDatabases, freshDatabase, stallDatabase } from "#testing/fake-database.ts";
import { ApiError } from "./api-error.ts";
import { forgetKept, keptAt, keptFirst } from "./kept-answers.ts";

beforeEach(freshDatabase);

afterEach(async () => {
  vi.useRealTimers();
  await closeDatabases();
  vi.unstubAllGlobals();
});

const unreachable = () => Promise.reject(new ApiError("unreachable"));

/** A page that shows a query whose answers are kept, in a browser that has just been started. */
function page(call: () => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const options = { queryKey: ["verbs"], queryFn: keptFirst("verbs", call) };
  const observer = new QueryObserver(client, options);
  const close = observer.subscribe(() => undefined);
  return {
    shows: (state: object) =>
      vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject(state)),
    close,
  };
}

it("forgets what is kept, also where the browser neither opens nor deletes a database", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  stallDatabase();
  const forgotten = forgetKept();
  await vi.advanceTimersByTimeAsync(10_000);

  await expect(forgotten).resolves.toBeUndefined();
});

it("shows what is kept while the server is silent, and what the server says once it does", async () => {
  await keptAt("verbs").write("kept");
  let answer: (verbs: string) => void = () => undefined;
  const { shows, close } = page(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await shows({ data: "kept", isFetching: true });
  answer("new");
  await shows({ data: "new", isFetching: false });
  close();

  await vi.waitFor(async () => expect(await keptAt("verbs").read()).toBe("new"));
});

it("goes on showing what is kept when an answer has nothing of what was asked", async () => {
  await keptAt("verbs").write("kept");
  const call = vi.fn(async () => ({}) as { verbs: string });
  const { shows, close } = page(async () => (await call()).verbs);
  await shows({ data: "kept", isFetching: false });
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  await shows({ data: "kept", isFetching: false });
  close();

  expect(await keptAt("verbs").read()).toBe("kept");
});

it("goes on showing what is kept when the server cannot be reached", async () => {
  await keptAt("verbs").write("kept");
  const call = vi.fn(unreachable);
  const { shows, close } = page(call);
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  await shows({ data: "kept", status: "success", isFetching: false });
  close();
});

it("says that a call was refused, although an answer is kept", async () => {
  await keptAt("verbs").write("kept");
  const { shows, close } = page(() => Promise.reject(new ApiError("unauthenticated")));
  await shows({ data: "kept", status: "error" });
  close();
});

it("fails when nothing is kept and nothing answers", async () => {
  const { shows, close } = page(unreachable);
  await shows({ data: undefined, status: "error" });
  close();
});

it("keeps nothing for longer than it may be kept, or after it was forgotten", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  const kept = keptAt<string>("session", 1000);
  await kept.write("Ana");
  vi.setSystemTime(1000);
  expect(await kept.read()).toBe("Ana");
  vi.setSystemTime(1001);
  expect(await kept.read()).toBeUndefined();

  await kept.write("Ana");
  await forgetKept();
  expect(await kept.read()).toBeUndefined();
});
