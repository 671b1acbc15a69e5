import { randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

const beginning = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./;

/** The token of an invitation to a class. It begins with the id of the class, beside whose rows the invitation is stored. */
export const makeInvitationToken = (classId: string): string =>
  `${classId}.${randomBytes(TOKEN_BYTES).toString("base64url")}`;

/** The class that a token is for; null if it is none. */
export const classOfInvitationToken = (token: string): string | null =>
  beginning.exec(token)?.[1] ?? null;
