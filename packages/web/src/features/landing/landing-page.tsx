import { useTranslation } from "react-i18next";
import { useSession } from "#session/use-session.ts";
import { Bunting } from "#ui/bunting.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { PageHeading } from "#ui/page-heading.tsx";

const features = ["verbs", "review", "selections"] as const;

/** What Verbena is, for those who come for the first time. */
export function LandingPage() {
  const { t } = useTranslation();
  const signedIn = useSession().status === "signed-in";
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 pb-20 sm:px-8">
      <Bunting done={24} total={24} className="mt-4 sm:mt-8" />
      <div className="max-w-3xl py-14 sm:py-20">
        <PageHeading
          title={t("landing.title")}
          className="text-[clamp(2.5rem,1.5rem+5vw,4.5rem)] leading-[1.02]"
        >
          {t("landing.title")}
        </PageHeading>
        <p className="mt-6 max-w-xl text-xl text-ink-soft">{t("landing.subtitle")}</p>
        <ButtonLink to={signedIn ? "/app" : "/auth"} className="mt-8 px-8 text-lg">
          {t(signedIn ? "landing.continue" : "landing.start")}
        </ButtonLink>
      </div>
      <ul className="grid gap-x-10 gap-y-8 border-t border-line pt-10 md:grid-cols-3">
        {features.map((feature) => (
          <li key={feature}>
            <h2 className="text-2xl">{t(`landing.features.${feature}.title`)}</h2>
            <p className="mt-2 text-ink-soft">{t(`landing.features.${feature}.text`)}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
