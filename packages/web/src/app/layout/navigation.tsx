import { useLocation } from "@tanstack/react-router";
import {
  CalendarCheck,
  ChartColumn,
  House,
  Link2,
  LogOut,
  PencilLine,
  School,
  ShieldCheck,
  Table2,
  UserRound,
} from "lucide-react";
import type { Ref } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useToday } from "#progress/use-today.ts";
import { useUser } from "#session/use-session.ts";
import { classNames } from "#ui/class-names.ts";
import { FamilySection } from "./family-section.tsx";
import {
  exactMatch,
  NavigationButton,
  NavigationCount,
  NavigationLink,
  NavigationSection,
} from "./navigation-item.tsx";
import { useSignOut } from "./sign-out-provider.tsx";

type NavigationProps = {
  expanded: boolean;
  /** The part above the account. Beside a page, it scrolls if it is too high. */
  listRef?: Ref<HTMLDivElement>;
  listClassName?: string;
};

/** The main navigation, expanded or as icons. */
export function Navigation({ expanded, listRef, listClassName }: NavigationProps) {
  const { t } = useTranslation();
  const { role, teaches } = useUser();
  const signOut = useSignOut();
  return (
    <nav aria-label={t("navigation.main")} className="flex min-h-0 flex-1 flex-col">
      <div
        ref={listRef}
        tabIndex={-1}
        className={classNames("flex flex-col gap-3 pb-6 outline-none", listClassName)}
      >
        <NavigationSection expanded={expanded}>
          <NavigationLink icon={House} expanded={expanded} to="/app" activeOptions={exactMatch}>
            {t("navigation.home")}
          </NavigationLink>
          <ReviewLink expanded={expanded} />
          <NavigationLink icon={PencilLine} expanded={expanded} to="/app/drill">
            {t("navigation.drill")}
          </NavigationLink>
          <NavigationLink icon={Table2} expanded={expanded} to="/app/verbs">
            {t("navigation.verbTables")}
          </NavigationLink>
          <NavigationLink
            icon={ChartColumn}
            expanded={expanded}
            to="/app/statistics"
            activeOptions={exactMatch}
          >
            {t("navigation.statistics")}
          </NavigationLink>
          {teaches && (
            <NavigationLink icon={School} expanded={expanded} to="/app/classes">
              {t("navigation.classes")}
            </NavigationLink>
          )}
          <NavigationLink
            icon={Link2}
            expanded={expanded}
            to="/app/enlaces-utiles"
            activeOptions={exactMatch}
          >
            {t("navigation.usefulLinks")}
          </NavigationLink>
        </NavigationSection>
        <FamilySection kind="conjugation" expanded={expanded} />
        <FamilySection kind="fill-in" expanded={expanded} />
      </div>
      <div
        className={classNames("border-t border-line py-1.5", listClassName && expanded && "px-2")}
      >
        <NavigationSection expanded={expanded}>
          <NavigationLink
            icon={UserRound}
            expanded={expanded}
            to="/app/profile"
            activeOptions={exactMatch}
          >
            {t("navigation.profile")}
          </NavigationLink>
          {role === "admin" && (
            <NavigationLink icon={ShieldCheck} expanded={expanded} to="/admin">
              {t("navigation.admin")}
            </NavigationLink>
          )}
          <NavigationButton icon={LogOut} expanded={expanded} onClick={signOut}>
            {t("navigation.logout")}
          </NavigationButton>
        </NavigationSection>
      </div>
    </nav>
  );
}

/** The link to the review, with the number of answers that are left for today. */
function ReviewLink({ expanded }: { expanded: boolean }) {
  const { t } = useTranslation();
  const left = useToday()?.left ?? 0;
  const isReview = useLocation({ select: ({ pathname }) => pathname === "/app/review" });
  const name = t("navigation.review");
  return (
    <NavigationLink
      icon={CalendarCheck}
      expanded={expanded}
      to="/app/review"
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isReview ? "page" : undefined}
      aria-keyshortcuts="R"
    >
      {expanded ? (
        <>
          <span className="flex-1">{name}</span>
          {left > 0 && <NavigationCount count={left} />}
        </>
      ) : (
        name
      )}
    </NavigationLink>
  );
}
