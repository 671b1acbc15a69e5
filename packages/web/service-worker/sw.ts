/**
 * Keeps the application's files on the device, so that it starts and practice goes on without a
 * network. It never answers calls to the server.
 *
 * A file is kept only if its content is what the build made: networks and proxies may answer with a
 * page of their own, a truncated file, or a file of another version.
 *
 * A new version takes over at once. The files of the version before it stay until the next one, since
 * open tabs may still ask for them.
 */
declare const self: ServiceWorkerGlobalScope & { BUILT_FILES: readonly BuiltFile[] };

/** A file as the build lists it. */
type BuiltFile = {
  url: string;
  /** The first 64 bits of the SHA-256 of its content, in hexadecimal. */
  hash: string;
  /** Kept once it has been asked for, and not from the start: only some people need it. */
  whenOpened: boolean;
};

const CACHE = "verbena";

/** Where a version lists the files that it keeps, for the version after it. */
const OWN_LIST = "/kept-files.json";

/** Paths of the application, which are all the same document. */
const SCREENS = /^\/(app|auth|admin)(\/|$)/;

/** Browsers run no script that comes as something else. */
const contentTypes = [
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/\.html$/, /html/],
] as const;

/** Never answered from here. */
const NOT_OURS = /^\/(api\/|healthz$|readyz$)/;

/** By path, each file and the name of its entry in the cache. Assets have a hash in their path. */
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

/** Loads what is missing or wrong in the cache. A version that cannot have a file does not begin. */
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
  // The browser's own cache spares what the page has just loaded, but may hold a wrong answer too.
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
  // Null when it breaks off.
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

/** Removes what neither this version nor the one before it needs. */
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
 * The network answers for files that are opened for the first time, that the browser has cleared
 * away, or that belong to another version. Those of this version are kept then.
 */
async function fromCacheOrNetwork(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const file = files.get(path);
  const kept = await cache.match(file?.name ?? path);
  if (kept) return kept;
  const response = await fetch(request);
  if (file && (await isAsBuilt(response, path, file.hash))) {
    // A full disk is no reason to withhold the file.
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

// A module, whose `self` is its own.
export {};
