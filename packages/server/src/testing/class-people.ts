import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { classMembers, passwords, userClasses, users } from "../db/schema.ts";
import { writeMembers } from "../features/classes/write-members.ts";
import type { ClassRole } from "../input/options.ts";
import { madeAddress } from "../policy/made-account.ts";
import type { Learner, TestApp, Visitor } from "./test-app.ts";

/** Senders of a request about a class. */
export const classCallers = [
  "nobody",
  "pupil",
  "madePupil",
  "formerPupil",
  "pupilElsewhere",
  "teacher",
  "teacherElsewhere",
  "formerTeacher",
  "administrator",
] as const;
export type ClassCaller = (typeof classCallers)[number];

export type ClassPeople = Record<Exclude<ClassCaller, "nobody">, Learner> & {
  nobody: Visitor;
  classId: string;
  /** A text that occurs in everything about the class, and nowhere else. */
  mark: string;
};

/** Valid input to open a class. */
export const newClass = () => ({
  id: randomUUID(),
  name: "3e B",
  teacherName: "Mme Roy",
  lastDay: "2027-08-31",
  timeZone: "Europe/Paris",
});

export const teacherPassword = "clavel-rojo";

/** A learner with a password and a confirmed address, who can open classes. */
export async function createTeacher(site: TestApp, name = "Rosa"): Promise<Learner> {
  const { db, learner, hashing, now } = site;
  const rosa = await learner(name);
  const hash = await hashing.hash(teacherPassword);
  await db.insert(passwords).values({ userId: rosa.id, hash, setAt: now() });
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, rosa.id));
  return rosa;
}

/** Opens a class. */
export async function openTestClass(teacher: Learner, change: object = {}): Promise<string> {
  const input = { ...newClass(), ...change };
  const { status, body } = await teacher.send("POST", "/api/classes", input);
  if (status !== 201) throw new Error(`The class was not opened: ${JSON.stringify(body)}`);
  return input.id;
}

/** Puts a learner into a class, without its code. */
export function putIntoClass(
  { db, now }: TestApp,
  classId: string,
  { id: userId }: Learner,
  { role = "pupil", name = "Zoé M." }: { role?: ClassRole; name?: string } = {},
): Promise<void> {
  return writeMembers({ db, now: now() }, { classId, role }, [{ userId, name }]);
}

/** A signed-in pupil whose account the class has made. */
async function createMadePupil(site: TestApp, classId: string, name: string): Promise<Learner> {
  const pupil = await site.learner();
  const email = madeAddress(pupil.id);
  await site.db.update(users).set({ email, emailVerified: true }).where(eq(users.id, pupil.id));
  const ofClass = { classId, role: "pupil", made: true } as const;
  await writeMembers({ db: site.db, now: site.now() }, ofClass, [{ userId: pupil.id, name }]);
  return pupil;
}

/** A person for each kind of caller. The teacher has opened the class. */
export async function createClassPeople(site: TestApp): Promise<ClassPeople> {
  const { db, learner, nobody } = site;
  const mark = randomUUID().slice(0, 8);
  const teacher = await createTeacher(site);
  const classId = await openTestClass(teacher, { name: `3e ${mark}`, teacherName: `Mme ${mark}` });
  const teacherElsewhere = await createTeacher(site);
  const otherId = await openTestClass(teacherElsewhere);
  const [pupil, formerPupil, pupilElsewhere] = [await learner(), await learner(), await learner()];
  const [formerTeacher, administrator] = [await createTeacher(site), await learner()];
  await db.update(users).set({ role: "admin" }).where(eq(users.id, administrator.id));
  await putIntoClass(site, classId, pupil, { name: `Zoé ${mark}` });
  await putIntoClass(site, otherId, pupilElsewhere);
  const madePupil = await createMadePupil(site, classId, `Tom ${mark}`);
  await putIntoClass(site, classId, formerPupil, { name: `Léa ${mark}` });
  await putIntoClass(site, classId, formerTeacher, { role: "teacher", name: `M. ${mark}` });
  for (const { id } of [formerPupil, formerTeacher]) {
    await db.delete(classMembers).where(eq(classMembers.userId, id));
    await db.delete(userClasses).where(eq(userClasses.userId, id));
  }
  return {
    ...{
      nobody,
      pupil,
      madePupil,
      formerPupil,
      pupilElsewhere,
      teacher,
      teacherElsewhere,
      formerTeacher,
    },
    ...{ administrator, classId, mark },
  };
}
