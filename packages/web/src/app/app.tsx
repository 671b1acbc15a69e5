import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SessionProvider } from "#session/session-provider.tsx";
import { Toasts } from "#ui/toast.tsx";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";

export function App() {
  const { t } = useTranslation();
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <RouterProvider router={router} />
          <Toasts label={t("common.notifications")} closeLabel={t("common.close")} />
        </SessionProvider>
      </QueryClientProvider>
    </CSPProvider>
  );
}
