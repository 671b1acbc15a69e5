import { useBlocker } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { papers, usualPaper } from "#lib/paper.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { LoginSheetPages } from "./login-sheet-pages.tsx";
import type { Sheets } from "./login-sheets.ts";

type LoginSheetSectionProps = {
  sheets: Sheets;
  code: string;
  /** Whether accounts are still being made. */
  isGrowing: boolean;
  onPrinted: () => void;
};

/** Login details to print. Warns before the page is left without printing them, because then nobody knows them. */
export function LoginSheetSection({ sheets, code, isGrowing, onPrinted }: LoginSheetSectionProps) {
  const { t } = useTranslation();
  const [paper, setPaper] = useState(usualPaper);
  const heading = useRef<HTMLHeadingElement>(null);
  const { accounts, isPrinted } = sheets;
  const newest = accounts.at(-1)?.password;
  useEffect(() => {
    if (newest !== undefined && !isGrowing) heading.current?.focus();
  }, [newest, isGrowing]);
  useEffect(() => {
    window.addEventListener("afterprint", onPrinted);
    return () => window.removeEventListener("afterprint", onPrinted);
  }, [onPrinted]);
  return (
    <section aria-labelledby="sheets" className="flex flex-col gap-5">
      <h2 id="sheets" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t("classAccounts.sheets.title")}
      </h2>
      {!isPrinted && <Alert tone="info">{t("classAccounts.sheets.once")}</Alert>}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <RadioGroup
          label={t("classAccounts.sheets.paper")}
          value={paper}
          onChange={setPaper}
          options={papers.map((value) => ({ value, label: t(`classAccounts.sheets.${value}`) }))}
        />
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {t("classAccounts.sheets.print")}
        </Button>
      </div>
      <LoginSheetPages accounts={accounts} code={code} paper={paper} />
      <LeaveDialog isNeeded={!isPrinted} />
    </section>
  );
}

function LeaveDialog({ isNeeded }: { isNeeded: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker({
    shouldBlockFn: () => isNeeded,
    enableBeforeUnload: () => isNeeded,
    withResolver: true,
  });
  return (
    <Dialog
      open={blocker.status === "blocked"}
      onOpenChange={() => blocker.reset?.()}
      title={t("classAccounts.leave.title")}
      description={t("classAccounts.leave.text")}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {t("classAccounts.leave.leave")}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t("classAccounts.leave.stay")}</Button>
        </>
      }
    />
  );
}
