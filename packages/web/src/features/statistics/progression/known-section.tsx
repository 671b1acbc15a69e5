import type { Family } from "@verbena/core/families";
import { useTranslation } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";
import { allCards, useFamilyCards } from "#progress/use-family-cards.ts";
import { useKnowledge } from "#progress/use-knowledge.ts";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { NoAnswers, Section } from "../components.tsx";
import { KnownWeeks } from "./known-weeks.tsx";

/** What the learner knows in each chosen family, and the way to the map of rules. */
export function KnownSection({ lastFamily }: { lastFamily: Family }) {
  const { t } = useTranslation();
  const knowledge = useKnowledge();
  const cards = allCards(useFamilyCards());
  const list = useModule("known-list", () => import("./known-list.tsx"));
  return (
    <Section
      title={t("statistics.known.title")}
      intro={t("statistics.known.intro")}
      className="border-t-0 pt-0"
    >
      <QueryContent query={knowledge} failure={t("statistics.loadFailed")}>
        {(known) =>
          Object.keys(known.skills).length === 0 ? (
            <>
              <NoAnswers
                title={t("statistics.known.none")}
                text={t("statistics.known.noneText")}
                practise={lastFamily}
              />
              <TextLink to="/app/rules" className="self-start py-2.5">
                {t("statistics.known.map")}
              </TextLink>
            </>
          ) : (
            <>
              <QueryContent query={list} failure={t("statistics.loadFailed")}>
                {({ KnownList }) =>
                  cards === null ? <Loading /> : <KnownList knowledge={known} cards={cards} />
                }
              </QueryContent>
              <ButtonLink to="/app/rules" variant="secondary" className="self-start">
                {t("statistics.known.map")}
              </ButtonLink>
              <KnownWeeks />
            </>
          )
        }
      </QueryContent>
    </Section>
  );
}
