import type { Section } from "@verbena/content/theory/guide";
import { anchorOf } from "@verbena/content/theory/load-sections";
import type { SectionsOfTenses } from "@verbena/content/theory/sections-of-tenses";
import { type ConjugationFamily, familyOfTense } from "@verbena/core/families";
import type { Region } from "@verbena/core/languages";
import { personsIn } from "@verbena/core/session/practice-choice";
import {
  type AskedCell,
  compoundTenses,
  conjugate,
  type Form,
  formOfVosFor,
  type Infinitive,
  type Irregularity,
  irregularities,
  isCompoundTense,
  longTenseName,
  type Person,
  regularityOf,
  type TableTense,
  type Tense,
  tenseNames,
  tensesByMood,
} from "@verbena/spanish";
import { PencilLine } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import type { SoundButtonSlot } from "#speech/sound-button-props.ts";
import { iconButtonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";
import { PlaceLink } from "#ui/place-link.tsx";
import { FormText } from "./form-text.tsx";
import { personName } from "./person-name.ts";
import { SpanishText } from "./spanish-text.tsx";

type SharedProps = {
  verb: Infinitive;
  /** Decides which persons are shown. */
  region: Region;
  /** For links to what the guides explain. */
  guides: SectionsOfTenses;
  SoundButton?: SoundButtonSlot;
  /** The name of a tense in the reader's language, to show with the Spanish name. */
  nameIn?: (tense: TableTense) => string;
  /** Whether each tense has a link to practise it. */
  hasDrillLinks?: boolean;
};

export type VerbTableProps = SharedProps & {
  /** Level of the topmost headings. */
  headingLevel: 2 | 3;
  /** The form that an exercise asks for. The table shows its tense first and marks its row. */
  asked?: MarkedCell | undefined;
};

export type MarkedCell = Omit<AskedCell, "verb">;

/** All forms of a verb, mood by mood, with irregular ones marked and explained. */
export function VerbTable({ headingLevel, asked, ...shared }: VerbTableProps) {
  const { verb } = shared;
  const { t } = useTranslation();
  const TopHeading = headingLevel === 2 ? "h2" : "h3";
  const TenseHeading = headingLevel === 2 ? "h3" : "h4";
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-1">
        {verb.reflexive && <p className="text-ink-soft">{t("conjugation.reflexive")}</p>}
        <p className="text-ink-soft">{t("conjugation.key")}</p>
      </div>
      {asked && (
        <TenseCard
          {...shared}
          tense={asked.tense}
          heading={TopHeading}
          askedPerson={asked.person}
        />
      )}
      {tensesByMood.map(({ name, tenses }) => (
        <section key={name} aria-label={name} className="flex flex-col gap-3">
          <TopHeading lang="es" className="text-xl">
            {name}
          </TopHeading>
          <TenseCards
            {...shared}
            tenses={tenses.filter((tense) => tense !== asked?.tense)}
            heading={TenseHeading}
          />
        </section>
      ))}
      <section aria-label={COMPOUND_TENSES} className="flex flex-col gap-3">
        <TopHeading lang="es" className="text-xl">
          {COMPOUND_TENSES}
        </TopHeading>
        <TenseCards
          {...shared}
          tenses={compoundTenses.filter((tense) => tense !== asked?.tense)}
          heading={TenseHeading}
          wide={verb.reflexive}
        />
      </section>
    </div>
  );
}

/** The heading is Spanish in every language of the interface, like the names of tenses. */
export const COMPOUND_TENSES = "Tiempos compuestos";

type TenseCardsProps = SharedProps & {
  tenses: readonly TableTense[];
  heading: TenseCardProps["heading"];
  /** For forms of three words, such as *nos habíamos levantado*. */
  wide?: boolean;
};

function TenseCards({ tenses, heading, wide = false, ...shared }: TenseCardsProps) {
  return (
    <div
      className={classNames(
        "grid items-start gap-4",
        wide
          ? "[grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr))]"
          : "[grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))]",
      )}
    >
      {tenses.map((tense) => (
        <TenseCard key={tense} {...shared} tense={tense} heading={heading} />
      ))}
    </div>
  );
}

type TenseCardProps = SharedProps & {
  tense: TableTense;
  heading: "h2" | "h3" | "h4";
  askedPerson?: Person | null;
};

function TenseCard({
  verb,
  region,
  guides,
  SoundButton,
  nameIn,
  hasDrillLinks = true,
  tense,
  heading: Heading,
  askedPerson,
}: TenseCardProps) {
  const { t } = useTranslation();
  // Show the asked form even if the region does not use its person.
  const isShown = ({ person }: Form) =>
    person === null || person === askedPerson || personsIn(region).includes(person);
  const forms = conjugate(verb, tense).filter(isShown);
  const ofVos =
    region === "spain" ? null : formOfVosFor({ verb: verb.infinitive, tense, person: "tú" });
  const regularity = regularityOf(verb, isCompoundTense(tense) ? "participio" : tense);
  return (
    <div
      // In a dialog over the page, an id could occur twice.
      id={askedPerson === undefined ? tense : undefined}
      className="flex break-inside-avoid flex-col gap-2 rounded-2xl border border-line bg-card p-4"
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <Heading lang="es" className="font-display text-lg font-bold">
            {askedPerson === undefined ? tenseNames[tense] : longTenseName(tense)}
          </Heading>
          <p className="text-sm text-ink-soft">
            {nameIn && `${nameIn(tense)} · `}
            {forms.length === 0
              ? t("conjugation.none")
              : t(`conjugation.regularities.${regularity}`)}
          </p>
        </div>
        {hasDrillLinks && forms.length > 0 && <DrillLink verb={verb.infinitive} tense={tense} />}
      </div>
      {forms.length > 0 && (
        <div className="@container">
          <table className={tableClass}>
            <caption className="sr-only">
              {t("conjugation.table", { verbs: verb.infinitive, tense: longTenseName(tense) })}
            </caption>
            <tbody lang="es">
              {forms.map((form, index) => (
                <Fragment key={form.person}>
                  <FormRow
                    form={form}
                    button={
                      SoundButton && (
                        <SoundButton text={form.form} isFirst={index === 0} place="cell" />
                      )
                    }
                    tense={tense}
                    isAsked={askedPerson !== undefined && form.person === askedPerson}
                  />
                  {form.person === "tú" && ofVos !== null && <VosRow form={ofVos} />}
                </Fragment>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {!isCompoundTense(tense) && <Explanations tense={tense} forms={forms} guides={guides} />}
    </div>
  );
}

function DrillLink({ verb, tense }: { verb: string; tense: TableTense }) {
  const { t } = useTranslation();
  const label = t("conjugation.drill", { verb, tense: longTenseName(tense) });
  return (
    <PlaceLink
      place={{ kind: "drill", verbs: [verb], tenses: [tense] }}
      aria-label={label}
      title={label}
      className={iconButtonClass("-mt-2 -mr-2.5 text-ink-soft print:hidden")}
    >
      <PencilLine aria-hidden className="size-5" />
    </PlaceLink>
  );
}

/**
 * The look of all rows. A verb has a hundred of them: classes of their own would double the page. In a narrow table, such
 * as with large text on a phone, the person stands above the form.
 */
const tableClass = classNames(
  "w-full border-collapse text-left [&_td]:py-0.5 [&_td]:align-middle",
  "[&_th]:w-28 [&_th]:py-0.5 [&_th]:pr-3 [&_th]:align-middle [&_th]:text-sm [&_th]:leading-tight [&_th]:font-normal [&_th]:text-ink-soft",
  "[&_td+td]:w-0 [&_td+td]:p-0 [&_td+td]:text-right print:[&_td+td]:hidden",
  "@max-[14rem]:[&_tr]:flex @max-[14rem]:[&_tr]:flex-wrap @max-[14rem]:[&_tr]:items-center",
  "@max-[14rem]:[&_th]:w-full @max-[14rem]:[&_td]:min-w-0 @max-[14rem]:[&_td]:flex-auto @max-[14rem]:[&_td+td]:flex-none",
);

/** The form of vos, which is used instead of tú in parts of Latin America. */
function VosRow({ form }: { form: string }) {
  return (
    <tr className="text-ink-soft">
      <th scope="row">vos</th>
      <td>{form}</td>
      <td />
    </tr>
  );
}

type FormRowProps = { form: Form; tense: TableTense; isAsked: boolean; button: ReactNode };

function FormRow({ form, tense, isAsked, button }: FormRowProps) {
  const { t, language } = useTranslation();
  return (
    <tr
      aria-current={isAsked || undefined}
      className={
        isAsked
          ? "bg-marigold-wash shadow-[-0.5rem_0_0_var(--marigold-wash),0.5rem_0_0_var(--marigold-wash)]"
          : undefined
      }
    >
      {form.person !== null && <th scope="row">{personName(form.person, tense)}</th>}
      <td>
        <FormText form={form} />
        {form.variants.map((other) => (
          <span key={other} className="text-sm text-ink-soft">
            {" "}
            <span lang={language}>{t("conjugation.also")}</span> {other}
          </span>
        ))}
      </td>
      <td>{button}</td>
    </tr>
  );
}

type ExplanationsProps = { tense: Tense; forms: readonly Form[]; guides: SectionsOfTenses };

/** The kinds of irregularity in a tense, each with a link to its section of the theory. */
function Explanations({ tense, forms, guides }: ExplanationsProps) {
  const { t } = useTranslation();
  const kinds = irregularities.filter((kind) =>
    forms.some((form) => form.irregularities.includes(kind)),
  );
  if (kinds.length === 0) return null;
  const family = familyOfTense(tense);
  return (
    <ul className="flex flex-col gap-1 border-t border-line pt-2 text-sm">
      {kinds.map((kind) => (
        <li key={kind}>
          <SpanishText text={t(`conjugation.irregularities.${kind}`)} />{" "}
          {family !== undefined && (
            <TheoryLink family={family} kind={kind} sections={guides.get(family) ?? []} />
          )}
        </li>
      ))}
    </ul>
  );
}

type TheoryLinkProps = {
  family: ConjugationFamily;
  kind: Irregularity;
  sections: readonly Section[];
};

function TheoryLink({ family, kind, sections }: TheoryLinkProps) {
  const { t } = useTranslation();
  const section = anchorOf(sections, kind);
  if (section === undefined) return null;
  return (
    <PlaceLink
      place={{ kind: "guide", family, section }}
      className={classNames(linkClass, "whitespace-nowrap print:hidden")}
    >
      {t("conjugation.theory")}
    </PlaceLink>
  );
}
