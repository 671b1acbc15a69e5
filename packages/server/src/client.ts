/**
 * What the web application may import from the server: typed calls, error codes, and the options of form fields.
 * `forms.ts` has the schemas.
 */
import { hc } from "hono/client";
import type { AppType } from "./app.ts";

export type { SignedInBrowser } from "./accounts/session/list-sessions.ts";
export type { ShownConjugation, ShownFillIn } from "./content/catalogue.ts";
export type { EditableExercise } from "./content/find-editable-exercises.ts";
export {
  type ErrorBody,
  type ErrorCode,
  type Issue,
  type IssueKey,
  statusOfError,
} from "./errors/error-codes.ts";
export type { DeletionResult } from "./features/administration/delete-users.ts";
export type {
  ActionsPage,
  LoggedAction,
  LoggedPerson,
} from "./features/administration/list-actions.ts";
export type {
  ClassActionsPage,
  LoggedClassAction,
} from "./features/administration/list-class-actions.ts";
export type { ListedUser, UsersPage } from "./features/administration/list-users.ts";
export type { PlatformOverview } from "./features/administration/read-platform-overview.ts";
export type { ClassOfUser, UserPage } from "./features/administration/read-user.ts";
export type { Direction, SortKey } from "./features/administration/schema.ts";
export type { ResetResult } from "./features/administration/send-password-resets.ts";
export type { SignOutResult } from "./features/administration/sign-out-users.ts";
export type { ClassLogin } from "./features/classes/accounts/queries.ts";
export type { MadeAccount } from "./features/classes/accounts/renew-password.ts";
export type {
  ListedAssignment,
  StateCounts,
} from "./features/classes/assignments/list-assignments.ts";
export type { TaskPreview } from "./features/classes/assignments/preview-task.ts";
export type {
  AssignmentPage,
  MissedForm,
  PupilWork,
} from "./features/classes/assignments/read-assignment.ts";
export type { AssignmentInput, TaskInput } from "./features/classes/assignments/schema.ts";
export type { JoinableClass } from "./features/classes/members/join-class.ts";
export type { ClassMembers } from "./features/classes/members/members.ts";
export type { ClassDetails, ListedClass } from "./features/classes/read-class.ts";
export type { ClassConfusion } from "./features/classes/results/class-confusions.ts";
export type { PupilAssignment } from "./features/classes/results/class-work.ts";
export type {
  PupilForTeacher,
  PupilSummary,
} from "./features/classes/results/pupil-for-teacher.ts";
export type { ClassOverview } from "./features/classes/results/read-overview.ts";
export type { PupilPage } from "./features/classes/results/read-pupil.ts";
export type { ClassWeek } from "./features/classes/results/read-weeks.ts";
export type { ChangedExercise } from "./features/corrections/list-corrections.ts";
export type { Verb } from "./features/exercises/routes.ts";
export type { FailedMail, MailState } from "./features/mails/routes.ts";
export type { Package } from "./features/packages/queries.ts";
export type { PackageInput } from "./features/packages/schema.ts";
export type { SharedSelection } from "./features/packages/share-selection.ts";
export type { Profile } from "./features/profile/profile.ts";
export type { ProfileChange } from "./features/profile/schema.ts";
export type { ChangedAssignment } from "./features/progress/fold-assignments.ts";
export type { EventResult } from "./features/progress/fold-batch.ts";
export type { PlannedCard } from "./features/progress/knowledge/plan-by-rule.ts";
export type { KnowledgeResponse, RulePlan } from "./features/progress/knowledge/routes.ts";
export type {
  LearnerAssignment,
  LearnerProgress,
  ProgressResponse,
} from "./features/progress/read-progress.ts";
export type { ExerciseChange, RecordedBatch } from "./features/progress/record-events.ts";
export type { SchedulerFit } from "./features/progress/scheduler/fit-scheduler.ts";
export type { SchedulerPreview } from "./features/progress/scheduler/preview-scheduler.ts";
export type { EventInput } from "./features/progress/schema.ts";
export type { ClassReport } from "./features/reports/class-reports.ts";
export type { AnsweredReport } from "./features/reports/list-answered-reports.ts";
export type { ReportedExercise } from "./features/reports/list-open-reports.ts";
export type { LearnerReport, Report } from "./features/reports/report-json.ts";
export type { ReportInput } from "./features/reports/schema.ts";
export type { AnswersPage, PastAnswer } from "./features/statistics/list-answers.ts";
export type { KnownWeek } from "./features/statistics/list-known-weeks.ts";
export type { SkillError } from "./features/statistics/list-skill-errors.ts";
export type { Breakdown } from "./features/statistics/read-breakdown.ts";
export type { CountedCause, PractisedDay } from "./features/statistics/read-daily-stats.ts";
export type { FamilyOverview } from "./features/statistics/read-family-overviews.ts";
export type { Counts } from "./features/statistics/schema.ts";
export type { FirstItem } from "./first-item.ts";
export { hasMailbox } from "./input/mailbox.ts";
export {
  confusionDays,
  LANGUAGE_COOKIE,
  REPORT_COMMENT_MAX_LENGTH,
  type ReportReason,
  reportReasons,
  roundLengths,
  type Theme,
  themes,
} from "./input/options.ts";

export type {
  PublicContent,
  PublicPage,
  PublicRenderer,
  PublicSentence,
  RenderedPage,
  VerbSearch,
} from "./public-pages/public-page.ts";
export type { Start } from "./start.ts";

type Options = NonNullable<Parameters<typeof hc>[1]>;

/** Creates a typed client of the API: `client.api.packages.$get({ query: { family } })`. */
export function createClient(baseUrl: string, options?: Options) {
  return hc<AppType>(baseUrl, options);
}

export type Client = ReturnType<typeof createClient>;
