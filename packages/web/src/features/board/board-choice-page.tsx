import { allFamilies, families, isConjugationFamily } from "@verbena/core/families";
import { personsIn } from "@verbena/core/session/practice-choice";
import { type Person, persons } from "@verbena/spanish";
import { type FormEvent, useState } from "react";
import { personName } from "#conjugation/person-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { usePackages } from "#learner-ui/use-packages.ts";
import { useExercises } from "#progress/use-exercises.ts";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type BoardChoice, sentencesOf, sourceOf, wordsWithoutSentence } from "./board-choice.ts";

type BoardChoicePageProps = {
  initialChoice: BoardChoice;
  /** Called after each choice, to store it in the address. */
  onChoice: (choice: BoardChoice) => void;
  onStart: (choice: BoardChoice) => void;
};

/** What a teacher shows on the board: the choice of sentences. */
export function BoardChoicePage({ initialChoice, onChoice, onStart }: BoardChoicePageProps) {
  const { t } = useTranslation();
  const { region } = useUser();
  const [choice, setChoice] = useState(initialChoice);
  const [hasTried, setTried] = useState(false);
  const { family, packageId } = choice;
  const exercises = useExercises(family);
  const packages = usePackages(family);
  const verbsOfPackage = packages.data?.find(({ id }) => id === packageId)?.verbs;
  const chosen =
    exercises.data && (packageId === undefined || verbsOfPackage !== undefined)
      ? sentencesOf(exercises.data, sourceOf(choice, verbsOfPackage), {
          persons: choice.persons,
          region,
        })
      : undefined;
  const isEmpty = chosen?.length === 0;

  function change(changed: Partial<BoardChoice>): void {
    const next = { ...choice, ...changed };
    setChoice(next);
    onChoice(next);
  }

  function start(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (chosen !== undefined && !isEmpty) onStart(choice);
  }

  return (
    <PageBody>
      <header className="flex flex-col gap-3">
        <PageHeading title={t("board.title")}>{t("board.title")}</PageHeading>
        <p className="text-lg">{t("board.intro")}</p>
        <p className="text-ink-soft">{t("board.notRecorded")}</p>
      </header>
      <form onSubmit={start} className="flex flex-col gap-8">
        <SelectField
          className="max-w-md"
          label={t("board.family")}
          value={family}
          onChange={(key) => change({ family: key, packageId: undefined })}
          options={allFamilies.map((key) => ({ value: key, label: families[key].name }))}
        />
        {isConjugationFamily(family) && (
          <>
            <VerbChoice
              choice={choice}
              packages={packages.data ?? []}
              missing={wordsWithoutSentence(choice.verbs ?? "", exercises.data ?? [])}
              onChange={change}
            />
            <PersonChoice chosen={choice.persons} onChange={(list) => change({ persons: list })} />
          </>
        )}
        {exercises.isLoadingError && (
          <LoadFailure text={t("board.loadFailed")} onRetry={() => void exercises.refetch()} />
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-5">
          <Button
            type="submit"
            aria-disabled={isEmpty}
            className="aria-disabled:opacity-55 max-sm:w-full"
          >
            {t("board.start")}
          </Button>
          <p role="status" className={hasTried && isEmpty ? "font-semibold text-geranium" : ""}>
            {chosen && (isEmpty ? t("board.none") : t("board.sentences", { count: chosen.length }))}
          </p>
        </div>
      </form>
    </PageBody>
  );
}

type VerbChoiceProps = {
  choice: BoardChoice;
  /** The learner's selections of the family. */
  packages: readonly { id: string; name: string }[];
  /** Words of the list for which there are no sentences. */
  missing: readonly string[];
  onChange: (changed: Partial<BoardChoice>) => void;
};

/** Values of the choice of verbs. All others are ids of selections. */
const ALL = "all";
const LIST = "list";

function VerbChoice({ choice, packages, missing, onChange }: VerbChoiceProps) {
  const { t } = useTranslation();
  const [isTyping, setTyping] = useState(false);
  const { packageId, verbs } = choice;
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={t("board.which")}
        value={packageId ?? (verbs === undefined ? ALL : LIST)}
        onChange={(value) =>
          onChange({
            packageId: value === ALL || value === LIST ? undefined : value,
            verbs: value === LIST ? "" : undefined,
          })
        }
        options={[
          { value: ALL, label: t("board.allVerbs") },
          ...packages.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> })),
          { value: LIST, label: t("board.someVerbs") },
        ]}
      />
      {verbs !== undefined && (
        <>
          <TextField
            className="max-w-md"
            label={t("board.verbs")}
            hint={t("board.verbsHint")}
            value={verbs}
            onChange={({ target }) => {
              setTyping(true);
              onChange({ verbs: target.value });
            }}
            onBlur={() => setTyping(false)}
            lang="es"
            autoCapitalize="off"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
          />
          <p role="status" className="text-ink-soft empty:hidden">
            {!isTyping &&
              missing.length > 0 &&
              t("board.noSentence", { text: missing.join(", "), count: missing.length })}
          </p>
        </>
      )}
    </div>
  );
}

type PersonChoiceProps = { chosen: readonly Person[]; onChange: (chosen: Person[]) => void };

/** The persons. The last one cannot be unticked. */
function PersonChoice({ chosen, onChange }: PersonChoiceProps) {
  const { t } = useTranslation();
  const { region } = useUser();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t("board.persons")}</legend>
      <div lang="es" className="flex flex-wrap gap-x-8">
        {personsIn(region).map((person) => (
          <Checkbox
            key={person}
            checked={chosen.includes(person)}
            disabled={chosen.length === 1 && chosen.includes(person)}
            onChange={({ target }) =>
              onChange(
                persons.filter((one) => (one === person ? target.checked : chosen.includes(one))),
              )
            }
          >
            {personName(person)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
