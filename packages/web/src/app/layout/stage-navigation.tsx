import { type Family, families, isConjugationFamily } from "@verbena/core/families";
import { BookOpen, House, Table2 } from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import { exactMatch, NavigationLink, NavigationSection } from "./navigation-item.tsx";

/** A regular verb, whose table shows the endings of a tense. */
const MODEL = "hablar";

type StageNavigationProps = {
  /** The family that is practised. Undefined if there are several, or none. */
  family: Family | undefined;
};

/**
 * The navigation beside the exercise screen: the dashboard, and what helps with the family. Other pages are in the drawer:
 * here, they would only distract.
 */
export function StageNavigation({ family }: StageNavigationProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("navigation.main")} className="min-h-0 flex-1 py-3">
      <NavigationSection expanded={false}>
        <NavigationLink icon={House} expanded={false} to="/app" activeOptions={exactMatch}>
          {t("navigation.home")}
        </NavigationLink>
        {family && (
          <NavigationLink
            icon={BookOpen}
            expanded={false}
            to="/app/theory/$family"
            params={{ family }}
          >
            {`${t("navigation.theory")}, ${families[family].name}`}
          </NavigationLink>
        )}
        {family && isConjugationFamily(family) && (
          <NavigationLink
            icon={Table2}
            expanded={false}
            to="/app/verbs"
            search={{ verb: MODEL }}
            hash={families[family].tenses[0]}
          >
            {`${t("navigation.verbTables")}, ${families[family].name}`}
          </NavigationLink>
        )}
      </NavigationSection>
    </nav>
  );
}
