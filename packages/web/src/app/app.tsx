import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { SessionProvider } from "#session/session-provider.tsx";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";

/** Nothing can be said in passing before the first page is there. */
const Toasts = lazy(async () => ({ default: (await import("#ui/toasts.tsx")).Toasts }));

export function App() {
  const { t } = useTranslation();
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <RouterProvider router={router} />
          <Suspense>
            <Toasts label={t("common.notifications")} closeLabel={t("common.close")} />
          </Suspense>
        </SessionProvider>
      </QueryClientProvider>
    </CSPProvider>
  );
}
