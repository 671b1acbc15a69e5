import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { storeContent } from "../../content/store-content.ts";
import { contentVersion, users } from "../../db/schema.ts";
import { createAdministrator } from "../../testing/administrator.ts";
import { answer } from "../../testing/events.ts";
import { appOn, createLearner, testApp } from "../../testing/test-app.ts";
import { testContent } from "../../testing/test-content.ts";
import type { CorrectionRecord } from "./list-corrections.ts";

/** The part of an audit log entry that these tests need. */
type LoggedAction = { kind: string };

const site = await testApp();
const { db, learner } = site;
const rosa = await createAdministrator(site);
const ana = await learner("Ana");

const hablar = "preterito-indefinido/hablar/yo";
const oir = "preterito-indefinido/oír/yo";
const vivo = "vivo-aqui";

const correct = (id: string, change: object) =>
  rosa.send("PATCH", "/api/admin/exercises", { id, ...change });
const withdraw = (id: string) => rosa.send("POST", "/api/admin/exercises/withdraw", { id });
const sentencesPath = "/api/exercises/conjugation?family=preterito-indefinido";

async function seenByAna(id: string) {
  const path = id === vivo ? "/api/exercises/fill-in?family=desde-hace" : sentencesPath;
  const { exercises } = (await ana.send("GET", path)).body as { exercises: { id: string }[] };
  return exercises.find((exercise) => exercise.id === id);
}

async function version() {
  const [row] = await db.select({ hash: contentVersion.hash }).from(contentVersion);
  return row?.hash;
}

test("learners get the corrected sentence with its other fields unchanged", async () => {
  const before = await seenByAna(hablar);
  const change = {
    sentence: "Ayer _______ con mi madre.",
    time: "Ayer",
    subject: "",
    fr: "Hier : oui.",
  };
  const { status, body } = await correct(hablar, change);
  expect(status).toBe(200);
  expect(body).toMatchObject({ exercise: { correction: { state: "applied" } } });
  expect(await seenByAna(hablar)).toEqual({
    ...before,
    sentence: "Ayer _______ con mi madre.",
    timeMarker: "Ayer",
    subject: null,
    translations: { fr: "Hier\u00a0: oui.", nl: "Een zin.", en: "A sentence." },
  });
  await withdraw(hablar);
  expect(await seenByAna(hablar)).toEqual(before);
});

test("a browser that revalidates its sentences gets the corrected ones", async () => {
  const etag = (await ana.send("GET", sentencesPath)).headers.get("etag") ?? "";
  const ask = () => ana.send("GET", sentencesPath, undefined, { "if-none-match": etag });
  expect((await ask()).status).toBe(304);
  await correct(hablar, { en: "I talked." });
  expect((await ask()).status).toBe(200);
  await withdraw(hablar);
  expect((await ask()).status).toBe(304);
});

test("another process applies the correction from its next request on", async () => {
  const other = appOn(db);
  const berta = await createLearner({ app: other.app, db, now: other.now() });
  const before = await berta.send("GET", sentencesPath);
  await correct(hablar, { en: "I talked." });
  expect((await berta.send("GET", sentencesPath)).body).not.toEqual(before.body);
  await withdraw(hablar);
  expect((await berta.send("GET", sentencesPath)).body).toEqual(before.body);
});

test("corrections of an exercise add up, and correcting back removes them", async () => {
  await correct(vivo, { nl: "Ik woon hier tien jaar." });
  await correct(vivo, { en: "I’ve lived here for ten years." });
  expect(await seenByAna(vivo)).toMatchObject({
    translations: { nl: "Ik woon hier tien jaar.", en: "I’ve lived here for ten years." },
  });
  const { body } = await correct(vivo, {
    nl: "Ik woon hier al tien jaar.",
    en: "I have lived here for ten years.",
  });
  expect(body).toMatchObject({ exercise: { correction: null } });
  expect(await version()).toBe("test-content");
});

const nota = {
  noteFr: "Dix ans\u00a0: une durée.",
  noteNl: "Tien jaar: een duur.",
  noteEs: "Diez años: una duración.",
  noteEn: "Ten years: a length of time.",
};

test("a note and a hint can be corrected and removed", async () => {
  const before = await seenByAna(vivo);
  const change = { instruction: "acción que sigue", ...nota, noteFr: "Dix ans : une durée." };
  expect((await correct(vivo, change)).status).toBe(200);
  const { noteFr: fr, noteNl: nl, noteEs: es, noteEn: en } = nota;
  expect(await seenByAna(vivo)).toEqual({
    ...before,
    instruction: "acción que sigue",
    note: { fr, nl, es, en },
  });
  await correct(vivo, { instruction: "", noteFr: "", noteNl: "", noteEs: "", noteEn: "" });
  expect(await seenByAna(vivo)).toEqual(before);
  expect(await version()).toBe("test-content");
});

test("the marked words of a fill-in can be corrected with its sentence", async () => {
  const before = await seenByAna(vivo);
  const change = {
    sentence: "Trabajo aquí _____ once años.",
    complement: "once años",
    verb: "Trabajo",
  };
  expect((await correct(vivo, change)).status).toBe(200);
  const { verb: verbMarker, ...corrected } = change;
  expect(await seenByAna(vivo)).toEqual({ ...before, ...corrected, verbMarker });
  await withdraw(vivo);
  expect(await seenByAna(vivo)).toEqual(before);
});

const duracion = "desde-hace/explanations/desde_hace_duracion_continua";
const explain = (change: object, id = duracion) =>
  rosa.send("PATCH", "/api/admin/explanations", { id, ...change });

test("an explanation is corrected for all sentences that share it, and withdrawn", async () => {
  const before = await seenByAna(vivo);
  const change = { fr: "Une durée : dix ans.", en: "A length of time." };
  expect(await explain(change)).toMatchObject({
    status: 200,
    body: { explanation: { exercises: 1, correction: { state: "applied" } } },
  });
  expect(await seenByAna(vivo)).toEqual({
    ...before,
    explanation: {
      fr: "Une durée\u00a0: dix ans.",
      nl: "Een duur.",
      es: "Una duración.",
      en: "A length of time.",
    },
  });
  expect(await withdraw(duracion)).toMatchObject({ status: 200, body: { exercise: null } });
  expect(await seenByAna(vivo)).toEqual(before);
  expect(await version()).toBe("test-content");
});

test.each([
  ["exercises", hablar, { en: "We talk." }, { en: "We chat." }],
  ["explanations", duracion, { en: "A length." }, { en: "A length of time." }],
])(
  "for %s, a correction of %s that changed since it was read is not withdrawn",
  async (path, id, seen, later) => {
    const correctTo = async (change: object) => {
      const { body } = await rosa.send("PATCH", `/api/admin/${path}`, { id, ...change });
      const { exercise, explanation } = body as Record<string, { version: string }>;
      return (exercise ?? explanation)?.version;
    };
    const versionSeen = await correctTo(seen);
    const version = await correctTo(later);
    const withdrawOf = (version: string | undefined) =>
      rosa.send("POST", "/api/admin/exercises/withdraw", { id, version });

    expect(await withdrawOf(versionSeen)).toMatchObject({
      status: 400,
      body: { error: { issues: [{ path: "", key: "changedMeanwhile" }] } },
    });
    expect(await stateOf(id)).toBe("applied");
    expect((await withdrawOf(version)).status).toBe(200);
    expect(await stateOf(id)).toBeUndefined();
  },
);

test("a corrected explanation survives newer files until they change the corrected language", async () => {
  const withExplanation = (change: object) => ({
    ...testContent,
    hash: JSON.stringify(change),
    fillIn: testContent.fillIn.map((one) => ({
      ...one,
      explanation: { ...one.explanation, ...change },
    })),
  });
  await explain({ en: "A length of time." });
  await storeContent(db, withExplanation({ nl: "Een tijdsduur." }));
  expect(await seenByAna(vivo)).toMatchObject({
    explanation: { nl: "Een tijdsduur.", en: "A length of time." },
  });
  await storeContent(db, withExplanation({ en: "A time." }));
  expect(await seenByAna(vivo)).toMatchObject({ explanation: { en: "A time." } });
  expect(await stateOf(duracion)).toBe("file-changed");
  await storeContent(db, testContent);
  await withdraw(duracion);
});

test.each([
  [{ fr: " " }, 400],
  [{ nl: "'Een' duur." }, 400],
  [{ es: "Una _____ duración." }, 400],
  [{ explanationKey: "desde_mes" }, 400],
])("an explanation with %j is refused with %i", async (change, status) => {
  const before = await seenByAna(vivo);
  expect((await explain(change)).status).toBe(status);
  expect(await seenByAna(vivo)).toEqual(before);
});

test.each(["vivo-aqui", "desde-hace/explanations/desde_mes", "desde-hace/explanations/x"])(
  "the unknown explanation %s is not found",
  async (id) => {
    expect((await explain({ en: "A month." }, id)).status).toBe(404);
  },
);

test("a correction of an outdated text is refused as a whole", async () => {
  const { body } = await rosa.send("GET", "/api/admin/exercises?search=oir");
  const { exercises } = body as { exercises: { id: string; version: string }[] };
  const seen = exercises.find(({ id }) => id === oir)?.version;
  const other = await createAdministrator(site, "Eva");
  const change = { id: oir, nl: "Ik hoorde.", version: seen };
  expect((await other.send("PATCH", "/api/admin/exercises", change)).status).toBe(200);
  expect(await correct(oir, { en: "I heard.", version: seen })).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "", key: "changedMeanwhile" }] } },
  });
  expect(await seenByAna(oir)).toMatchObject({
    translations: { nl: "Ik hoorde.", en: "A sentence." },
  });
  await withdraw(oir);
  expect((await correct(oir, { en: "I heard.", version: seen })).status).toBe(200);
  await withdraw(oir);
});

test("a correction of an outdated explanation is refused", async () => {
  await explain({ en: "A length of time." });
  expect(await explain({ nl: "Een tijd.", version: "of another text" })).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: "", key: "changedMeanwhile" }] } },
  });
  await withdraw(duracion);
});

test.each([
  [hablar, { sentence: "Ayer ______ con mi madre para yo." }, "sentence", "invalidBlank"],
  [hablar, { sentence: "Ayer _______ y _______ para yo." }, "sentence", "invalidBlank"],
  [vivo, { sentence: "Vivo aquí _______ diez años." }, "sentence", "invalidBlank"],
  [hablar, { correctAnswer: "hable" }, "correctAnswer", "notTheForm"],
  [hablar, { correctAnswer: "habló" }, "correctAnswer", "notTheForm"],
  [vivo, { correctAnswer: "desde" }, "correctAnswer", "notTheForm"],
  [hablar, { time: "Ayer" }, "time", "notInSentence"],
  [hablar, { sentence: "Ayer _______ con mi madre." }, "subject", "notInSentence"],
  [hablar, { subject: "fras" }, "subject", "notInSentence"],
  [vivo, { complement: "once años" }, "complement", "notInSentence"],
  [vivo, { verb: "Vives" }, "verb", "notInSentence"],
  [hablar, { verb: "frase" }, "verb", "notInSentence"],
  [vivo, { time: "Vivo" }, "time", "notInSentence"],
  [hablar, { complement: "Una frase" }, "complement", "notInSentence"],
  [hablar, { instruction: "ayer" }, "instruction", "invalidValue"],
  [hablar, { noteFr: "Hier." }, "noteFr", "noteInPart"],
  [vivo, { ...nota, noteEs: "" }, "noteEs", "noteInPart"],
  [vivo, { instruction: "con desde hace" }, "instruction", "tellsAnswer"],
  [hablar, { sentence: "_______ con mi madre para yo." }, "sentence", "blankFirst"],
  [hablar, { sentence: "Ayer _______ mucho para yo?" }, "sentence", "invertedMarks"],
  [hablar, { nl: "Ik zei 'nee'." }, "nl", "straightMarks"],
  [hablar, { en: "I talked.." }, "en", "dots"],
  [hablar, { en: "I _______ to my mother." }, "en", "blankInText"],
])("%s with %j is refused at %s with %s", async (id, change, path, key) => {
  const before = await seenByAna(id);
  expect(await correct(id, change)).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path, key }] } },
  });
  expect(await seenByAna(id)).toEqual(before);
});

test("a text is tidied: one line, single spaces, NFC, typographic marks", async () => {
  await correct(oir, {
    sentence: "  Ayer  _______ la radio para yo. ",
    nl: "Één\u00a0zin.",
    en: "I didn't...",
  });
  expect(await seenByAna(oir)).toMatchObject({
    sentence: "Ayer _______ la radio para yo.",
    translations: { nl: "Één zin.", en: "I didn’t…" },
  });
  await withdraw(oir);
});

test("a hidden exercise is not asked, its answers are skipped, and it can come back", async () => {
  await rosa.send("POST", "/api/admin/exercises/hide", { id: oir });
  expect(await seenByAna(oir)).toBeUndefined();
  const send = () =>
    ana.send("POST", "/api/progress/events", { events: [answer({ item: "oír", given: "oí" })] });
  expect((await send()).body).toMatchObject({
    results: [{ status: "skipped", key: "unknownVerb" }],
  });
  await rosa.send("POST", "/api/admin/exercises/show", { id: oir });
  expect((await send()).body).toMatchObject({ results: [{ status: "accepted" }] });
  expect(await version()).toBe("test-content");
});

test("a hidden exercise keeps its correction and its card", async () => {
  await ana.send("POST", "/api/progress/events", {
    events: [answer({ item: "oír", given: "oí" })],
  });
  await correct(oir, { en: "I heard." });
  await rosa.send("POST", "/api/admin/exercises/hide", { id: oir });
  expect(JSON.stringify((await ana.send("GET", "/api/progress")).body)).toContain("oír");
  await rosa.send("POST", "/api/admin/exercises/show", { id: oir });
  expect(await seenByAna(oir)).toMatchObject({ translations: { en: "I heard." } });
  await withdraw(oir);
});

const withOtherTranslation = (id: string, language: "nl" | "en", text: string) => ({
  ...testContent,
  hash: `${language} changed`,
  conjugation: testContent.conjugation.map((exercise) =>
    exercise.id === id
      ? { ...exercise, translations: { ...exercise.translations, [language]: text } }
      : exercise,
  ),
});

async function stateOf(id: string) {
  const { body } = await rosa.send("GET", "/api/admin/corrections");
  const { corrections } = body as { corrections: CorrectionRecord[] };
  const found = corrections.find(({ exerciseId }) => exerciseId === id);
  const one = found?.exercise ?? found?.explanation;
  return found && (one?.correction?.state ?? "gone");
}

test("a correction survives newer files that do not change the corrected fields", async () => {
  await correct(hablar, { en: "I talked." });
  await storeContent(db, withOtherTranslation(hablar, "nl", "Een andere zin."));
  expect(await seenByAna(hablar)).toMatchObject({
    translations: { nl: "Een andere zin.", en: "I talked." },
  });
  expect(await stateOf(hablar)).toBe("applied");
  await storeContent(db, testContent);
  await withdraw(hablar);
});

test("if the files change a corrected field, their text applies and the list says so", async () => {
  await correct(hablar, { en: "I talked." });
  await storeContent(db, withOtherTranslation(hablar, "en", "I spoke."));
  expect(await seenByAna(hablar)).toMatchObject({ translations: { en: "I spoke." } });
  expect(await stateOf(hablar)).toBe("file-changed");
  await correct(hablar, { en: "I talked." });
  expect(await stateOf(hablar)).toBe("applied");
  await storeContent(db, testContent);
  await withdraw(hablar);
});

test("the list marks corrections that the files have adopted, and those of deleted exercises", async () => {
  await correct(hablar, { en: "I talked." });
  await storeContent(db, withOtherTranslation(hablar, "en", "I talked."));
  expect(await stateOf(hablar)).toBe("in-files");
  await storeContent(db, { hash: "none", conjugation: [], fillIn: [] });
  expect(await stateOf(hablar)).toBe("gone");
  expect(await withdraw(hablar)).toMatchObject({ status: 200, body: { exercise: null } });
  expect(await stateOf(hablar)).toBeUndefined();
  await storeContent(db, testContent);
});

test("each change is logged with its exercise", async () => {
  await correct(oir, { en: "I heard." });
  await rosa.send("POST", "/api/admin/exercises/hide", { id: oir });
  await rosa.send("POST", "/api/admin/exercises/show", { id: oir });
  await withdraw(oir);
  const { body } = await rosa.send("GET", "/api/admin/actions");
  const last = (body as { actions: LoggedAction[] }).actions.slice(0, 4);
  expect(last.map(({ kind }) => kind).toSorted()).toEqual([
    "correction-withdrawn",
    "exercise-corrected",
    "exercise-hidden",
    "exercise-shown",
  ]);
  for (const action of last) {
    expect(action).toMatchObject({ subjects: [{ target: null, details: { exercise: oir } }] });
  }
});

test("a correction stays after its author's account is deleted", async () => {
  const eva = await createAdministrator(site, "Eva");
  await eva.send("PATCH", "/api/admin/exercises", { id: oir, en: "I heard." });
  await db.delete(users).where(eq(users.id, eva.id));
  expect(await seenByAna(oir)).toMatchObject({ translations: { en: "I heard." } });
  await withdraw(oir);
});
