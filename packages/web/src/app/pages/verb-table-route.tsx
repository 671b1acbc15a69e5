import { getRouteApi } from "@tanstack/react-router";
import { VerbTablePage } from "#features/verb-table/verb-table-page.tsx";

const route = getRouteApi("/app/verbs");

export function VerbTableRoute() {
  const { verb = "" } = route.useSearch();
  return <VerbTablePage text={verb} />;
}
