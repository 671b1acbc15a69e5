import type { LoggedAction } from "@verbena/server/client";

export type ActionKind = LoggedAction["kind"];

/** What is shown of the log: the address says it. */
export type ActionsView = {
  /** Actions of this kind alone. */
  kind?: ActionKind;
  /** Those of the administrator with this id alone. */
  admin?: string;
};

/** Kinds that concern people first, then those that concern sentences. */
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
  "correction-withdrawn": 14,
} as const satisfies Record<ActionKind, number>;

/** All kinds of actions, in the order in which one chooses among them. */
export const actionKinds = Object.keys(order).filter(isActionKind);

function isActionKind(name: string | undefined): name is ActionKind {
  return name !== undefined && Object.hasOwn(order, name);
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The view that an address asks for; what it says wrongly is left out. */
export function actionsViewOf({ kind, admin }: { kind?: string; admin?: string }): ActionsView {
  return {
    ...(isActionKind(kind) && { kind }),
    ...(admin !== undefined && ID.test(admin) && { admin }),
  };
}
