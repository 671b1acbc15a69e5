import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { MadeAccount } from "@verbena/server/client";
import { useCallback, useState } from "react";
import { useIssueText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Alert } from "#ui/alert.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { ClassHeading } from "../management/class-heading.tsx";
import { classQuery } from "../results/api.ts";
import { accountsQuery } from "./api.ts";
import { LoginList } from "./login-list.tsx";
import { LoginSheetSection } from "./login-sheet-section.tsx";
import { addToSheets, noSheets } from "./login-sheets.ts";
import { NamesForm } from "./names-form.tsx";

/** Accounts that a class makes for pupils without a mail address. Passwords can be seen only until the page is left. */
export function ClassAccountsPage({ classId }: { classId: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const details = useQuery(classQuery(classId));
  const query = useQuery(accountsQuery(classId));
  const issueText = useIssueText();
  const [sheets, setSheets] = useState(noSheets);
  const [isMaking, setMaking] = useState(false);
  const setPrinted = useCallback(() => setSheets((shown) => ({ ...shown, isPrinted: true })), []);

  function show(made: readonly MadeAccount[]): void {
    setSheets((shown) => addToSheets(shown, made));
    void client.invalidateQueries(accountsQuery(classId));
  }

  return (
    <PageBody width="wide">
      <header className="flex flex-col gap-3">
        <ClassHeading
          classId={classId}
          name={details.data?.name}
          title={t("classAccounts.title")}
        />
        <p className="max-w-prose text-lg">{t("classAccounts.intro")}</p>
        <p className="max-w-prose text-ink-soft">{t("classAccounts.schoolDecides")}</p>
      </header>
      <QueryContent query={query} failure={t("classAccounts.loadFailed")}>
        {({ accounts, code, refusal }) => (
          <>
            {refusal === null ? (
              <section aria-labelledby="make" className="flex flex-col gap-4">
                <h2 id="make" className="text-2xl">
                  {t("classAccounts.make.title")}
                </h2>
                <NamesForm classId={classId} onMade={show} onMaking={setMaking} />
              </section>
            ) : (
              <Alert tone="info" silent>
                {issueText(refusal)}
              </Alert>
            )}
            {sheets.accounts.length > 0 && (
              <LoginSheetSection
                sheets={sheets}
                code={code}
                isGrowing={isMaking}
                onPrinted={setPrinted}
              />
            )}
            <section aria-labelledby="made" className="flex flex-col gap-4">
              <h2 id="made" className="text-2xl">
                {t("classAccounts.list.title")}
              </h2>
              {accounts.length === 0 ? (
                <p className="text-ink-soft">{t("classAccounts.list.empty")}</p>
              ) : (
                <LoginList
                  classId={classId}
                  logins={accounts}
                  onRenewed={(account) => show([account])}
                />
              )}
            </section>
          </>
        )}
      </QueryContent>
    </PageBody>
  );
}
