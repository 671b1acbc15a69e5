import { cursorText } from "../input/cursor.ts";
import { NO_ID } from "../input/fields.ts";
import { newAccount } from "./account.ts";
import { answer } from "./events.ts";
import type { Caller, Household } from "./household.ts";
import { setUpTwoFactor } from "./two-factor.ts";

type Fields<Value> = Record<string, Value> | Promise<Record<string, Value>>;

/** A request that is valid, if whoever sends it may; it asks for what is the owner's where it can. */
export type Endpoint = {
  /** The status that each caller is answered with. */
  answers: Record<Caller, number>;
  /** Where it differs from the route. */
  path?: (household: Household) => string;
  query?: (household: Household) => Fields<string>;
  body?: (household: Household) => Fields<unknown>;
  /** Values of the query that are refused. */
  wrong?: Record<string, string>;
};

const everybody = (status: number) => ({
  nobody: status,
  owner: status,
  stranger: status,
  administrator: status,
});

const learners = (status: number) => ({ ...everybody(status), nobody: 401 });

const ownerAlone = (status: number, refused: number) => ({
  ...everybody(refused),
  nobody: 401,
  owner: status,
});

const administrators = (status: number) => ({
  ...everybody(403),
  nobody: 401,
  administrator: status,
});

const tense = "preterito-indefinido";
const timeZone = "Europe/Paris";
const inTense = {
  answers: learners(200),
  query: () => ({ tense }),
  wrong: { tense: "x" },
};

const ofAccounts: Record<string, Endpoint> = {
  "POST /api/auth/sign-up/email": {
    answers: everybody(200),
    body: () => newAccount(),
  },
  "POST /api/auth/sign-in/email": {
    answers: everybody(200),
    body: ({ bystander: { email, password } }) => ({ email, password }),
  },
  "POST /api/auth/sign-in/two-factor": {
    // Nobody's sign-in waits for a code.
    answers: everybody(400),
    body: () => ({ code: "123456" }),
  },
  "POST /api/auth/two-factor/set-up": {
    answers: learners(200),
    body: ({ owner: { password } }) => ({ password }),
  },
  "POST /api/auth/two-factor/confirm": {
    answers: ownerAlone(200, 400),
    body: async ({ owner }) => {
      const { code } = await setUpTwoFactor(owner, owner.password);
      return { code: await code() };
    },
  },
  "POST /api/auth/two-factor/remove": {
    answers: ownerAlone(200, 400),
    body: async ({ owner, recoveryCode }) => ({
      password: owner.password,
      code: await recoveryCode(),
    }),
  },
  "POST /api/auth/two-factor/recovery-codes": {
    answers: ownerAlone(200, 400),
    body: async ({ owner, recoveryCode }) => ({
      password: owner.password,
      code: await recoveryCode(),
    }),
  },
  "POST /api/auth/sign-out": { answers: everybody(200) },
  "GET /api/auth/get-session": { answers: everybody(200) },
  "POST /api/auth/change-password": {
    answers: learners(200),
    body: ({ owner: { password } }) => ({ currentPassword: password, newPassword: "clavel-azul" }),
  },
  "POST /api/auth/send-confirmation": { answers: learners(200) },
  "POST /api/auth/change-email": {
    answers: learners(200),
    body: ({ owner: { password } }) => ({ newEmail: newAccount().email, password }),
  },
  "GET /api/auth/new-address": { answers: learners(200) },
  "POST /api/auth/new-address/send-again": { answers: ownerAlone(200, 404) },
  "DELETE /api/auth/new-address": { answers: learners(204) },
  "GET /api/auth/confirm-address": {
    answers: everybody(302),
    query: async ({ token }) => ({ token: await token("confirm-address") }),
  },
  "GET /api/auth/confirm-new-address": {
    answers: everybody(302),
    query: async ({ token }) => ({ token: await token("confirm-new-address") }),
  },
  "POST /api/auth/confirm-address": {
    answers: everybody(200),
    body: async ({ token }) => ({ token: await token("confirm-address") }),
  },
  "POST /api/auth/confirm-new-address": {
    answers: everybody(200),
    body: async ({ token }) => ({ token: await token("confirm-new-address") }),
  },
  "POST /api/auth/request-password-reset": {
    answers: everybody(200),
    body: ({ owner: { email } }) => ({ email }),
  },
  "POST /api/auth/check-link": {
    answers: everybody(200),
    body: async ({ token }) => ({
      kind: "reset-password",
      token: await token("reset-password"),
    }),
  },
  "POST /api/auth/reset-password": {
    answers: everybody(200),
    body: async ({ token }) => ({
      token: await token("reset-password"),
      newPassword: "clavel-azul",
    }),
  },
  "GET /api/auth/sessions": { answers: learners(200) },
  "DELETE /api/auth/sessions/:id": {
    answers: ownerAlone(204, 404),
    path: ({ sessionId }) => `/api/auth/sessions/${sessionId}`,
  },
  "POST /api/auth/sign-out-everywhere": {
    answers: learners(200),
    body: () => ({ includingThis: true }),
  },
  "POST /api/auth/delete-account": {
    answers: learners(200),
    body: ({ owner: { password } }) => ({ password }),
  },
};

const ofLearners: Record<string, Endpoint> = {
  "GET /api/profile": { answers: learners(200) },
  "PATCH /api/profile": {
    answers: learners(200),
    body: () => ({ username: "Otra persona", theme: "dark" }),
  },
  "GET /api/exercises/conjugation": inTense,
  "GET /api/exercises/fill-in": {
    answers: learners(200),
    query: () => ({ type: "desde-hace" }),
    wrong: { type: "x" },
  },
  "GET /api/verbs": inTense,
  "GET /api/packages": inTense,
  "POST /api/packages": {
    answers: learners(201),
    body: ({ packageId }) => ({ id: packageId, tense, name: "Otro nombre", verbs: ["hablar"] }),
  },
  "GET /api/packages/:id": {
    answers: ownerAlone(200, 404),
    path: ({ packageId }) => `/api/packages/${packageId}`,
  },
  "PATCH /api/packages/:id": {
    answers: ownerAlone(200, 404),
    path: ({ packageId }) => `/api/packages/${packageId}`,
    body: () => ({ name: "Otro nombre", verbs: ["hablar"] }),
  },
  "DELETE /api/packages/:id": {
    answers: ownerAlone(204, 404),
    path: ({ packageId }) => `/api/packages/${packageId}`,
  },
  "GET /api/progress": {
    answers: ownerAlone(200, 403),
    query: ({ owner }) => ({ learner: owner.id, timeZone }),
    wrong: { timeZone: "x" },
  },
  "POST /api/progress/events": {
    answers: ownerAlone(200, 403),
    body: ({ owner }) => ({ learner: owner.id, events: [answer()] }),
  },
  "GET /api/statistics/overview": {
    answers: learners(200),
    query: () => ({ timeZone }),
    wrong: { timeZone: "x" },
  },
  "GET /api/statistics/days": {
    answers: learners(200),
    query: () => ({ from: "2026-03-01", to: "2026-03-31", exercise: tense }),
    wrong: { from: "2026-04-01", to: "2030-01-01", exercise: "x" },
  },
  "GET /api/statistics/breakdown": {
    answers: learners(200),
    query: () => ({ exercise: tense }),
    wrong: { exercise: "x" },
  },
  "GET /api/statistics/causes": {
    answers: learners(200),
    query: () => ({ exercise: tense, timeZone, days: "30" }),
    wrong: { exercise: "x", timeZone: "x", days: "367" },
  },
  "GET /api/statistics/forecast": {
    answers: learners(200),
    query: () => ({ exercise: tense, timeZone }),
    wrong: { exercise: "x", timeZone: "x" },
  },
  "GET /api/statistics/answers": {
    answers: learners(200),
    query: ({ mark }) => ({
      search: mark,
      exercise: tense,
      before: cursorText(["2026-03-10T09:00:00.000Z", 17]),
    }),
    wrong: { search: "x".repeat(101), exercise: "x", before: "17" },
  },
  "GET /api/export/everything.json": { answers: learners(200) },
  "GET /api/export/cards.csv": { answers: learners(200) },
  "GET /api/export/answers.csv": { answers: learners(200) },
  "GET /api/export/anki.txt": { answers: learners(200) },
  "GET /api/reports": { answers: learners(200) },
  "GET /api/reports/unread-answer": { answers: learners(200) },
  "POST /api/reports/read": {
    answers: learners(200),
    body: () => ({ until: "2026-03-10T09:00:00.000Z" }),
  },
  "POST /api/reports": {
    answers: learners(201),
    body: ({ reportId }) => ({
      id: reportId,
      exerciseKey: tense,
      exerciseId: `${tense}/tener/yo`,
      reason: "answer",
      comment: "¿Tuve?",
      given: "tení",
    }),
  },
};

const ofAdministrators: Record<string, Endpoint> = {
  "GET /api/admin/overview": { answers: administrators(200) },
  "GET /api/admin/users": {
    answers: administrators(200),
    query: ({ mark }) => ({ search: mark, role: "admin", sort: "email", way: "forward" }),
    wrong: {
      search: "x".repeat(321),
      role: "x",
      sort: "password",
      direction: "up",
      way: "out",
      from: "x",
    },
  },
  "GET /api/admin/users.csv": {
    answers: administrators(200),
    query: ({ mark }) => ({ search: mark, sort: "email", direction: "asc" }),
    wrong: { search: "x".repeat(321), sort: "password", direction: "up" },
  },
  "GET /api/admin/user-names": {
    answers: administrators(200),
    query: ({ mark }) => ({ search: mark, role: "admin", sort: "email", direction: "asc" }),
    wrong: { search: "x".repeat(321), role: "x", sort: "password", direction: "up" },
  },
  "POST /api/admin/delete-users": {
    answers: administrators(200),
    body: ({ owner }) => ({ user_ids: [owner.id] }),
  },
  "POST /api/admin/sign-out-users": {
    answers: administrators(200),
    body: ({ bystander }) => ({ user_ids: [bystander.id] }),
  },
  "POST /api/admin/remove-two-factor": {
    answers: administrators(200),
    body: ({ bystander }) => ({ user_ids: [bystander.id] }),
  },
  "POST /api/admin/send-password-reset": {
    answers: administrators(200),
    body: ({ owner }) => ({ emails: [owner.email] }),
  },
  "GET /api/admin/actions": {
    answers: administrators(200),
    query: () => ({
      before: cursorText(["2026-03-10T09:00:00.000Z", "user-deleted", NO_ID]),
      kind: "user-deleted",
      admin: NO_ID,
    }),
    wrong: { before: "x", kind: "x", admin: "x" },
  },
  "GET /api/admin/actions/administrators": { answers: administrators(200) },
  "GET /api/admin/content-care": { answers: administrators(200) },
  "GET /api/admin/reports": {
    answers: administrators(200),
    query: () => ({ after: cursorText(["2026-03-10T09:00:00.000Z", "vivo-aqui"]) }),
    wrong: { after: "x" },
  },
  "GET /api/admin/reports/answered": {
    answers: administrators(200),
    query: () => ({ after: cursorText(["2026-03-10T09:00:00.000Z", NO_ID]) }),
    wrong: { after: cursorText(["2026-03-10T09:00:00.000Z", "x"]) },
  },
  "POST /api/admin/reports/answer": {
    answers: administrators(200),
    body: ({ owner, reportId }) => ({
      reports: [{ userId: owner.id, id: reportId }],
      answer: "Gracias.",
    }),
  },
  "POST /api/admin/reports/close": {
    answers: administrators(200),
    body: ({ owner, reportId }) => ({ reports: [{ userId: owner.id, id: reportId }] }),
  },
  "GET /api/admin/exercises": {
    answers: administrators(200),
    query: () => ({ search: "vivo aquí", from: "0" }),
    wrong: { search: "x".repeat(501), from: "-1" },
  },
  "PATCH /api/admin/exercises": {
    answers: administrators(200),
    body: () => ({
      id: "vivo-aqui",
      sentence: "Vivo aquí _____ diez años.",
      correctAnswer: "desde hace",
      time: null,
      subject: null,
      complement: "diez años",
      verb: "Vivo",
      fr: "J’habite ici depuis dix ans.",
      nl: "Ik woon hier al tien jaar.",
      en: "I’ve lived here for ten years.",
      instruction: null,
      noteFr: null,
      noteNl: null,
      noteEs: null,
      noteEn: null,
    }),
  },
  "PATCH /api/admin/explanations": {
    answers: administrators(200),
    body: () => ({
      id: "desde-hace/explanations/desde_hace_duracion_continua",
      fr: "Une durée.",
      nl: "Een duur.",
      es: "Una duración.",
      en: "A duration.",
    }),
  },
  "POST /api/admin/exercises/hide": {
    answers: administrators(200),
    body: () => ({ id: "vivo-aqui" }),
  },
  "POST /api/admin/exercises/show": {
    answers: administrators(200),
    body: () => ({ id: "vivo-aqui" }),
  },
  "POST /api/admin/exercises/withdraw": {
    answers: administrators(200),
    body: () => ({ id: "vivo-aqui" }),
  },
  "GET /api/admin/mails": { answers: administrators(200) },
  "GET /api/admin/corrections": { answers: administrators(200) },
  "GET /api/admin/corrections.patch": { answers: administrators(200) },
};

const ofEverybody: Record<string, Endpoint> = {
  "GET /healthz": { answers: everybody(200) },
  "GET /readyz": { answers: everybody(200) },
  "GET /": { answers: everybody(200) },
  "GET /landing/*": { answers: everybody(301), path: () => "/landing/fr.html" },
  "GET /auth": { answers: everybody(200) },
  "GET /auth/*": { answers: everybody(200), path: () => "/auth/reset" },
  "GET /app": { answers: everybody(200) },
  "GET /app/*": { answers: everybody(200), path: () => "/app/profile" },
  "GET /admin": { answers: everybody(200) },
  "GET /admin/*": { answers: everybody(200), path: () => "/admin/users" },
  "GET /*": { answers: everybody(404), path: () => "/nowhere" },
};

/** Every way into the application, with who gets which answer. */
export const endpoints: Record<string, Endpoint> = {
  ...ofEverybody,
  ...ofAccounts,
  ...ofLearners,
  ...ofAdministrators,
};
