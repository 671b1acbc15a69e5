import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { dayIn, shiftDay } from "@verbena/core/calendar";
import { TIME_ZONE } from "./browser.ts";
import { confirmAddress } from "./two-factor.ts";

/** Opens a class for the learner who is signed in. */
export async function openClassByApi(request: APIRequestContext): Promise<string> {
  await confirmAddress(request);
  const id = randomUUID();
  const lastDay = shiftDay(dayIn(new Date().toISOString(), TIME_ZONE), 300);
  const data = { id, name: "3e B", teacherName: "Mme Roy", lastDay, timeZone: TIME_ZONE };
  expect((await request.post("/api/classes", { data })).status()).toBe(201);
  return id;
}

/** Changes settings of a class, such as its persons. */
export async function changeClassByApi(
  request: APIRequestContext,
  classId: string,
  change: object,
): Promise<void> {
  expect((await request.patch(`/api/classes/${classId}`, { data: change })).ok()).toBe(true);
}

/** What pupils type to join. */
export async function readClassCode(request: APIRequestContext, classId: string): Promise<string> {
  const { forTeachers } = await (await request.get(`/api/classes/${classId}`)).json();
  return forTeachers.code;
}

/** Asks the class for each form of *tener* in the pretérito indefinido once, in the next three days. */
export async function giveAssignmentByApi(
  request: APIRequestContext,
  classId: string,
  change: object = {},
): Promise<string> {
  const id = randomUUID();
  const lastDay = shiftDay(dayIn(new Date().toISOString(), TIME_ZONE), 3);
  const data = {
    id,
    task: { kind: "verbs", verbs: ["tener"], families: ["preterito-indefinido"] },
    goal: { kind: "each-once" },
    note: "Pour le contrôle",
    pupils: null,
    from: null,
    until: `${lastDay}T23:59`,
    ...change,
  };
  const path = `/api/classes/${classId}/assignments`;
  expect((await request.post(path, { data })).status()).toBe(201);
  return id;
}

/** What a pupil signs in with. */
export type ClassCard = { userId: string; code: string; name: string; password: string };

/** Makes accounts for pupils of a class. */
export async function makeAccountsByApi(
  request: APIRequestContext,
  classId: string,
  names: string[],
): Promise<ClassCard[]> {
  const path = `/api/classes/${classId}/accounts`;
  const response = await request.post(path, { data: { id: randomUUID(), names } });
  expect(response.status()).toBe(201);
  const { code } = await (await request.get(path)).json();
  const { accounts } = await response.json();
  return accounts.map((account: Omit<ClassCard, "code">) => ({ ...account, code }));
}

/** Types a wrong password until the name is locked. */
export async function lockNameByApi(request: APIRequestContext, card: ClassCard): Promise<void> {
  for (let time = 1; time <= 10; time += 1) {
    const data = { ...card, password: "no" };
    expect((await request.post("/api/auth/sign-in/class", { data })).status()).toBe(401);
  }
}
