import { useLocation } from "@tanstack/react-router";
import { families } from "@verbena/core/families";
import {
  CalendarCheck,
  ChartColumn,
  House,
  Link2,
  LogOut,
  PencilLine,
  ShieldCheck,
  Table2,
  UserRound,
} from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useToday } from "#progress/use-today.ts";
import { useUser } from "#session/use-session.ts";
import { FamilyLinks } from "./family-links.tsx";
import {
  exactMatch,
  NavigationButton,
  NavigationCount,
  NavigationLink,
  NavigationSection,
} from "./navigation-item.tsx";
import { useSignOut } from "./sign-out-provider.tsx";

/** The main navigation, expanded or as icons. */
export function Navigation({ expanded }: { expanded: boolean }) {
  const { t } = useTranslation();
  const { role } = useUser();
  const signOut = useSignOut();
  return (
    <nav aria-label={t("navigation.main")} className="flex flex-col gap-4">
      <NavigationSection expanded={expanded}>
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
      </NavigationSection>
      <NavigationSection expanded={expanded}>
        <NavigationLink icon={House} expanded={expanded} to="/app" activeOptions={exactMatch}>
          {t("navigation.home")}
        </NavigationLink>
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
      <NavigationSection expanded={expanded} title={t("navigation.account")}>
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
    </nav>
  );
}

type FamilySectionProps = { kind: "conjugation" | "fill-in"; expanded: boolean };

/** The chosen families of a kind. */
function FamilySection({ kind, expanded }: FamilySectionProps) {
  const { t } = useTranslation();
  const { families: chosen } = useUser();
  const ofKind = chosen.filter((key) => families[key].kind === kind);
  if (ofKind.length === 0) return null;
  const title = t(kind === "conjugation" ? "navigation.conjugation" : "navigation.grammar");
  return (
    <NavigationSection expanded={expanded} title={title}>
      {ofKind.map((key) => (
        <FamilyLinks key={key} family={key} expanded={expanded} />
      ))}
    </NavigationSection>
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
