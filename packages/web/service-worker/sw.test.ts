import { afterEach, beforeEach, expect, it, vi } from "vitest";

const ORIGIN = "https://verbena.test";

const PORTAL = "<h1>Wi-Fi</h1>";

/** What the server has. */
const built: Record<string, string> = {
  "/index.html": "the document",
  "/assets/index-1.js": "the application",
  "/assets/admin-1.js": "administration",
};

/** As sha256sum gives the hashes. */
const list = [
  { url: "index.html", hash: "058ad513dff2b80f", whenOpened: false },
  { url: "assets/index-1.js", hash: "59b33147eed775af", whenOpened: false },
  { url: "assets/admin-1.js", hash: "512afb6c763173d3", whenOpened: true },
];

const documentName = "/index.html?revision=058ad513dff2b80f";

/** What the cache holds, by name. */
let cached: Map<string, string>;

/** How the network answers; by default as the server does. */
let network: (path: string, init?: RequestInit) => Response;

const asServed = (path: string, content: string | undefined) =>
  new Response(content, {
    headers: { "content-type": path.startsWith("/index.html") ? "text/html" : "text/javascript" },
  });

const fromServer = (path: string) => asServed(path, built[path]);

const brokenOff = () =>
  new Response(new ReadableStream({ pull: (content) => content.error(new Error("gone")) }), {
    headers: { "content-type": "text/html" },
  });

const portal = () => new Response(PORTAL, { headers: { "content-type": "text/html" } });

beforeEach(() => {
  cached = new Map();
  network = fromServer;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const nameOf = (key: string | URL | { url: string }) => {
  const { pathname, search } = new URL(
    typeof key === "object" && "url" in key ? key.url : key,
    ORIGIN,
  );
  return pathname + search;
};

const cache = {
  match: async (key: string) => {
    const content = cached.get(nameOf(key));
    return content === undefined ? undefined : asServed(nameOf(key), content);
  },
  put: async (key: string, response: Response) =>
    void cached.set(nameOf(key), await response.text()),
  delete: async (key: { url: string }) => cached.delete(nameOf(key)),
  keys: async () => [...cached.keys()].map((name) => ({ url: ORIGIN + name })),
};

type WorkerEvent = { waitUntil?: unknown; respondWith?: unknown; request?: unknown };

/** Starts the worker of the version with these files. */
async function startWorker() {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  vi.stubGlobal("self", {
    BUILT_FILES: list,
    location: { origin: ORIGIN },
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) =>
      listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  });
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", async (asked: string | { url: string }, init?: RequestInit) =>
    network(nameOf(asked), init),
  );
  await import("./sw.ts");

  /** What the worker asks the browser to wait for; null when it does not answer. */
  function tell(type: string, event: object): unknown {
    let answer: unknown = null;
    const take = (given: unknown) => {
      answer = given;
    };
    listeners.get(type)?.({ ...event, waitUntil: take, respondWith: take });
    return answer;
  }
  return {
    install: () => tell("install", {}),
    activate: () => tell("activate", {}),
    async open(path: string, mode = "cors"): Promise<string | null> {
      const request = { url: ORIGIN + path, method: "GET", mode };
      const answer = await tell("fetch", { request });
      return answer instanceof Response ? answer.text() : null;
    },
  };
}

it("keeps the files of its version, and answers with them", async () => {
  const worker = await startWorker();
  await worker.install();
  await worker.activate();
  network = portal;

  expect([...cached.keys()]).toEqual([documentName, "/assets/index-1.js", "/kept-files.json"]);
  expect(await worker.open("/app/profile", "navigate")).toBe("the document");
  expect(await worker.open("/assets/index-1.js")).toBe("the application");
});

it.each([
  ["a network’s own page", portal],
  ["a truncated file", () => asServed("/index.html", "the docu")],
  ["the file of another version", () => asServed("/index.html", "the next document")],
  ["a file of another type", () => new Response("the document")],
  [
    "a file that is gone",
    () => new Response("the document", { status: 404, headers: { "content-type": "text/html" } }),
  ],
  ["a file that breaks off", brokenOff],
])("does not begin with %s in place of a file", async (_, answer) => {
  network = (path) => (path === "/index.html" ? answer() : fromServer(path));
  const worker = await startWorker();

  await expect(worker.install()).rejects.toThrow("/index.html");
  expect(cached.has(documentName)).toBe(false);
});

it("passes over a wrong answer in the browser’s own cache", async () => {
  network = (path, init) => (init?.cache === "reload" ? fromServer(path) : portal());
  await (await startWorker()).install();

  expect(cached.get("/assets/index-1.js")).toBe("the application");
});

it("does not follow a redirect when it loads its files", async () => {
  const redirects = new Set<RequestRedirect | undefined>();
  network = (path, init) => {
    redirects.add(init?.redirect);
    return fromServer(path);
  };
  await (await startWorker()).install();

  expect([...redirects]).toEqual(["error"]);
});

it("replaces wrong files that an earlier version kept", async () => {
  cached = new Map(Object.keys(built).map((path) => [path, PORTAL]));
  cached.set("/kept-files.json", JSON.stringify(Object.keys(built)));
  const worker = await startWorker();
  await worker.install();
  await worker.activate();

  expect(await worker.open("/app", "navigate")).toBe("the document");
  expect(await worker.open("/assets/index-1.js")).toBe("the application");
  expect(await worker.open("/assets/admin-1.js")).toBe("administration");
});

it("keeps a file that is opened later, unless the network answers something else", async () => {
  const worker = await startWorker();
  await worker.install();
  network = portal;
  expect(await worker.open("/assets/admin-1.js")).toBe(PORTAL);
  network = fromServer;
  expect(await worker.open("/assets/admin-1.js")).toBe("administration");
  network = portal;
  expect(await worker.open("/assets/admin-1.js")).toBe("administration");
});

it("keeps the files of the version before it for open tabs, and none that is older", async () => {
  cached = new Map([
    ["/assets/before-0.js", "the version before"],
    ["/assets/older-0.js", "an older version"],
    ["/kept-files.json", '["/assets/before-0.js"]'],
  ]);
  const worker = await startWorker();
  await worker.install();
  await worker.activate();
  network = portal;

  expect(await worker.open("/assets/before-0.js")).toBe("the version before");
  expect(await worker.open("/assets/older-0.js")).toBe(PORTAL);
  expect(await worker.open("/assets/later-2.js")).toBe(PORTAL);
  network = () => new Response("a later version");
  expect(await worker.open("/assets/later-2.js")).toBe("a later version");
});

it("leaves calls to the server to the network", async () => {
  const worker = await startWorker();
  await worker.install();

  expect(await worker.open("/api/profile")).toBeNull();
});
