import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";
import { SessionProvider } from "#session/session-provider.tsx";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";

export function App() {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <RouterProvider router={router} />
          <LazyToasts />
        </SessionProvider>
      </QueryClientProvider>
    </CSPProvider>
  );
}

/** Loads the code of toasts separately: pages can be shown without it. */
function LazyToasts() {
  const { t } = useTranslation();
  const { data } = useModule("toasts", () => import("#ui/toasts.tsx"));
  if (data === undefined) return null;
  return <data.Toasts label={t("common.notifications")} closeLabel={t("common.close")} />;
}
