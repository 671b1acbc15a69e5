import type { AssignmentVersion, Goal, Task } from "@verbena/core/classes/assignment";
import type { StoredForm } from "@verbena/core/classes/form-progress";
import { allFamilies } from "@verbena/core/families";
import { regions } from "@verbena/core/languages";
import { persons } from "@verbena/spanish";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { classActionKinds, classRoles } from "../../input/options.ts";
import { users } from "./accounts.ts";
import { userProgress } from "./progress.ts";
import { timestampAsInstant } from "./timestamps.ts";

const account = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

const learner = () =>
  uuid("user_id")
    .notNull()
    .references(() => userProgress.userId, { onDelete: "cascade" });

const ofClass = () =>
  uuid("class_id")
    .notNull()
    .references(() => classes.id, { onDelete: "cascade" });

/** Who may open classes where an administrator must allow it, and for whom the usual limits were raised. */
export const teachers = pgTable("teachers", {
  userId: account().primaryKey(),
  classesMax: smallint("classes_max").notNull(),
  pupilsMax: smallint("pupils_max").notNull(),
});

/** Mail addresses without an account whose owners may open classes once they have confirmed them. */
export const teacherInvitations = pgTable("teacher_invitations", {
  email: text("email").primaryKey(),
  invitedAt: timestampAsInstant("invited_at").notNull(),
  classesMax: smallint("classes_max").notNull(),
  pupilsMax: smallint("pupils_max").notNull(),
});

export const classes = pgTable(
  "classes",
  {
    id: uuid("class_id").primaryKey(),
    name: text("name").notNull(),
    /** The last day of the class in its time zone. */
    lastDay: date("last_day", { mode: "string" }).notNull(),
    /** IANA name. Days of assignments end in it. */
    timeZone: text("time_zone").notNull(),
    region: text("region", { enum: regions }).notNull().default("spain"),
    persons: text("persons", { enum: persons })
      .array()
      .notNull()
      .default([...persons]),
    /** Whether an answer that lacks only accents counts as right in assignments. */
    acceptsMissingAccents: boolean("accepts_missing_accents").notNull().default(true),
    /** Whether pupils see the Info button, which leads to another site, in assignments. */
    showsInfo: boolean("shows_info").notNull().default(true),
    createdAt: timestampAsInstant("created_at").notNull(),
    /** Since then, the class is read only. */
    archivedAt: timestampAsInstant("archived_at"),
    /** When its teachers got the mail a month before the end. */
    remindedAt: timestampAsInstant("reminded_at"),
  },
  (table) => [
    index("classes_by_last_day").on(table.lastDay).where(sql.raw("archived_at is null")),
    index("classes_archived").on(table.archivedAt).where(sql.raw("archived_at is not null")),
  ],
);

/** The people of a class. Who leaves or is removed has no row any more. */
export const classMembers = pgTable(
  "class_members",
  {
    classId: ofClass(),
    userId: account(),
    role: text("role", { enum: classRoles }).notNull(),
    /** The name in this class. Nobody in a class sees the username. */
    name: text("name").notNull(),
    /** Teachers see nothing from before. */
    joinedAt: timestampAsInstant("joined_at").notNull(),
    /** Whether the class made the account. */
    made: boolean("made").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.userId] }),
    index("class_members_user").on(table.userId),
  ],
);

/** Invitations of teachers into a class. */
export const classInvitations = pgTable(
  "class_invitations",
  {
    classId: ofClass(),
    id: uuid("id").notNull(),
    tokenHash: text("token_hash").notNull(),
    email: text("email").notNull(),
    expiresAt: timestampAsInstant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.id] }),
    index("class_invitations_token").on(table.tokenHash),
  ],
);

/** The code with which pupils join a class, and sign in to accounts that it made. */
export const classCodes = pgTable("class_codes", {
  code: text("code").primaryKey(),
  /** Without a foreign key: on Citus, a copied table cannot refer to a distributed one. */
  classId: uuid("class_id").notNull().unique(),
  /** From then on nobody joins. Null until the class has a first pupil, also one whose account it made. */
  closesAt: timestampAsInstant("closes_at"),
});

/** Names of accounts that a class made. They sign in with the code of the class, this name, and a password. */
export const classLogins = pgTable(
  "class_logins",
  {
    classId: ofClass(),
    /** Without case, accents, and spaces. */
    foldedName: text("folded_name").notNull(),
    userId: account(),
    wrongPasswords: smallint("wrong_passwords").notNull().default(0),
    lockedUntil: timestampAsInstant("locked_until"),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.foldedName] }),
    index("class_logins_user").on(table.userId),
  ],
);

/** Homework, as teachers see it. Each pupil who has it has a copy in `user_assignments`. */
export const assignments = pgTable(
  "assignments",
  {
    classId: ofClass(),
    id: uuid("assignment_id").notNull(),
    /** What the teacher writes; may be empty. */
    note: text("note").notNull(),
    task: json("task").$type<Task>().notNull(),
    goal: json("goal").$type<Goal>().notNull(),
    /** Whether pupils who join later get it too. Otherwise only chosen pupils have it. */
    forEverybody: boolean("for_everybody").notNull(),
    /** Never earlier than its creation. */
    from: timestampAsInstant("from").notNull(),
    /** Later answers count as late. */
    until: timestampAsInstant("until").notNull(),
    changedAt: timestampAsInstant("changed_at").notNull(),
    /** Forms that the task had when it was made or changed. */
    formCount: integer("form_count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.id] })],
);

/** The classes of a person: the mirror of `class_members`, for their own requests. */
export const userClasses = pgTable(
  "user_classes",
  {
    userId: learner(),
    classId: uuid("class_id").notNull(),
    role: text("role", { enum: classRoles }).notNull(),
    joinedAt: timestampAsInstant("joined_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.classId] })],
);

/**
 * The homework of a pupil: a copy of the assignment. How far the pupil is, here and by form, is derived from the log. Like
 * an answer, a change of a copy raises `user_progress.last_seq`.
 */
export const userAssignments = pgTable(
  "user_assignments",
  {
    userId: learner(),
    classId: uuid("class_id").notNull(),
    assignmentId: uuid("assignment_id").notNull(),
    note: text("note").notNull(),
    /** In order of time. An answer counts by the last version that had begun when it was given. */
    versions: json("versions").$type<readonly AssignmentVersion[]>().notNull(),
    /** Families whose answers may count. */
    families: text("families", { enum: allFamilies }).array().notNull(),
    /** Never earlier than the pupil joined the class. */
    from: timestampAsInstant("from").notNull(),
    /** This pupil may have more time than the class. */
    until: timestampAsInstant("until").notNull(),
    /** How many forms this pupil needs, if fewer than all. */
    formsMax: smallint("forms_max"),
    formCount: integer("form_count").notNull(),
    excused: boolean("excused").notNull().default(false),
    /**
     * The right answers that all its forms keep. While they are fewer than the goal needs, it is not done, and an answer need
     * not read the other forms.
     */
    rightAnswers: integer("right_answers").notNull().default(0),
    /** When the answer was given that completed it. */
    doneAt: timestampAsInstant("done_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.classId, table.assignmentId] })],
);

/** What the answers to a form have shown for a pupil's copy of an assignment. Forms without answers have no row. */
export const userAssignmentForms = pgTable(
  "user_assignment_forms",
  {
    userId: uuid("user_id").notNull(),
    classId: uuid("class_id").notNull(),
    assignmentId: uuid("assignment_id").notNull(),
    family: text("family", { enum: allFamilies }).notNull(),
    item: text("item").notNull(),
    context: text("context").notNull(),
    progress: text("progress").$type<StoredForm>().notNull(),
  },
  (table) => {
    const { userId, classId, assignmentId, family, item, context } = table;
    const copy = userAssignments;
    return [
      primaryKey({
        name: "user_assignment_forms_pk",
        columns: [userId, classId, assignmentId, family, item, context],
      }),
      foreignKey({
        name: "user_assignment_forms_copy",
        columns: [userId, classId, assignmentId],
        foreignColumns: [copy.userId, copy.classId, copy.assignmentId],
      }).onDelete("cascade"),
    ];
  },
);

/** What teachers did in a class. It names people only by their account's id, and no content. */
export const classActions = pgTable(
  "class_actions",
  {
    id: uuid("id").primaryKey(),
    classId: uuid("class_id").notNull(),
    teacherId: uuid("teacher_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind", { enum: classActionKinds }).notNull(),
    /** For example how many accounts were made. */
    count: integer("count"),
    at: timestampAsInstant("at").notNull(),
  },
  (table) => [
    index("class_actions_by_time").on(table.at, table.id),
    index("class_actions_teacher").on(table.teacherId),
  ],
);

/** Reports about what a teacher wrote. */
export const classReports = pgTable(
  "class_reports",
  {
    userId: account(),
    id: uuid("id").notNull(),
    classId: uuid("class_id").notNull(),
    /** Null if the report is about the name of the class. */
    assignmentId: uuid("assignment_id"),
    /** The reported text. */
    text: text("text").notNull(),
    createdAt: timestampAsInstant("created_at").notNull(),
    /** When an administrator closed the report. */
    closedAt: timestampAsInstant("closed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("class_reports_open").on(table.createdAt, table.id).where(sql.raw("closed_at is null")),
  ],
);
