/** The input schemas for forms of the web application. They need zod, so only pages with forms import them. */
export {
  accountDeletion,
  classSignInInput,
  emailChange,
  linkCheck,
  mailedLink,
  passwordChange,
  passwordReset,
  passwordResetRequest,
  publicSignUpInput,
  sessionsEnd,
  signInInput,
  signUpInput,
  twoFactorCode,
  twoFactorProof,
  twoFactorStart,
} from "./accounts/schema.ts";
export { teacherInput } from "./features/administration/teacher-input.ts";
export {
  assignmentChange,
  assignmentInput,
} from "./features/classes/assignments/schema.ts";
export {
  classChange,
  classCopy,
  classInput,
  invitationAcceptance,
  memberNameInput,
} from "./features/classes/schema.ts";
export { sentenceTexts } from "./features/corrections/schema.ts";
export { packageChange, packageInput } from "./features/packages/schema.ts";
export { profileChange } from "./features/profile/schema.ts";
export { reportsAnswer } from "./features/reports/schema.ts";
