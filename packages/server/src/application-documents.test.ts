import { DAY_MS } from "@verbena/core/calendar";
import { defaultFamily } from "@verbena/core/families";
import { eq } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { storeContent } from "./content/store-content.ts";
import type { Database } from "./db/database.ts";
import { sessions } from "./db/schema.ts";
import type { FirstItem } from "./first-item.ts";
import type { Start } from "./start.ts";
import { createAdministrator } from "./testing/account.ts";
import { correctExercise } from "./testing/correct-exercise.ts";
import { itemIn } from "./testing/first-item.ts";
import { answer } from "./testing/progress.ts";
import { appOn, type Learner, testApp, type Visitor, visitor } from "./testing/test-app.ts";
import { testContent } from "./testing/test-content.ts";

const site = await testApp();
const { db, nobody, learner } = site;

// A document that waits too long for its item is sent without it.
vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
afterAll(() => void vi.useRealTimers());

const open = ({ send }: Visitor, path: string, headers?: Record<string, string>) =>
  send("GET", path, undefined, headers);

const itemAt = async (visitor: Visitor, path: string) => itemIn((await open(visitor, path)).body);

const formAt = async (visitor: Visitor, path: string) => {
  const exercise = (await itemAt(visitor, path))?.exercise;
  return exercise && ("item" in exercise ? `${exercise.item} ${exercise.person}` : exercise.id);
};

const record = ({ send }: Learner, ...events: object[]) =>
  send("POST", "/api/progress/events", { events });

const wrong = (item: string, context: string, at: string) =>
  answer({ item, context, given: "xx", at });

test.each([
  ["/app", "%2Fapp"],
  ["/app/", "%2Fapp%2F"],
  [
    "/app/exercise/desde-hace?failed=true&x=a%26b",
    "%2Fapp%2Fexercise%2Fdesde-hace%3Ffailed%3Dtrue%26x%3Da%2526b",
  ],
  ["/app//evil.example", "%2Fapp%2F%2Fevil.example"],
])("without a session, %s leads to the sign-in page, and back", async (path, from) => {
  const { status, headers } = await open(nobody, path);
  expect(status).toBe(302);
  expect(headers.get("location")).toBe(`/auth?from=${from}`);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("vary")).toBe("Cookie");
});

test("without a session, the board leads to the visitors’ board with the same choice", async () => {
  const { status, headers } = await open(nobody, "/app/board/show?family=por-para&seed=7", {
    "accept-language": "nl-BE",
  });
  expect(status).toBe(302);
  expect(headers.get("location")).toBe("/nl/try/board/show?family=por-para&seed=7");
});

test("without a session, the help for teachers leads to the visitors’ one", async () => {
  const { status, headers } = await open(nobody, "/app/classes/help", { "accept-language": "es" });
  expect(status).toBe(302);
  expect(headers.get("location")).toBe("/es/try/help");
});

test("a cookie with a wrong signature counts as none", async () => {
  const cookie = "verbena.session_token=token.c2lnbmF0dXJl";
  expect((await open(nobody, "/app/profile", { cookie })).status).toBe(302);
});

test("an exercise screen whose session has ended leads to the sign-in page", async () => {
  const ana = await learner();
  const past = new Date(Date.now() - 40 * DAY_MS);
  await db.update(sessions).set({ expiresAt: past }).where(eq(sessions.userId, ana.id));
  const { status, headers } = await open(ana, "/app/review");
  expect(status).toBe(302);
  expect(headers.get("location")).toBe("/auth?from=%2Fapp%2Freview");
});

test("search engines list neither the sign-in page nor the application", async () => {
  const ana = await learner();
  for (const path of ["/auth", "/app/profile", "/app/review", "/app/review?more=true"]) {
    expect((await open(ana, path)).headers.get("x-robots-tag")).toBe("noindex");
  }
});

test("the document of an exercise screen has the first item and nothing else of the learner", async () => {
  const ana = await learner("Ana");
  await ana.send("PATCH", "/api/profile", { preferredLanguage: "nl", roundLength: 10 });
  const path = "/app/exercise/desde-hace";
  const { body } = await open(ana, path);
  const { exercises } = (await ana.send("GET", "/api/exercises/fill-in?family=desde-hace"))
    .body as { exercises: FirstItem["exercise"][] };
  expect(itemIn(body)).toEqual({
    learner: ana.id,
    path,
    language: "nl",
    exercise: {
      ...exercises[0],
      translations: { fr: "", nl: "Ik woon hier al tien jaar.", en: "" },
      explanation: { fr: "", nl: "Een duur.", es: "", en: "" },
      places: {},
    },
    roundLength: 1,
    sound: false,
    accentShortcuts: true,
  });
  expect(body).not.toContain("Ana");
  expect(body).not.toContain(ana.email);
});

test("a document with an item has texts only in its language", async () => {
  const ana = await learner();
  await ana.send("PATCH", "/api/profile", { preferredLanguage: "nl" });
  const path = "/app/exercise/desde-hace";
  expect((await open(ana, path)).body).toContain('id="first-texts">{"nl":["Controleren"]}<');
  expect((await open(ana, `${path}?section=uso`)).body).toContain("Valider");
});

test("a document with an item is kept by nobody", async () => {
  const ana = await learner();
  const { headers } = await open(ana, "/app/review?more=true");
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("vary")).toBe("Cookie, Accept-Encoding");
  expect(headers.get("etag")).toBeNull();
});

test("the policy allows the document’s own script and style, and no others", async () => {
  const ana = await learner();
  const policyAt = async (path: string) =>
    (await open(ana, path)).headers.get("content-security-policy");
  const policy = await policyAt("/app/exercise/desde-hace");
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+'$/);
  expect(policy).toBe(await policyAt("/app/exercise/desde-hace?section=uso"));
  expect(policy).not.toBe(await policyAt("/app/profile"));
});

test.each([
  ["/auth", "auth"],
  ["/auth/reset", "frame"],
  ["/app/exercise", "exercise"],
  ["/app/review", "exercise"],
  ["/fr/try/a1", "exercise"],
  ["/app", "frame"],
  ["/app/exercises", "frame"],
  ["/nothing", "frame"],
])("the document at %s is the one for its kind of page: %s", async (path, kind) => {
  const { body } = await open(await learner(), path);
  expect(body).toContain(`document.title = "Verbena ${kind}"`);
});

test("documents name the age for the sign-up form, but for the one that the service worker keeps", async () => {
  const ageAt = async (site: Parameters<typeof appOn>[1], path: string) => {
    const { body } = await open(visitor(appOn(db, site).app), path);
    return /<meta name="sign-up-age" content="(\d*)">/.exec(String(body))?.[1];
  };
  const ofPublic = { operator: "public", minAge: 15 } as const;
  expect(await ageAt(ofPublic, "/auth")).toBe("15");
  expect(await ageAt(ofPublic, "/fr/try/a1")).toBe("15");
  expect(await ageAt(ofPublic, "/index.html")).toBeUndefined();
  expect(await ageAt({ operator: "school", minAge: 15 }, "/auth")).toBe("");
});

test.each(["br", "gzip"])("the document is compressed with %s", async (encoding) => {
  const ana = await learner();
  for (const path of ["/app/exercise/desde-hace", "/app/profile"]) {
    const { status, headers } = await open(ana, path, { "accept-encoding": encoding });
    expect(status).toBe(200);
    expect(headers.get("content-encoding")).toBe(encoding);
  }
});

test("a sentence cannot end the element of the item", async () => {
  const rosa = await createAdministrator(site);
  const sentence = "Vivo </script><!--<script> $& aquí _____ diez años.";
  await correctExercise(rosa, "vivo-aqui", { sentence });
  const { body } = await open(rosa, "/app/exercise/desde-hace");
  expect(String(body).split("</script>")).toHaveLength(4);
  expect(itemIn(body)?.exercise).toMatchObject({ sentence });
});

test("a screen whose family was removed begins with the default family", async () => {
  const ana = await learner();
  for (const path of ["/app/exercise/old-family", "/app/exercise"]) {
    expect((await itemAt(ana, path))?.exercise.family).toBe(defaultFamily);
  }
});

test("a screen shows the selected verbs only", async () => {
  const ana = await learner();
  const path = "/app/exercise/preterito-indefinido?verbs=oír";
  expect(await itemAt(ana, path)).toMatchObject({ exercise: { item: "oír" }, roundLength: 1 });
});

test("a screen shows the verbs of a package, if it belongs to the learner and the family", async () => {
  const [ana, ben] = [await learner(), await learner()];
  const id = crypto.randomUUID();
  const family = "preterito-indefinido";
  await ana.send("POST", "/api/packages", { id, family, name: "Uno", verbs: ["oír"] });
  const path = `/app/exercise/${family}?package=${id}`;
  expect(await itemAt(ana, path)).toMatchObject({ exercise: { item: "oír" }, roundLength: 1 });
  expect(await itemAt(ben, path)).toBeNull();
  expect(await itemAt(ana, `/app/exercise/presente-indicativo?package=${id}`)).toBeNull();
  expect(await itemAt(ana, `/app/exercise/${family}?package=x`)).toBeNull();
});

test("the failed list begins with the last mistake", async () => {
  const ana = await learner();
  await record(
    ana,
    wrong("tener", "tú", "2026-03-10T09:00:00.000Z"),
    wrong("hablar", "yo", "2026-03-10T09:01:00.000Z"),
  );
  const path = "/app/exercise/preterito-indefinido?failed=true";
  expect(await itemAt(ana, path)).toMatchObject({
    exercise: { item: "hablar", person: "yo" },
    roundLength: 2,
  });
  expect(await formAt(ana, "/app/review?missed=true")).toBe("hablar yo");
});

test("the review begins with what is due, and otherwise with a new form", async () => {
  const ana = await learner();
  expect(await formAt(ana, "/app/review")).toBe("hablar yo");
  await ana.send("PATCH", "/api/profile", { newPerDay: 0 });
  expect(await itemAt(ana, "/app/review")).toBeNull();
  await record(ana, wrong("tener", "tú", "2026-03-10T09:00:00.000Z"));
  expect(await formAt(ana, "/app/review")).toBe("tener tú");
});

test("new forms have the order of the list of the learner's level", async () => {
  const ana = await learner();
  const placeOf = { tener: { A1: 1, B2: 0 }, hablar: { A1: 0, B2: 1 } };
  const conjugation = testContent.conjugation.flatMap((exercise) =>
    exercise.person === "yo" &&
    exercise.verb !== "oír" &&
    exercise.family === "preterito-indefinido"
      ? [{ ...exercise, places: placeOf[exercise.verb as keyof typeof placeOf] }]
      : [],
  );
  await storeContent(db, { hash: "two", conjugation, fillIn: [] });
  const first = () => formAt(ana, "/app/review?new=true");
  expect(await first()).toBe("hablar yo");
  await ana.send("PATCH", "/api/profile", { families: ["preterito-indefinido", "por-para"] });
  expect(await first()).toBe("tener yo");
  const { body } = await ana.send("GET", "/api/start?outline=true");
  const outline = (body as Start).outline?.["preterito-indefinido"];
  expect(new Map(outline?.map(([item, , place]) => [item, place]))).toEqual(
    new Map([
      ["tener", 0],
      ["hablar", 1],
    ]),
  );
  await storeContent(db, testContent);
});

test.each(["section=uso", "cause=wrong-tense"])(
  "with ?%s, only the browser can choose the item",
  async (query) => {
    const ana = await learner();
    const { status, body } = await open(ana, `/app/exercise/preterito-indefinido?${query}`);
    expect(status).toBe(200);
    expect(itemIn(body)).toBeNull();
  },
);

/** The application on a database whose prepared statements behave differently. */
const appWith = (runPrepared: Database["runPrepared"]) =>
  appOn(Object.assign(Object.create(db), { runPrepared })).app;

test("a document waits 150 ms for its item if the database hangs", async () => {
  const { cookie } = await learner();
  const asked = Promise.withResolvers<void>();
  const app = appWith(() => {
    asked.resolve();
    return new Promise(() => {});
  });
  const opening = open(visitor(app, cookie), "/app/review?more=true");
  await asked.promise;
  vi.advanceTimersByTime(150);
  const { status, headers, body } = await opening;
  expect(status).toBe(200);
  expect(itemIn(body)).toBeNull();
  expect(headers.get("cache-control")).toBe("no-cache");
});

test("a document is sent without an item if the database fails", async () => {
  const { cookie } = await learner();
  const app = appWith(() => Promise.reject(new Error("Connection terminated")));
  const { status, body } = await open(visitor(app, cookie), "/app/review?more=true");
  expect(status).toBe(200);
  expect(itemIn(body)).toBeNull();
});
