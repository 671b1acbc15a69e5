import type { VerbSearch } from "@verbena/server/client";
import { longTenseName } from "@verbena/spanish";
import { useTranslation } from "#i18n/use-translation.ts";
import { buttonClass } from "#ui/button.tsx";
import { linkClass } from "#ui/link-class.ts";
import { PlaceLink } from "#ui/place-link.tsx";

/** Letters of the longest form with pronouns, *nos lo habríamos desoxirribonucleado*, and some more. */
const TEXT_MAX_LENGTH = 60;

/** A search for an infinitive or a form. Works without scripts; the script of public pages adds suggestions. */
export function SearchForm({ text = "", isMain = false }: { text?: string; isMain?: boolean }) {
  const { t, language } = useTranslation();
  return (
    <search className="w-full max-w-xl print:hidden">
      <form action={`/${language}/verbs`} className="flex w-full flex-wrap items-end gap-3">
        <label className="flex min-w-0 flex-[1_1_12rem] flex-col gap-1.5 font-semibold">
          {t("publicPages.search.label")}
          <input
            name="q"
            type="search"
            lang="es"
            defaultValue={text}
            required
            maxLength={TEXT_MAX_LENGTH}
            list="verbs"
            autoCapitalize="off"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className="min-h-12 w-full rounded-[0.875rem] border-2 border-edge bg-card px-4 font-normal"
          />
        </label>
        <datalist id="verbs" />
        <button
          type="submit"
          className={buttonClass({ variant: isMain ? "primary" : "secondary" })}
        >
          {t("publicPages.search.show")}
        </button>
      </form>
    </search>
  );
}

/** What a search found when no page of a single verb answers it. */
export function SearchResult({ search }: { search: VerbSearch }) {
  const { t } = useTranslation();
  const { text, forms, suggestions } = search;
  const verbs = [...new Set(forms.map(({ infinitive }) => infinitive))];
  return (
    <div role="status" className="flex max-w-prose flex-col gap-2 text-lg">
      <p>{t(`publicPages.search.${verbs.length > 0 ? "several" : "none"}`, { text })}</p>
      {verbs.length > 0 ? (
        <ul lang="es">
          {verbs.map((infinitive) => (
            <li key={infinitive} className="flex flex-wrap items-baseline gap-x-3">
              <FormLinks forms={forms.filter((form) => form.infinitive === infinitive)} />
            </li>
          ))}
        </ul>
      ) : (
        suggestions.length > 0 && (
          <>
            <p>{t("publicPages.search.maybe")}</p>
            <VerbLinks verbs={suggestions} />
          </>
        )
      )}
    </div>
  );
}

/** The verb, and the tenses in which it has the form. */
function FormLinks({ forms }: Pick<VerbSearch, "forms">) {
  const verb = forms[0]?.infinitive ?? "";
  return (
    <>
      <PlaceLink
        place={{ kind: "verb", verb }}
        className={`${linkClass} inline-flex min-h-11 min-w-11 items-center`}
      >
        {verb}
      </PlaceLink>
      {forms.map(
        ({ tense }) =>
          tense !== "infinitivo" && (
            <PlaceLink
              key={tense}
              place={{ kind: "verb", verb, tense }}
              className="inline-flex min-h-11 items-center text-base text-ink-soft underline underline-offset-3"
            >
              {longTenseName(tense)}
            </PlaceLink>
          ),
      )}
    </>
  );
}

/** Links to the pages of verbs. */
export function VerbLinks({ verbs }: { verbs: readonly string[] }) {
  return (
    <ul
      lang="es"
      className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-x-3 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:min-w-11 [&_a]:items-center [&_a]:font-semibold [&_a]:text-azulejo [&_a]:underline [&_a]:decoration-[1.5px] [&_a]:underline-offset-3 [&_a:hover]:decoration-[3px]"
    >
      {verbs.map((verb) => (
        <li key={verb}>
          <PlaceLink place={{ kind: "verb", verb }}>{verb}</PlaceLink>
        </li>
      ))}
    </ul>
  );
}
