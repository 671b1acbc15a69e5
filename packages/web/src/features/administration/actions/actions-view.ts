import type { LoggedAction } from "@verbena/server/client";

type ActionKind = LoggedAction["kind"];

/** The filters of the log, which are search parameters of the address. */
export type ActionsView = {
  kind?: ActionKind;
  /** Id of an administrator. */
  admin?: string;
};

/** The order of the filter: actions on users, then those on sentences. */
const order = {
  "user-deleted": 1,
  "password-reset-sent": 2,
  "sessions-ended": 3,
  "two-factor-removed": 4,
  "users-listed": 5,
  "users-exported": 6,
  "users-selected": 7,
  "role-granted": 8,
  "role-revoked": 9,
  "report-answered": 10,
  "exercise-corrected": 11,
  "exercise-hidden": 12,
  "exercise-shown": 13,
  "correction-removed": 14,
} as const satisfies Record<ActionKind, number>;

export const actionKinds = Object.keys(order).filter(isActionKind);

function isActionKind(name: unknown): name is ActionKind {
  return typeof name === "string" && Object.hasOwn(order, name);
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Parses the search parameters of the address. Invalid ones are ignored. */
export function parseActionsView({ kind, admin }: Record<string, unknown>): ActionsView {
  return {
    ...(isActionKind(kind) && { kind }),
    ...(typeof admin === "string" && ID.test(admin) && { admin }),
  };
}
