import { commonAnchors } from "@verbena/content/theory/guide";
import type { GuideSection } from "@verbena/content/theory/load-guide";
import { reflexiveVerbs } from "@verbena/content/theory/reflexive-verbs";
import { type ConjugationFamily, families } from "@verbena/core/families";
import { readItem } from "@verbena/core/family-item";
import type { Region } from "@verbena/core/languages";
import {
  conjugate,
  type Infinitive,
  irregularities,
  readInfinitive,
  regularityOf,
  type TableTense,
  tenseNames,
} from "@verbena/spanish";
import { ParadigmTable } from "#conjugation/paradigm-table.tsx";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";
import { PlaceLink } from "#ui/place-link.tsx";

/*
 * Components that only guides to a tense have. The application loads them after the text is shown, like the engine that
 * most need.
 */

export type PartProps = { family: ConjugationFamily; section: GuideSection };

/** Verbs that fit side by side on a phone. */
const VERBS_PER_TABLE = 3;

/** The tables of a section, in the tenses of the family. */
export function GuideTables({ family, section, region }: PartProps & { region: Region }) {
  const { t } = useTranslation();
  const verbs = section.tables.flatMap((infinitive) => {
    const verb = readInfinitive(infinitive);
    return "problem" in verb ? [] : [verb];
  });
  const groups = Array.from({ length: Math.ceil(verbs.length / VERBS_PER_TABLE) }, (_, index) =>
    verbs.slice(index * VERBS_PER_TABLE, (index + 1) * VERBS_PER_TABLE),
  );
  const { tenses } = families[family];
  return groups.map((group) => {
    const names = group.map(({ infinitive }) => infinitive).join(", ");
    return (
      <ParadigmTable
        key={names}
        verbs={group}
        tenses={tenses}
        region={region}
        caption={t("conjugation.table", {
          verbs: names,
          tense: tenses.map((tense) => tenseNames[tense]).join(", "),
        })}
      />
    );
  });
}

/** Everyday reflexive verbs with their meaning, linked to their tables. */
export function ReflexiveVerbs() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-xl">{t("theory.reflexives")}</h3>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {reflexiveVerbs.map((gloss) => (
          <li
            key={gloss.verb}
            className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line"
          >
            <PlaceLink
              place={{ kind: "verb", verb: gloss.verb }}
              lang="es"
              className={classNames(linkClass, "inline-block min-w-11 py-2.5")}
            >
              {gloss.verb}
            </PlaceLink>
            {language !== "es" && <span className="text-ink-soft">{gloss[language]}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

type PractiseVerbsProps = PartProps & {
  /** The items of the family that have sentences. */
  items: readonly string[];
};

/** Links to the sentences of the verbs that a section is about, if there are any, and to free practice. */
export function PractiseVerbs({ family, section, items }: PractiseVerbsProps) {
  const { t } = useTranslation();
  const { tenses } = families[family];
  const kinds = irregularities.filter((kind) => section.explains.includes(kind));
  const verbs = verbsOfSection(section, family, items);
  if (verbs.length === 0) return null;
  const look = buttonClass({ variant: "secondary", size: "small" });
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <p lang="es" className="max-w-prose text-ink-soft">
        {verbs.join(", ")}
      </p>
      <div className="flex flex-wrap gap-3">
        <PlaceLink place={{ kind: "practice", family, items: verbs }} className={look}>
          {t("theory.practise")}
        </PlaceLink>
        <PlaceLink
          place={{
            kind: "drill",
            tenses,
            ...(kinds.length > 0 ? { kinds } : { verbs: infinitivesOf(family, verbs) }),
          }}
          className={look}
        >
          {t("navigation.drill")}
        </PlaceLink>
      </div>
    </div>
  );
}

type Section = Pick<GuideSection, "id" | "explains" | "tables" | "itemsToPractise">;

/**
 * The verbs that a section is about: verbs with an irregularity that the section explains. The section on regular verbs
 * has regular verbs, the section on reflexive verbs has reflexive ones. Any other section that explains no irregularity
 * has the verbs that it names, or else those of its tables.
 *
 * @param items the items of the family to select from
 */
export function verbsOfSection(
  section: Section,
  family: ConjugationFamily,
  items: readonly string[],
): string[] {
  return items.filter((item) => {
    const { verb, tense } = readItem(family, item);
    const infinitive = readInfinitive(verb);
    return !("problem" in infinitive) && isAbout(section, item, tense, infinitive);
  });
}

/** The infinitives of items: *hablar* for *hablar* and *no hablar*. */
function infinitivesOf(family: ConjugationFamily, items: readonly string[]): string[] {
  return [...new Set(items.map((item) => readItem(family, item).verb))];
}

function isAbout(
  { id, explains, tables, itemsToPractise }: Section,
  item: string,
  tense: TableTense,
  verb: Infinitive,
): boolean {
  if (id === commonAnchors.regular)
    return !verb.reflexive && regularityOf(verb, tense) === "regular";
  if (id === commonAnchors.reflexive) return verb.reflexive;
  if (explains.length === 0) {
    return itemsToPractise ? itemsToPractise.includes(item) : tables.includes(verb.infinitive);
  }
  // Ignore a dropped i, because verbs of several groups have it: *dijeron*, *rieron*.
  return conjugate(verb, tense).some(({ irregularities }) =>
    irregularities.some((kind) => kind !== "dropped-i" && explains.includes(kind)),
  );
}
