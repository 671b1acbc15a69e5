import type { SheetVersion } from "@verbena/core/practice-sheet/practice-sheet";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import type { Paper as PaperFormat } from "#lib/paper.ts";
import { classNames } from "#ui/class-names.ts";
import { QrCode } from "#ui/qr-code.tsx";

type PaperProps = {
  format: PaperFormat;
  title: string;
  /** Null on a key. */
  instructions: string | null;
  version: SheetVersion;
  seed: number;
  page: number;
  pages: number;
  isKey: boolean;
  /** Where to go on practising, for the first page. */
  address: string | null;
  children: ReactNode;
};

/** A page of a sheet or of its key, as it comes out of the printer: black on white, also in dark mode. */
export function Paper(props: PaperProps) {
  const { format, title, instructions, version, seed, page, pages, isKey, address, children } =
    props;
  const { t } = useTranslation();
  const name = t(isKey ? "print.keyOf" : "print.sheetOf", { version });
  return (
    <section
      aria-label={pages > 1 ? `${name}, ${page}/${pages}` : name}
      data-paper={format}
      // On the screen, the page is as wide as its container, but not wider than on paper.
      className={classNames(
        "flex h-(--paper-height) w-(--paper-width) flex-col gap-[1.25em] overflow-hidden bg-white px-[4em] pt-[3.25em] pb-[2.5em] text-black",
        "text-[length:min(4mm,calc(100cqw/54))] leading-normal shadow-[0_0_0_1px_var(--line),0_0.5rem_1.5rem_rgb(0_0_0/0.12)]",
        "print:text-[4mm] print:shadow-none",
      )}
    >
      <header className="flex items-start justify-between gap-[2em]">
        <h3 className="min-w-0 flex-1 text-[1.6em]">
          {isKey && `${t("print.key")} · `}
          {title}
        </h3>
        <p className="shrink-0 rounded-[0.2em] border-[0.08em] border-black px-[0.5em] font-display text-[1.4em] font-bold leading-[1.3]">
          {version}
        </p>
      </header>
      {!isKey && (
        <p className="flex gap-[1.5em] pt-[0.75em] text-[0.9em]">
          <Line label={t("print.name")} className="flex-[3]" />
          {page === 1 && (
            <>
              <Line label={t("print.class")} className="flex-[1.3]" />
              <Line label={t("print.date")} className="flex-[1.3]" />
            </>
          )}
        </p>
      )}
      {instructions !== null && <p>{instructions}</p>}
      <div className="min-h-0 flex-1">{children}</div>
      <footer className="flex items-end justify-between gap-[2em] text-[0.72em]">
        <p>
          verbena · {t("print.sheetNumber", { text: `${seed} ${version}` })}
          {pages > 1 && ` · ${page}/${pages}`}
        </p>
        {address !== null && (
          <div className="flex items-end gap-[1em]">
            <p className="max-w-[14em] text-right">{t("print.online")}</p>
            <QrCode text={address} label={t("print.qr")} className="w-[8.6em] -m-[0.6em]" />
          </div>
        )}
      </footer>
    </section>
  );
}

function Line({ label, className }: { label: string; className: string }) {
  return (
    <span className={classNames("flex items-end gap-[0.5em]", className)}>
      {label}
      <span className="flex-1 border-b-[0.08em] border-black" />
    </span>
  );
}
