import { expect, test } from "vitest";
import { storeContent } from "../../content/store-content.ts";
import { createAdministrator } from "../../testing/account.ts";
import { correctExercise, findExercise } from "../../testing/correct-exercise.ts";
import { answer } from "../../testing/progress.ts";
import { appOn, createLearner, testApp } from "../../testing/test-app.ts";
import { testContent } from "../../testing/test-content.ts";
import type { ChangedExercise } from "./list-corrections.ts";

/** The part of an audit log entry that these tests need. */
type LoggedAction = { kind: string };

const site = await testApp();
const { db, learner } = site;
const rosa = await createAdministrator(site);
const ana = await learner("Ana");

const hablar = "preterito-indefinido/hablar/yo";
const oir = "preterito-indefinido/oír/yo";
const vivo = "vivo-aqui";

const change = (way: "hide" | "show" | "remove-correction", id: string) =>
  rosa.send("POST", `/api/admin/exercises/${way}`, { id });
const sentencesPath = "/api/exercises/conjugation?family=preterito-indefinido";

async function seenByAna(id: string) {
  const path = id === vivo ? "/api/exercises/fill-in?family=desde-hace" : sentencesPath;
  const { exercises } = (await ana.send("GET", path)).body as { exercises: { id: string }[] };
  return exercises.find((exercise) => exercise.id === id);
}

async function listed(id: string) {
  const { body } = await rosa.send("GET", "/api/admin/corrections");
  return (body as { corrections: ChangedExercise[] }).corrections.find((one) => one.id === id);
}

const withEnglish = (id: string, en: string) => ({
  ...testContent,
  hash: en,
  conjugation: testContent.conjugation.map((exercise) =>
    exercise.id === id ? { ...exercise, translations: { ...exercise.translations, en } } : exercise,
  ),
});

test("learners get the corrected sentence with its other fields unchanged", async () => {
  const before = await seenByAna(hablar);
  const sentence = "Ayer _______ con mi madre.";
  const texts = { sentence, time: "Ayer", subject: "", fr: "Hier : oui." };
  expect(await correctExercise(rosa, hablar, texts)).toMatchObject({
    status: 200,
    body: { exercise: { correctionState: "applied" } },
  });
  expect(await seenByAna(hablar)).toEqual({
    ...before,
    sentence,
    timeMarker: "Ayer",
    subject: null,
    translations: { fr: "Hier\u00a0: oui.", nl: "Een zin.", en: "A sentence." },
  });
  await change("remove-correction", hablar);
  expect(await seenByAna(hablar)).toEqual(before);
});

test("the marked words, hint, and note of a fill-in can be corrected", async () => {
  const before = await seenByAna(vivo);
  const marked = { sentence: "Trabajo aquí _____ once años.", complement: "once años" };
  const note = { noteFr: "Onze : oui.", noteNl: "Elf.", noteEs: "Once.", noteEn: "Eleven." };
  const instruction = "acción que sigue";
  await correctExercise(rosa, vivo, { ...marked, verb: "Trabajo", instruction, ...note });
  expect(await seenByAna(vivo)).toEqual({
    ...before,
    ...marked,
    verbMarker: "Trabajo",
    instruction,
    note: { fr: "Onze\u00a0: oui.", nl: "Elf.", es: "Once.", en: "Eleven." },
  });
  await change("remove-correction", vivo);
  expect(await seenByAna(vivo)).toEqual(before);
});

test("a browser that revalidates its sentences gets the corrected ones", async () => {
  const etag = (await ana.send("GET", sentencesPath)).headers.get("etag") ?? "";
  const ask = () => ana.send("GET", sentencesPath, undefined, { "if-none-match": etag });
  expect((await ask()).status).toBe(304);
  await correctExercise(rosa, hablar, { en: "I talked." });
  expect((await ask()).status).toBe(200);
  await change("remove-correction", hablar);
  expect((await ask()).status).toBe(304);
});

test("another process applies the correction from its next request on", async () => {
  const other = appOn(db);
  const berta = await createLearner({ app: other.app, db, now: other.now() });
  const before = await berta.send("GET", sentencesPath);
  await correctExercise(rosa, hablar, { en: "I talked." });
  expect((await berta.send("GET", sentencesPath)).body).not.toEqual(before.body);
  await change("remove-correction", hablar);
  expect((await berta.send("GET", sentencesPath)).body).toEqual(before.body);
});

test("a correction ends when the exercise changes in its file, and is listed as ended", async () => {
  await correctExercise(rosa, hablar, { nl: "Ik praatte." });
  await storeContent(db, withEnglish(oir, "I heard."));
  expect(await listed(hablar)).toMatchObject({ exercise: { correctionState: "applied" } });
  await storeContent(db, withEnglish(hablar, "I spoke."));
  expect(await seenByAna(hablar)).toMatchObject({ translations: { nl: "Een zin." } });
  expect(await listed(hablar)).toMatchObject({
    exercise: { correctionState: "ended", texts: { en: "I spoke." } },
    correction: { before: { nl: "Een zin.", en: "A sentence." }, after: { nl: "Ik praatte." } },
  });
  await correctExercise(rosa, hablar, { nl: "Ik praatte." });
  expect(await listed(hablar)).toMatchObject({ exercise: { correctionState: "applied" } });
  await change("remove-correction", hablar);
  await storeContent(db, testContent);
});

test("a correction of an exercise that no file has any more is listed and can be removed", async () => {
  await correctExercise(rosa, hablar, { en: "I talked." });
  await change("hide", hablar);
  await storeContent(db, { hash: "none", conjugation: [], fillIn: [] });
  expect(await listed(hablar)).toMatchObject({ exercise: null, isHidden: true });
  expect(await change("remove-correction", hablar)).toMatchObject({ body: { exercise: null } });
  expect((await change("show", hablar)).status).toBe(200);
  expect(await listed(hablar)).toBeUndefined();
  await storeContent(db, testContent);
});

test("the texts of the file replace a correction", async () => {
  await correctExercise(rosa, oir, { en: "I heard." });
  const { body } = await correctExercise(rosa, oir, { en: "A sentence." });
  expect(body).toMatchObject({ exercise: { correctionState: null } });
  expect(await listed(oir)).toBeUndefined();
});

test("a correction of texts that changed in the meantime is refused", async () => {
  const { texts: seen } = await findExercise(rosa, oir);
  const correct = (texts: object) =>
    rosa.send("POST", "/api/admin/exercises/correct", { ...texts, id: oir, seen });
  const dutch = { ...seen, nl: "Ik hoorde." };
  expect((await correct(dutch)).status).toBe(200);
  expect(await correct({ ...seen, en: "I heard." })).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "", key: "changedMeanwhile" }] } },
  });
  expect((await correct(dutch)).status).toBe(200);
  expect(await seenByAna(oir)).toMatchObject({
    translations: { nl: "Ik hoorde.", en: "A sentence." },
  });
  await change("remove-correction", oir);
});

const note = { noteFr: "Oui.", noteNl: "Ja.", noteEs: "Sí.", noteEn: "Yes." };

test.each([
  [hablar, { sentence: "" }, "sentence", "required"],
  [hablar, { sentence: "Ayer ______ con mi madre para yo." }, "sentence", "invalidBlank"],
  [hablar, { sentence: "Ayer _______ y _______ para yo." }, "sentence", "invalidBlank"],
  [vivo, { sentence: "Vivo aquí _______ diez años." }, "sentence", "invalidBlank"],
  [hablar, { answer: "habló" }, "answer", "notTheForm"],
  [vivo, { answer: "desde" }, "answer", "notTheForm"],
  [hablar, { time: "Ayer" }, "time", "notInSentence"],
  [hablar, { subject: "fras" }, "subject", "notInSentence"],
  [hablar, { complement: "Una frase" }, "complement", "notInSentence"],
  [vivo, { complement: "once años" }, "complement", "notInSentence"],
  [vivo, { time: "Vivo" }, "time", "notInSentence"],
  [hablar, { instruction: "ayer" }, "instruction", "invalidValue"],
  [hablar, note, "noteFr", "noteIncomplete"],
  [vivo, { ...note, noteEs: "" }, "noteEs", "noteIncomplete"],
  [hablar, { nl: "a".repeat(501) }, "nl", "textTooLong"],
  [hablar, { nl: "\u202Eabc" }, "nl", "invalidValue"],
  [hablar, { tense: "presente-indicativo" }, "", "invalidValue"],
])("%s with %j is refused at %s with %s", async (id, texts, path, key) => {
  const before = await seenByAna(id);
  const { status, body } = await correctExercise(rosa, id, texts);
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { code: "invalid_input", issues: [{ path, key }] } });
  expect(await seenByAna(id)).toEqual(before);
});

test("a text is tidied: one line, single spaces, NFC, typographic marks", async () => {
  await correctExercise(rosa, oir, {
    sentence: "  Ayer  _______ la radio para yo. ",
    nl: "E\u0301e\u0301n\u00a0zin.",
    en: "I didn't...",
  });
  expect(await seenByAna(oir)).toMatchObject({
    sentence: "Ayer _______ la radio para yo.",
    translations: { nl: "Één zin.", en: "I didn’t…" },
  });
  await change("remove-correction", oir);
});

test("a hidden exercise is not asked, its answers are skipped, and it can come back", async () => {
  await correctExercise(rosa, oir, { en: "I heard." });
  await change("hide", oir);
  expect(await seenByAna(oir)).toBeUndefined();
  const send = () =>
    ana.send("POST", "/api/progress/events", { events: [answer({ item: "oír", given: "oí" })] });
  expect((await send()).body).toMatchObject({
    results: [{ status: "skipped", key: "unknownVerb" }],
  });
  await change("show", oir);
  expect((await send()).body).toMatchObject({ results: [{ status: "accepted" }] });
  expect(await seenByAna(oir)).toMatchObject({ translations: { en: "I heard." } });
  await change("remove-correction", oir);
});

test("a hidden exercise keeps its card", async () => {
  await ana.send("POST", "/api/progress/events", {
    events: [answer({ item: "oír", given: "oí" })],
  });
  await change("hide", oir);
  expect(JSON.stringify((await ana.send("GET", "/api/progress")).body)).toContain("oír");
  await change("show", oir);
});

test("the corrections that learners see are downloaded with their files", async () => {
  await correctExercise(rosa, vivo, { ...note, en: "I’ve lived here for ten years." });
  await correctExercise(rosa, hablar, { en: "I talked." });
  await storeContent(db, withEnglish(hablar, "I spoke."));
  const { body, headers } = await rosa.send("GET", "/api/admin/corrections.json");
  expect(headers.get("content-disposition")).toContain("verbena-corrections-");
  const before = {
    sentence: "Vivo aquí _____ diez años.",
    answer: "desde hace",
    complement: "diez años",
    verb: "Vivo",
    fr: "J’habite ici depuis dix ans.",
    nl: "Ik woon hier al tien jaar.",
    en: "I have lived here for ten years.",
  };
  const after = {
    ...before,
    en: "I’ve lived here for ten years.",
    note: { fr: "Oui.", nl: "Ja.", es: "Sí.", en: "Yes." },
  };
  const file = "packages/content/data/fill-in/desde-hace/desde_hace_duracion_continua.yaml";
  expect(body).toEqual([{ file, id: vivo, before, after }]);
  await change("remove-correction", vivo);
  await change("remove-correction", hablar);
  await storeContent(db, testContent);
});

test("each change is logged with its exercise", async () => {
  await correctExercise(rosa, oir, { en: "I heard." });
  for (const way of ["hide", "show", "remove-correction"] as const) await change(way, oir);
  const { body } = await rosa.send("GET", "/api/admin/actions");
  const last = (body as { actions: LoggedAction[] }).actions.slice(0, 4);
  expect(last.map(({ kind }) => kind).toSorted()).toEqual([
    "correction-removed",
    "exercise-corrected",
    "exercise-hidden",
    "exercise-shown",
  ]);
  for (const action of last) {
    expect(action).toMatchObject({ target: null, details: { exercise: oir } });
  }
});

test.each(["correct", "hide", "show", "remove-correction"])(
  "an unknown exercise cannot be changed by %s",
  async (way) => {
    const { texts } = await findExercise(rosa, vivo);
    const input = { id: "desde-nada", ...(way === "correct" && { ...texts, seen: texts }) };
    expect((await rosa.send("POST", `/api/admin/exercises/${way}`, input)).status).toBe(404);
  },
);

test.each([
  [{ id: 7 }, "invalidValue"],
  [{}, "required"],
])("hiding %j is refused with %s", async (input, key) => {
  expect(await rosa.send("POST", "/api/admin/exercises/hide", input)).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "id", key }] } },
  });
});

test.each(["exercises?from=-1", "exercises?from=1e3"])("a page %s is refused", async (page) => {
  expect((await rosa.send("GET", `/api/admin/${page}`)).status).toBe(400);
});
