import type { AssignmentPage, PupilWork } from "@verbena/server/client";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useMoment } from "#learner-ui/use-moment.ts";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { TextLink } from "#ui/link.tsx";
import { useIsArchived } from "../results/api.ts";
import { ExceptionDialog } from "./exception-dialog.tsx";

type PupilsWorkProps = { classId: string; assignmentId: string; page: AssignmentPage };

type DialogState = {
  pupil: PupilWork;
  isOpen: boolean;
  /** The key of the dialog: each opening forgets what was chosen and not saved before. */
  opening: number;
};

/** How far each pupil is, in the order of the class list. */
export function PupilsWork({ classId, assignmentId, page }: PupilsWorkProps) {
  const { t } = useTranslation();
  const { pupils } = page;
  // Kept while the dialog closes, because the dialog still shows the pupil.
  const [dialog, setDialog] = useState<DialogState | null>(null);
  if (pupils.length === 0) return null;
  return (
    <>
      <table className="w-full table-fixed wrap-anywhere">
        <caption className="sr-only">{t("assignments.page.pupils")}</caption>
        <thead>
          <tr className="border-b-2 border-line text-[0.9375rem] text-ink-soft">
            <th scope="col" className="py-2 pr-3 text-left font-semibold">
              {t("assignments.page.columns.name")}
            </th>
            <th scope="col" className="w-[45%] py-2 pr-3 text-left font-semibold">
              {t("assignments.page.columns.state")}
            </th>
            <th scope="col" className="w-20 py-2 pr-1 text-right font-semibold max-sm:hidden">
              {t("assignments.page.columns.errors")}
            </th>
            <th scope="col" className="w-11 print:hidden">
              <span className="sr-only">{t("assignments.page.columns.exception")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pupils.map((pupil) => (
            <PupilRow
              key={pupil.userId}
              classId={classId}
              page={page}
              pupil={pupil}
              onExcept={() =>
                setDialog((last) => ({ pupil, isOpen: true, opening: (last?.opening ?? 0) + 1 }))
              }
            />
          ))}
        </tbody>
      </table>
      {dialog && (
        <ExceptionDialog
          key={dialog.opening}
          classId={classId}
          assignmentId={assignmentId}
          page={page}
          pupil={dialog.pupil}
          open={dialog.isOpen}
          onOpenChange={(isOpen) => setDialog({ ...dialog, isOpen })}
        />
      )}
    </>
  );
}

type PupilRowProps = {
  classId: string;
  page: AssignmentPage;
  pupil: PupilWork;
  onExcept: () => void;
};

function PupilRow({ classId, page, pupil, onExcept }: PupilRowProps) {
  const { t } = useTranslation();
  const moment = useMoment(page.timeZone);
  const isArchived = useIsArchived(classId);
  const { userId, name, state, isLate, done, needed, errors, until, formsMax } = pupil;
  const hasMoreTime = until > page.assignment.until;
  const hasLessTime = until < page.assignment.until;
  const stateText =
    state === "done" && isLate
      ? t("assignments.states.late")
      : t(`assignments.states.${state}`, { done, needed });
  const remarks = [
    ...(isLate && state !== "done" && state !== "excused" ? [t("assignments.page.overdue")] : []),
    ...(hasMoreTime ? [t("assignments.page.moreTime", moment(until))] : []),
    ...(hasLessTime ? [t("assignments.page.lessTime", moment(until))] : []),
    ...(formsMax !== null && state !== "excused"
      ? [t("assignments.page.fewerForms", { count: formsMax })]
      : []),
  ];
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 pr-3 text-left font-semibold wrap-anywhere">
        <TextLink
          to="/app/classes/$classId/pupils/$userId"
          params={{ classId, userId }}
          className="inline-block py-1.5"
        >
          <bdi>{name}</bdi>
        </TextLink>
      </th>
      <td className="py-2 pr-3">
        <span className="flex flex-col gap-1">
          <span className={classNames(state === "not-begun" && "text-ink-soft")}>{stateText}</span>
          {(state === "begun" || state === "done") && (
            <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-ink/10">
              <span
                className={classNames("block h-full", state === "done" ? "bg-leaf" : "bg-marigold")}
                style={{ width: `${(100 * done) / Math.max(needed, 1)}%` }}
              />
            </span>
          )}
          {remarks.length > 0 && (
            <span className="text-sm text-ink-soft">{remarks.join(" · ")}</span>
          )}
        </span>
      </td>
      <td className="py-2 pr-1 text-right tabular-nums max-sm:hidden">{errors}</td>
      <td className="print:hidden">
        {!isArchived && (
          <IconButton
            icon={SlidersHorizontal}
            label={t("assignments.exception.edit", { name })}
            onClick={onExcept}
          />
        )}
      </td>
    </tr>
  );
}
