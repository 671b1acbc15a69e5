import { useLocation } from "@tanstack/react-router";
import { type Family, families, isConjugationFamily, isFamily } from "@verbena/core/families";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useFailedCount, useLastPractisedFamily } from "#progress/use-progress.ts";
import { classNames } from "#ui/class-names.ts";
import { exactMatch, itemClass, NavigationCount, NavigationLink } from "./navigation-item.tsx";

type FamilyLinksProps = {
  family: Family;
  expanded: boolean;
  /** Whether the row opens by itself only on pages of its family, because there are many. */
  isOneOfMany?: boolean;
};

/** The family of the page; undefined on other pages. */
export function useFamilyOfPage(): Family | undefined {
  return useLocation({ select: ({ pathname }) => pathname.split("/").find(isFamily) });
}

/** A family in the menu: a row that opens to show its links. In the collapsed menu, only the link to practice. */
export function FamilyLinks({ family, expanded, isOneOfMany = false }: FamilyLinksProps) {
  const isOnPage = useFamilyOfPage() === family;
  return expanded ? (
    <FamilyRow family={family} isOnPage={isOnPage} isOneOfMany={isOneOfMany} />
  ) : (
    <FamilySign family={family} isOnPage={isOnPage} />
  );
}

type FamilyProps = { family: Family; isOnPage: boolean };

function FamilySign({ family, isOnPage }: FamilyProps) {
  const { t } = useTranslation();
  return (
    <NavigationLink
      sign={families[family].sign}
      expanded={false}
      to="/app/exercise/$family"
      params={{ family }}
      activeOptions={exactMatch}
      aria-current={isOnPage ? "true" : undefined}
    >
      {`${t("navigation.practise")}, ${families[family].name}`}
    </NavigationLink>
  );
}

/**
 * A row that is open if the family is in use: the family of the page, or else, if there are few, the family practised
 * last.
 */
function FamilyRow({ family, isOnPage, isOneOfMany }: FamilyProps & { isOneOfMany: boolean }) {
  const listId = useId();
  const isOnOtherPage = useFamilyOfPage() !== undefined;
  const isLastPractised = useLastPractisedFamily() === family;
  const isInUse = isOnPage || (isLastPractised && !isOnOtherPage && !isOneOfMany);
  const [toggled, setToggled] = useState({ isInUse, open: isInUse });
  const isOwnPage = useLocation({
    select: ({ pathname }) => pathname.replace(/\/$/, "") === `/app/families/${family}`,
  });
  // The learner's choice applies until another family is in use.
  const open = toggled.isInUse === isInUse ? toggled.open : isInUse;
  const { name } = families[family];
  return (
    <li>
      <button
        type="button"
        lang="es"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-current={isOwnPage ? "page" : isOnPage && !open ? "true" : undefined}
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
        {name}
      </button>
      {open && (
        <ul
          id={listId}
          aria-label={name}
          className="mb-1 ml-[1.3125rem] border-l-2 border-line pl-2.5"
        >
          <Links family={family} />
        </ul>
      )}
    </li>
  );
}

function Links({ family }: { family: Family }) {
  const { t } = useTranslation();
  const failed = useFailedCount(family);
  const { pathname, search } = useLocation();
  const isFailedList = pathname === `/app/packages/${family}/failed`;
  const practisesFailed =
    pathname === `/app/exercise/${family}` && "failed" in search && search.failed === true;
  return (
    <>
      <NavigationLink
        expanded
        to="/app/exercise/$family"
        params={{ family }}
        activeOptions={{ exact: true, includeSearch: practisesFailed }}
      >
        {t("navigation.practise")}
      </NavigationLink>
      {isConjugationFamily(family) && (
        <NavigationLink
          expanded
          to="/app/packages/$family"
          params={{ family }}
          activeOptions={{ exact: isFailedList }}
        >
          {t("navigation.selections")}
        </NavigationLink>
      )}
      <NavigationLink
        expanded
        to="/app/packages/$family/failed"
        params={{ family }}
        activeOptions={exactMatch}
        aria-current={practisesFailed ? "true" : undefined}
      >
        <span className="flex-1">
          {t(
            isConjugationFamily(family)
              ? "navigation.verbsToReview"
              : "navigation.sentencesToReview",
          )}
        </span>
        {failed > 0 && <NavigationCount count={failed} />}
      </NavigationLink>
      <NavigationLink
        expanded
        to="/app/theory/$family"
        params={{ family }}
        activeOptions={exactMatch}
      >
        {t("navigation.theory")}
      </NavigationLink>
    </>
  );
}
