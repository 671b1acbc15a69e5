import { noKnowledge } from "@verbena/core/knowledge/knowledge";
import type { SkillState } from "@verbena/core/knowledge/skill-state";
import { storedKnowledge } from "@verbena/core/knowledge/stored-knowledge";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { skillSnapshots } from "../../db/schema.ts";
import { answer, failedRemoved, placement } from "../../testing/progress.ts";
import {
  appOn,
  connectionFrom,
  createLearner,
  type Learner,
  testApp,
} from "../../testing/test-app.ts";

const { app, db, learner, setClock } = await testApp();

const files = ["everything.json", "cards.csv", "skills.csv", "answers.csv", "anki.txt"];
const now = "2026-03-10T09:30:00.000Z";

async function practisedLearner(events: readonly object[]): Promise<Learner> {
  setClock(now);
  const ana = await learner("Ana");
  const { body } = await ana.send("POST", "/api/progress/events", { events });
  expect(body).toMatchObject({ results: events.map(() => ({ status: "accepted" })) });
  return ana;
}

const textOf = async (ana: Learner, file: string) => {
  const { body } = await ana.send("GET", `/api/export/${file}`);
  return String(body);
};

test("everything.json has all data of a learner", async () => {
  const ana = await practisedLearner([answer(), answer({ item: "hablar", given: "hablo" })]);
  await ana.send("PATCH", "/api/profile", { username: "Anita", preferredLanguage: "fr" });
  const created = { family: "preterito-indefinido", name: "Mis verbos", verbs: ["tener"] };
  await ana.send("POST", "/api/packages", created);
  const { body } = await ana.send("GET", "/api/export/everything.json");
  expect(body).toMatchObject({
    format: "verbena",
    exportedAt: now,
    account: { email: ana.email, role: "user", createdAt: now },
    profile: { username: "Anita", preferredLanguage: "fr" },
    packages: [{ ...created, createdAt: now }],
    startDate: expect.stringMatching(/^2026-03-10T/),
    exercises: [{ family: "preterito-indefinido", totalAttempts: 2, failedItems: ["hablar"] }],
    cards: [
      { item: "hablar", context: "yo", attempts: 1, correctCount: 0 },
      { item: "tener", context: "yo", attempts: 1, correctCount: 1 },
    ],
    days: [{ day: "2026-03-10", attempts: 2, correct: 1 }],
    events: [
      { seq: 1, kind: "answer", item: "tener", given: "tuve", verdict: "correct" },
      { seq: 2, item: "hablar", given: "hablo", answeredAt: "2026-03-10T09:00:00.000Z" },
    ],
  });
});

test("everything.json has each skill that answers showed, and the numbers behind the chances", async () => {
  const ana = await practisedLearner([
    answer(),
    answer({ item: "hablar", given: "hablé" }),
    answer({ item: "hablar", context: "tú", given: "habló" }),
  ]);
  const { body } = await ana.send("GET", "/api/export/everything.json");
  const { skills, ...numbers } = (body as { knowledge: { skills: { skill: string }[] } }).knowledge;
  expect(numbers).toEqual({
    habits: { whole: expect.any(Number), built: expect.any(Number) },
    skillsRightAtFirst: expect.any(Number),
    newFormsOfKnownSkills: { asked: 0, right: 0 },
    lastPredictions: expect.objectContaining({ answers: 3, right: 2 }),
  });
  expect(skills).toContainEqual({
    skill: "fact tener strong-preterite",
    exercise: "preterito-indefinido",
    group: "facts",
    label: "tuv- (tener)",
    status: "begun",
    asked: 1,
    right: 1,
    lastDay: "2026-03-10",
    chance: 1,
  });
  expect(skills.find(({ skill }) => skill === "ending preterito-indefinido tú ar")).toMatchObject({
    label: "-aste (tú, -ar)",
    status: "missing",
    asked: 1,
    right: 0,
  });
});

test("no export contains the session token", async () => {
  const ana = await practisedLearner([answer()]);
  const token = decodeURIComponent(ana.cookie.split("=")[1] ?? "").split(".")[0] ?? "";
  expect(token).not.toBe("");
  for (const file of files) expect(await textOf(ana, file)).not.toContain(token);
});

test("cards.csv has each card with its answer", async () => {
  const ana = await practisedLearner([answer()]);
  const [head, card, end] = (await textOf(ana, "cards.csv")).split("\r\n");
  expect(head).toBe(
    "Ejercicio;Verbo o frase;Persona o palabra;Frase por completar;Respuesta correcta;Facilidad SM-2;Intervalo (días);Repasos seguidos con acierto;Próximo repaso (UTC);Respuestas;Aciertos;Primera respuesta (UTC);Última respuesta (UTC);Estabilidad FSRS (días);Dificultad FSRS (de 1 a 10)",
  );
  expect(card).toBe(
    "preterito-indefinido;tener;yo;Una frase con _______ de tener para yo.;tuve;2,6;1;1;2026-03-11 09:00:00;1;1;2026-03-10 09:00:00;2026-03-10 09:00:00;;",
  );
  expect(end).toBe("");
});

test("cards.csv has the stability and difficulty of FSRS in the place of the easiness", async () => {
  const ana = await practisedLearner([answer()]);
  const scheduler = { kind: "fsrs", retention: 0.9 };
  await ana.send("PUT", "/api/progress/scheduler", { scheduler });
  const [, card = ""] = (await textOf(ana, "cards.csv")).split("\r\n");
  expect(card).toMatch(/;tuve;;2;1;.*;2,30\d*;2,11\d*$/);
});

test("skills.csv says in the learner's language what their answers showed", async () => {
  const fillIn = { family: "desde-hace", item: "vivo-aqui", context: "desde hace" };
  const ana = await practisedLearner([
    answer(),
    answer({ ...fillIn, given: "desde hace" }),
    answer({ context: "tú", given: "tení" }),
  ]);
  await ana.send("PATCH", "/api/profile", { preferredLanguage: "fr" });
  const [head, ...lines] = (await textOf(ana, "skills.csv")).trimEnd().split("\r\n");
  expect(head).toMatch(
    /^\uFEFF?Exercice;Genre;Ce que vous savez;État aujourd’hui;Fois demandé;Fois juste;Dernier jour;Chance que vous vous en souveniez aujourd’hui \(0 à 1\);Identifiant$/,
  );
  expect(lines).toContain(
    "preterito-indefinido;radical ou participe à retenir;tuv- (tener);à revoir;2;1;2026-03-10;0,99;fact tener strong-preterite",
  );
  expect(lines.find((line) => line.startsWith("desde-hace;"))).toMatch(
    /^desde-hace;choix;desde hace \(.+\);en bonne voie;1;1;2026-03-10;1;key desde-hace /,
  );
});

test("skills.csv has what a placement test guesses, without answers", async () => {
  const ana = await practisedLearner([placement()]);
  const lines = (await textOf(ana, "skills.csv")).trimEnd().split("\r\n").slice(1);
  expect(lines).toEqual([
    "preterito-indefinido;raíz o participio que recordar;tuv- (tener);seguramente lo sabes;0;0;2026-03-10;1;fact tener strong-preterite",
  ]);
});

test("skills.csv also has a skill that no exercise asks any more, by its identifier", async () => {
  const ana = await practisedLearner([answer()]);
  await ana.send("GET", "/api/progress/knowledge");
  const gone: SkillState = {
    stability: 10,
    difficulty: 5,
    at: Date.parse(now) / 1000,
    day: "2026-03-10",
    times: 2,
    timesRight: 1,
    isRight: true,
    rightDays: 1,
    witnesses: [],
  };
  const state = storedKnowledge({
    ...noKnowledge,
    skills: { "whole caber futuro-simple tú": gone },
  });
  await db.update(skillSnapshots).set({ state }).where(eq(skillSnapshots.userId, ana.id));
  expect((await textOf(ana, "skills.csv")).trimEnd().split("\r\n").at(-1)).toBe(
    ";;;en camino;2;1;2026-03-10;1;whole caber futuro-simple tú",
  );
});

test.each(["cards.csv", "skills.csv", "answers.csv"])(
  "%s begins with a byte order mark, by which spreadsheets detect UTF-8",
  async (file) => {
    const { cookie } = await learner();
    const response = await app.request(
      `/api/export/${file}`,
      { headers: { cookie } },
      connectionFrom(),
    );
    const start = new Uint8Array(await response.arrayBuffer()).slice(0, 3);
    expect([...start]).toEqual([0xef, 0xbb, 0xbf]);
  },
);

test("answers.csv has only the answers of the log", async () => {
  const ana = await practisedLearner([
    answer({ given: "tengo, creo" }),
    failedRemoved(["tener"]),
    answer({ given: "=1+1" }),
  ]);
  const lines = (await textOf(ana, "answers.csv")).split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(
    /^1;2026-03-10 09:00:00;Europe\/Paris;preterito-indefinido;tener;yo;Una frase con _______ de tener para yo.;"tengo, creo";tuve;wrong;0;false;/,
  );
  expect(lines[2]).toMatch(/^3;.*;tener;yo;.*;"\t=1\+1";tuve;wrong;0;false;/);
});

test("the separator is a comma in English and a semicolon in French", async () => {
  const ana = await practisedLearner([answer()]);
  await ana.send("PATCH", "/api/profile", { preferredLanguage: "en" });
  expect(await textOf(ana, "answers.csv")).toMatch(/^\uFEFF?Number,Date and time \(UTC\),/);
  await ana.send("PATCH", "/api/profile", { preferredLanguage: "fr" });
  expect(await textOf(ana, "answers.csv")).toMatch(/^\uFEFF?Numéro;Date et heure \(UTC\);/);
});

test("answers.csv orders a late answer by the time when it was given", async () => {
  const ana = await practisedLearner([
    answer({ given: "hoy" }),
    answer({ given: "ayer", at: "2026-03-09T09:00:00.000Z" }),
  ]);
  const lines = (await textOf(ana, "answers.csv")).split("\r\n");
  expect(lines[1]).toMatch(/^2;2026-03-09.*;ayer;/);
  expect(lines[2]).toMatch(/^1;2026-03-10.*;hoy;/);
});

test("cards become Anki notes in the learner's language", async () => {
  const ana = await practisedLearner([answer()]);
  await ana.send("PATCH", "/api/profile", { preferredLanguage: "nl" });
  expect(await textOf(ana, "anki.txt")).toBe(
    [
      "#separator:tab",
      "#html:false",
      "#notetype:Basis",
      "#deck column:3",
      "#tags column:4",
      '"Una frase con _______ de tener para yo.\ntener · Pretérito indefinido · yo"\t' +
        '"tuve\nUna frase con tuve de tener para yo.\nEen zin."\t' +
        "Verbena::Pretérito indefinido\tpreterito-indefinido tener irregular",
      "",
    ].join("\n"),
  );
});

test("a fill-in's note has the words to choose from and the explanation", async () => {
  const fillIn = { family: "desde-hace", item: "vivo-aqui", context: "desde hace" };
  const ana = await practisedLearner([answer({ ...fillIn, given: "desde hace" })]);
  await ana.send("PATCH", "/api/profile", { preferredLanguage: "es" });
  const [, note] = (await textOf(ana, "anki.txt")).split("#tags column:4\n");
  expect(note).toBe(
    '"Vivo aquí _____ diez años.\ndesde · desde que · desde hace · hace"\t' +
      '"desde hace\nVivo aquí desde hace diez años.\nUna duración."\t' +
      "Verbena::Desde, desde hace\tdesde-hace\n",
  );
});

test.each([
  ["everything.json", "application/json", "verbena-everything-2026-03-10.json"],
  ["cards.csv", "text/csv", "verbena-cards-2026-03-10.csv"],
  ["skills.csv", "text/csv", "verbena-skills-2026-03-10.csv"],
  ["answers.csv", "text/csv", "verbena-answers-2026-03-10.csv"],
  ["anki.txt", "text/plain", "verbena-anki-2026-03-10.txt"],
])("%s is an attachment that no cache stores", async (file, type, name) => {
  setClock(now);
  const ana = await learner();
  const { status, headers } = await ana.send("GET", `/api/export/${file}`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe(`${type}; charset=utf-8`);
  expect(headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
  expect(headers.get("cache-control")).toBe("no-store");
});

test.each(files)("%s succeeds for a learner who has not practised", async (file) => {
  const ana = await learner();
  expect((await ana.send("GET", `/api/export/${file}`)).status).toBe(200);
});

test("a log that needs several reads is complete and in order", async () => {
  const ana = await practisedLearner([answer()]);
  for (let batch = 0; batch < 12; batch += 1) {
    const events = Array.from({ length: 100 }, () => answer({ given: "tuvo" }));
    await ana.send("POST", "/api/progress/events", { events });
  }
  const lines = (await textOf(ana, "answers.csv")).trimEnd().split("\r\n").slice(1);
  expect(lines.map((line) => Number(line.split(";")[0]))).toEqual(
    Array.from({ length: 1201 }, (_, index) => index + 1),
  );
  const { body } = await ana.send("GET", "/api/export/everything.json");
  expect((body as { events: unknown[] }).events).toHaveLength(1201);
});

test("a learner's second download is refused until the first ends or is cancelled", async () => {
  const ana = await practisedLearner([answer()]);
  const ask = async (method = "GET") =>
    app.request(
      "/api/export/everything.json",
      { method, headers: { cookie: ana.cookie } },
      connectionFrom(),
    );
  const first = await ask();
  const second = await ana.send("GET", "/api/export/answers.csv");
  expect(second).toMatchObject({ status: 429, body: { error: { code: "rate_limited" } } });
  expect(second.headers.get("retry-after")).toBe("5");
  await first.text();
  await (await ask()).body?.cancel();
  expect((await ask("HEAD")).status).toBe(200);
  expect((await ana.send("GET", "/api/export/answers.csv")).status).toBe(200);
});

test("a learner can download a limited number of files an hour", async () => {
  const limits = { download: { points: 3, durationS: 3600 } };
  const limited = appOn(db, { limits });
  const now = new Date();
  const [ana, berta] = [
    await createLearner({ app: limited.app, db, now }),
    await createLearner({ app: limited.app, db, now }),
  ];
  const statuses: number[] = [];
  for (const file of files) {
    statuses.push((await ana.send("GET", `/api/export/${file}`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect((await berta.send("GET", "/api/export/cards.csv")).status).toBe(200);
});
