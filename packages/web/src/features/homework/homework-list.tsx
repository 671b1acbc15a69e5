import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { LearnerAssignment } from "@verbena/server/client";
import { Check } from "lucide-react";
import { useEffect, useId } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { ReportClassText } from "#learner-ui/report-class-text.tsx";
import { taskForPupils } from "#learner-ui/task-for-pupils.ts";
import { useNow } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { useAssignments } from "#progress/use-assignments.ts";
import { classNames } from "#ui/class-names.ts";
import { ButtonLink } from "#ui/link.tsx";
import { ownClassQuery } from "./api.ts";
import { untilInWords } from "./until-in-words.ts";
import { useWork } from "./use-work.ts";

/** The assignments that have begun, those that end first at the top. Empty without assignments. */
export function HomeworkList() {
  const { t } = useTranslation();
  const headingId = useId();
  const assignments = useAssignments();
  const now = useNow(assignments.map(({ from }) => from));
  const begun = assignments
    .filter(({ from, excused }) => from <= now && !excused)
    .sort((a, b) => Date.parse(a.until) - Date.parse(b.until));
  useOfflineCode(begun[0]);
  if (begun.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3 not-has-[li]:hidden">
      <h2 id={headingId} className="text-2xl">
        {t("homework.title")}
      </h2>
      <ul className="flex flex-col gap-3">
        {begun.map((assignment) => (
          <HomeworkItem
            key={`${assignment.classId} ${assignment.assignmentId}`}
            assignment={assignment}
          />
        ))}
      </ul>
    </section>
  );
}

/** Loads the code of the practice page: a pupil may open it offline. */
function useOfflineCode(first: LearnerAssignment | undefined): void {
  const router = useRouter();
  const { classId, assignmentId } = first ?? {};
  useEffect(() => {
    if (classId === undefined || assignmentId === undefined) return;
    const to = "/app/assignments/$classId/$assignmentId" as const;
    router.preloadRoute({ to, params: { classId, assignmentId } }).catch(() => undefined);
  }, [router, classId, assignmentId]);
}

function HomeworkItem({ assignment }: { assignment: LearnerAssignment }) {
  const { t, language } = useTranslation();
  const now = useNow();
  const { forms, version, state } = useWork(assignment);
  const { data: ofClass, isPending } = useQuery(ownClassQuery(assignment.classId));
  const { classId, assignmentId, note, until } = assignment;
  const timeZone = ofClass?.timeZone ?? deviceTimeZone();
  const isDone = state?.kind === "done";
  const isOver = until < now;
  // What is done and over needs no place, and nothing of an archived class is due.
  if (state?.kind === "empty" || (isDone && isOver)) return null;
  if (isOver && (isPending || (ofClass && ofClass.archivedAt !== null))) return null;
  const task = taskForPupils(t, version.task, forms);
  const isLate = state?.isLate === true;
  const label = [
    isDone && t(isLate ? "homework.doneLate" : "homework.done"),
    !isDone && isLate && t("homework.late"),
    state && !isDone && t("homework.progress", { done: state.done, needed: state.needed }),
  ].filter((part) => typeof part === "string");
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-[0.875rem] border border-line bg-card p-4">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
        <h3 className="text-lg wrap-anywhere">
          <SpanishText text={task} />
        </h3>
        {note !== "" && (
          <p className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
            {note}
            <ReportClassText classId={classId} assignmentId={assignmentId} text={note} />
          </p>
        )}
        <p className="text-[0.9375rem] text-ink-soft">
          {ofClass && <bdi>{ofClass.name} · </bdi>}
          {untilInWords(t, until, { now, timeZone, language })}
          {version.goal.kind === "each-on-two-days" && ` · ${t("homework.twoDays")}`}
        </p>
      </div>
      <p
        className={classNames(
          "flex items-center gap-1.5 font-semibold tabular-nums",
          isDone ? "text-leaf" : isLate && "text-geranium",
        )}
      >
        {isDone && <Check aria-hidden className="size-5" />}
        {label.join(" · ")}
      </p>
      <ButtonLink
        to="/app/assignments/$classId/$assignmentId"
        params={{ classId, assignmentId }}
        search={isDone ? { again: true } : {}}
        variant={isDone ? "quiet" : "secondary"}
        size="small"
      >
        {t(isDone ? "homework.again" : "homework.practise")}
        <span className="sr-only"> {task.replaceAll("*", "")}</span>
      </ButtonLink>
    </li>
  );
}
