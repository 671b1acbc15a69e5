import { levelName } from "@verbena/core/levels";
import { recordActions } from "../../audit/record-actions.ts";
import type { SessionUser } from "../../auth/session-user.ts";
import type { Database } from "../../db/database.ts";
import { BYTE_ORDER_MARK, type Cell, csvLines } from "../../http/csv.ts";
import { cursorOf, findMatches, findUsers, type WantedUsers } from "./find-users.ts";
import { type UserRecord, userRecord } from "./list-users.ts";
import type { UsersOrder } from "./schema.ts";

/** Users of one read: what the file holds in memory at a time. */
const USERS_PER_READ = 1000;

const columns = [
  "id",
  "username",
  "email",
  "role",
  "created_at",
  "last_sign_in_at",
  "level",
  "total_attempts",
  "total_correct",
  "success_rate",
];

type Exporter = { db: Database; user: SessionUser; now: Date };

/** The list of users as CSV, in the order and with the search of the screen. */
export async function writeUsers(
  { db, user, now }: Exporter,
  order: UsersOrder,
): Promise<AsyncIterable<string>> {
  await recordActions({ db, now, adminId: user.id }, [{ kind: "users-exported" }]);
  return userLines(db, { ...order, from: null, way: "forward", limit: USERS_PER_READ });
}

async function* userLines(db: Database, wanted: WantedUsers): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([columns]);
  const matches = wanted.search === "" ? null : await findMatches(db, wanted.search);
  let { from } = wanted;
  for (;;) {
    const found = await findUsers(db, { ...wanted, from }, matches);
    yield csvLines(found.map((user) => cellsOf(userRecord(user))));
    const last = found.at(-1);
    if (!last || found.length < wanted.limit) return;
    from = cursorOf(last, wanted.sort);
  }
}

function cellsOf(user: UserRecord): Cell[] {
  return [
    user.id,
    user.username,
    user.email,
    user.role,
    user.created_at,
    user.last_sign_in_at,
    levelName(user.level),
    user.total_attempts,
    user.total_correct,
    user.success_rate,
  ];
}
