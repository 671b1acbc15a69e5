import { families, isFamily } from "@verbena/core/families";
import type { Knowledge } from "@verbena/core/knowledge/knowledge";
import {
  type MappedSkill,
  type MapSection,
  mapSkills,
  type SkillGroup,
} from "@verbena/core/knowledge/map-skills";
import type { Skill } from "@verbena/core/knowledge/skill";
import type { SkilledCard } from "@verbena/core/knowledge/skilled-card";
import { useId, useMemo, useState } from "react";
import type { Translate } from "#i18n/translate.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { useKnowledge } from "#progress/use-knowledge.ts";
import { classNames } from "#ui/class-names.ts";
import { ChipLink } from "#ui/link.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { PageHeading, useScrollToAnchor } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { FoldedSection } from "./folded-section.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Legend, SkillCell } from "./skill-cell.tsx";
import { SkillDetail } from "./skill-detail.tsx";
import { cellStatusOf } from "./skill-status.ts";
import { useSkilledCards } from "./use-skilled-cards.ts";

/** Everything that the learner practises, in small cells that say what is known. */
export function RuleMapPage() {
  const { t } = useTranslation();
  const knowledge = useKnowledge();
  const cards = useSkilledCards();
  return (
    <PageBody width="wide">
      <PageHeading title={t("ruleMap.title")}>{t("ruleMap.title")}</PageHeading>
      <p className="max-w-prose text-lg text-ink-soft">{t("ruleMap.intro")}</p>
      <QueryContent query={knowledge} failure={t("ruleMap.loadFailed")}>
        {(known) => (
          <QueryContent query={cards} failure={t("ruleMap.loadFailed")}>
            {(practised) => <RuleMap knowledge={known} cards={practised} />}
          </QueryContent>
        )}
      </QueryContent>
      <HowItWorks />
    </PageBody>
  );
}

/** With more families, the map shows a line for each, which opens. */
const UNFOLDED_FAMILIES = 4;

type RuleMapProps = { knowledge: Knowledge; cards: readonly SkilledCard[] };

function RuleMap({ knowledge, cards }: RuleMapProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<MappedSkill | null>(null);
  const [now] = useState(currentInstant);
  const sections = useMemo(
    () => mapSkills(cards, new Set(Object.keys(knowledge.skills) as Skill[])),
    [cards, knowledge],
  );
  const statuses = useMemo(() => {
    const skills = sections.flatMap(({ groups }) => groups.flatMap((group) => group.skills));
    return new Map(skills.map(({ skill }) => [skill, cellStatusOf(knowledge, skill, now)]));
  }, [sections, knowledge, now]);
  const isFolded = sections.filter(({ name }) => isFamily(name)).length > UNFOLDED_FAMILIES;
  const Section = isFolded ? FoldedSection : SectionOfMap;
  useScrollToAnchor();

  function show(skill: MappedSkill): void {
    setChosen(skill);
    setOpen(true);
  }

  return (
    <>
      <Legend hasGuesses={[...statuses.values()].includes("guessed")} />
      {!isFolded && (
        <nav aria-label={t("ruleMap.contents")} className="flex flex-wrap gap-x-2">
          {sections.map(({ name }) => (
            <ChipLink key={name} to="/app/rules" hash={name}>
              {isFamily(name) ? families[name].shortName : titleOf(t, name)}
            </ChipLink>
          ))}
        </nav>
      )}
      <div className={classNames("flex flex-col", !isFolded && "gap-6")}>
        {sections.map((section) => (
          <Section
            key={section.name}
            section={section}
            title={titleOf(t, section.name)}
            statuses={statuses}
          >
            <GroupsOfMap section={section}>
              {(mapped) => (
                <SkillCell
                  key={mapped.skill}
                  mapped={mapped}
                  status={statuses.get(mapped.skill) ?? "new"}
                  onPress={() => show(mapped)}
                />
              )}
            </GroupsOfMap>
          </Section>
        ))}
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={chosen?.label.text ?? ""}
        titleLanguage="es"
      >
        {chosen && <SkillDetail mapped={chosen} knowledge={knowledge} now={now} />}
      </Dialog>
    </>
  );
}

/** Names of families are Spanish in every language. */
const titleOf = (t: Translate, name: MapSection["name"]) =>
  isFamily(name) ? families[name].name : t(`ruleMap.groups.${name}`);

type SectionOfMapProps = { section: MapSection; title: string; children: React.ReactNode };

function SectionOfMap({ section: { name }, title, children }: SectionOfMapProps) {
  const headingId = useId();
  return (
    <section
      id={name}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="flex scroll-mt-20 flex-col gap-5 border-t border-line pt-6 outline-none"
    >
      <h2 id={headingId} {...(isFamily(name) && { lang: "es" })} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

type GroupsOfMapProps = { section: MapSection; children: GroupOfMapProps["children"] };

function GroupsOfMap({ section: { name, groups }, children }: GroupsOfMapProps) {
  return groups.map((group) => (
    <GroupOfMap
      key={group.name}
      name={group.name}
      isAlone={group.name === name}
      skills={group.skills}
    >
      {children}
    </GroupOfMap>
  ));
}

type GroupOfMapProps = {
  name: SkillGroup;
  /** Whether the section has the name of its only group. */
  isAlone: boolean;
  skills: readonly MappedSkill[];
  children: (mapped: MappedSkill) => React.ReactNode;
};

function GroupOfMap({ name, isAlone, skills, children }: GroupOfMapProps) {
  const { t } = useTranslation();
  const title = t(`ruleMap.groups.${name}`);
  return (
    <div className="flex flex-col gap-2.5">
      {!isAlone && <h3 className="font-sans text-base font-semibold text-ink-soft">{title}</h3>}
      <ul aria-label={title} className="flex flex-wrap gap-2">
        {skills.map((mapped) => (
          <li key={mapped.skill} className="flex min-w-0">
            {children(mapped)}
          </li>
        ))}
      </ul>
    </div>
  );
}
