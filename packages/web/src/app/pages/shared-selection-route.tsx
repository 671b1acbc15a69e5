import { getRouteApi } from "@tanstack/react-router";
import { families } from "@verbena/core/families";
import { readItem } from "@verbena/core/family-item";
import type { SharedSelection } from "@verbena/server/client";
import { KeepCopy, rememberWantedCopy } from "#features/packages/keep-copy.tsx";
import { SharedSelectionPage } from "#features/packages/shared-selection-page.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useSession } from "#session/use-session.ts";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { Loading } from "#ui/loading.tsx";
import { AppShell } from "../layout/app-shell.tsx";
import { LoadingLayout } from "../layout/loading-layout.tsx";
import { VisitorHeader } from "../layout/visitor-header.tsx";

const route = getRouteApi("/s/$token");

/** A shared selection, for learners within the application, and for visitors. */
export function SharedSelectionRoute() {
  const { token } = route.useParams();
  const { status } = useSession();
  if (status === "loading") {
    return (
      <LoadingLayout>
        <Loading />
      </LoadingLayout>
    );
  }
  if (status === "signed-in") {
    return (
      <AppShell
        instead={
          <SharedSelectionPage token={token}>
            {(selection) => <LearnersChoice token={token} selection={selection} />}
          </SharedSelectionPage>
        }
      />
    );
  }
  return (
    <>
      <VisitorHeader />
      <main id="content">
        <SharedSelectionPage token={token}>
          {(selection) => <VisitorsChoice token={token} selection={selection} />}
        </SharedSelectionPage>
      </main>
    </>
  );
}

type ChoiceProps = { token: string; selection: SharedSelection };

function LearnersChoice({ token, selection }: ChoiceProps) {
  const { t } = useTranslation();
  const { family, verbs } = selection;
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink
          to="/app/exercise/$family"
          params={{ family }}
          search={{ verbs: verbs.join(",") }}
        >
          {t("packages.practise")}
        </ButtonLink>
        <KeepCopy token={token} selection={selection} />
      </div>
      <div className="flex flex-wrap gap-x-6">
        <TextLink to="/app/board" search={boardSearchOf(selection)} className={textLinkClass}>
          {t("navigation.board")}
        </TextLink>
        <TextLink
          to="/app/print"
          search={{ cards: `${family}:${verbs.join(",")}` }}
          className={textLinkClass}
        >
          {t("navigation.print")}
        </TextLink>
      </div>
    </div>
  );
}

function VisitorsChoice({ token, selection }: ChoiceProps) {
  const { t, language } = useTranslation();
  const { family, verbs } = selection;
  const level = families[family].level.toLowerCase();
  return (
    <div className="flex flex-col items-start gap-4">
      <ButtonLink
        to="/$language/try/$level"
        params={{ language, level }}
        search={{ family, verbs: verbs.join(",") }}
      >
        {t("packages.practise")}
      </ButtonLink>
      <p className="text-ink-soft">{t("packages.shared.noAccount")}</p>
      <div className="flex flex-wrap gap-x-6">
        <TextLink
          to="/auth"
          search={{ tab: "signup", from: `/s/${token}` }}
          onClick={() => rememberWantedCopy(token)}
          className={textLinkClass}
        >
          {t("packages.shared.signUp")}
        </TextLink>
        <TextLink
          to="/$language/try/board"
          params={{ language }}
          search={boardSearchOf(selection)}
          className={textLinkClass}
        >
          {t("navigation.board")}
        </TextLink>
      </div>
    </div>
  );
}

/** The board takes verbs, and not items such as *no hablar*. */
function boardSearchOf({ family, verbs }: SharedSelection) {
  const infinitives = verbs.map((item) => readItem(family, item).verb);
  return { family, verbs: [...new Set(infinitives)].join(",") };
}

const textLinkClass = "inline-flex min-h-11 items-center";
