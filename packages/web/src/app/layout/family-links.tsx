import { useLocation } from "@tanstack/react-router";
import { type ExerciseKey, families, isConjugationKey } from "@verbena/core/vocabulary";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useFailedCount, useLastPractisedFamily } from "#progress/use-progress.ts";
import { classNames } from "#ui/class-names.ts";
import { exactMatch, itemClass, NavigationCount, NavigationLink } from "./navigation-item.tsx";

type FamilyLinksProps = { exerciseKey: ExerciseKey; expanded: boolean };

/** A family in the menu: a row that opens to its links; collapsed, only the link to practice. */
export function FamilyLinks({ exerciseKey, expanded }: FamilyLinksProps) {
  const isOnPage = useLocation({
    select: ({ pathname }) => pathname.split("/").includes(exerciseKey),
  });
  return expanded ? (
    <FamilyRow exerciseKey={exerciseKey} isOnPage={isOnPage} />
  ) : (
    <FamilySign exerciseKey={exerciseKey} isOnPage={isOnPage} />
  );
}

type FamilyProps = { exerciseKey: ExerciseKey; isOnPage: boolean };

function FamilySign({ exerciseKey, isOnPage }: FamilyProps) {
  const { t } = useTranslation();
  return (
    <NavigationLink
      sign={families[exerciseKey].sign}
      expanded={false}
      to="/app/exercise/$exerciseKey"
      params={{ exerciseKey }}
      activeOptions={exactMatch}
      aria-current={isOnPage ? "true" : undefined}
    >
      {`${t("navigation.practise")}, ${families[exerciseKey].name}`}
    </NavigationLink>
  );
}

/** Open if the family is in use: that of the page, or the one practised last where the page has none. */
function FamilyRow({ exerciseKey, isOnPage }: FamilyProps) {
  const listId = useId();
  const isOnOtherPage = useLocation({ select: ({ pathname }) => familyPath.test(pathname) });
  const isLastPractised = useLastPractisedFamily() === exerciseKey;
  const isInUse = isOnPage || (isLastPractised && !isOnOtherPage);
  const [toggled, setToggled] = useState({ isInUse, open: isInUse });
  // What the learner did with the row holds until another family is in use.
  const open = toggled.isInUse === isInUse ? toggled.open : isInUse;
  const family = families[exerciseKey].name;
  return (
    <li>
      <button
        type="button"
        lang="es"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-current={isOnPage && !open ? "true" : undefined}
        onClick={() => setToggled({ isInUse, open: !open })}
        className={itemClass(true)}
      >
        <ChevronRight
          aria-hidden
          className={classNames(
            "size-5 shrink-0 text-ink-soft transition-transform",
            open && "rotate-90",
          )}
        />
        {family}
      </button>
      {open && (
        <ul
          id={listId}
          aria-label={family}
          className="mb-2 ml-[1.3125rem] border-l-2 border-line pl-2.5"
        >
          <Links exerciseKey={exerciseKey} />
        </ul>
      )}
    </li>
  );
}

/** The paths of a family's pages. */
const familyPath = /^\/app\/(exercise|packages|theory)\//;

function Links({ exerciseKey }: { exerciseKey: ExerciseKey }) {
  const { t } = useTranslation();
  const failed = useFailedCount(exerciseKey);
  const { pathname, search } = useLocation();
  const isFailedList = pathname === `/app/packages/${exerciseKey}/failed`;
  const practisesFailed =
    pathname === `/app/exercise/${exerciseKey}` && "failed" in search && search.failed === true;
  return (
    <>
      <NavigationLink
        expanded
        to="/app/exercise/$exerciseKey"
        params={{ exerciseKey }}
        activeOptions={{ exact: true, includeSearch: practisesFailed }}
      >
        {t("navigation.practise")}
      </NavigationLink>
      {isConjugationKey(exerciseKey) && (
        <NavigationLink
          expanded
          to="/app/packages/$tense"
          params={{ tense: exerciseKey }}
          activeOptions={{ exact: isFailedList }}
        >
          {t("navigation.selections")}
        </NavigationLink>
      )}
      <NavigationLink
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
        expanded
        to="/app/theory/$exerciseKey"
        params={{ exerciseKey }}
        activeOptions={exactMatch}
      >
        {t("navigation.theory")}
      </NavigationLink>
    </>
  );
}
