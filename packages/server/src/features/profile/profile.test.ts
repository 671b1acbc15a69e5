import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const { learner } = await testApp();

test("the first request creates the profile, with the account's name and default settings", async () => {
  const ana = await learner("Ana");
  expect(await ana.send("GET", "/api/profile")).toMatchObject({
    status: 200,
    body: {
      id: ana.id,
      username: "Ana",
      email: ana.email,
      role: "user",
      preferredLanguage: "es",
      theme: "system",
      dailyAim: 20,
      newPerDay: 10,
      roundLength: 20,
      families: ["presente-indicativo", "preterito-indefinido", "desde-hace"],
      region: "spain",
      persons: ["yo", "tú", "él", "nosotros", "vosotros", "ellos"],
      practiceDays: 5,
      weeklyMail: false,
      sound: false,
      accentShortcuts: true,
    },
  });
});

test.each([
  [{ cookie: "verbena_language=nl", "accept-language": "fr" }, "nl"],
  [{ cookie: "verbena_language=xx", "accept-language": "fr" }, "fr"],
  [{ "accept-language": "de, fr-BE;q=0.8, en;q=0.5" }, "fr"],
  [{ "accept-language": "en;q=0.1, nl;q=0" }, "en"],
  [{ "accept-language": "de" }, "es"],
])("a request with %j creates a profile in the language %s", async (headers, language) => {
  const ana = await learner();
  const cookie = "cookie" in headers ? `${ana.cookie}; ${headers.cookie}` : ana.cookie;
  const { body } = await ana.send("GET", "/api/profile", undefined, { ...headers, cookie });
  expect(body).toMatchObject({ preferredLanguage: language });
});

test("a change is stored and keeps the other fields", async () => {
  const ana = await learner();
  const change = { username: " Anita ", preferredLanguage: "fr", sound: true, dailyAim: 50 };
  const changed = await ana.send("PATCH", "/api/profile", change);
  expect(changed.body).toMatchObject({ ...change, username: "Anita", theme: "system" });
  expect((await ana.send("GET", "/api/profile")).body).toEqual(changed.body);
  expect((await ana.send("GET", "/api/progress")).body).toMatchObject({ userName: "Anita" });
});

test("settings of practice are stored, persons in their usual order and once", async () => {
  const ana = await learner();
  const change = { newPerDay: 0, roundLength: 50, practiceDays: 7, weeklyMail: true };
  const persons = ["ellos", "yo", "yo"];
  await ana.send("PATCH", "/api/profile", { ...change, persons });
  const { body } = await ana.send("GET", "/api/profile");
  expect(body).toMatchObject({ ...change, persons: ["yo", "ellos"] });
});

test("chosen families are stored in their usual order and once", async () => {
  const ana = await learner();
  const families = ["desde-hace", "presente-indicativo", "desde-hace"];
  await ana.send("PATCH", "/api/profile", { families, region: "latin-america" });
  expect((await ana.send("GET", "/api/profile")).body).toMatchObject({
    families: ["presente-indicativo", "desde-hace"],
    region: "latin-america",
  });
});

test("an empty change succeeds", async () => {
  const ana = await learner();
  expect((await ana.send("PATCH", "/api/profile", {})).status).toBe(200);
});

test.each([
  [{ username: "A" }, "username", "usernameMin"],
  [{ username: "a".repeat(51) }, "username", "usernameMax"],
  [{ username: "a\0b" }, "username", "invalidValue"],
  [{ preferredLanguage: "de" }, "preferredLanguage", "invalidLanguage"],
  [{ theme: "sepia" }, "theme", "invalidValue"],
  [{ dailyAim: 0 }, "dailyAim", "invalidValue"],
  [{ newPerDay: 101 }, "newPerDay", "invalidValue"],
  [{ roundLength: 30 }, "roundLength", "invalidValue"],
  [{ families: [] }, "families", "required"],
  [{ families: ["participio"] }, "families.0", "unknownFamily"],
  [{ families: "desde-hace" }, "families", "invalidValue"],
  [{ region: "spain, latin-america" }, "region", "invalidValue"],
  [{ persons: [] }, "persons", "required"],
  [{ persons: ["vos"] }, "persons.0", "invalidValue"],
  [{ practiceDays: 8 }, "practiceDays", "invalidValue"],
  [{ weeklyMail: 1 }, "weeklyMail", "invalidValue"],
  [{ sound: "yes" }, "sound", "invalidValue"],
  [{ role: "admin" }, "", "invalidValue"],
  [{ id: "00000000-0000-4000-8000-000000000000" }, "", "invalidValue"],
])("a change %j is refused at %s with %s", async (change, path, key) => {
  const ana = await learner();
  expect(await ana.send("PATCH", "/api/profile", change)).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path, key }] } },
  });
});
