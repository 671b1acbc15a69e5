import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { classActions, classInvitations, teachers } from "../../../db/schema.ts";
import { createTeacher, openTestClass, putIntoClass } from "../../../testing/class-people.ts";
import { mailsTo } from "../../../testing/sent-mails.ts";
import { appOn, testApp, visitor } from "../../../testing/test-app.ts";

const site = await testApp();
const { db, nobody, setClock } = site;

let invited = 0;

/** A class, and the token that its teacher has sent to an address. */
async function inviteByMail() {
  setClock("2026-10-01T10:00:00.000Z");
  const rosa = await createTeacher(site);
  const path = `/api/classes/${await openTestClass(rosa)}`;
  invited += 1;
  const email = `lenz-${invited}@example.org`;
  const { status, body } = await rosa.send("POST", `${path}/invitations`, {
    email: email.toUpperCase(),
  });
  expect(status).toBe(201);
  const [mail] = await mailsTo(db, email);
  return { rosa, path, email, invitations: Object(body).invitations, mail, token: mail?.token };
}

const check = (token: unknown) => nobody.send("POST", "/api/class-invitations/check", { token });

const expired = {
  status: 400,
  body: { error: { issues: [{ path: "token", key: "linkExpired" }] } },
};

test("a teacher invites another one, who accepts and has the same rights", async () => {
  const { path, email, invitations, mail, token } = await inviteByMail();
  expect(invitations).toMatchObject([{ email, expiresAt: "2026-10-08T10:00:00.000Z" }]);
  expect(mail).toMatchObject({
    kind: "class-invitation",
    path: "/auth/class-invitation",
    content: { className: "3e B", teacher: "Mme Roy" },
  });
  expect((await check(token)).body).toEqual({ className: "3e B", teachers: ["Mme Roy"] });
  const lenz = await site.learner();
  const accept = { token, name: "M. Lenz" };
  const accepted = await lenz.send("POST", "/api/class-invitations/accept", accept);
  expect(accepted.status).toBe(200);
  expect((await lenz.send("GET", path)).body).toMatchObject({
    role: "teacher",
    teachers: expect.arrayContaining(["Mme Roy", "M. Lenz"]),
  });
  expect((await lenz.send("PATCH", path, { name: "4e A" })).status).toBe(200);
  expect(await db.$count(classInvitations, eq(classInvitations.email, email))).toBe(0);
  expect(await check(token)).toMatchObject(expired);
});

test("one invitation makes one teacher, also with two requests at once", async () => {
  const { token } = await inviteByMail();
  const two = [await site.learner(), await site.learner()];
  const answers = await Promise.all(
    two.map(({ send }) =>
      send("POST", "/api/class-invitations/accept", { token, name: "M. Lenz" }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("an invitation ends after seven days, when it is withdrawn, and when the class is archived", async () => {
  const first = await inviteByMail();
  setClock("2026-10-08T10:00:00.000Z");
  expect(await check(first.token)).toMatchObject(expired);
  const second = await inviteByMail();
  const withdraw = `${second.path}/invitations/${second.invitations[0].id}`;
  expect((await second.rosa.send("DELETE", withdraw)).status).toBe(204);
  expect(await check(second.token)).toMatchObject(expired);
  const third = await inviteByMail();
  await third.rosa.send("POST", `${third.path}/archive`);
  expect(await check(third.token)).toMatchObject(expired);
});

test("a pupil of the class cannot become its teacher", async () => {
  const { path, token } = await inviteByMail();
  const ana = await site.learner();
  await putIntoClass(site, path.slice("/api/classes/".length), ana);
  const accept = { token, name: "Ana" };
  expect(await ana.send("POST", "/api/class-invitations/accept", accept)).toMatchObject({
    status: 403,
    body: { error: { issues: [{ path: "", key: "pupilOfClass" }] } },
  });
});

test("an invitation that is withdrawn before its mail is sent sends none", async () => {
  const rosa = await createTeacher(site);
  const path = `/api/classes/${await openTestClass(rosa)}`;
  const email = "never@example.org";
  const { body } = await rosa.send("POST", `${path}/invitations`, { email });
  await rosa.send("DELETE", `${path}/invitations/${Object(body).invitations[0].id}`);
  expect(await mailsTo(db, email)).toEqual([]);
});

test("inviting an address again replaces the first invitation", async () => {
  const { rosa, path, email, token } = await inviteByMail();
  const { body } = await rosa.send("POST", `${path}/invitations`, { email });
  expect(body).toHaveProperty("invitations.length", 1);
  expect(await check(token)).toMatchObject(expired);
});

test("invitations are logged, limited for each class, and limited for each teacher and day", async () => {
  const { rosa, path } = await inviteByMail();
  const invite = (index: number) =>
    rosa.send("POST", `${path}/invitations`, { email: `many-${index}@example.org` });
  for (let index = 1; index < 10; index += 1) expect((await invite(index)).status).toBe(201);
  expect(await invite(10)).toMatchObject({
    status: 403,
    body: { error: { issues: [{ path: "", key: "tooManyInvitations" }] } },
  });
  for (let index = 11; index < 20; index += 1) await invite(index);
  expect((await invite(20)).status).toBe(429);
  const isRosa = eq(classActions.teacherId, rosa.id);
  const logged = await db.select().from(classActions).where(isRosa);
  expect(logged.filter(({ kind }) => kind === "teacher-invited")).toHaveLength(10);
});

test.each([
  ["classes", { classesMax: 1, pupilsMax: 400 }, "tooManyClasses"],
  ["pupils", { classesMax: 10, pupilsMax: 1 }, "tooManyOwnPupils"],
])("nobody accepts an invitation who would have too many %s", async (_, limits, key) => {
  const { path, token } = await inviteByMail();
  await putIntoClass(site, path.split("/").at(-1) ?? "", await site.learner());
  const lenz = await createTeacher(site);
  await db.insert(teachers).values({ userId: lenz.id, ...limits });
  await putIntoClass(site, await openTestClass(lenz), await site.learner());
  const accept = { token, name: "M. Lenz" };
  expect(await lenz.send("POST", "/api/class-invitations/accept", accept)).toMatchObject({
    status: 403,
    body: { error: { issues: [{ path: "", key }] } },
  });
  expect((await lenz.send("GET", path)).status).toBe(404);
});

test("a client can follow only so many wrong links, and right ones do not count", async () => {
  const { token } = await inviteByMail();
  const limits = { "class-invitation-link-by-client": { points: 2, durationS: 60 } };
  const limited = appOn(db, { limits });
  limited.setClock("2026-10-01T10:00:00.000Z");
  const client = visitor(limited.app, undefined, "203.0.113.7");
  const follow = async (tried: string | undefined) =>
    (await client.send("POST", "/api/class-invitations/check", { token: tried })).status;
  for (const _ of [1, 2, 3]) expect(await follow(token)).toBe(200);
  const wrong = `${token?.slice(0, -1)}x`;
  expect([await follow(wrong), await follow(wrong), await follow(wrong)]).toEqual([400, 400, 429]);
  expect(await follow(token)).toBe(429);
});
