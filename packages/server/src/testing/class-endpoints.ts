import { randomUUID } from "node:crypto";
import { type ClassCaller, type ClassPeople, teacherPassword } from "./class-people.ts";

/** A valid request to a class. */
export type ClassEndpoint = {
  /** The expected statuses. Nobody gets 401, and everybody who is not in the class 404. */
  pupil: number;
  /** What a pupil gets whose account the class has made, if that differs. */
  madePupil?: number;
  teacher: number;
  /** What a teacher gets once the class is archived, if that differs. */
  whenArchived?: number;
  /** Needed if the route has other parameters than `:classId`. May create what the request is about. */
  path?: (people: ClassPeople) => string | Promise<string>;
  query?: (people: ClassPeople) => Record<string, string>;
  body?: (people: ClassPeople) => object | Promise<object>;
  /** Values that the endpoint refuses. */
  invalidQuery?: Record<string, string>;
};

const task = { kind: "family", family: "preterito-indefinido" };
const until = "2027-06-10T18:00";

/** Valid input to give an assignment to a class. */
export const newAssignment = () => ({
  id: randomUUID(),
  task,
  goal: { kind: "each-once" },
  note: "",
  pupils: null as string[] | null,
  from: null,
  until,
});

/** The path of a new assignment of the class. */
async function assignmentPath({ classId, teacher, mark }: ClassPeople): Promise<string> {
  const input = { ...newAssignment(), note: mark };
  await teacher.send("POST", `/api/classes/${classId}/assignments`, input);
  return `/api/classes/${classId}/assignments/${input.id}`;
}

/** What only teachers do, and only before the class is archived. */
const change = (status: number) => ({ pupil: 403, teacher: status, whenArchived: 403 });

const assignmentEndpoints: Record<string, ClassEndpoint> = {
  "GET /api/classes/:classId/assignments": {
    pupil: 403,
    teacher: 200,
    invalidQuery: { after: "x" },
  },
  "POST /api/classes/:classId/assignments": { ...change(201), body: newAssignment },
  "POST /api/classes/:classId/task-preview": { ...change(200), body: () => ({ task }) },
  "GET /api/classes/:classId/assignments/:assignmentId": {
    pupil: 403,
    teacher: 200,
    path: assignmentPath,
  },
  "PATCH /api/classes/:classId/assignments/:assignmentId": {
    ...change(200),
    path: assignmentPath,
    body: () => ({ note: "Para el viernes", until }),
  },
  "DELETE /api/classes/:classId/assignments/:assignmentId": {
    ...change(204),
    path: assignmentPath,
  },
  "POST /api/classes/:classId/assignments/:assignmentId/copies": {
    ...change(201),
    // The class itself takes no assignments any more.
    whenArchived: 404,
    path: async (people) => `${await assignmentPath(people)}/copies`,
    body: ({ classId }) => ({ id: randomUUID(), classId, until }),
  },
  "PATCH /api/classes/:classId/assignments/:assignmentId/pupils/:userId": {
    ...change(204),
    path: async (people) => `${await assignmentPath(people)}/pupils/${people.pupil.id}`,
    body: () => ({ until: "2027-06-12T18:00", formsMax: 3, excused: true }),
  },
  "GET /api/classes/:classId/assignments/:assignmentId/results.csv": {
    pupil: 403,
    teacher: 200,
    path: async (people) => `${await assignmentPath(people)}/results.csv`,
  },
};

/**
 * Every endpoint of a class. Add yours here: `security/class-roles.test.ts` fails if a route is missing, and sends each
 * request as every caller, with invalid input, and to an archived class.
 */
export const classEndpoints: Record<string, ClassEndpoint> = {
  "GET /api/classes/:classId": { pupil: 200, teacher: 200 },
  "PATCH /api/classes/:classId": {
    ...{ pupil: 403, teacher: 200, whenArchived: 403 },
    body: () => ({ name: "4e A", persons: ["yo"], showsInfo: false }),
  },
  "POST /api/classes/:classId/copies": {
    ...{ pupil: 403, teacher: 201 },
    body: () => ({ id: randomUUID(), name: "3e C", lastDay: "2027-08-31" }),
  },
  "POST /api/classes/:classId/archive": { pupil: 403, teacher: 200, whenArchived: 403 },
  "POST /api/classes/:classId/delete": {
    ...{ pupil: 403, teacher: 204 },
    body: () => ({ password: teacherPassword }),
  },
  "POST /api/classes/:classId/reports": {
    ...{ pupil: 201, teacher: 403 },
    body: () => ({ id: randomUUID(), assignmentId: null }),
  },
  "POST /api/classes/:classId/leave": {
    // The last teacher cannot leave before the class is archived.
    ...{ pupil: 204, madePupil: 403, teacher: 403, whenArchived: 204 },
  },
  "GET /api/classes/:classId/members": { pupil: 403, teacher: 200 },
  "PATCH /api/classes/:classId/members/:userId": {
    ...{ pupil: 403, teacher: 200, whenArchived: 403 },
    path: ({ classId, pupil }) => `/api/classes/${classId}/members/${pupil.id}`,
    body: () => ({ name: "Zoé Martin" }),
  },
  "DELETE /api/classes/:classId/members/:userId": {
    ...{ pupil: 403, teacher: 204 },
    path: ({ classId, pupil }) => `/api/classes/${classId}/members/${pupil.id}`,
  },
  "GET /api/classes/:classId/overview": { pupil: 403, teacher: 200 },
  "GET /api/classes/:classId/confusions": {
    pupil: 403,
    teacher: 200,
    query: () => ({ days: "30", family: "preterito-indefinido", assignment: randomUUID() }),
    invalidQuery: { family: "x" },
  },
  "GET /api/classes/:classId/own-work": { pupil: 200, teacher: 403 },
  "GET /api/classes/:classId/pupils/:userId": {
    pupil: 403,
    teacher: 200,
    path: ({ classId, pupil }) => `/api/classes/${classId}/pupils/${pupil.id}`,
  },
  "POST /api/classes/:classId/invitations": {
    ...{ pupil: 403, teacher: 201, whenArchived: 403 },
    body: () => ({ email: "roy@example.org" }),
  },
  "DELETE /api/classes/:classId/invitations/:id": {
    // There is no invitation.
    ...{ pupil: 403, teacher: 404, whenArchived: 403 },
    path: ({ classId }) => `/api/classes/${classId}/invitations/x`,
  },
  "POST /api/classes/:classId/renew-code": { pupil: 403, teacher: 200, whenArchived: 403 },
  "POST /api/classes/:classId/close-for-pupils": { pupil: 403, teacher: 200, whenArchived: 403 },
  "GET /api/classes/:classId/accounts": { pupil: 403, teacher: 200 },
  "POST /api/classes/:classId/accounts": {
    pupil: 403,
    teacher: 201,
    whenArchived: 403,
    body: () => ({ id: randomUUID(), names: ["Zoé M"] }),
  },
  "POST /api/classes/:classId/accounts/:id/password": {
    pupil: 403,
    teacher: 200,
    path: (people) => pathOfNewAccount(people, "password"),
  },
  "POST /api/classes/:classId/accounts/:id/unlock": {
    pupil: 403,
    teacher: 204,
    path: (people) => pathOfNewAccount(people, "unlock"),
  },
  ...assignmentEndpoints,
};

async function pathOfNewAccount(
  { teacher, classId }: ClassPeople,
  action: "password" | "unlock",
): Promise<string> {
  const path = `/api/classes/${classId}/accounts`;
  const { body } = await teacher.send("POST", path, { id: randomUUID(), names: ["Zoé M"] });
  const [account] = Object(body).accounts;
  return `${path}/${account.userId}/${action}`;
}

export function expectedStatus(
  { pupil, madePupil = pupil, teacher }: ClassEndpoint,
  caller: ClassCaller,
): number {
  if (caller === "nobody") return 401;
  if (caller === "madePupil") return madePupil;
  return caller === "pupil" ? pupil : caller === "teacher" ? teacher : 404;
}
