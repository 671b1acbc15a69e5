import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { isUndated } from "@verbena/core/classes/assignment";
import type { MissedCard } from "@verbena/core/classes/confusions";
import { writeTask } from "@verbena/core/practice-sheet/card-source";
import type {
  AssignmentPage as AssignmentData,
  MissedForm,
  StateCounts,
} from "@verbena/server/client";
import { Copy, Download, Ellipsis, Eye, Pencil, Presentation, Printer, Trash2 } from "lucide-react";
import { useState } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useMoment } from "#learner-ui/use-moment.ts";
import { ensureSuccess, readBody } from "#lib/api.ts";
import { useNow } from "#lib/server-clock.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { Menu } from "#ui/menu.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { showToast } from "#ui/show-toast.ts";
import { useAskedByClass, useIsArchived } from "../results/api.ts";
import { Block } from "../results/block.tsx";
import { taskInWords } from "../results/task-in-words.ts";
import { assignmentQuery, ofAssignment } from "./api.ts";
import { CopyDialog } from "./copy-dialog.tsx";
import { MissedForms } from "./missed-forms.tsx";
import { namesInWords } from "./names-in-words.ts";
import { PupilsWork } from "./pupils-work.tsx";
import { StateBar } from "./state-bar.tsx";

type AssignmentPageProps = { classId: string; assignmentId: string };

/** An assignment: how far its pupils are, and what they got wrong. */
export function AssignmentPage({ classId, assignmentId }: AssignmentPageProps) {
  const { t } = useTranslation();
  const query = useQuery(assignmentQuery(classId, assignmentId));
  return (
    <PageBody width="wide">
      <p className="print:hidden">
        <TextLink
          to="/app/classes/$classId/assignments"
          params={{ classId }}
          className="inline-block py-2.5"
        >
          {t("assignments.backToList")}
        </TextLink>
      </p>
      <QueryContent query={query} failure={t("assignments.loadFailed")}>
        {(page) => <Content classId={classId} page={page} />}
      </QueryContent>
    </PageBody>
  );
}

function Content({ classId, page }: { classId: string; page: AssignmentData }) {
  const { t } = useTranslation();
  const now = useNow();
  const { assignment, timeZone, pupils, missed } = page;
  const moment = useMoment(timeZone);
  const { id, note, goal, formCount, from, until } = assignment;
  const isWithoutDates = isUndated(assignment);
  const isArchived = useIsArchived(classId);
  const words = taskInWords(t, assignment);
  const count = goal.kind === "answers" ? goal.answers : formCount;
  return (
    <>
      <div className="flex flex-col gap-2">
        <PageHeading title={words.replaceAll("*", "")} size="normal" className="wrap-anywhere">
          <SpanishText text={words} />
        </PageHeading>
        <p className="text-ink-soft">
          {t(`assignments.page.goals.${goal.kind}`, { count })} ·{" "}
          {from > now && `${t("assignments.startsOn", moment(from))} · `}
          {isWithoutDates
            ? t(isArchived ? "assignments.undated" : "assignments.undatedText")
            : t(until < now ? "assignments.endedOn" : "assignments.until", moment(until))}
        </p>
        {note !== "" && <p className="text-lg wrap-anywhere">{note}</p>}
      </div>
      <Actions classId={classId} page={page} />
      <LeftOut classId={classId} page={page} />
      {pupils.some(({ state }) => state === "empty") && (
        <Alert tone="info">{t("assignments.page.empty")}</Alert>
      )}
      {!isWithoutDates && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
          <Block title={t("assignments.page.pupils")}>
            <StateBar counts={countsOf(pupils)} />
            <PupilsWork classId={classId} assignmentId={id} page={page} />
          </Block>
          <Block title={t("assignments.page.missed")}>
            <MissedForms missed={missed} />
          </Block>
        </div>
      )}
    </>
  );
}

/** Says who does not have an assignment of the whole class, and gives it to those who have room meanwhile. */
function LeftOut({ classId, page }: { classId: string; page: AssignmentData }) {
  const { t, language } = useTranslation();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const isArchived = useIsArchived(classId);
  const now = useNow();
  const { assignment, leftOut } = page;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const param = { classId, assignmentId: assignment.id };
      return readBody(ofAssignment.$patch({ param, json: { pupils: null } }));
    },
    onSuccess: async (after) => {
      await queries.invalidateQueries({ queryKey: ["classes", classId] });
      const isGiven = after.leftOut.length < leftOut.length;
      showToast(t(isGiven ? "assignments.form.given" : "assignments.page.stillFull"));
    },
  });
  if (leftOut.length === 0) return null;
  const names = namesInWords(language, leftOut);
  return (
    <Alert
      tone="info"
      silent
      action={
        !isArchived &&
        assignment.until > now && (
          <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
            {t("assignments.page.giveLeftOut")}
          </Button>
        )
      }
    >
      {t("assignments.page.leftOut", { names, count: leftOut.length })}
      {error && <p className="text-geranium">{errorText(error)}</p>}
    </Alert>
  );
}

function countsOf(pupils: AssignmentData["pupils"]): StateCounts {
  const countIf = (condition: (pupil: (typeof pupils)[number]) => boolean) =>
    pupils.filter(condition).length;
  return {
    done: countIf(({ state, isLate }) => state === "done" && !isLate),
    late: countIf(({ state, isLate }) => state === "done" && isLate),
    begun: countIf(({ state }) => state === "begun"),
    notBegun: countIf(({ state }) => state === "not-begun"),
    excused: countIf(({ state }) => state === "excused" || state === "empty"),
  };
}

function Actions({ classId, page }: { classId: string; page: AssignmentData }) {
  const { t } = useTranslation();
  const isArchived = useIsArchived(classId);
  const [dialog, setDialog] = useState<"copy" | "delete" | null>(null);
  const { id: assignmentId, task } = page.assignment;
  const ofClass = useAskedByClass(classId);
  const asked = ofClass && { ...writeTask(task), ...ofClass };
  const navigate = useNavigate();
  const address = `/api/classes/${classId}/assignments/${assignmentId}`;
  const isWithoutDates = isUndated(page.assignment);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {!isArchived && (
        <ButtonLink
          to="/app/classes/$classId/assignments/$assignmentId/edit"
          params={{ classId, assignmentId }}
          variant="secondary"
          size="small"
        >
          <Pencil aria-hidden className="size-4 max-sm:hidden" />
          {t(isWithoutDates ? "assignments.page.give" : "assignments.page.change")}
        </ButtonLink>
      )}
      <ButtonLink
        to="/app/assignments/$classId/$assignmentId"
        params={{ classId, assignmentId }}
        search={{ preview: true }}
        variant="secondary"
        size="small"
      >
        <Eye aria-hidden className="size-4 max-sm:hidden" />
        {t("assignments.page.asPupil")}
      </ButtonLink>
      <Menu
        trigger={
          <>
            <Ellipsis aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{t("assignments.page.more")}</span>
          </>
        }
        triggerClassName={buttonClass({ variant: "secondary", size: "small" }, "max-sm:px-3")}
      >
        {({ MenuItem, MenuDownload }) => (
          <>
            <MenuItem onSelect={() => setDialog("copy")}>
              <Copy aria-hidden className="size-4" />
              {t("assignments.page.copy")}
            </MenuItem>
            {asked && (
              <>
                <MenuItem
                  onSelect={() =>
                    void navigate({
                      to: "/app/board/show",
                      search: asked,
                      state: { wrongAnswers: page.missed.map(writtenInstead) },
                    })
                  }
                >
                  <Presentation aria-hidden className="size-4" />
                  {t("assignments.page.board")}
                </MenuItem>
                <MenuItem onSelect={() => void navigate({ to: "/app/print", search: asked })}>
                  <Printer aria-hidden className="size-4" />
                  {t("assignments.page.sheet")}
                </MenuItem>
              </>
            )}
            {!isWithoutDates && (
              <>
                <MenuItem onSelect={() => window.print()}>
                  <Printer aria-hidden className="size-4" />
                  {t("assignments.page.print")}
                </MenuItem>
                <MenuDownload href={`${address}/results.csv`}>
                  <Download aria-hidden className="size-4" />
                  {t("assignments.page.csv")}
                </MenuDownload>
              </>
            )}
            {!isArchived && (
              <MenuItem onSelect={() => setDialog("delete")}>
                <Trash2 aria-hidden className="size-4" />
                {t("assignments.page.delete")}
              </MenuItem>
            )}
          </>
        )}
      </Menu>
      <CopyDialog
        classId={classId}
        page={page}
        open={dialog === "copy"}
        onOpenChange={(isOpen) => setDialog(isOpen ? "copy" : null)}
      />
      <DeleteDialog
        classId={classId}
        assignmentId={assignmentId}
        open={dialog === "delete"}
        onOpenChange={(isOpen) => setDialog(isOpen ? "delete" : null)}
      />
    </div>
  );
}

/** What the class wrote in place of a form, without names. */
function writtenInstead({ family, item, context, answers }: MissedForm): MissedCard {
  return { family, item, context, given: answers.flatMap(({ given }) => given ?? []) };
}

type DeleteDialogProps = {
  classId: string;
  assignmentId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

function DeleteDialog({ classId, assignmentId, open, onOpenChange }: DeleteDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ensureSuccess(ofAssignment.$delete({ param: { classId, assignmentId } })),
    onSuccess: async () => {
      showToast(t("assignments.page.deleted"));
      await navigate({ to: "/app/classes/$classId/assignments", params: { classId } });
      await queries.invalidateQueries({ queryKey: ["classes", classId] });
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("assignments.page.deleteTitle")}
      description={t("assignments.page.deleteText")}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t("common.cancel")}
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            {t("common.delete")}
          </Button>
        </>
      }
    >
      {error && <Alert tone="error">{errorText(error)}</Alert>}
    </Dialog>
  );
}
