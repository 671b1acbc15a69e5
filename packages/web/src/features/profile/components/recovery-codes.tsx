import { Copy, Download, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** Recovery codes, which are shown only once, with buttons to copy, download and print them. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  const text = `${codes.join("\n")}\n`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t("profile.twoFactor.copied"));
    } catch {
      showErrorToast(t("profile.twoFactor.notCopied"));
    }
  }

  function download(): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = "verbena-codes.txt";
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <div className="flex flex-col gap-4">
      <div
        ref={container}
        tabIndex={-1}
        data-print-alone
        className="flex flex-col gap-3 outline-none"
      >
        <h3 className="sr-only print:not-sr-only">
          Verbena : {t("profile.twoFactor.codes.title")}
        </h3>
        <ul className="grid grid-cols-2 gap-x-3 gap-y-2 rounded-[0.875rem] border-2 border-edge px-4 py-3">
          {codes.map((code) => (
            <li key={code} dir="ltr" className="font-mono whitespace-nowrap">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" className="grow" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5 shrink-0" />
          {t("profile.twoFactor.copy")}
        </Button>
        <Button variant="secondary" size="small" className="grow" onClick={download}>
          <Download aria-hidden className="size-5 shrink-0" />
          {t("profile.twoFactor.download")}
        </Button>
        <Button variant="secondary" size="small" className="grow" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5 shrink-0" />
          {t("profile.twoFactor.print")}
        </Button>
      </div>
      <Button onClick={onSaved}>{t("profile.twoFactor.kept")}</Button>
    </div>
  );
}
