import type { Region } from "@verbena/core/languages";
import { personsIn } from "@verbena/core/session/practice-choice";
import {
  conjugate,
  type Form,
  type Infinitive,
  type Person,
  type TableTense,
} from "@verbena/spanish";
import { FormText } from "./form-text.tsx";
import { shortPersonName } from "./person-name.ts";

type ParadigmTableProps = {
  verbs: readonly Infinitive[];
  /** With several tenses, each cell has their forms below each other: *habla*, *no hables*. */
  tenses: readonly [TableTense, ...TableTense[]];
  /** Decides which persons are shown. */
  region: Region;
  caption: string;
};

/**
 * Verbs side by side, with a row for each person. Leaves out persons that the region does not use or that have no form.
 */
export function ParadigmTable({ verbs, tenses, region, caption }: ParadigmTableProps) {
  const paradigms = verbs.map((verb) => ({
    verb,
    forms: tenses.flatMap((tense) => conjugate(verb, tense)),
  }));
  const rows = personsIn(region).filter((person) =>
    paradigms.some(({ forms }) => formsFor(forms, person).length > 0),
  );
  return (
    <div className="overflow-x-auto rounded-2xl border border-line bg-card">
      <table className="w-full border-collapse text-left max-sm:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-line">
            <td className="p-0" />
            {verbs.map(({ infinitive }) => (
              <th
                key={infinitive}
                scope="col"
                lang="es"
                className={`${cellClass} font-display sm:text-lg`}
              >
                {infinitive}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((person) => (
            <tr key={person} className="border-t border-line first:border-t-0">
              <th
                scope="row"
                lang="es"
                className={`${cellClass} text-xs font-normal text-ink-soft sm:text-sm`}
              >
                {shortPersonName(person, tenses[0])}
              </th>
              {paradigms.map(({ verb, forms }) => (
                <td key={verb.infinitive} className={cellClass}>
                  {formsFor(forms, person).map((form) => (
                    <div key={form.form}>
                      <FormText form={form} />
                    </div>
                  ))}
                  {formsFor(forms, person).length === 0 && <span className="text-ink-soft">–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellClass = "px-1.5 py-2 align-baseline first:pl-3 sm:px-4";

function formsFor(forms: readonly Form[], person: Person): Form[] {
  return forms.filter((form) => form.person === person);
}
