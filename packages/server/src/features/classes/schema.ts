import { problemOf } from "@verbena/core/classes/pupil-names";
import { regions } from "@verbena/core/languages";
import { persons } from "@verbena/spanish";
import { z } from "zod";
import { mailedLink, passwordResetRequest } from "../../accounts/schema.ts";
import { issue, newId, pathId, requiredOr, timeZone } from "../../input/fields.ts";
import { lineWithoutLinks } from "../../input/teacher-text.ts";

const CLASS_NAME_MAX_LENGTH = 60;
const MEMBER_NAME_MAX_LENGTH = 40;

const className = lineWithoutLinks({ min: 1, max: CLASS_NAME_MAX_LENGTH, tooLong: "classNameMax" });

/** How a person is called in a class. */
export const memberName = lineWithoutLinks({
  min: 1,
  max: MEMBER_NAME_MAX_LENGTH,
  tooLong: "memberNameMax",
})
  .transform((name) => name.replaceAll(/\s+/g, " "))
  .refine((name) => problemOf(name) === null, issue("notAName"));

/** A person of a class in a path. */
export const personParam = z.object({ userId: pathId });

export const memberNameInput = z.strictObject({ name: memberName });

/** Whom a teacher invites. */
export const teacherInvitation = passwordResetRequest;

export const invitationAcceptance = mailedLink.extend({ name: memberName });

const settings = {
  name: className,
  lastDay: z.iso.date(requiredOr("invalidTime")),
  timeZone,
  region: z.enum(regions, issue("invalidValue")),
  persons: z
    .array(z.enum(persons, issue("unknownPerson")), issue("invalidValue"))
    .min(1, issue("required"))
    // In the order of all persons, each once.
    .transform((chosen) => persons.filter((person) => chosen.includes(person))),
  acceptsMissingAccents: z.boolean(issue("invalidValue")),
  showsInfo: z.boolean(issue("invalidValue")),
};

export const classInput = z.strictObject({
  id: newId,
  /** How pupils know the teacher. */
  teacherName: memberName,
  ...settings,
  region: settings.region.default("spain"),
  persons: settings.persons.default([...persons]),
  acceptsMissingAccents: settings.acceptsMissingAccents.default(true),
  showsInfo: settings.showsInfo.default(true),
});

/** A copy has the other settings of the class, and the teacher's name in it. */
export const classCopy = classInput.pick({ id: true, name: true, lastDay: true });

export const classChange = z.strictObject(settings).partial();

export type ClassCopy = z.output<typeof classCopy>;
export type ClassChange = z.output<typeof classChange>;
export type ClassInput = z.output<typeof classInput>;
