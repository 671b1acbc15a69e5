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
import { AGE_IN_TEMPLATE } from "#features/account/sign-up-age.ts";
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
  signedOutTo: null,
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
    isMade: false,
    teaches: false,
    sendsMail: false,
    preferredLanguage: "es",
    theme: "system",
    dailyAim: 0,
    newPerDay: 0,
    reviewOrder: "form",
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

/** The documents of the application. Each has the templates that the pages at its paths need. */
const documents = {
  /** For the service worker, which keeps one document for all paths. */
  index: ["login", "signup", "form", "word", "frame"],
  auth: ["login", "signup"],
  exercise: ["form", "word", "frame"],
  frame: ["frame"],
} as const;

type Name = (typeof documents)["index"][number];
export type DocumentName = keyof typeof documents;

async function templatesIn(language: Language): Promise<Record<Name, string>> {
  const translation = await loadTranslation(language, "account", "exercise");
  const { t } = translation;
  const template = (name: Name, page: ReactNode) => {
    const html = render(translation, <template id={`first-${name}`}>{page}</template>);
    // The Content-Security-Policy forbids style attributes. The script of the first paint sets the same styles.
    return html.replaceAll(/ style="[^"]*"/g, "");
  };
  const auth = (tab: "login" | "signup") =>
    template(
      tab,
      <>
        <span hidden data-notice-if-known>
          {t("account.signInToContinue")}
        </span>
        <VisitorLayout>
          <AccountPage
            from=""
            isNew
            signUpAge={AGE_IN_TEMPLATE}
            tab={tab}
            onTabChange={() => undefined}
          />
        </VisitorLayout>
      </>,
    );
  const exercise = (kind: "form" | "word") =>
    template(
      kind,
      <SessionContext value={learner}>
        <ExerciseTemplate kind={kind} />
      </SessionContext>,
    );
  return {
    login: auth("login"),
    signup: auth("signup"),
    form: exercise("form"),
    word: exercise("word"),
    frame: template(
      "frame",
      <LoadingLayout>
        <Loading />
      </LoadingLayout>,
    ),
  };
}

export { familyTexts };

const inLanguages = await Promise.all(languages.map(templatesIn));

/** The templates of the first paint in a document, and their texts in every language. */
export function templatesOf(document: DocumentName) {
  const pages = inLanguages.map((page) => documents[document].map((name) => page[name]).join(""));
  return mergeLanguages(pages);
}
