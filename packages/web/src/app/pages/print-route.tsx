import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { PrintPage } from "#features/print/print-page.tsx";

const route = getRouteApi("/app/print");

export function PrintRoute() {
  const navigate = useNavigate();
  return (
    <PrintPage
      search={route.useSearch()}
      onSearch={(search) =>
        void navigate({ to: "/app/print", search, replace: true, resetScroll: false })
      }
    />
  );
}
