/** A change that waits to be sent; whose it is, since learners share a browser. */
export type StoredEdit = { userId: string; edit: unknown };
