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
import * as answerChoices from "#features/exercise/components/answer-choices.tsx";
import { loadTranslation, type Translation, TranslationContext } from "#i18n/use-translation.ts";
import { MODULE_KEY } from "#lib/use-module.ts";
import { type Session, SessionContext } from "#session/use-session.ts";
import { Loading } from "#ui/loading.tsx";
import { LoadingLayout } from "../layout/loading-layout.tsx";
import { VisitorLayout } from "../layout/visitor-layout.tsx";
import { ExerciseTemplate, familyTexts } from "./exercise-template.tsx";
import { mergeLanguages } from "./merge-languages.ts";

const visitor: Session = {
  status: "signed-out",
  hasSignedOut: false,
  refresh: async () => false,
  signOut: async () => false,
};

/** The templates show nothing of a learner. */
const learner: Session = {
  ...visitor,
  status: "signed-in",
  isPending: false,
  user: {
    id: "",
    username: "",
    email: "",
    role: "user",
    twoFactorEnabled: false,
    needsTwoFactor: false,
    sendsMail: false,
    preferredLanguage: "es",
    theme: "system",
    dailyAim: 0,
    newPerDay: 0,
    roundLength: 10,
    families: [],
    region: "spain",
    persons: [],
    practiceDays: 0,
    weeklyMail: false,
    sound: true,
    accentShortcuts: true,
  },
};

/** Knows the parts that pages otherwise load later. */
const client = new QueryClient();
client.setQueryData([MODULE_KEY, "answer-choices"], answerChoices);

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ["/auth"] }),
});

/** Renders a page as the application does. */
function render(translation: Translation, page: ReactNode): string {
  return renderToStaticMarkup(
    <TranslationContext value={translation}>
      <QueryClientProvider client={client}>
        <SessionContext value={visitor}>
          <RouterContextProvider router={router}>{page}</RouterContextProvider>
        </SessionContext>
      </QueryClientProvider>
    </TranslationContext>,
  );
}

async function templatesIn(language: Language): Promise<string> {
  const translation = await loadTranslation(language, "account", "exercise");
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
  const html = render(
    translation,
    <>
      {auth("login")}
      {auth("signup")}
      <SessionContext value={learner}>
        <template id="first-form">
          <ExerciseTemplate kind="form" />
        </template>
        <template id="first-word">
          <ExerciseTemplate kind="word" />
        </template>
      </SessionContext>
      <template id="first-frame">
        <LoadingLayout>
          <Loading />
        </LoadingLayout>
      </template>
    </>,
  );
  // The Content-Security-Policy forbids style attributes. The script of the first paint sets the same styles.
  return html.replaceAll(/ style="[^"]*"/g, "");
}

export { familyTexts };

/** The templates of the first paint, and their texts in every language. */
export const templates = mergeLanguages(await Promise.all(languages.map(templatesIn)));
