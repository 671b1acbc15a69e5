import { useTranslation } from "#i18n/use-translation.ts";
import { classNames } from "./class-names.ts";

type LoadingProps = {
  /** What is loading; "Loading" by default. */
  label?: string;
};

/** Shown while a page or a part of it loads. Screen readers announce it. */
export function Loading({ label }: LoadingProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className="mx-auto flex w-full max-w-64 flex-col gap-3 py-16 text-center">
      <LoadingLine />
      <p className="text-ink-soft">{label ?? t("common.loading")}</p>
    </div>
  );
}

/** A thin animated line, hidden from screen readers. */
export function LoadingLine({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames("block h-0.75 overflow-hidden rounded-full bg-edge/30", className)}
    >
      <span className="block h-full w-1/3 animate-slide rounded-full bg-marigold" />
    </span>
  );
}

/** A grey box in place of content that is loading; the class gives its size. */
export function Placeholder({ className }: { className: string }) {
  return (
    <span aria-hidden className={classNames("block max-w-full rounded-xl bg-ink/8", className)} />
  );
}
