import { useLocation } from "@tanstack/react-router";
import { CalendarCheck } from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useDueCount } from "#progress/use-due-count.ts";
import { NavigationCount, NavigationLink } from "./navigation-item.tsx";

/** The link to the review, with the number of due cards. */
export function ReviewLink({ expanded }: { expanded: boolean }) {
  const { t } = useTranslation();
  const due = useDueCount();
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
          {due > 0 && <NavigationCount count={due} />}
        </>
      ) : (
        name
      )}
    </NavigationLink>
  );
}
