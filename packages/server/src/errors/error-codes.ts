/** The error codes of the API, each with its HTTP status. */
export const statusOfError = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  too_large: 413,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOfError;

/** Errors of a field or of an item of a batch. The interface has a text for each. */
export const issueKeys = [
  "required",
  "invalidValue",
  "malformedJson",
  "invalidEmail",
  "emailTaken",
  "emailUnchanged",
  "wrongCredentials",
  "wrongClassCredentials",
  "madeAccount",
  "wrongPassword",
  "wrongCode",
  "usedCode",
  "tooManyWrongCodes",
  "appUnreadable",
  "signInAgain",
  "twoFactorRequired",
  "addressUnconfirmed",
  "linkExpired",
  "signInFirst",
  "lastAdministrator",
  "passwordMin",
  "passwordMax",
  "passwordCommon",
  "usernameMin",
  "usernameMax",
  "invalidLanguage",
  "minVerbs",
  "packageNameMin",
  "packageNameMax",
  "tooManyPackages",
  "noForms",
  "noPupils",
  "pupilGone",
  "tooManyPupils",
  "tooManyAssignments",
  "tooManyChanges",
  "timePast",
  "endBeforeBeginning",
  "endAfterClass",
  "lessTime",
  "unknownVerb",
  "unknownFamily",
  "unknownPerson",
  "unknownExercise",
  "unknownAnswer",
  "answerBlank",
  "answerTooLong",
  "invalidTimeZone",
  "invalidTime",
  "invalidId",
  "batchTooLarge",
  "textTooLong",
  "invalidBlank",
  "notTheForm",
  "notInSentence",
  "noteIncomplete",
  "changedMeanwhile",
  "classNameMax",
  "memberNameMax",
  "noLinks",
  "lastDayPast",
  "lastDayTooLate",
  "classesNotAllowed",
  "tooManyClasses",
  "classArchived",
  "accountsNeedSchool",
  "tooManyNames",
  "notAName",
  "classFull",
  "ownClass",
  "lastTeacher",
  "madeByClass",
  "pupilOfClass",
  "tooManyInvitations",
  "otherLearner",
  "accountGone",
] as const;

export type IssueKey = (typeof issueKeys)[number];

export type Issue = {
  /** Path in the input, such as `verbs.2`; empty for the whole input. */
  path: string;
  key: IssueKey;
};

/** The body of every error response. */
export type ErrorBody = { error: { code: ErrorCode; issues?: Issue[] } };
