import { levelName } from "@verbena/core/levels";
import { recordActions } from "../../audit/record-actions.ts";
import type { SessionUser } from "../../auth/session-user.ts";
import type { Database } from "../../db/database.ts";
import { BYTE_ORDER_MARK, type Cell, csvLines } from "../../http/csv.ts";
import { everyUser } from "./every-user.ts";
import { type UserRecord, userRecord } from "./list-users.ts";
import type { UsersOrder } from "./schema.ts";

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
  return userLines(db, order);
}

async function* userLines(db: Database, order: UsersOrder): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([columns]);
  for await (const some of everyUser(db, order)) {
    yield csvLines(some.map((user) => cellsOf(userRecord(user))));
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
