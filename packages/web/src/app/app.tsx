import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { SessionProvider } from "#session/session-provider.tsx";
import { useToasts } from "#ui/overlays.tsx";
import { useWaitingToasts } from "#ui/show-toast.ts";
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

function LazyToasts() {
  const { t } = useTranslation();
  const toasts = useToasts(useWaitingToasts());
  if (toasts === undefined) return null;
  return <toasts.Toasts label={t("common.notifications")} closeLabel={t("common.close")} />;
}
