import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminActions } from "../../db/schema.ts";
import { createAdministrator } from "../../testing/account.ts";
import { testApp, type Visitor } from "../../testing/test-app.ts";

const site = await testApp();
const { db, learner } = site;

const signOut = ({ send }: Visitor, ...user_ids: unknown[]) =>
  send("POST", "/api/admin/sign-out-users", { user_ids });

const statusOf = async ({ send }: Visitor) => (await send("GET", "/api/profile")).status;

test("an administrator signs users out everywhere, which is logged", async () => {
  const rosa = await createAdministrator(site);
  const [ana, berta, carla] = [await learner(), await learner(), await learner()];
  const unknown = crypto.randomUUID();
  expect(await signOut(rosa, ana.id, unknown, berta.id, rosa.id)).toMatchObject({
    status: 200,
    body: {
      results: [
        { userId: ana.id, status: "done" },
        { userId: unknown, status: "not-found" },
        { userId: berta.id, status: "done" },
        { userId: rosa.id, status: "is-yourself" },
      ],
    },
  });
  const learners = [ana, berta, carla, rosa];
  expect(await Promise.all(learners.map(statusOf))).toEqual([401, 401, 200, 200]);
  const logged = await db.select().from(adminActions).orderBy(desc(adminActions.at)).limit(2);
  expect(logged.map(({ kind, adminId }) => [kind, adminId])).toEqual([
    ["sessions-ended", rosa.id],
    ["sessions-ended", rosa.id],
  ]);
  expect(logged.map(({ targetId }) => targetId).toSorted()).toEqual([ana.id, berta.id].toSorted());
});

test.each([[[]], [["x"]], [Array.from({ length: 1001 }, () => crypto.randomUUID())]])(
  "a sign-out needs one to a thousand ids",
  async (ids) => {
    expect((await signOut(await createAdministrator(site), ...ids)).status).toBe(400);
  },
);
