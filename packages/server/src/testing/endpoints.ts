import { randomUUID } from "node:crypto";
import { languages } from "@verbena/core/languages";
import { createUnsubscribeToken } from "../features/weekly-mail/unsubscribe-token.ts";
import { encodeCursor } from "../input/cursor.ts";
import { NIL_ID } from "../input/fields.ts";
import { newAccount, setUpTwoFactor } from "./account.ts";
import { newClass } from "./class-people.ts";
import { answer } from "./progress.ts";
import { secrets } from "./test-app.ts";
import type { Caller, TestUsers } from "./test-users.ts";

type Fields<Value> = Record<string, Value> | Promise<Record<string, Value>>;

/** A valid request. It asks for the owner's data where it can. */
export type Endpoint = {
  /** The expected status for each caller. */
  statuses: Record<Caller, number>;
  /** Only if the path differs from the route. */
  path?: (testUsers: TestUsers) => string;
  query?: (testUsers: TestUsers) => Fields<string>;
  body?: (testUsers: TestUsers) => Fields<unknown>;
  /** Values that the endpoint refuses. */
  invalidQuery?: Record<string, string>;
};

const everybody = (status: number) => ({
  nobody: status,
  owner: status,
  stranger: status,
  administrator: status,
});

const learners = (status: number) => ({ ...everybody(status), nobody: 401 });

/** Visitors are sent to the sign-in page. */
const screens = { ...everybody(200), nobody: 302 };

const ownerOnly = (status: number, refused: number) => ({
  ...everybody(refused),
  nobody: 401,
  owner: status,
});

const administrators = (status: number) => ({
  ...everybody(403),
  nobody: 401,
  administrator: status,
});

/** @param statuses of endpoints that name none of their own */
const endpointsFor = (statuses: Endpoint["statuses"], some: Record<string, Partial<Endpoint>>) =>
  Object.fromEntries(
    Object.entries(some).map(([name, endpoint]): [string, Endpoint] => [
      name,
      { statuses, ...endpoint },
    ]),
  );

const twoFactorProof = async ({ owner: { password }, recoveryCode }: TestUsers) => ({
  password,
  code: await recoveryCode(),
});

const family = "preterito-indefinido";
const timeZone = "Europe/Paris";
const inTense = { query: () => ({ family }), invalidQuery: { family: "x" } };

const ofLearners = endpointsFor(learners(200), {
  "POST /api/auth/sign-in/two-factor": {
    // No sign-in is waiting for a code.
    statuses: everybody(400),
    body: () => ({ code: "123456" }),
  },
  "POST /api/auth/two-factor/set-up": { body: ({ owner: { password } }) => ({ password }) },
  "POST /api/auth/two-factor/confirm": {
    statuses: ownerOnly(200, 400),
    body: async ({ owner }) => {
      const { code } = await setUpTwoFactor(owner, owner.password);
      return { code: await code() };
    },
  },
  "POST /api/auth/two-factor/remove": { statuses: ownerOnly(200, 400), body: twoFactorProof },
  "POST /api/auth/two-factor/recovery-codes": {
    statuses: ownerOnly(200, 400),
    body: twoFactorProof,
  },
  "POST /api/auth/change-password": {
    body: ({ owner: { password } }) => ({ currentPassword: password, newPassword: "clavel-azul" }),
  },
  "POST /api/auth/send-confirmation": {},
  "POST /api/auth/change-email": {
    body: ({ owner: { password } }) => ({ newEmail: newAccount().email, password }),
  },
  "GET /api/auth/new-address": {},
  "POST /api/auth/new-address/send-again": { statuses: ownerOnly(200, 404) },
  "DELETE /api/auth/new-address": { statuses: learners(204) },
  "POST /api/auth/confirm-address": {
    statuses: { ...everybody(403), owner: 200 },
    body: async ({ token }) => ({ token: await token("confirm-address") }),
  },
  "POST /api/auth/confirm-new-address": {
    statuses: { ...everybody(403), owner: 200 },
    body: async ({ token }) => ({ token: await token("confirm-new-address") }),
  },
  "GET /api/auth/sessions": {},
  "POST /api/auth/sessions/end": {
    statuses: ownerOnly(200, 404),
    body: ({ sessionId, owner: { password } }) => ({ id: sessionId, password }),
  },
  "POST /api/auth/delete-account": { body: ({ owner: { password } }) => ({ password }) },
  "GET /api/profile": {},
  "PATCH /api/profile": { body: () => ({ username: "Otra persona", theme: "dark" }) },
  "GET /api/verbs": inTense,
  "GET /api/recordings": {},
  "GET /api/recordings/file": {
    // The test site has no recordings.
    statuses: learners(404),
    query: () => ({ id: "preterito-indefinido/hablar/yo", version: "1" }),
    invalidQuery: { id: "a".repeat(201) },
  },
  "GET /api/packages": inTense,
  "POST /api/packages": {
    statuses: learners(201),
    body: ({ packageId }) => ({ id: packageId, family, name: "Otro nombre", verbs: ["hablar"] }),
  },
  "GET /api/packages/:id": {
    statuses: ownerOnly(200, 404),
    path: ({ packageId }) => `/api/packages/${packageId}`,
  },
  "PATCH /api/packages/:id": {
    statuses: ownerOnly(200, 404),
    path: ({ packageId }) => `/api/packages/${packageId}`,
    body: () => ({ name: "Otro nombre", verbs: ["hablar"] }),
  },
  "DELETE /api/packages/:id": {
    statuses: ownerOnly(204, 404),
    path: ({ packageId }) => `/api/packages/${packageId}`,
  },
  "POST /api/packages/:id/link": {
    statuses: ownerOnly(200, 404),
    path: ({ packageId }) => `/api/packages/${packageId}/link`,
  },
  // Ends the link only of an own selection.
  "DELETE /api/packages/:id/link": {
    statuses: learners(204),
    path: ({ packageId }) => `/api/packages/${packageId}/link`,
  },
  "GET /api/shared-selections/:token": {
    statuses: everybody(200),
    path: ({ sharedToken }) => `/api/shared-selections/${sharedToken}`,
  },
  "GET /api/progress": {
    statuses: ownerOnly(200, 403),
    query: ({ owner }) => ({ learner: owner.id, timeZone }),
    invalidQuery: { timeZone: "x" },
  },
  "POST /api/progress/events": {
    statuses: ownerOnly(200, 403),
    body: ({ owner }) => ({ learner: owner.id, events: [answer()] }),
  },
  "PUT /api/progress/scheduler": {
    statuses: learners(204),
    body: () => ({ scheduler: { kind: "fsrs", retention: 0.9 } }),
  },
  "POST /api/progress/scheduler/preview": { body: () => ({ scheduler: null, timeZone }) },
  "POST /api/progress/scheduler/fit": {},
  "GET /api/progress/knowledge": {},
  "GET /api/progress/knowledge/plan": {
    query: () => ({ timeZone }),
    invalidQuery: { timeZone: "x" },
  },
  "GET /api/statistics/overview": { query: () => ({ timeZone }), invalidQuery: { timeZone: "x" } },
  "GET /api/statistics/known-weeks": {
    query: () => ({ timeZone }),
    invalidQuery: { timeZone: "x" },
  },
  "GET /api/statistics/days": {
    query: () => ({ from: "2026-03-01", to: "2026-03-31", family }),
    invalidQuery: { from: "2026-04-01", to: "2030-01-01", family: "x" },
  },
  "GET /api/statistics/breakdown": { query: () => ({ family }), invalidQuery: { family: "x" } },
  "GET /api/statistics/causes": {
    query: () => ({ family, timeZone, days: "30" }),
    invalidQuery: { family: "x", timeZone: "x", days: "367" },
  },
  "GET /api/statistics/mistakes": {
    query: () => ({ family, cause: "accent", days: "30" }),
    invalidQuery: { family: "x", cause: "x", days: "367" },
  },
  "GET /api/statistics/skill-errors": {
    query: () => ({ skill: "fact tener strong-preterite" }),
    invalidQuery: { skill: "x".repeat(201) },
  },
  "GET /api/statistics/forecast": {
    query: () => ({ family, timeZone }),
    invalidQuery: { family: "x", timeZone: "x" },
  },
  "GET /api/statistics/answers": {
    query: ({ mark }) => ({
      search: mark,
      family,
      before: encodeCursor(["2026-03-10T09:00:00.000Z", 17]),
    }),
    invalidQuery: { search: "x".repeat(101), family: "x", before: "17" },
  },
  "GET /api/classes": {},
  "POST /api/classes": { statuses: learners(201), body: () => newClass() },
  // No class has this code.
  "POST /api/join/:code": {
    statuses: learners(404),
    path: () => "/api/join/00000000",
    body: () => ({ name: "Zoé M." }),
  },
  // The token belongs to no invitation.
  "POST /api/class-invitations/accept": {
    statuses: learners(400),
    body: () => ({ token: "x", name: "Mme Roy" }),
  },
  "GET /api/export/everything.json": {},
  "GET /api/export/cards.csv": {},
  "GET /api/export/skills.csv": {},
  "GET /api/export/answers.csv": {},
  "GET /api/export/anki.txt": {},
  "GET /api/reports": {},
  "GET /api/reports/unread-answer": {},
  "POST /api/reports/read": { body: () => ({ until: "2026-03-10T09:00:00.000Z" }) },
  "POST /api/reports": {
    statuses: learners(201),
    body: ({ reportId }) => ({
      id: reportId,
      family,
      exerciseId: `${family}/tener/yo`,
      reason: "answer",
      comment: "¿Tuve?",
      given: "tení",
    }),
  },
});

const textsOfVivoAqui = {
  sentence: "Vivo aquí _____ diez años.",
  answer: "desde hace",
  time: "",
  subject: "",
  complement: "diez años",
  verb: "Vivo",
  fr: "J’habite ici depuis dix ans.",
  nl: "Ik woon hier al tien jaar.",
  en: "I have lived here for ten years.",
  instruction: "",
  noteFr: "",
  noteNl: "",
  noteEs: "",
  noteEn: "",
};

const ofAdministrators = endpointsFor(administrators(200), {
  "GET /api/admin/overview": {},
  "GET /api/admin/users": {
    query: ({ mark }) => ({ search: mark, sort: "email" }),
    invalidQuery: {
      search: "x".repeat(321),
      role: "x",
      sort: "password",
      direction: "up",
      after: "x",
    },
  },
  "GET /api/admin/users.csv": {
    query: ({ mark }) => ({ search: mark, sort: "email", direction: "asc" }),
    invalidQuery: { search: "x".repeat(321), sort: "password", direction: "up" },
  },
  "GET /api/admin/users/:id": { path: ({ owner }) => `/api/admin/users/${owner.id}` },
  "POST /api/admin/delete-users": {
    body: ({ owner, administrator: { password } }) => ({ user_ids: [owner.id], password }),
  },
  "POST /api/admin/sign-out-users": { body: ({ bystander }) => ({ user_ids: [bystander.id] }) },
  "POST /api/admin/remove-two-factor": { body: ({ bystander }) => ({ user_ids: [bystander.id] }) },
  "POST /api/admin/send-password-reset": { body: ({ owner }) => ({ emails: [owner.email] }) },
  "POST /api/admin/teachers": {
    body: ({ owner }) => ({ email: owner.email, classesMax: 20, pupilsMax: 800 }),
  },
  "DELETE /api/admin/teachers/:id": {
    statuses: administrators(204),
    path: ({ owner }) => `/api/admin/teachers/${owner.id}`,
  },
  "GET /api/admin/class-actions": {
    query: () => ({ before: encodeCursor(["2026-03-10T09:00:00.000Z", NIL_ID]) }),
    invalidQuery: { before: "x" },
  },
  "GET /api/admin/actions": {
    query: () => ({
      before: encodeCursor(["2026-03-10T09:00:00.000Z", NIL_ID]),
      kind: "user-deleted",
    }),
    invalidQuery: { before: "x", kind: "x" },
  },
  "GET /api/admin/content-care": {},
  "GET /api/admin/reports": {
    query: () => ({ after: encodeCursor(["2026-03-10T09:00:00.000Z", "vivo-aqui"]) }),
    invalidQuery: { after: "x" },
  },
  "GET /api/admin/reports/answered": {
    query: () => ({ after: encodeCursor(["2026-03-10T09:00:00.000Z", NIL_ID]) }),
    invalidQuery: { after: encodeCursor(["2026-03-10T09:00:00.000Z", "x"]) },
  },
  "POST /api/admin/reports/answer": {
    body: ({ owner, reportId }) => ({
      reports: [{ userId: owner.id, id: reportId }],
      answer: "Gracias.",
    }),
  },
  "POST /api/admin/reports/close": {
    body: ({ owner, reportId }) => ({ reports: [{ userId: owner.id, id: reportId }] }),
  },
  "GET /api/admin/class-reports": {},
  // An unknown id is like one that another administrator has closed.
  "POST /api/admin/class-reports/close": {
    statuses: administrators(204),
    body: () => ({ ids: [randomUUID()] }),
  },
  "GET /api/admin/exercises": {
    query: () => ({ search: "vivo aquí", from: "0" }),
    invalidQuery: { search: "x".repeat(501), from: "-1" },
  },
  "POST /api/admin/exercises/correct": {
    body: () => ({ ...textsOfVivoAqui, id: "vivo-aqui", seen: textsOfVivoAqui }),
  },
  "POST /api/admin/exercises/remove-correction": { body: () => ({ id: "vivo-aqui" }) },
  "POST /api/admin/exercises/hide": { body: () => ({ id: "vivo-aqui" }) },
  "POST /api/admin/exercises/show": { body: () => ({ id: "vivo-aqui" }) },
  "GET /api/admin/mails": {},
  "GET /api/admin/corrections": {},
  "GET /api/admin/corrections.json": {},
});

const ofEverybody = endpointsFor(everybody(200), {
  "GET /healthz": {},
  "GET /readyz": {},
  // A session does not open it, only the token of Prometheus.
  "GET /metrics": { statuses: everybody(401) },
  "GET /robots.txt": {},
  // The test site is not listed.
  "GET /sitemap.xml": { statuses: everybody(404) },
  "GET /": {},
  "GET /fr/*": { path: () => "/fr/verbs/tener" },
  "GET /nl/*": { path: () => "/nl/guides/desde-hace" },
  "GET /es/*": { path: () => "/es/try" },
  "GET /en/*": { statuses: everybody(301), path: () => "/en" },
  "GET /api/v1/verbs": {
    query: () => ({ starts: "te" }),
    invalidQuery: { starts: "a".repeat(31) },
  },
  "GET /api/v1/verbs/:verb": { path: () => "/api/v1/verbs/tener" },
  "GET /api/v1/diagnose": {
    query: () => ({ verb: "ser", tense: "presente-indicativo", person: "yo", given: "soy" }),
    invalidQuery: { tense: "aorist" },
  },
  "GET /api/v1/openapi.json": {},
  "GET /landing/*": { statuses: everybody(301), path: () => "/landing/fr.html" },
  "GET /first-paint/*": { statuses: everybody(404), path: () => "/first-paint/auth.html" },
  "GET /auth": {},
  "GET /join": {},
  "GET /join/*": { path: () => "/join/00000000" },
  "GET /auth/*": { path: () => "/auth/reset" },
  "GET /index.html": {},
  "GET /s/:token": { path: ({ sharedToken }) => `/s/${sharedToken}` },
  "GET /app": { statuses: screens },
  "GET /app/*": { statuses: screens, path: () => "/app/profile" },
  "GET /app/exercise/:family?": {
    statuses: screens,
    path: () => "/app/exercise/desde-hace",
  },
  "GET /app/review": { statuses: screens, query: () => ({ new: "true" }) },
  ...endpointsFor(
    everybody(200),
    Object.fromEntries(
      languages.map((language) => [
        `GET /${language}/try/:level/:more?`,
        { path: () => `/${language}/try/b1` },
      ]),
    ),
  ),
  "GET /admin": {},
  "GET /admin/*": { path: () => "/admin/users" },
  "GET /*": { statuses: everybody(404), path: () => "/nowhere" },
  "POST /api/auth/sign-up/email": { body: () => newAccount() },
  "POST /api/auth/sign-in/email": {
    body: ({ bystander: { email, password } }) => ({ email, password }),
  },
  "POST /api/auth/sign-in/class": {
    body: ({ classCard }) => classCard(),
  },
  "POST /api/auth/sign-out": {},
  "GET /api/auth/get-session": {},
  "GET /api/start": {},
  // No class has this code.
  "GET /api/join/:code": { statuses: everybody(404), path: () => "/api/join/00000000" },
  // The token belongs to no invitation.
  "POST /api/class-invitations/check": { statuses: everybody(400), body: () => ({ token: "x" }) },
  "GET /api/exercises/conjugation": inTense,
  "GET /api/exercises/fill-in": {
    query: () => ({ family: "desde-hace" }),
    invalidQuery: { family: "x" },
  },
  "POST /api/auth/request-password-reset": { body: ({ owner: { email } }) => ({ email }) },
  "POST /api/auth/check-link": {
    body: async ({ token }) => ({
      kind: "reset-password",
      token: await token("reset-password"),
    }),
  },
  "POST /api/auth/reset-password": {
    body: async ({ token }) => ({
      token: await token("reset-password"),
      newPassword: "clavel-azul",
    }),
  },
  // By the owner's link, which turns off what is off already.
  "POST /api/weekly-mail": {
    body: ({ owner }) => ({ token: createUnsubscribeToken(secrets, owner.id), isOn: false }),
  },
  "POST /auth/weekly-mail": {
    statuses: everybody(204),
    query: ({ owner }) => ({ token: createUnsubscribeToken(secrets, owner.id) }),
  },
});

/** Every endpoint besides those of a class, with the status that each caller gets. */
export const endpoints: Record<string, Endpoint> = {
  ...ofEverybody,
  ...ofLearners,
  ...ofAdministrators,
};
