import { afterEach, beforeEach, expect, it, vi } from "vitest";

const ORIGIN = "https://verbena.test";

const PORTAL = "<h1>Wi-Fi</h1>";

/** The files on the server. */
const built: Record<string, string> = {
  "/index.html": "the document",
  "/assets/index-1.js": "the application",
  "/assets/admin-1.js": "administration",
};

/** The list of built files. The hashes come from sha256sum. */
const list = [
  { url: "index.html", hash: "058ad513dff2b80f", onDemand: false },
  { url: "assets/index-1.js", hash: "59b33147eed775af", onDemand: false },
  { url: "assets/admin-1.js", hash: "512afb6c763173d3", onDemand: true },
];

const documentName = "/index.html?revision=058ad513dff2b80f";

/** The contents of the cache, by name. */
let cached: Map<string, string>;

/** Responds like the network. By default, responds like the server. */
let network: (path: string, init?: RequestInit) => Response;

const asServed = (path: string, content: string | undefined) =>
  new Response(content, {
    headers: { "content-type": path.startsWith("/index.html") ? "text/html" : "text/javascript" },
  });

const fromServer = (path: string) => asServed(path, built[path]);

const cutOff = () =>
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

/** Starts the worker of a version with the files of `list`. */
async function startWorker() {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  vi.stubGlobal("self", {
    BUILT_FILES: list,
    location: { origin: ORIGIN },
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) =>
      listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => "claimed" },
  });
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", async (asked: string | { url: string }, init?: RequestInit) =>
    network(nameOf(asked), init),
  );
  await import("./sw.ts");

  /** What the worker passes to `waitUntil` or `respondWith`; null when it calls neither. */
  function dispatch(type: string, event: object): unknown {
    let answer: unknown = null;
    const capture = (passed: unknown) => {
      answer = passed;
    };
    listeners.get(type)?.({ ...event, waitUntil: capture, respondWith: capture });
    return answer;
  }
  return {
    install: (event = {}) => dispatch("install", event),
    activate: () => dispatch("activate", {}),
    receive: (data: unknown) => dispatch("message", { data }),
    async open(path: string, mode = "cors"): Promise<string | null> {
      const request = { url: ORIGIN + path, method: "GET", mode };
      const answer = await dispatch("fetch", { request });
      return answer instanceof Response ? answer.text() : null;
    },
  };
}

it("caches the files of its version and serves them", async () => {
  const worker = await startWorker();
  await worker.install();
  await worker.activate();
  network = portal;

  expect([...cached.keys()]).toEqual([documentName, "/assets/index-1.js", "/kept-files.json"]);
  expect(await worker.open("/app/profile", "navigate")).toBe("the document");
  expect(await worker.open("/assets/index-1.js")).toBe("the application");
});

it.each([
  ["a network’s login page", portal],
  ["a truncated file", () => asServed("/index.html", "the docu")],
  ["the file of another version", () => asServed("/index.html", "the next document")],
  ["a file of another type", () => new Response("the document")],
  [
    "a missing file",
    () => new Response("the document", { status: 404, headers: { "content-type": "text/html" } }),
  ],
  ["a file that is cut off", cutOff],
])("is not installed when it gets %s", async (_, answer) => {
  network = (path) => (path === "/index.html" ? answer() : fromServer(path));
  const worker = await startWorker();

  await expect(worker.install()).rejects.toThrow("/index.html");
  expect(cached.has(documentName)).toBe(false);
});

it("ignores a wrong response in the browser’s HTTP cache", async () => {
  network = (path, init) => (init?.cache === "reload" ? fromServer(path) : portal());
  await (await startWorker()).install();

  expect(cached.get("/assets/index-1.js")).toBe("the application");
});

it("follows no redirect when it downloads its files", async () => {
  const redirects = new Set<RequestRedirect | undefined>();
  network = (path, init) => {
    redirects.add(init?.redirect);
    return fromServer(path);
  };
  await (await startWorker()).install();

  expect([...redirects]).toEqual(["error"]);
});

it("replaces wrong files that an earlier version cached", async () => {
  cached = new Map(Object.keys(built).map((path) => [path, PORTAL]));
  cached.set("/kept-files.json", JSON.stringify(Object.keys(built)));
  const worker = await startWorker();
  await worker.install();
  await worker.activate();

  expect(await worker.open("/app", "navigate")).toBe("the document");
  expect(await worker.open("/assets/index-1.js")).toBe("the application");
  expect(await worker.open("/assets/admin-1.js")).toBe("administration");
});

it("caches an on-demand file at its first request, unless the response is wrong", async () => {
  const worker = await startWorker();
  await worker.install();
  network = portal;
  expect(await worker.open("/assets/admin-1.js")).toBe(PORTAL);
  network = fromServer;
  expect(await worker.open("/assets/admin-1.js")).toBe("administration");
  network = portal;
  expect(await worker.open("/assets/admin-1.js")).toBe("administration");
});

it("keeps the previous version’s files for open tabs and deletes older ones", async () => {
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

it("takes control of a page that asks for it", async () => {
  const worker = await startWorker();

  expect(await worker.receive("claim")).toBe("claimed");
  expect(worker.receive("another message")).toBeNull();
});

it("does not handle API calls", async () => {
  const worker = await startWorker();
  await worker.install();

  expect(await worker.open("/api/profile")).toBeNull();
});

it("lets public pages race it, and no page of the application", async () => {
  const patterns: URLPattern[] = [];
  const addRoutes = async (routes: readonly { condition: { urlPattern: URLPatternInit } }[]) =>
    void patterns.push(...routes.map(({ condition }) => new URLPattern(condition.urlPattern)));
  await (await startWorker()).install({ addRoutes });
  const races = (path: string) => patterns.some((pattern) => pattern.test(ORIGIN + path));

  const open = [
    "/",
    "/?lng=nl",
    "/fr/guides",
    "/nl/verbs?q=fui",
    "/es/verbs/a%C3%B1adir",
    "/en/try",
  ];
  expect(open.filter(races)).toEqual(open);
  const closed = ["/app/verbs", "/auth", "/fr/try/a2", "/api/start", "/assets/index-1.js"];
  expect(closed.filter(races)).toEqual([]);
});

it("is installed also where the browser refuses its routes", async () => {
  const worker = await startWorker();
  await worker.install({ addRoutes: () => Promise.reject(new TypeError("unknown source")) });

  expect(await worker.open("/app", "navigate")).toBe("the document");
});
