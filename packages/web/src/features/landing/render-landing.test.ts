import { languages } from "@verbena/core/vocabulary";
import { describe, expect, it } from "vitest";
import { renderLanding } from "./render-landing.tsx";

describe.each(languages)("the landing page in %s", (language) => {
  const { head, body } = renderLanding(language, ["/assets/figtree.woff2"]);

  it("has what the demo says in every language", () => {
    expect(body).toContain("¡Perfecto!");
    expect(body).toContain("¡Atención al acento!");
  });

  it("leaves no place for a text empty", () => {
    expect(body).not.toMatch(/undefined|null|\[object|\{\{/);
    expect(body).not.toMatch(/<(h1|h2|p|a|figcaption)\b[^>]*><\/\1>/);
    expect(head).not.toMatch(/content="(undefined)?"/);
  });

  it("has no style or script within it, which the page's policy forbids", () => {
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i);
    expect(head).not.toMatch(/<script|<style/i);
  });

  it("describes itself within what search engines show", () => {
    const [, title = ""] = /<title>([^<]*)/.exec(head) ?? [];
    const [, description = ""] = /name="description" content="([^"]*)/.exec(head) ?? [];

    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThan(100);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it("asks for its fonts early", () => {
    expect(head).toContain('rel="preload" as="font"');
    expect(head).toContain('href="/assets/figtree.woff2"');
  });
});

it("French text has the spaces of French typography", () => {
  expect(renderLanding("fr", []).body).toContain("Réponse correcte\u00A0:");
});
