import type { SectionsOfTenses } from "@verbena/content/theory/sections-of-tenses";
import { conjugationFamilies, families, familyOfTense } from "@verbena/core/families";
import { groupBy } from "@verbena/core/group-by";
import type { PublicSentence } from "@verbena/server/client";
import {
  compoundTenses,
  formOf,
  type Infinitive,
  longTenseName,
  type Regularity,
  readInfinitive,
  regularityOf,
  type TableTense,
  tenseNames,
  tenses,
  tensesByMood,
  verbOf,
} from "@verbena/spanish";
import { meaningOf } from "#conjugation/meaning-of.ts";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { COMPOUND_TENSES, VerbTable } from "#conjugation/verb-table.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { answerInSentence, sentenceParts } from "#learner-ui/sentence-parts.ts";
import { buttonClass } from "#ui/button.tsx";
import { linkClass } from "#ui/link-class.ts";
import { type Place, PlaceLink } from "#ui/place-link.tsx";
import { Offer } from "./offer.tsx";
import { SearchForm, VerbLinks } from "./search-form.tsx";
import { verbsOfSameModel } from "./verb-groups.ts";

const SAME_MODEL_MAX = 24;

type VerbPageProps = {
  verb: Infinitive;
  sentences: readonly PublicSentence[];
  /** For links to what the guides explain. */
  guides: SectionsOfTenses;
};

/** All forms of a verb for somebody who comes from a search engine. */
export function VerbPage({ verb, sentences, guides }: VerbPageProps) {
  const { t } = useTranslation();
  const { infinitive } = verb;
  const sameModel = verbsOfSameModel(verb, SAME_MODEL_MAX);
  const practice = practiceOf(infinitive, sentences);
  return (
    // On a narrow screen, the search comes last: who opened this page has found a verb.
    <div className="flex flex-col gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_27rem] lg:*:col-span-2">
      <header className="flex flex-col gap-6 lg:col-span-1!">
        <Heading verb={verb} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <PlaceLink place={practice} className={buttonClass({})}>
            <span>
              <SpanishText text={t("publicPages.verb.practise", { verb: infinitive })} />
            </span>
          </PlaceLink>
          <TenseLinks />
        </div>
      </header>
      <div className="max-lg:order-last lg:col-span-1! lg:pt-8">
        <SearchForm />
      </div>
      <div data-forms className="has-sound">
        <VerbTable
          verb={verb}
          headingLevel={2}
          region="spain"
          guides={guides}
          nameIn={(tense) => t(`publicPages.tenses.${tense}`)}
          hasDrillLinks={false}
        />
      </div>
      {sentences.length > 0 && <Sentences verb={verb} sentences={sentences} />}
      <Offer text={t("publicPages.offer.verb", { verb: infinitive })} place={practice} />
      {sameModel.length > 0 && (
        <section className="flex flex-col gap-2 print:hidden">
          <h2 className="text-2xl">
            <SpanishText text={t("publicPages.verb.sameModel", { verb: infinitive })} />
          </h2>
          <VerbLinks verbs={sameModel} />
        </section>
      )}
      <section className="flex flex-col gap-2 print:hidden">
        <h2 className="text-2xl">{t("publicPages.verb.guides")}</h2>
        <ul className="flex flex-wrap gap-x-6">
          {conjugationFamilies.map((family) => (
            <li key={family}>
              <PlaceLink
                place={{ kind: "guide", family }}
                lang="es"
                className={`${linkClass} inline-flex min-h-11 items-center`}
              >
                {families[family].name}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Practice of the verb: with sentences if it has some, because only their answers count; otherwise with its forms. */
function practiceOf(infinitive: string, sentences: readonly PublicSentence[]): Place {
  const family = conjugationFamilies.find((key) =>
    sentences.some(({ tense }) => familyOfTense(tense) === key),
  );
  if (family === undefined) return { kind: "drill", verbs: [infinitive] };
  return { kind: "practice", family, items: [infinitive] };
}

/** The verb, what it means, and what is special about it. */
function Heading({ verb }: { verb: Infinitive }) {
  const { t } = useTranslation();
  const simple = verbOf(verb.base).infinitive;
  const meaning = meaningOf(t, verb.infinitive);
  const gerund = formOf(verb, "gerundio", null)?.form;
  const participle = formOf(verb, "participio", null)?.form;
  return (
    <div className="flex flex-col gap-2">
      <h1 className="flex flex-col gap-1">
        <span className="font-sans text-base font-semibold tracking-normal text-ink-soft">
          {t("publicPages.verb.overline")}
        </span>
        <i
          lang="es"
          className="text-[min(clamp(2.5rem,1.6rem+3.6vw,4.25rem),12.5vw)] leading-none not-italic"
        >
          {verb.infinitive}
        </i>
        {meaning !== undefined && (
          <span className="text-xl sm:text-2xl">
            <SpanishText text={meaning} />
          </span>
        )}
      </h1>
      <p className="text-ink-soft">
        {t(`publicPages.verb.${overallRegularity(verb)}`)}
        {verb.reflexive && (
          <>
            {" "}
            {t("publicPages.verb.reflexiveOf")}{" "}
            <PlaceLink place={{ kind: "verb", verb: simple }} lang="es" className={linkClass}>
              {simple}
            </PlaceLink>
          </>
        )}
      </p>
      <p lang="es" className="text-ink-soft">
        {[
          gerund && `${tenseNames.gerundio}: ${gerund}`,
          participle && `${tenseNames.participio}: ${participle}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </div>
  );
}

function overallRegularity(verb: Infinitive): Regularity {
  const found = new Set(tenses.map((tense) => regularityOf(verb, tense)));
  if (found.has("irregular")) return "irregular";
  return found.has("orthographic") ? "orthographic" : "regular";
}

/** Links to the tenses of the page, in a list that opens without a script. */
function TenseLinks() {
  const { t } = useTranslation();
  return (
    <details name="tenses" className="relative">
      <summary className={`${linkClass} inline-flex min-h-11 cursor-pointer items-center`}>
        {t("publicPages.verb.tenses")}
      </summary>
      <ul
        lang="es"
        className="absolute top-full z-10 w-max max-w-[calc(100vw-2rem)] rounded-2xl border border-line bg-card p-2 sm:columns-2"
      >
        {tensesByMood
          .flatMap((mood) => mood.tenses)
          .map((tense) => (
            <TenseLink key={tense} tense={tense} name={longTenseName(tense)} />
          ))}
        <TenseLink tense={compoundTenses[0]} name={COMPOUND_TENSES} />
      </ul>
    </details>
  );
}

function TenseLink({ tense, name }: { tense: TableTense; name: string }) {
  return (
    <li className="break-inside-avoid">
      <a href={`#${tense}`} className="flex min-h-11 items-center rounded-xl px-3 hover:bg-ink/7">
        {name}
      </a>
    </li>
  );
}

/** The tenses in the order of the tables. */
const inTableOrder = [...tensesByMood.flatMap((mood) => mood.tenses), ...compoundTenses];

/** Sentences with the verb, tense by tense. */
function Sentences({ verb, sentences }: Omit<VerbPageProps, "guides">) {
  const { t } = useTranslation();
  const byTense = groupBy(sentences, ({ tense }): TableTense => tense);
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-2xl">
        <SpanishText text={t("publicPages.verb.sentences", { verb: verb.infinitive })} />
      </h2>
      <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {inTableOrder
          .filter((tense) => byTense.has(tense))
          .map((tense) => (
            <div
              key={tense}
              className="flex break-inside-avoid flex-col gap-2 border-t border-line pt-3"
            >
              <dt lang="es" className="font-semibold text-ink-soft">
                {longTenseName(tense)}
              </dt>
              {byTense.get(tense)?.map((sentence) => (
                <dd key={sentence.sentence}>
                  <ExampleSentence sentence={sentence} />
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </section>
  );
}

function ExampleSentence({ sentence }: { sentence: PublicSentence }) {
  const { before, after } = sentenceParts(sentence.sentence);
  return (
    <>
      <p lang="es" className="text-lg">
        {before}
        <strong className="text-marigold-ink">{answerInSentence(sentence)}</strong>
        {after}
      </p>
      {sentence.translation !== null && <p className="text-ink-soft">{sentence.translation}</p>}
    </>
  );
}

/** @throws Error for a text that is no infinitive: the server sends only infinitives */
export function infinitiveOf(text: string): Infinitive {
  const verb = readInfinitive(text);
  if ("problem" in verb) throw new Error(`${text} is no infinitive.`);
  return verb;
}
