import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { api } from "#lib/api.ts";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { LoadingLine } from "#ui/loading.tsx";
import { correctionsQuery } from "../api/care-queries.ts";
import { useHeld } from "../use-held.ts";
import { CorrectionItem } from "./correction-item.tsx";

/** All corrections and hidden sentences, and the patch that takes them into the files. */
export function Corrections() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(correctionsQuery);
  const { items: corrections, hold } = useHeld(data, ({ exerciseId }) => exerciseId);
  const isInPatch = corrections?.some(({ exercise, explanation }) => {
    const { correction } = exercise ?? explanation ?? { correction: null };
    const { state, changes } = correction ?? { state: null, changes: [] };
    return state === "applied" && changes.length > 0;
  });
  if (corrections === undefined && isError) {
    return (
      <LoadFailure text={t("contentCare.corrections.loadFailed")} onRetry={() => void refetch()} />
    );
  }
  if (corrections === undefined) return <LoadingLine className="max-w-md" />;
  if (corrections.length === 0) {
    return <p className="text-ink-soft">{t("contentCare.corrections.none")}</p>;
  }
  return (
    <>
      <p className="text-ink-soft">{t("contentCare.corrections.intro")}</p>
      {isInPatch && (
        <a
          href={api.admin["corrections.patch"].$url().href}
          download
          className={classNames(linkClass, "inline-flex min-h-11 items-center gap-2 self-start")}
        >
          <Download aria-hidden className="size-4 shrink-0" />
          {t("contentCare.corrections.patch")}
        </a>
      )}
      <ul aria-label={t("contentCare.corrections.title")} className="flex flex-col">
        {corrections.map((correction) => (
          <CorrectionItem
            key={correction.exerciseId}
            record={correction}
            onEditing={(isEditing) => hold(correction, isEditing)}
          />
        ))}
      </ul>
    </>
  );
}
