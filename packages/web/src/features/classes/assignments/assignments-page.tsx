import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { isUndated } from "@verbena/core/classes/assignment";
import type { ListedAssignment } from "@verbena/server/client";
import { Plus } from "lucide-react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useMoment } from "#learner-ui/use-moment.ts";
import { useNow } from "#lib/server-clock.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { ClassNavigation } from "../class-navigation.tsx";
import { classQuery, useIsArchived } from "../results/api.ts";
import { Block } from "../results/block.tsx";
import { taskInWords } from "../results/task-in-words.ts";
import { assignmentsQuery } from "./api.ts";
import { StateBar } from "./state-bar.tsx";

/** The assignments of a class: running ones, those that end first at the top, those without dates, and past ones. */
export function AssignmentsPage({ classId }: { classId: string }) {
  const { t } = useTranslation();
  const details = useQuery(classQuery(classId));
  const query = useInfiniteQuery(assignmentsQuery(classId));
  const isArchived = useIsArchived(classId);
  const now = useNow();
  return (
    <PageBody width="wide">
      <ClassNavigation classId={classId} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading title={t("assignments.title")}>{t("assignments.title")}</PageHeading>
        {!isArchived && <NewAssignmentLink classId={classId} text={t("assignments.new")} />}
      </div>
      <QueryContent query={details} failure={t("assignments.loadFailed")}>
        {({ timeZone }) => (
          <QueryContent query={query} failure={t("assignments.loadFailed")}>
            {({ pages }) => {
              const all = pages.flatMap(({ assignments }) => assignments);
              const undated = all.filter(isUndated);
              const dated = all.filter((one) => !isUndated(one));
              const running = dated.filter(({ until }) => until >= now).toReversed();
              const ended = dated.filter(({ until }) => until < now);
              if (all.length === 0) {
                return isArchived ? (
                  <p className="font-semibold">{t("assignments.none")}</p>
                ) : (
                  <EmptyState
                    title={t("assignments.none")}
                    text={t("assignments.noneText")}
                    action={<NewAssignmentLink classId={classId} text={t("assignments.first")} />}
                  />
                );
              }
              return (
                <>
                  <List {...{ classId, timeZone }} title="running" assignments={running} />
                  <List {...{ classId, timeZone }} title="undated" assignments={undated} />
                  <List {...{ classId, timeZone }} title="ended" assignments={ended} />
                  {query.hasNextPage && (
                    <Button
                      variant="secondary"
                      busy={query.isFetchingNextPage}
                      onClick={() => void query.fetchNextPage()}
                    >
                      {t("assignments.more")}
                    </Button>
                  )}
                </>
              );
            }}
          </QueryContent>
        )}
      </QueryContent>
    </PageBody>
  );
}

function NewAssignmentLink({ classId, text }: { classId: string; text: string }) {
  return (
    <ButtonLink to="/app/classes/$classId/assignments/new" params={{ classId }} size="small">
      <Plus aria-hidden className="size-5" />
      {text}
    </ButtonLink>
  );
}

type ListProps = {
  classId: string;
  timeZone: string;
  title: "running" | "undated" | "ended";
  assignments: readonly ListedAssignment[];
};

function List({ classId, timeZone, title, assignments }: ListProps) {
  const { t } = useTranslation();
  const moment = useMoment(timeZone);
  const now = useNow();
  if (assignments.length === 0) return null;
  return (
    <Block title={t(`assignments.${title}`)}>
      <ul className="flex flex-col">
        {assignments.map((one) => (
          <li
            key={one.id}
            className="flex flex-col gap-1.5 border-b border-line py-4 first:pt-0 last:border-0"
          >
            <div>
              <TextLink
                to="/app/classes/$classId/assignments/$assignmentId"
                params={{ classId, assignmentId: one.id }}
                className="inline-block pt-2.5 pb-1 text-lg font-semibold"
              >
                <SpanishText text={taskInWords(t, one)} />
              </TextLink>
              {title !== "undated" && (
                <p className="text-[0.9375rem] text-ink-soft">
                  {one.from > now && `${t("assignments.startsOn", moment(one.from))} · `}
                  {t(`assignments.${title === "ended" ? "endedOn" : "until"}`, moment(one.until))}
                </p>
              )}
            </div>
            {one.note !== "" && <p className="wrap-anywhere">{one.note}</p>}
            {title !== "undated" && <StateBar counts={one.counts} />}
          </li>
        ))}
      </ul>
    </Block>
  );
}
