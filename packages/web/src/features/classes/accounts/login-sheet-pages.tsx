import { codeInHalves } from "@verbena/core/classes/class-code";
import type { MadeAccount } from "@verbena/server/client";
import { useTranslation } from "#i18n/use-translation.ts";
import { isolated } from "#lib/format.ts";
import type { Paper } from "#lib/paper.ts";
import { classNames } from "#ui/class-names.ts";
import { QrCode } from "#ui/qr-code.tsx";
import { pagesOf, signInAddress } from "./login-sheets.ts";

type LoginSheetPagesProps = {
  accounts: readonly MadeAccount[];
  /** The code of the class. */
  code: string;
  paper: Paper;
};

/** A fifth of the height of a page without its margins. */
const rowHeight = "auto-rows-[calc((var(--paper-height)-5em)/5)]";

/** Pages of login details to cut out, as they come out of the printer: black on white, also in dark mode. */
export function LoginSheetPages({ accounts, code, paper }: LoginSheetPagesProps) {
  const { t } = useTranslation();
  const pages = pagesOf(accounts);
  return (
    <div data-print-alone className="@container flex flex-col gap-6">
      {pages.map((ofPage, index) => (
        <section
          key={ofPage[0]?.userId}
          data-paper={paper}
          aria-label={t("classAccounts.sheets.page", { page: index + 1, pages: pages.length })}
          // On the screen, a page ends after its last row, and on a phone it has one column.
          className={classNames(
            "w-full overflow-hidden bg-white p-[1em] text-[4mm] leading-snug text-black @2xl:p-[2.5em]",
            "@2xl:text-[length:min(4mm,calc(100cqw/54))] shadow-[0_0_0_1px_var(--line),0_0.5rem_1.5rem_rgb(0_0_0/0.12)]",
            "print:p-[2.5em] print:text-[4mm] print:shadow-none",
            "@2xl:w-(--paper-width) print:w-(--paper-width) print:h-(--paper-height)",
          )}
        >
          <ul className={classNames("grid @2xl:grid-cols-2 print:grid-cols-2", rowHeight)}>
            {ofPage.map((account) => (
              <LoginDetails key={account.userId} account={account} code={code} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A longer name is set smaller. It must be complete, since the pupil types it. */
const LONG_NAME = 24;

/** What one pupil needs to sign in. Dashed lines show where to cut. */
function LoginDetails({ account, code }: { account: MadeAccount; code: string }) {
  const { t } = useTranslation();
  const { name, password } = account;
  const { origin, host } = window.location;
  return (
    <li className="-mt-[0.06em] -ml-[0.06em] flex min-w-0 gap-[0.75em] overflow-hidden border-[0.06em] border-dashed border-black/60 p-[1em]">
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-[0.3em]">
        <p
          className={classNames(
            "font-display leading-tight font-bold [overflow-wrap:anywhere]",
            name.length > LONG_NAME ? "text-[1.1em]" : "text-[1.4em]",
          )}
        >
          <bdi>{name}</bdi>
        </p>
        <dl className="flex flex-col gap-[0.4em]">
          <Detail label={t("classAccounts.sheets.code")} value={codeInHalves(code)} />
          <Detail label={t("classAccounts.sheets.password")} value={password} />
        </dl>
        <p className="text-[0.72em] [overflow-wrap:anywhere]">{host}/auth/class</p>
      </div>
      <QrCode
        text={signInAddress(origin, code, name)}
        label={t("classAccounts.sheets.scan", { name: isolated(name) })}
        className="w-[9em] shrink-0 self-center"
      />
    </li>
  );
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-[0.72em]">{label}</dt>
      <dd translate="no" className="font-semibold [overflow-wrap:anywhere]">
        {value}
      </dd>
    </div>
  );
}
