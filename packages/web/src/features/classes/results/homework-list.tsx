import type { ClassOverview } from "@verbena/server/client";
import { ChevronRight } from "lucide-react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useNow } from "#lib/server-clock.ts";
import { classNames } from "#ui/class-names.ts";
import { TextLink } from "#ui/link.tsx";
import { useIsArchived } from "./api.ts";
import { Block } from "./block.tsx";
import { groupByState, type StateGroups, workStates } from "./homework-states.ts";
import { taskInWords } from "./task-in-words.ts";
import { usePeriod } from "./use-period.ts";

type HomeworkListProps = {
  classId: string;
  overview: ClassOverview;
  timeZone: string;
};

/** Running homework and that of the last days, with a bar that shows how far the class is. */
export function HomeworkList({ classId, overview, timeZone }: HomeworkListProps) {
  const { t } = useTranslation();
  const isArchived = useIsArchived(classId);
  const { homework, pupils } = overview;
  return (
    <Block
      title={t("classResults.homework.title")}
      action={
        <>
          <TextLink
            to="/app/classes/$classId/assignments"
            params={{ classId }}
            className="py-2.5 pointer-fine:py-1"
          >
            {t("classResults.homework.all")}
          </TextLink>
          {!isArchived && (
            <TextLink
              to="/app/classes/$classId/assignments/new"
              params={{ classId }}
              className="py-2.5 pointer-fine:py-1"
            >
              {t("classResults.homework.new")}
            </TextLink>
          )}
        </>
      }
    >
      {homework.length === 0 ? (
        <p className="text-ink-soft">{t("classResults.homework.none")}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {homework.map((one) => (
            <li key={one.assignmentId}>
              <HomeworkBar
                classId={classId}
                homework={one}
                groups={groupByState(pupils, one.assignmentId)}
                timeZone={timeZone}
              />
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

type HomeworkBarProps = {
  classId: string;
  homework: ClassOverview["homework"][number];
  groups: StateGroups;
  timeZone: string;
};

/** An assignment: a press on it names the pupils. */
function HomeworkBar({ classId, homework, groups, timeZone }: HomeworkBarProps) {
  const { t } = useTranslation();
  const period = usePeriod(timeZone);
  const counts = useCounts(groups);
  const now = useNow();
  const { note, from } = homework;
  const hasBegun = from <= now;
  return (
    <details className="group">
      <summary className="-mx-2 grid cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)] gap-x-1 rounded-lg px-2 py-1 transition-colors hover:bg-ink/5 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="mt-0.5 size-5 text-azulejo transition-transform group-open:rotate-90"
          strokeWidth={2.5}
        />
        <span className="flex min-w-0 flex-col gap-1">
          <span className="font-semibold text-azulejo">
            <SpanishText text={taskInWords(t, homework)} />
          </span>
          {note !== "" && <span className="leading-snug wrap-anywhere">{note}</span>}
          {hasBegun && <StateBar groups={groups} />}
          <span className="text-[0.9375rem] leading-snug">
            <span className="text-ink-soft">{period(homework)}</span>
            {hasBegun && (
              <>
                {" · "}
                <span className="tabular-nums">{counts}</span>
              </>
            )}
          </span>
        </span>
      </summary>
      {hasBegun && (
        <dl className="mt-1 ml-2.5 flex flex-col gap-1 border-l-2 border-line pl-3 text-[0.9375rem]">
          {workStates.map(
            (state) =>
              groups[state].length > 0 && (
                <div key={state}>
                  <dt className="inline font-semibold">
                    {t("classResults.homework.names", {
                      state: t(`classResults.homework.states.${state}`),
                    })}{" "}
                  </dt>
                  <dd className="inline">{groups[state].map(({ name }) => name).join(", ")}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      <p className="pl-6">
        <TextLink
          to="/app/classes/$classId/assignments/$assignmentId"
          params={{ classId, assignmentId: homework.assignmentId }}
          className="inline-block py-2.5"
        >
          {t("classResults.homework.details")}
        </TextLink>
      </p>
    </details>
  );
}

/** "17 of 24 done, 4 begun, 3 not begun". */
function useCounts(groups: StateGroups): string {
  const { t } = useTranslation();
  const done = groups.done.length + groups.late.length;
  const [begun, notBegun] = [groups.begun.length, groups["not-begun"].length];
  return [
    t("classResults.homework.done", { count: done, total: done + begun + notBegun }),
    ...(begun > 0 ? [t("classResults.homework.begun", { count: begun })] : []),
    ...(notBegun > 0 ? [t("classResults.homework.notBegun", { count: notBegun })] : []),
  ].join(", ");
}

const colours = {
  done: "bg-leaf",
  late: "bg-leaf/55",
  begun: "bg-marigold",
  "not-begun": "bg-transparent",
} as const;

function StateBar({ groups }: { groups: StateGroups }) {
  return (
    <span aria-hidden className="flex h-2.5 overflow-hidden rounded-full bg-ink/10">
      {(["done", "late", "begun", "not-begun"] as const).map((state) => (
        <span
          key={state}
          className={classNames("block h-full", colours[state])}
          style={{ flexGrow: groups[state].length }}
        />
      ))}
    </span>
  );
}
