/**
 * Caches the application's files: the application starts and works offline. This worker never handles API calls.
 *
 * Only files with the hash of the build are cached, because networks and proxies may answer with their own page, a
 * truncated file, or a file of another version.
 *
 * A new version takes over at once. The previous version's files stay cached for open tabs.
 */
declare const self: ServiceWorkerGlobalScope & { BUILT_FILES: readonly BuiltFile[] };

/** An entry of the list of files that the build writes. */
type BuiltFile = {
  url: string;
  /** The first 64 bits of the SHA-256 of its content, in hexadecimal. */
  hash: string;
  /** Whether the file is cached at the first request and not at installation, because only some users need it. */
  onDemand: boolean;
};

/** A rule by which the browser answers without asking the worker first. */
type StaticRoute = {
  condition: { requestMode: "navigate"; urlPattern: { pathname: string } };
  source: "race-network-and-fetch-handler";
};

declare global {
  interface ExtendableEvent {
    /** Only events of an installation have it, and only in some browsers. */
    addRoutes?: (routes: readonly StaticRoute[]) => Promise<void>;
  }
}

const CACHE = "verbena";

/** The cached list of this version's cache entries. The next version reads it. */
const FILE_LIST = "/kept-files.json";

/** Paths of the application, all served by index.html. */
const APP_PATHS = /^\/((app|auth|admin|join|s)(\/|$)|(fr|nl|es|en)\/try\/)/;

/** Patterns of the paths that are open to everybody. Static routes allow no regular expressions. */
const PUBLIC_PATHS = [
  "/",
  ...["fr", "nl", "es", "en"].flatMap((language) =>
    ["guides{/*}?", "verbs{/*}?", "try"].map((path) => `/${language}/${path}`),
  ),
];

/** Content types by file extension. Browsers refuse scripts with another content type. */
const contentTypes = [
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/\.html$/, /html/],
] as const;

/** Paths that only the server answers. */
const SERVER_PATHS = /^\/(api\/|healthz$|readyz$)/;

/** The files by path, with the names of their cache entries. Assets have a hash in their path. */
const files = new Map(
  self.BUILT_FILES.map(({ url, ...file }) => {
    const path = `/${url}`;
    const name = path.startsWith("/assets/") ? path : `${path}?revision=${file.hash}`;
    return [path, { ...file, name }];
  }),
);

self.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all([cacheFiles(), racePublicPages(event)]).then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldFiles().then(() => self.clients.claim()));
});

// Takes control of a page on request. A page that opens while the worker activates is not controlled automatically.
self.addEventListener("message", (event) => {
  if (event.data === "claim") event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (SERVER_PATHS.test(pathname)) return;
  if (request.mode === "navigate") {
    event.respondWith(
      APP_PATHS.test(pathname)
        ? fromCacheOrNetwork("/index.html", request)
        : fromNetworkOrOfflinePage(request),
    );
  } else if (files.has(pathname) || pathname.startsWith("/assets/")) {
    event.respondWith(fromCacheOrNetwork(pathname, request));
  }
});

/** Public pages come from the network while the worker starts. Without a network, the worker has the offline page. */
async function racePublicPages(event: ExtendableEvent): Promise<void> {
  const routes = PUBLIC_PATHS.map(
    (pathname): StaticRoute => ({
      condition: { requestMode: "navigate", urlPattern: { pathname } },
      source: "race-network-and-fetch-handler",
    }),
  );
  // Without static routes, the worker answers as before.
  await event.addRoutes?.(routes).catch(() => undefined);
}

/** Downloads files that are missing or wrong in the cache. If a download fails, installation fails. */
async function cacheFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [...files].map(async ([path, { name, hash, onDemand }]) => {
      const cached = await cache.match(name);
      if (cached && (await matchesBuild(cached, path, hash))) return;
      if (!onDemand) await cache.put(name, await download(path, hash));
      else if (cached) await cache.delete(name);
    }),
  );
}

/** @throws Error when the network does not return the file of this build */
async function download(path: string, hash: string): Promise<Response> {
  // Try the HTTP cache first, because the page may just have loaded the file. It may also hold a wrong response.
  for (const cache of ["default", "reload"] as const) {
    const response = await fetch(path, { cache, redirect: "error" });
    if (await matchesBuild(response, path, hash)) return response;
  }
  throw new Error(`${path} is not the file of this version.`);
}

async function matchesBuild(response: Response, path: string, hash: string): Promise<boolean> {
  const type = response.headers.get("content-type") ?? "";
  if (contentTypes.some(([name, expected]) => name.test(path) && !expected.test(type)))
    return false;
  // The content; null when the response is cut off.
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

/** Deletes cache entries that neither this version nor the previous one needs. */
async function deleteOldFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  const previous: unknown = await (await cache.match(FILE_LIST))?.json();
  const names = [...files.values()].map(({ name }) => name);
  const needed = new Set<unknown>([...names, ...(Array.isArray(previous) ? previous : [])]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
  await cache.put(FILE_LIST, new Response(JSON.stringify(names)));
}

/** Takes a file from the cache, else from the network. Files of this version are then cached. */
async function fromCacheOrNetwork(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const file = files.get(path);
  const cached = await cache.match(file?.name ?? path);
  if (cached) return cached;
  const response = await fetch(request);
  if (file && (await matchesBuild(response, path, file.hash))) {
    // If the disk is full, return the file without caching it.
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

// Makes this file a module: its `self` is not global.
export {};
