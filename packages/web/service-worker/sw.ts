/**
 * Caches the application's files, so that it starts and works offline. It never handles calls to the
 * server.
 *
 * A file is cached only if its hash is that of the build: networks and proxies may answer with their own
 * page, a truncated file, or a file of another version.
 *
 * A new version takes over at once. The previous version's files stay until the next one, for open tabs.
 */
declare const self: ServiceWorkerGlobalScope & { BUILT_FILES: readonly BuiltFile[] };

/** A file as the build lists it. */
type BuiltFile = {
  url: string;
  /** The first 64 bits of the SHA-256 of its content, in hexadecimal. */
  hash: string;
  /** Cached when it is first requested, not at installation: only some people need it. */
  whenOpened: boolean;
};

const CACHE = "verbena";

/** The cached list of a version's files, which the next version reads. */
const OWN_LIST = "/kept-files.json";

/** Paths of the application, which are all the same document. */
const SCREENS = /^\/(app|auth|admin)(\/|$)/;

/** Browsers run no script of another content type. */
const contentTypes = [
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/\.html$/, /html/],
] as const;

/** Requests that the service worker ignores. */
const NOT_OURS = /^\/(api\/|healthz$|readyz$)/;

/** The files by path, with the names of their cache entries. Assets have a hash in their path. */
const files = new Map(
  self.BUILT_FILES.map(({ url, ...file }) => {
    const path = `/${url}`;
    const name = path.startsWith("/assets/") ? path : `${path}?revision=${file.hash}`;
    return [path, { ...file, name }];
  }),
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
      SCREENS.test(pathname)
        ? fromCacheOrNetwork("/index.html", request)
        : fromNetworkOrOfflinePage(request),
    );
  } else if (files.has(pathname) || pathname.startsWith("/assets/")) {
    event.respondWith(fromCacheOrNetwork(pathname, request));
  }
});

/** Loads files that are missing or wrong in the cache. Installation fails if one cannot be loaded. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [...files].map(async ([path, { name, hash, whenOpened }]) => {
      const kept = await cache.match(name);
      if (kept && (await isAsBuilt(kept, path, hash))) return;
      if (!whenOpened) await cache.put(name, await load(path, hash));
      else if (kept) await cache.delete(name);
    }),
  );
}

/** @throws Error when the network does not have the file as this build made it */
async function load(path: string, hash: string): Promise<Response> {
  // The HTTP cache has what the page has just loaded, but may also hold a wrong response.
  for (const cache of ["default", "reload"] as const) {
    const response = await fetch(path, { cache, redirect: "error" });
    if (await isAsBuilt(response, path, hash)) return response;
  }
  throw new Error(`${path} is not the file of this version.`);
}

async function isAsBuilt(response: Response, path: string, hash: string): Promise<boolean> {
  const type = response.headers.get("content-type") ?? "";
  if (contentTypes.some(([name, expected]) => name.test(path) && !expected.test(type)))
    return false;
  // Null when the response breaks off.
  const content = response.ok
    ? await response
        .clone()
        .arrayBuffer()
        .catch(() => null)
    : null;
  if (content === null) return false;
  const digest = await crypto.subtle.digest("SHA-256", content);
  const bytes = [...new Uint8Array(digest)].slice(0, hash.length / 2);
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
}

/** Removes what neither this version nor the previous one needs. */
async function clean(): Promise<void> {
  const cache = await caches.open(CACHE);
  const before: unknown = await (await cache.match(OWN_LIST))?.json();
  const names = [...files.values()].map(({ name }) => name);
  const needed = new Set<unknown>([...names, ...(Array.isArray(before) ? before : [])]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
  await cache.put(OWN_LIST, Response.json(names));
}

/**
 * Uses the network for files that are requested for the first time, that the browser has evicted, or that
 * belong to another version. Files of this version are then cached.
 */
async function fromCacheOrNetwork(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const file = files.get(path);
  const kept = await cache.match(file?.name ?? path);
  if (kept) return kept;
  const response = await fetch(request);
  if (file && (await isAsBuilt(response, path, file.hash))) {
    // If the disk is full, the page still gets the file.
    await cache.put(file.name, response.clone()).catch(() => undefined);
  }
  return response;
}

async function fromNetworkOrOfflinePage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return fromCacheOrNetwork("/offline.html", new Request("/offline.html"));
  }
}

// Makes this file a module, so that its `self` is not global.
export {};
