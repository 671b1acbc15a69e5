import { isExerciseKey } from "@verbena/core/vocabulary";
import type { LoggedAction, LoggedSubject } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { Disclosure } from "#ui/disclosure.tsx";

/** So many are named before the others have to be asked for. */
const FIRST = 3;

/** To whom or to what something was done, each once; of many the first ones, and the others on demand. */
export function ActionSubjects({ action: { subjects, count } }: { action: LoggedAction }) {
  const { t } = useTranslation();
  const named = distinct(subjects.filter(isKnown));
  const others = named.slice(FIRST);
  const untold = count - subjects.length;
  if (named.length === 0) return null;
  return (
    <>
      <Subjects subjects={named.slice(0, FIRST)} />
      {others.length > 0 && (
        <Disclosure label={t("administration.more", { count: others.length + untold })}>
          <Subjects subjects={others} />
          {untold > 0 && <p>{t("administration.more", { count: untold })}</p>}
        </Disclosure>
      )}
    </>
  );
}

const isKnown = ({ target, details }: LoggedSubject) => target !== null || "exercise" in details;

function distinct(subjects: readonly LoggedSubject[]): LoggedSubject[] {
  return [...new Map(subjects.map((subject) => [keyOf(subject), subject])).values()];
}

const keyOf = ({ target, details }: LoggedSubject) => `${target?.id} ${details["exercise"]}`;

function Subjects({ subjects }: { subjects: readonly LoggedSubject[] }) {
  const { t } = useTranslation();
  return (
    <ul>
      {subjects.map((subject) => (
        <li key={keyOf(subject)}>
          {subject.target && <bdi>{subject.target.username || t("common.nameless")}</bdi>}
          <ExerciseName id={subject.details["exercise"]} />
        </li>
      ))}
    </ul>
  );
}

/** An exercise by its family and, of a conjugation, by verb and person; an explanation by what it explains. */
function ExerciseName({ id }: { id: string | number | undefined }) {
  const { t } = useTranslation();
  if (id === undefined) return null;
  const [family = "", ...rest] = String(id).split("/");
  const name = isExerciseKey(family) ? t(`vocabulary.exercises.${family}`) : family;
  const isExplanation = rest[0] === "explanations";
  return (
    <>
      {isExplanation && `${t("review.explanation.title")} · `}
      <span lang="es">
        {[name, ...(isExplanation ? rest.slice(1).map(spaced) : rest)].join(" · ")}
      </span>
    </>
  );
}

const spaced = (key: string) => key.replaceAll("_", " ");
