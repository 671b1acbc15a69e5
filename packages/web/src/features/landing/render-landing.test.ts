import { readFile } from "node:fs/promises";
import { allFamilies, cefrLevels } from "@verbena/core/families";
import { languages } from "@verbena/core/languages";
import { describe, expect, it } from "vitest";
import { renderLanding } from "./render-landing.tsx";

describe.each(languages)("the landing page in %s", (language) => {
  const { head, body } = renderLanding(language);

  it("contains the Spanish verdicts of the demo", () => {
    expect(body).toContain("¡Perfecto!");
    expect(body).toContain("¡Atención al acento!");
  });

  it("has no missing text", () => {
    expect(body).not.toMatch(/undefined|null|\[object|\{\{/);
    expect(body).not.toMatch(/<(h1|h2|p|a|figcaption)\b[^>]*><\/\1>/);
    expect(head).not.toMatch(/content="(undefined)?"/);
  });

  it("has no inline style or script, which the content security policy forbids", () => {
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i);
    expect(head).not.toMatch(/<script|<style/i);
  });

  it("has a title and a description of a length that search engines show", () => {
    const [, title = ""] = /<title>([^<]*)/.exec(head) ?? [];
    const [, description = ""] = /name="description" content="([^"]*)/.exec(head) ?? [];

    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThan(100);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

it("has no-break spaces in French texts", () => {
  expect(renderLanding("fr").body).toContain("Réponse correcte\u00A0:");
});

it("counts the families and levels that there are", () => {
  expect(renderLanding("fr").body).toContain("Douze familles, de l’A1 au B2");
  expect(allFamilies).toHaveLength(12);
  expect([cefrLevels[0], cefrLevels.at(-1)]).toEqual(["A1", "B2"]);
});

it("names its address in every language for search engines", () => {
  const { head } = renderLanding("nl");
  const links = [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  expect(links.map(([, language, address]) => [language, address])).toEqual([
    ["fr", "__ORIGIN__/?lng=fr"],
    ["nl", "__ORIGIN__/?lng=nl"],
    ["es", "__ORIGIN__/?lng=es"],
    ["en", "__ORIGIN__/?lng=en"],
    ["x-default", "__ORIGIN__/"],
  ]);
});

it("promises the size that its picture for other sites has", async () => {
  const { head } = renderLanding("fr");
  const property = (name: string) =>
    new RegExp(`property="og:${name}" content="([^"]*)"`).exec(head)?.[1] ?? "";
  const file = property("image").replace("__ORIGIN__/", "");
  const png = await readFile(new URL(`../../../public/${file}`, import.meta.url));
  // Width and height follow a PNG file's signature and first chunk header.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
    property("image:width"),
    property("image:height"),
  ]);
});

it("shows the street without a script or an inline style", () => {
  const { body } = renderLanding("fr");
  expect(body.match(/data-house/g)).toHaveLength(7);
  expect(body).not.toMatch(/\sstyle=/);
});
