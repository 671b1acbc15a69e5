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
  expect(renderLanding("fr").body).toContain("Douze familles, de A1 à B2");
  expect(allFamilies).toHaveLength(12);
  expect([cefrLevels[0], cefrLevels.at(-1)]).toEqual(["A1", "B2"]);
});

it("shows the street without a script or an inline style", () => {
  const { body } = renderLanding("fr");
  expect(body.match(/data-house/g)).toHaveLength(7);
  expect(body).not.toMatch(/\sstyle=/);
});
