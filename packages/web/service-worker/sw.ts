/**
 * Keeps the application on the device, so that it starts and practice goes on without a network.
 * Calls to the server are none of its business.
 *
 * A new version takes over at once, and what the one before it had stays until the next: tabs that
 * are open may still ask for a chunk of theirs.
 */
declare const self: ServiceWorkerGlobalScope & {
  /** What the build lists; files with a hash in their name have no revision. */
  KEPT_FILES: readonly { url: string; revision: string | null }[];
};

const CACHE = "verbena";

/** Where a version writes down what it keeps, for the one after it. */
const OWN_LIST = "/kept-files.json";

/** Paths of the application, which are all the same document. */
const SCREENS = /^\/(app|auth|admin)(\/|$)/;

/** Never answered from here. */
const NOT_OURS = /^\/(api\/|healthz$|readyz$)/;

/** By path, the name under which a file is kept. */
const kept = new Map(
  self.KEPT_FILES.map(({ url, revision }) => [
    `/${url}`,
    revision === null ? `/${url}` : `/${url}?revision=${revision}`,
  ]),
);

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(clean().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (NOT_OURS.test(pathname)) return;
  if (request.mode === "navigate") {
    event.respondWith(
      SCREENS.test(pathname) ? fromCache("/index.html") : fromNetworkOrOfflinePage(request),
    );
  } else if (kept.has(pathname)) {
    event.respondWith(fromCache(pathname));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(fromCacheOnceLoaded(pathname));
  }
});

/** Loads what is not here yet; a version that lacks a file does not begin. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [...kept].map(async ([path, name]) => {
      if (await cache.match(name)) return;
      // What has no hash in its name may lie in the browser's cache as it was.
      await cache.put(name, await loaded(path, name === path ? "default" : "reload"));
    }),
  );
}

async function loaded(path: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(path, { cache });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** Lets go of what neither this version nor the one before it needs. */
async function clean(): Promise<void> {
  const cache = await caches.open(CACHE);
  const before: unknown = await (await cache.match(OWN_LIST))?.json();
  const needed = new Set<unknown>([...kept.values(), ...(Array.isArray(before) ? before : [])]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
  await cache.put(OWN_LIST, Response.json([...kept.values()]));
}

/** The browser may have cleared the cache: then the network has to do. */
async function fromCache(path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(kept.get(path) ?? path)) ?? fetch(path);
}

/** For files whose name says what is in them, and which only some learners need. */
async function fromCacheOnceLoaded(path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const here = await cache.match(path);
  if (here) return here;
  const response = await fetch(path);
  if (response.ok) await cache.put(path, response.clone());
  return response;
}

async function fromNetworkOrOfflinePage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return fromCache("/offline.html");
  }
}

// A module, whose `self` is its own.
export {};
