import { useQuery } from "@tanstack/react-query";
import type { ClassDetails, ClassOverview } from "@verbena/server/client";
import { useTranslation } from "#i18n/use-translation.ts";
import { QueryContent } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { ClassNavigation } from "../class-navigation.tsx";
import { classQuery, overviewQuery } from "./api.ts";
import { HomeworkList } from "./homework-list.tsx";
import { NewClass } from "./new-class.tsx";
import { PupilsTable } from "./pupils-table.tsx";
import { TeachNext } from "./teach-next.tsx";

/** The first screen of a class, for its teachers. */
export function ClassPage({ classId }: { classId: string }) {
  const { t } = useTranslation();
  const details = useQuery(classQuery(classId));
  return (
    <PageBody width="full">
      <QueryContent query={details} failure={t("classResults.loadFailed")}>
        {(ofClass) =>
          ofClass.role === "teacher" ? (
            <TaughtClass classId={classId} ofClass={ofClass} />
          ) : (
            <>
              <ClassHead ofClass={ofClass} overview={undefined} />
              <p>{t("classResults.teachersOnly")}</p>
            </>
          )
        }
      </QueryContent>
    </PageBody>
  );
}

function TaughtClass({ classId, ofClass }: { classId: string; ofClass: ClassDetails }) {
  const { t } = useTranslation();
  const overview = useQuery(overviewQuery(classId));
  return (
    <>
      <ClassNavigation classId={classId} />
      <ClassHead ofClass={ofClass} overview={overview.data} />
      <QueryContent query={overview} failure={t("classResults.loadFailed")}>
        {(shown) =>
          shown.pupils.length === 0 ? (
            <NewClass classId={classId} code={ofClass.forTeachers?.code ?? ""} />
          ) : (
            <Blocks classId={classId} ofClass={ofClass} overview={shown} />
          )
        }
      </QueryContent>
    </>
  );
}

type ClassHeadProps = { ofClass: ClassDetails; overview: ClassOverview | undefined };

function ClassHead({ ofClass, overview }: ClassHeadProps) {
  const { t } = useTranslation();
  const { name, archivedAt } = ofClass;
  const pupils = overview?.pupils ?? [];
  const total = pupils.length;
  const active = pupils.filter(({ days }) => days.length > 0).length;
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <PageHeading title={name} size="normal" className="wrap-anywhere">
        {name}
      </PageHeading>
      <p className="min-h-[1lh] text-ink-soft">
        {overview && total === 0 && t("classResults.pupils", { count: total })}
        {total > 0 && t("classResults.active", { count: active, total })}
        {archivedAt !== null && ` ${t("classResults.archived")}`}
      </p>
    </div>
  );
}

type BlocksProps = { classId: string; ofClass: ClassDetails; overview: ClassOverview };

/** On a laptop, all three blocks are on the screen: a long list of pupils scrolls in its own block. */
function Blocks({ classId, ofClass, overview }: BlocksProps) {
  const { pupils, confusions } = overview;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-6 lg:gap-5">
        <HomeworkList classId={classId} overview={overview} timeZone={ofClass.timeZone} />
        <TeachNext classId={classId} confusions={confusions} total={pupils.length} />
      </div>
      <PupilsTable classId={classId} pupils={pupils} />
    </div>
  );
}
