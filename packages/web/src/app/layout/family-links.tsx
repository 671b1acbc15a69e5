import { useLocation } from "@tanstack/react-router";
import { type ExerciseKey, families, isConjugationKey } from "@verbena/core/vocabulary";
import {
  BookOpen,
  CircleDot,
  History,
  Hourglass,
  ListChecks,
  type LucideIcon,
  PencilLine,
  RotateCcw,
} from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useFailedCount } from "#progress/use-progress.ts";
import { exactMatch, NavigationCount, NavigationLink } from "./navigation-item.tsx";

const familyIcons: Record<ExerciseKey, LucideIcon> = {
  "presente-indicativo": CircleDot,
  "preterito-indefinido": History,
  "desde-hace": Hourglass,
};

type FamilyLinksProps = { exerciseKey: ExerciseKey; expanded: boolean };

/** The links of a family; collapsed, only the link to practice. */
export function FamilyLinks({ exerciseKey, expanded }: FamilyLinksProps) {
  const { t } = useTranslation();
  const family = families[exerciseKey].name;
  const failed = useFailedCount(exerciseKey);
  const { pathname, search } = useLocation();
  const isFailedList = pathname === `/app/packages/${exerciseKey}/failed`;
  const practisesFailed =
    pathname === `/app/exercise/${exerciseKey}` && "failed" in search && search.failed === true;
  if (!expanded) {
    return (
      <NavigationLink
        icon={familyIcons[exerciseKey]}
        expanded={false}
        to="/app/exercise/$exerciseKey"
        params={{ exerciseKey }}
        activeOptions={exactMatch}
        aria-current={pathname.split("/").includes(exerciseKey) ? "true" : undefined}
      >
        {`${t("navigation.practise")}, ${family}`}
      </NavigationLink>
    );
  }
  return (
    <li className="mb-1">
      <p className="px-3 py-1 text-[0.9375rem] text-ink-soft">{family}</p>
      <ul aria-label={family}>
        <NavigationLink
          icon={PencilLine}
          expanded
          to="/app/exercise/$exerciseKey"
          params={{ exerciseKey }}
          activeOptions={{ exact: true, includeSearch: practisesFailed }}
        >
          {t("navigation.practise")}
        </NavigationLink>
        {isConjugationKey(exerciseKey) && (
          <NavigationLink
            icon={ListChecks}
            expanded
            to="/app/packages/$tense"
            params={{ tense: exerciseKey }}
            activeOptions={{ exact: isFailedList }}
          >
            {t("navigation.selections")}
          </NavigationLink>
        )}
        <NavigationLink
          icon={RotateCcw}
          expanded
          to="/app/packages/$tense/failed"
          params={{ tense: exerciseKey }}
          activeOptions={exactMatch}
          aria-current={practisesFailed ? "true" : undefined}
        >
          <span className="flex-1">
            {t(
              isConjugationKey(exerciseKey)
                ? "navigation.verbsToReview"
                : "navigation.sentencesToReview",
            )}
          </span>
          {failed > 0 && <NavigationCount count={failed} />}
        </NavigationLink>
        <NavigationLink
          icon={BookOpen}
          expanded
          to="/app/theory/$exerciseKey"
          params={{ exerciseKey }}
          activeOptions={exactMatch}
        >
          {t("navigation.theory")}
        </NavigationLink>
      </ul>
    </li>
  );
}
