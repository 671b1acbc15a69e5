import { personsIn } from "@verbena/core/session/practice-choice";
import {
  compoundTenses,
  type Irregularity,
  irregularities,
  type Person,
  type TableTense,
  tenseNames,
  tensesByMood,
} from "@verbena/spanish";
import type { ReactNode } from "react";
import { personName } from "#conjugation/person-name.ts";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { classNames } from "#ui/class-names.ts";

/** The heading is Spanish in every language of the interface, like the names of tenses. */
const COMPOUND_TENSES = "Tiempos compuestos";

const tenseGroups: readonly { name: string; tenses: readonly TableTense[] }[] = [
  ...tensesByMood,
  { name: COMPOUND_TENSES, tenses: compoundTenses },
];

type TenseChoiceProps = {
  tenses: readonly TableTense[];
  onChange: (tenses: TableTense[]) => void;
};

/** The tenses, mood by mood. */
export function TenseChoice({ tenses, onChange }: TenseChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t("drill.tenses")}</legend>
      <div className="gap-x-10 sm:columns-2 lg:columns-3">
        {tenseGroups.map(({ name, tenses: own }) => (
          <fieldset key={name} lang="es" className="mb-4 break-inside-avoid">
            <legend className="font-display text-lg font-bold">{name}</legend>
            <Checkboxes
              all={own}
              chosen={tenses}
              onChange={onChange}
              labelOf={(tense) => withoutBreakAtHyphen(tenseNames[tense])}
            />
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}

/** Keeps *en -ra* on one line. */
function withoutBreakAtHyphen(name: string): ReactNode {
  const [start = "", ending] = name.split(/(?=en -)/);
  if (ending === undefined) return name;
  return (
    <>
      {start}
      <span className="whitespace-nowrap">{ending}</span>
    </>
  );
}

type PersonChoiceProps = { persons: readonly Person[]; onChange: (persons: Person[]) => void };

export function PersonChoice({ persons: chosen, onChange }: PersonChoiceProps) {
  const { t } = useTranslation();
  const { region } = useUser();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t("drill.persons")}</legend>
      <div lang="es" className="flex max-w-prose flex-wrap gap-x-8">
        <Checkboxes
          all={personsIn(region)}
          chosen={chosen}
          onChange={onChange}
          labelOf={(person) => personName(person)}
        />
      </div>
    </fieldset>
  );
}

type KindChoiceProps = {
  kinds: readonly Irregularity[];
  onChange: (kinds: Irregularity[]) => void;
};

export function KindChoice({ kinds, onChange }: KindChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t("drill.kinds")}</legend>
      <div className="grid gap-x-10 sm:grid-cols-2">
        <Checkboxes
          all={irregularities}
          chosen={kinds}
          onChange={onChange}
          labelOf={(kind) => <SpanishText text={t(`conjugation.irregularities.${kind}`)} />}
        />
      </div>
    </fieldset>
  );
}

type CheckboxesProps<Value extends string> = {
  all: readonly Value[];
  /** The chosen values. Values of other groups stay unchanged. */
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  labelOf: (value: Value) => ReactNode;
};

function Checkboxes<Value extends string>({
  all,
  chosen,
  onChange,
  labelOf,
}: CheckboxesProps<Value>) {
  return all.map((value) => (
    <Checkbox
      key={value}
      checked={chosen.includes(value)}
      onChange={({ target }) =>
        onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
      }
      className={classNames(chosen.includes(value) && "font-semibold")}
    >
      {labelOf(value)}
    </Checkbox>
  ));
}
