import { getRouteApi } from "@tanstack/react-router";
import {
  allFamilies,
  defaultFamily,
  type Family,
  families,
  isFamily,
} from "@verbena/core/families";
import { useTranslation } from "#i18n/use-translation.ts";
import { useNavigationState } from "#lib/navigation-state.ts";
import { useAnswerCount } from "#progress/use-answer-count.ts";
import { buttonClass } from "#ui/button.tsx";
import { ChipLink, TextLink } from "#ui/link.tsx";
import { linkClass } from "#ui/link-class.ts";
import { ExerciseRoute } from "./exercise-route.tsx";

const route = getRouteApi("/$language/try/$level");

/** The exercise screen of a visitor: round by round, a family of the level. */
export function TryRoute() {
  const { t } = useTranslation();
  const { language } = route.useParams();
  const { family: chosen } = route.useSearch();
  const navigate = route.useNavigate();
  const number = useNavigationState().rounds ?? 0;
  const ofLevel = useFamiliesOfLevel();
  const [first = defaultFamily] = ofLevel;
  const family = chosen !== undefined && isFamily(chosen) ? chosen : first;
  const startNext = () =>
    void navigate({ search: true, state: { rounds: number + 1 }, replace: true });
  return (
    <ExerciseRoute
      family={family}
      rounds={{
        number,
        startNext,
        otherChoice: (
          <a href={`/${language}/try`} className={buttonClass({ variant: "secondary" })}>
            {t("visitor.otherLevel")}
          </a>
        ),
        afterRound: (
          <>
            <AccountOffer />
            <OtherFamilies families={ofLevel.filter((one) => one !== family)} />
          </>
        ),
      }}
    />
  );
}

function useFamiliesOfLevel(): readonly Family[] {
  const { level } = route.useParams();
  return allFamilies.filter((key) => families[key].level.toLowerCase() === level);
}

/** What an account is for, in one quiet line. */
function AccountOffer() {
  const { t } = useTranslation();
  const count = useAnswerCount();
  if (count === 0) return null;
  return (
    <p>
      <TextLink to="/auth" search={{ tab: "signup" }} className={navigationLinkClass}>
        {t("visitor.keepAnswers", { count })}
      </TextLink>
    </p>
  );
}

/** What else is open to a visitor. */
function OtherFamilies({ families: others }: { families: readonly Family[] }) {
  const { t } = useTranslation();
  const { language, level } = route.useParams();
  return (
    <nav aria-label={t("visitor.alsoOpen")} className="flex flex-col gap-3">
      {others.length > 0 && (
        <>
          <p className="text-ink-soft">
            {t("visitor.otherFamilies", { level: level.toUpperCase() })}
          </p>
          <ul lang="es" className="flex flex-wrap gap-x-2">
            {others.map((family) => (
              <li key={family}>
                <ChipLink
                  to="/$language/try/$level"
                  params={{ language, level }}
                  search={{ family }}
                >
                  {families[family].name}
                </ChipLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className="flex flex-wrap gap-x-5">
        <li>
          <TextLink to="/$language/try/drill" params={{ language }} className={navigationLinkClass}>
            {t("navigation.drill")}
          </TextLink>
        </li>
        <li>
          <TextLink to="/$language/try/board" params={{ language }} className={navigationLinkClass}>
            {t("navigation.board")}
          </TextLink>
        </li>
        <li>
          <a href={`/${language}/guides`} className={`${linkClass} ${navigationLinkClass}`}>
            {t("visitor.guides")}
          </a>
        </li>
        <li>
          <a href={`/${language}/verbs`} className={`${linkClass} ${navigationLinkClass}`}>
            {t("navigation.verbTables")}
          </a>
        </li>
      </ul>
    </nav>
  );
}

const navigationLinkClass = "inline-flex min-h-11 items-center";
