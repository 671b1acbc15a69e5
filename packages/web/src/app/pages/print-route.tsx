import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { PrintPage } from "#features/print/print-page.tsx";
import { ClassSession } from "#session/class-session.tsx";
import { useAsked } from "../use-asked.ts";

const route = getRouteApi("/app/print");

export function PrintRoute() {
  const navigate = useNavigate();
  const search = route.useSearch();
  return (
    <ClassSession settings={useAsked(search)}>
      <PrintPage
        search={search}
        onSearch={(changed) =>
          void navigate({ to: "/app/print", search: changed, replace: true, resetScroll: false })
        }
      />
    </ClassSession>
  );
}
