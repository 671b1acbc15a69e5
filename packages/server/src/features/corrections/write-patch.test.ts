import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dataFolder, loadContent } from "@verbena/content/load";
import { afterAll, expect, test } from "vitest";
import { storeContent } from "../../content/store-content.ts";
import { createAdministrator } from "../../testing/administrator.ts";
import { testApp } from "../../testing/test-app.ts";

const site = await testApp();
const rosa = await createAdministrator(site);
const content = await loadContent();
await storeContent(site.db, content);

const ofMonths = content.fillIn.filter(({ explanationKey }) => explanationKey === "desde_mes");
const [withNote] = ofMonths.filter(({ note }) => note !== null);
const [withoutNote] = ofMonths.filter(({ note }) => note === null);
if (!withNote || !withoutNote)
  throw new Error("No sentences about months, with and without a note.");

const copy = mkdtempSync(join(tmpdir(), "verbena-patch-"));
afterAll(() => rmSync(copy, { recursive: true }));

const correct = (id: string, change: object) =>
  rosa.send("PATCH", "/api/admin/exercises", { id, ...change });

test("git applies the patch to the content files", async () => {
  const oir = content.conjugation.find(({ id }) => id === "presente-indicativo/oír/yo");
  const fillIn = content.fillIn.find(({ id }) => id === "hace-tren-cinco-minutos");
  expect([oir, fillIn]).not.toContain(undefined);
  await correct("presente-indicativo/oír/yo", {
    sentence: "Desde mi cuarto: _______ siempre la lluvia.",
    time: "siempre",
    subject: null,
    fr: "Depuis ma chambre : j’entends toujours la pluie.",
  });
  await correct("presente-indicativo/oír/ellos", { nl: "Ze horen niets." });
  await correct("hace-tren-cinco-minutos", { en: "The train left five minutes ago, sorry." });
  const note = { fr: "Un mois\u00a0: juin.", nl: "Een maand.", es: "Un mes.", en: "A month." };
  await correct(withNote.id, { noteFr: "Un mois : juin.", noteEn: note.en });
  await correct(withoutNote.id, {
    instruction: "un mes",
    noteFr: "Un mois : juin.",
    noteNl: note.nl,
    noteEs: note.es,
    noteEn: note.en,
  });
  await rosa.send("PATCH", "/api/admin/explanations", {
    id: "desde-hace/explanations/desde_mes",
    fr: "Un mois : « desde ».",
    es: "Un mes: «desde».",
  });
  await rosa.send("POST", "/api/admin/exercises/hide", { id: "presente-indicativo/tener/yo" });

  const { body, headers } = await rosa.send("GET", "/api/admin/corrections.patch");
  expect(headers.get("content-type")).toBe("text/x-diff; charset=utf-8");
  expect(String(body).split("\n", 1)).toEqual(["# hidden: presente-indicativo/tener/yo"]);
  cpSync(dataFolder, join(copy, "packages/content/data"), { recursive: true });
  writeFileSync(join(copy, "corrections.patch"), String(body));
  execFileSync("git", ["init", "--quiet"], { cwd: copy });
  execFileSync("git", ["apply", "corrections.patch"], { cwd: copy, stdio: "pipe" });

  const patched = await loadContent(join(copy, "packages/content/data"));
  const { body: seen } = await rosa.send(
    "GET",
    "/api/exercises/conjugation?family=presente-indicativo",
  );
  const { exercises } = seen as { exercises: { id: string; sentence: string }[] };
  const sentenceOf = (id: string) => patched.conjugation.find((one) => one.id === id);
  expect(sentenceOf("presente-indicativo/oír/yo")).toMatchObject({
    sentence: "Desde mi cuarto: _______ siempre la lluvia.",
    time: "siempre",
    subject: null,
    translations: { fr: "Depuis ma chambre\u00a0: j’entends toujours la pluie." },
  });
  for (const { id, sentence } of exercises) expect(sentenceOf(id)?.sentence).toBe(sentence);
  expect(patched.fillIn.find(({ id }) => id === fillIn?.id)?.translations.en).toBe(
    "The train left five minutes ago, sorry.",
  );
  expect(patched.conjugation.length).toBe(content.conjugation.length);
  const fillInOf = (id: string) => patched.fillIn.find((one) => one.id === id);
  expect(fillInOf(withNote.id)?.note).toEqual({ ...withNote.note, fr: note.fr, en: note.en });
  expect(fillInOf(withoutNote.id)).toMatchObject({ instruction: "un mes", note });
  expect(fillInOf(withoutNote.id)?.explanation).toEqual({
    ...withoutNote.explanation,
    fr: "Un mois\u00a0: «\u00a0desde\u00a0».",
    es: "Un mes: «desde».",
  });
  const { exercises: asked } = (await rosa.send("GET", "/api/exercises/fill-in?family=desde-hace"))
    .body as { exercises: { id: string; explanation: object; note: object | null }[] };
  for (const { id, explanation, note } of asked) {
    expect(fillInOf(id)).toMatchObject({ explanation, note });
  }
});

test("the patch omits corrections that the files have adopted, and lists hidden exercises", async () => {
  await storeContent(site.db, await loadContent(join(copy, "packages/content/data")));
  expect((await rosa.send("GET", "/api/admin/corrections.patch")).body).toBe(
    "# hidden: presente-indicativo/tener/yo\n",
  );
});
