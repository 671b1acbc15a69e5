import type { Verb } from "@verbena/server/client";
import { withoutMarks } from "@verbena/spanish";
import { useId, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field.tsx";
import { TextField } from "#ui/text-field.tsx";

const RECOMMENDED_VERBS = 20;

type VerbPickerProps = {
  verbs: readonly Verb[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
};

/** Checkboxes for all verbs of a family, with a search. Returns the chosen verbs in the order of the list. */
export function VerbPicker({ verbs, chosen, onChange, error }: VerbPickerProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const errorId = useId();
  const shown = matchingVerbs(verbs, search);
  const noMatch = t("packages.noMatch", { search: search.trim() });

  const choose = (isChosen: (verb: Verb) => boolean) =>
    onChange(verbs.filter(isChosen).map(({ verb }) => verb));
  const toggle = (toggled: string) =>
    choose(({ verb }) => (verb === toggled) !== chosen.includes(verb));
  const addIrregular = () =>
    choose(({ verb, isIrregular }) => isIrregular || chosen.includes(verb));

  return (
    <fieldset
      tabIndex={-1}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : errorId}
      className="flex flex-col gap-4"
    >
      <legend className="mb-3 font-display text-2xl font-bold">{t("packages.verbs")}</legend>
      <TextField
        type="search"
        label={t("packages.search")}
        lang="es"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p role="status" className="mr-auto font-semibold">
          {t("packages.chosen", { count: chosen.length })}
          {shown.length === 0 && <span className="sr-only"> {noMatch}</span>}
        </p>
        <div className="-mx-4 flex flex-wrap">
          <Button variant="quiet" size="small" onClick={addIrregular}>
            {t("packages.selectIrregular")}
          </Button>
          <Button
            variant="quiet"
            size="small"
            disabled={chosen.length === 0}
            onClick={() => onChange([])}
          >
            {t("packages.clear")}
          </Button>
        </div>
      </div>
      {error !== undefined && (
        <div role="alert">
          <FieldError id={errorId} error={error} />
        </div>
      )}
      {chosen.length > RECOMMENDED_VERBS && (
        <Alert tone="info">{t("packages.maxVerbsWarning")}</Alert>
      )}
      {shown.length === 0 ? (
        <p className="py-4 text-ink-soft">{noMatch}</p>
      ) : (
        // The scroll margin keeps a focused checkbox above the action bar.
        <ul className="grid gap-x-6 border-t border-line pt-2 sm:grid-cols-2 [&_input]:scroll-mb-24">
          {shown.map((verb) => (
            <VerbOption
              key={verb.verb}
              verb={verb}
              chosen={chosen.includes(verb.verb)}
              onToggle={() => toggle(verb.verb)}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

type VerbOptionProps = { verb: Verb; chosen: boolean; onToggle: () => void };

function VerbOption({ verb: { verb, isIrregular }, chosen, onToggle }: VerbOptionProps) {
  const { t } = useTranslation();
  return (
    <li>
      <Checkbox checked={chosen} onChange={onToggle}>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span lang="es">{verb}</span>
          {isIrregular && (
            <span className="text-sm font-semibold text-marigold-ink">
              {t("packages.irregular")}
            </span>
          )}
        </span>
      </Checkbox>
    </li>
  );
}

/** The verbs that contain a text. Ignores case and accents. */
export function matchingVerbs(verbs: readonly Verb[], search: string): readonly Verb[] {
  const plain = (text: string) => withoutMarks(text.toLocaleLowerCase("es"));
  const wanted = plain(search.trim());
  return wanted === "" ? verbs : verbs.filter(({ verb }) => plain(verb).includes(wanted));
}
