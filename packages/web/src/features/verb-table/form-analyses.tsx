import { groupBy } from "@verbena/core/group-by";
import { longTenseName } from "@verbena/spanish";
import type { Analysis } from "@verbena/spanish/verbs";
import { personName } from "#conjugation/person-name.ts";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";
import { PlaceLink } from "#ui/place-link.tsx";

/** The highest number of verbs to show. The analyses begin with frequent verbs: any further ones are rare. */
const MAX_VERBS = 4;

/**
 * What a form can be, with links to its verbs: *hacer*, and below it *Imperativo afirmativo, tú + lo*. The text is
 * Spanish in every language of the interface, like the names of tenses.
 */
export function FormAnalyses({ analyses }: { analyses: readonly Analysis[] }) {
  const byVerb = [...groupBy(analyses, ({ infinitive }) => infinitive)].slice(0, MAX_VERBS);
  return (
    <ul lang="es" className="flex flex-col gap-2">
      {byVerb.map(([infinitive, ofVerb]) => (
        <li key={infinitive}>
          <VerbLink verb={infinitive} />
          <ul>
            {readingsOf(ofVerb).map((reading) => (
              <li key={reading}>{reading}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The readings of a form, one for each tense: *Pluscuamperfecto, yo · él / ella / usted*. */
function readingsOf(analyses: readonly Analysis[]): string[] {
  return [...groupBy(analyses, nameOfTense)].map(([tense, ofTense]) => {
    const persons = ofTense.flatMap(nameOfPerson).join(" · ");
    // A form has the same pronouns in all persons of a tense.
    const pronouns = ofTense[0]?.pronouns.map((pronoun) => ` + ${pronoun}`).join("");
    return `${tense}${persons && `, ${persons}`}${pronouns}`;
  });
}

const nameOfTense = ({ tense }: Analysis) =>
  tense === "infinitivo" ? "Infinitivo" : longTenseName(tense);

function nameOfPerson({ person, tense }: Analysis): string[] {
  if (person === null || tense === "infinitivo") return [];
  return [person === "vos" ? person : personName(person, tense)];
}

/** Links to the tables of verbs. */
export function VerbLinks({ verbs }: { verbs: readonly string[] }) {
  return (
    <ul lang="es" className="flex flex-wrap gap-x-6">
      {verbs.map((verb) => (
        <li key={verb}>
          <VerbLink verb={verb} />
        </li>
      ))}
    </ul>
  );
}

function VerbLink({ verb }: { verb: string }) {
  return (
    <PlaceLink
      place={{ kind: "verb", verb }}
      className={classNames(linkClass, "inline-flex min-h-11 min-w-11 items-center")}
    >
      {verb}
    </PlaceLink>
  );
}
