/**
 * How many classes and pupils a teacher has at most, in classes that are not archived, unless an administrator raises it.
 */
export const defaultTeacherLimits = { classesMax: 10, pupilsMax: 400 } as const;

/** How far an administrator can raise the limits. */
export const highestTeacherLimits = { classesMax: 100, pupilsMax: 5000 } as const;
