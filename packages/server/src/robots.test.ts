import { Hono } from "hono";
import { expect, test } from "vitest";
import { robotsRoutes } from "./robots.ts";

const siteAt = (baseUrl?: URL) => new Hono().route("/", robotsRoutes(baseUrl));

test("robots.txt keeps search engines out of the application, and names the sitemap", async () => {
  const response = await siteAt().request("http://localhost:3000/robots.txt");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; ?charset=UTF-8$/);
  expect((await response.text()).split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /app",
    "Disallow: /admin",
    "",
    "Sitemap: http://localhost:3000/sitemap.xml",
    "",
  ]);
});

test("the sitemap lists the landing page in each language, at the public address", async () => {
  const behindProxy = siteAt(new URL("https://verbena.example"));
  const response = await behindProxy.request("http://10.0.0.7:3000/sitemap.xml");
  expect(response.headers.get("content-type")).toBe("application/xml");
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<[/]loc>/g)];
  expect(addresses.map(([, address]) => address)).toEqual([
    "https://verbena.example/",
    "https://verbena.example/?lng=fr",
    "https://verbena.example/?lng=nl",
    "https://verbena.example/?lng=es",
    "https://verbena.example/?lng=en",
  ]);
});
