import { useTranslation } from "react-i18next";
import { LoadingLine } from "./loading-line.tsx";

/** Placeholder of a screen or a part of it while it loads, announced to screen readers. */
export function Loading({ label }: { label?: string }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="mx-auto flex w-full max-w-64 flex-col gap-3 py-16 text-center">
      <LoadingLine />
      <p className="text-ink-soft">{label ?? t("common.loading")}</p>
    </div>
  );
}
