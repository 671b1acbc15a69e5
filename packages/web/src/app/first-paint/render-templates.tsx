import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { type Language, languages } from "@verbena/core/languages";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { AccountPage } from "#features/account/account-page.tsx";
import { loadTranslation, type Translation, TranslationContext } from "#i18n/use-translation.ts";
import { type Session, SessionContext } from "#session/use-session.ts";
import { Loading } from "#ui/loading.tsx";
import { LoadingLayout } from "../layout/loading-layout.tsx";
import { VisitorLayout } from "../layout/visitor-layout.tsx";
import { mergeLanguages } from "./merge-languages.ts";

const visitor: Session = {
  status: "signed-out",
  hasSignedOut: false,
  refresh: async () => false,
  signOut: async () => false,
};

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ["/auth"] }),
});

/** Renders a page as the application does. */
function render(translation: Translation, page: ReactNode): string {
  return renderToStaticMarkup(
    <TranslationContext value={translation}>
      <QueryClientProvider client={new QueryClient()}>
        <SessionContext value={visitor}>
          <RouterContextProvider router={router}>{page}</RouterContextProvider>
        </SessionContext>
      </QueryClientProvider>
    </TranslationContext>,
  );
}

async function templatesIn(language: Language): Promise<string> {
  const translation = await loadTranslation(language, "account");
  const { t } = translation;
  const auth = (tab: "login" | "signup") => (
    <template id={`first-${tab}`}>
      <span hidden data-notice-if-known>
        {t("account.signInToContinue")}
      </span>
      <VisitorLayout>
        <AccountPage isRedirected isNew tab={tab} onTabChange={() => undefined} />
      </VisitorLayout>
    </template>
  );
  return render(
    translation,
    <>
      {auth("login")}
      {auth("signup")}
      <template id="first-frame">
        <LoadingLayout>
          <Loading />
        </LoadingLayout>
      </template>
    </>,
  );
}

/** The templates of the first paint, and their texts in every language. */
export const templates = mergeLanguages(await Promise.all(languages.map(templatesIn)));
