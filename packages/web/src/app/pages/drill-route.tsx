import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { askedPersons } from "@verbena/core/session/practice-choice";
import { DrillPage } from "#features/drill/drill-page.tsx";
import { planOf, searchOf } from "#features/drill/drill-plan.ts";
import { useUser } from "#session/use-session.ts";

const route = getRouteApi("/app/drill");

/** The choices of free practice. Stores them in the URL: they can be shared, and the Back button works. */
export function DrillRoute() {
  const search = route.useSearch();
  const user = useUser();
  const navigate = useNavigate();
  return (
    <DrillPage
      initialPlan={planOf(search, askedPersons(user))}
      onPlan={(plan) =>
        void navigate({
          to: "/app/drill",
          search: searchOf(plan),
          replace: true,
          resetScroll: false,
        })
      }
      onStart={(plan) =>
        void navigate({
          to: "/app/drill/practice",
          search: { ...searchOf(plan), seed: String(Math.floor(Math.random() * 2 ** 16)) },
        })
      }
    />
  );
}
