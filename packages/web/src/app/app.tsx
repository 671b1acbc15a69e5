import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { CatchBoundary, RouterProvider } from "@tanstack/react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { SessionProvider } from "#session/session-provider.tsx";
import { useToasts } from "#ui/overlays.tsx";
import { useWaitingToasts } from "#ui/show-toast.ts";
import { PageError } from "./pages/page-error.tsx";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";

export function App() {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <RouterProvider router={router} />
          <CatchBoundary getResetKey={() => 0} errorComponent={PageError}>
            <LazyToasts />
          </CatchBoundary>
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
