import type { Database } from "../../db/database.ts";
import { cursorOf, type FoundUser, findMatches, findUsers } from "./find-users.ts";
import type { UsersOrder } from "./schema.ts";

/** Users of one read: what is held in memory at a time. */
const USERS_PER_READ = 1000;

/** All users of an order, so many at a time. */
export async function* everyUser(db: Database, order: UsersOrder): AsyncGenerator<FoundUser[]> {
  const wanted = { ...order, way: "forward", limit: USERS_PER_READ } as const;
  const matches = await findMatches(db, wanted);
  for (let from = null; ; ) {
    const found = await findUsers(db, { ...wanted, from }, matches);
    yield found;
    const last = found.at(-1);
    if (!last || found.length < wanted.limit) return;
    from = cursorOf(last, wanted.sort);
  }
}
