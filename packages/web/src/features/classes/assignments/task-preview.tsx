import { useQuery } from "@tanstack/react-query";
import { isConjugationFamily } from "@verbena/core/families";
import type { TaskInput } from "@verbena/server/client";
import { useEffect, useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Alert } from "#ui/alert.tsx";
import { taskPreviewQuery } from "./api.ts";

/** A teacher types several letters meanwhile. */
const PAUSE_MS = 400;

/** More forms than most pupils practise in a week. */
const LONG = 150;

/** What a task would ask the class, some time after the teacher has changed it last. */
export function useTaskPreview(classId: string, task: TaskInput) {
  const shown = useLater(task);
  const isIncomplete =
    shown.kind === "verbs" && (shown.verbs.length === 0 || shown.families.length === 0);
  const { data, error } = useQuery({
    ...taskPreviewQuery(classId, shown),
    enabled: !isIncomplete,
  });
  return { isIncomplete, data, error };
}

type TaskPreviewProps = {
  preview: ReturnType<typeof useTaskPreview>;
  /** Whether every form is needed, and not a number of answers. */
  isEveryForm: boolean;
};

/** How many forms a task asks, and one of its sentences. */
export function TaskPreviewBox({ preview, isEveryForm }: TaskPreviewProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { isIncomplete, data, error } = preview;
  return (
    <section
      aria-label={t("assignments.preview.title")}
      className="flex min-h-32 flex-col gap-2 rounded-2xl bg-marigold-wash px-5 py-4"
    >
      {isIncomplete && <p>{t("assignments.preview.choose")}</p>}
      {!isIncomplete && error && <p role="status">{errorText(error)}</p>}
      {!isIncomplete && !error && data && (
        <>
          <p role="status" className="font-display text-xl font-bold">
            {t(
              isConjugationFamily(data.example.family)
                ? "assignments.preview.forms"
                : "assignments.preview.sentences",
              { count: data.formCount },
            )}
          </p>
          <p lang="es">
            {data.example.sentence.replace(/_+/, "____")}
            {data.example.infinitive !== null && ` (${data.example.infinitive})`}
          </p>
          <p className="text-[0.9375rem] text-ink-soft" lang="es">
            {data.answers.join(", ")}
          </p>
          {data.unknownVerbs.length > 0 && (
            <p className="font-semibold">
              {t("assignments.form.unknownVerbs", { verbs: data.unknownVerbs.join(", ") })}
            </p>
          )}
          {isEveryForm && data.formCount > LONG && (
            <Alert tone="info">{t("assignments.preview.long")}</Alert>
          )}
        </>
      )}
    </section>
  );
}

/** The value some time after it has changed last. */
function useLater<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setShown(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return shown;
}
