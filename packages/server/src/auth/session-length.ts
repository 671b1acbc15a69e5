const DAY_S = 86_400;

/** How long a remembered session lasts after its last prolongation. */
export const SESSION_S = 30 * DAY_S;

/** How old its last prolongation is when it is prolonged again. */
export const PROLONG_AFTER_S = DAY_S;
