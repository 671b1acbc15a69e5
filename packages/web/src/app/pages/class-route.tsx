import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { isFamily } from "@verbena/core/families";
import { confusionDays } from "@verbena/server/client";
import { ALL_ANSWERS } from "#features/classes/results/api.ts";
import { ClassPage } from "#features/classes/results/class-page.tsx";
import { ConfusionsPage } from "#features/classes/results/confusions-page.tsx";
import { OwnWorkPage, PupilPage } from "#features/classes/results/pupil-page.tsx";

const classRoute = getRouteApi("/app/classes/$classId");

export function ClassRoute() {
  const { classId } = classRoute.useParams();
  return <ClassPage key={classId} classId={classId} />;
}

const confusionsRoute = getRouteApi("/app/classes/$classId/confusions");

/** The confusions of a class. Stores the choice in the URL: the Back button returns to it. */
export function ClassConfusionsRoute() {
  const { classId } = confusionsRoute.useParams();
  const { days, family, assignment = ALL_ANSWERS } = confusionsRoute.useSearch();
  const navigate = useNavigate();
  return (
    <ConfusionsPage
      key={classId}
      classId={classId}
      view={{
        days: confusionDays.find((known) => known === days) ?? confusionDays[0],
        family: family !== undefined && isFamily(family) ? family : "all",
        assignment,
      }}
      onView={(view) =>
        void navigate({
          to: "/app/classes/$classId/confusions",
          params: { classId },
          search: view,
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

const pupilRoute = getRouteApi("/app/classes/$classId/pupils/$userId");

export function ClassPupilRoute() {
  const { classId, userId } = pupilRoute.useParams();
  return <PupilPage key={userId} classId={classId} userId={userId} />;
}

const ownWorkRoute = getRouteApi("/app/classes/$classId/own-work");

export function OwnWorkRoute() {
  const { classId } = ownWorkRoute.useParams();
  return <OwnWorkPage key={classId} classId={classId} />;
}
