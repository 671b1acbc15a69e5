import { useQuery } from "@tanstack/react-query";
import { dayIn } from "@verbena/core/calendar";
import type { ClassReport } from "@verbena/server/client";
import { useId, useRef } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDay, isolated } from "#lib/format.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { showToast } from "#ui/show-toast.ts";
import { classReportsQuery, useCloseClassReport } from "./api.ts";

/** What pupils reported of their teachers' texts, the oldest first. Empty if nothing waits. */
export function ClassReports() {
  const { t } = useTranslation();
  const headingId = useId();
  const query = useQuery(classReportsQuery);
  if (query.isError) {
    return (
      <LoadFailure
        text={t("contentCare.classReports.loadFailed")}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data?.length) return null;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h2 id={headingId} tabIndex={-1} className="text-2xl">
        {t("contentCare.classReports.title")}
      </h2>
      <p className="text-ink-soft">{t("contentCare.classReports.intro")}</p>
      <ol className="flex flex-col border-b border-line">
        {query.data.map((report) => (
          <ClassReportItem key={report.id} report={report} />
        ))}
      </ol>
    </section>
  );
}

function ClassReportItem({ report }: { report: ClassReport }) {
  const { t, language } = useTranslation();
  const errorText = useErrorText();
  const item = useRef<HTMLLIElement>(null);
  const { mutate, isPending, error } = useCloseClassReport();
  const { id, kind, text, className, teachers, createdAt } = report;
  const day = formatDay(language, dayIn(createdAt, deviceTimeZone()), "medium");
  const what = kind === "note" ? "note" : "className";

  function close(): void {
    const onSuccess = () => {
      showToast(t("contentCare.classReports.closed"));
      item.current?.closest("section")?.querySelector("h2")?.focus();
    };
    mutate(id, { onSuccess });
  }

  return (
    <li ref={item} className="flex flex-col gap-1.5 border-t border-line py-5 wrap-anywhere">
      <p dir="auto" className="text-lg font-semibold">
        {text}
      </p>
      <p className="text-[0.9375rem] text-ink-soft">
        {className === null
          ? t("contentCare.classReports.deletedClass")
          : t(`contentCare.classReports.${what}`, { name: isolated(className) })}{" "}
        · {day}
      </p>
      <p className="text-[0.9375rem] text-ink-soft">
        {t("contentCare.classReports.teachers", { teachers: teachers.join(", ") })}
      </p>
      {error && <Alert tone="error">{errorText(error)}</Alert>}
      <Button
        variant="secondary"
        size="small"
        busy={isPending}
        className="mt-1.5 self-start"
        onClick={close}
      >
        {t("contentCare.classReports.close")}
        <span className="sr-only"> {text}</span>
      </Button>
    </li>
  );
}
