import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { askedPersons } from "@verbena/core/session/practice-choice";
import { DrillPage } from "#features/drill/drill-page.tsx";
import { planOf, searchOf } from "#features/drill/drill-plan.ts";
import { useUser } from "#session/use-session.ts";

type DrillSearch = ReturnType<typeof searchOf>;

const inApplication = getRouteApi("/app/drill");

export function DrillRoute() {
  const navigate = useNavigate();
  return (
    <Drill
      search={inApplication.useSearch()}
      onSearch={(search) =>
        void navigate({ to: "/app/drill", search, replace: true, resetScroll: false })
      }
      onStart={(search) => void navigate({ to: "/app/drill/practice", search })}
    />
  );
}

const forVisitors = getRouteApi("/$language/try/drill");

export function VisitorDrillRoute() {
  const navigate = useNavigate();
  const { language } = forVisitors.useParams();
  const params = { language };
  return (
    <Drill
      search={forVisitors.useSearch()}
      onSearch={(search) =>
        void navigate({
          to: "/$language/try/drill",
          params,
          search,
          replace: true,
          resetScroll: false,
        })
      }
      onStart={(search) => void navigate({ to: "/$language/try/drill/practice", params, search })}
    />
  );
}

type DrillProps = {
  search: DrillSearch;
  onSearch: (search: DrillSearch) => void;
  onStart: (search: DrillSearch & { seed: string }) => void;
};

/** The choices of free practice. Stores them in the URL: they can be shared, and the Back button works. */
function Drill({ search, onSearch, onStart }: DrillProps) {
  const user = useUser();
  return (
    <DrillPage
      initialPlan={planOf(search, askedPersons(user))}
      onPlan={(plan) => onSearch(searchOf(plan))}
      onStart={(plan) =>
        onStart({ ...searchOf(plan), seed: String(Math.floor(Math.random() * 2 ** 16)) })
      }
    />
  );
}
