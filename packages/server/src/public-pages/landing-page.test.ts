import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { webFiles } from "../web-files.ts";

const webRoot = fileURLToPath(new URL("../testing/web", import.meta.url));
const linkOrigin = "http://localhost";
const publicPages = "unlisted";
const site = webFiles({ webRoot, baseUrl: undefined, linkOrigin, publicPages });

test.each([
  ["/", {}, "es"],
  ["/", { "accept-language": "nl-BE,nl;q=0.9,en;q=0.8" }, "nl"],
  ["/", { "accept-language": "pt-BR,pt" }, "es"],
  ["/", { "accept-language": "nl", cookie: "verbena_language=en" }, "en"],
  ["/", { "accept-language": "nl", cookie: "verbena_language=tlh" }, "nl"],
  ["/?lng=fr", { "accept-language": "nl", cookie: "verbena_language=en" }, "fr"],
  ["/?lng=fr-BE", {}, "fr"],
  ["/?lng=tlh", { "accept-language": "nl" }, "nl"],
])("%s with %j gets the page in %s", async (path, headers, language) => {
  const response = await site.request(path, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-language")).toBe(language);
  expect(await response.text()).toContain(`<html lang="${language}">`);
});

test("browsers get the page compressed with Brotli if they accept it", async () => {
  const plain = await site.request("/?lng=fr");
  const headers = { "accept-encoding": "gzip, br" };
  const response = await site.request("/?lng=fr", { headers });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("content-type")).toBe(plain.headers.get("content-type"));
  const body = brotliDecompressSync(Buffer.from(await response.arrayBuffer()));
  expect(body.toString()).toBe(await plain.text());
});

test.each(["http://x1.local/", "http://192.0.2.7/"])(
  "%s, a name that visitors can invent, is not compressed with Brotli",
  async (address) => {
    const response = await site.request(address, { headers: { "accept-encoding": "gzip, br" } });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.text()).toContain(`<link rel="canonical" href="${address}" />`);
  },
);

test("the page links to public pages unless they are off", async () => {
  const link = '<a href="/fr/try" data-public="true">Essayer</a>';
  expect(await (await site.request("/?lng=fr")).text()).toContain(link);
  const closed = webFiles({ webRoot, baseUrl: undefined, linkOrigin, publicPages: "off" });
  expect(await (await closed.request("/?lng=fr")).text()).not.toContain("/try");
});

test("the page varies by encoding, language, and cookie, and is revalidated", async () => {
  const { headers } = await site.request("/");
  expect(headers.get("vary")).toBe("Accept-Encoding, Accept-Language, Cookie");
  expect(headers.get("cache-control")).toBe("no-cache");
});

test("?lng= sets a cookie, the browser's preferred language does not", async () => {
  const asked = await site.request("/?lng=nl");
  expect(asked.headers.get("set-cookie")).toBe(
    "verbena_language=nl; Max-Age=31536000; Path=/; SameSite=Lax",
  );
  const preferred = await site.request("/", { headers: { "accept-language": "nl" } });
  expect(preferred.headers.get("set-cookie")).toBeNull();
});

test("the policy allows the page's inline style and script by their hashes, also with a 304", async () => {
  // From `printf '%s' 'h1 { color: red }' | openssl dgst -sha256 -binary | base64`.
  const style = "style-src 'self' 'sha256-tTSm1OckW5h6W6ygQhQ4J51f9En6kC/x9O18pXFX6KM='";
  const script = "script-src 'self' 'sha256-3i/XJnHvHlj+X8X8gXng8pRMC+kiuD6uox+Rbenccbc='";
  const first = await site.request("/?lng=fr");
  const headers = { "if-none-match": first.headers.get("etag") ?? "" };
  const again = await site.request("/?lng=fr", { headers });
  expect(again.status).toBe(304);
  for (const response of [first, again]) {
    const directives = response.headers.get("content-security-policy")?.split("; ");
    expect(directives).toEqual(expect.arrayContaining([style, script, "object-src 'none'"]));
  }
});

test("a 304 to ?lng= sets the cookie too", async () => {
  const first = await site.request("/?lng=nl");
  const headers = { "if-none-match": first.headers.get("etag") ?? "" };
  const again = await site.request("/?lng=nl", { headers });
  expect(again.status).toBe(304);
  expect(again.headers.get("set-cookie")).toContain("verbena_language=nl");
});

test.each([
  ["/", "http://localhost:3000/"],
  ["/?lng=nl", "http://localhost:3000/?lng=nl"],
  ["/?lng=tlh", "http://localhost:3000/"],
  ["/?utm_source=x", "http://localhost:3000/"],
])("the canonical address of %s is %s", async (path, address) => {
  const response = await site.request(`http://localhost:3000${path}`);
  expect(await response.text()).toContain(`<link rel="canonical" href="${address}" />`);
});

test("behind a proxy, the page contains the public address and sets a secure cookie", async () => {
  const baseUrl = new URL("https://verbena.example");
  const behindProxy = webFiles({ webRoot, baseUrl, linkOrigin: baseUrl.origin, publicPages });
  const response = await behindProxy.request("http://10.0.0.7:3000/?lng=fr");
  expect(await response.text()).toContain('href="https://verbena.example/?lng=fr"');
  expect(response.headers.get("set-cookie")).toContain("; Secure");
});

test("replacement patterns in the host have no effect", async () => {
  const plain = await (await site.request("http://localhost:3000/")).text();
  const response = await site.request(`http://${"$`".repeat(100)}/`);
  expect((await response.text()).length).toBeLessThan(plain.length + 5000);
});

test("/landing/ redirects to the landing page", async () => {
  const response = await site.request("/landing/fr.html");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/");
});

test("without a built web application, there is no landing page", async () => {
  const unbuilt = webFiles({
    webRoot: `${webRoot}/assets`,
    baseUrl: undefined,
    linkOrigin,
    publicPages,
  });
  const response = await unbuilt.request("/");
  expect(response.status).toBe(404);
});
