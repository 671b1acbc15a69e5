import type { MadeAccount } from "@verbena/server/client";

/** Accounts whose passwords can be seen, and whether they were printed. */
export type Sheets = { accounts: readonly MadeAccount[]; isPrinted: boolean };

export const noSheets: Sheets = { accounts: [], isPrinted: false };

/**
 * Adds accounts. They replace older passwords of the same pupils, and everything that was printed: it need not be printed
 * again.
 */
export function addToSheets(sheets: Sheets, added: readonly MadeAccount[]): Sheets {
  const isNew = ({ userId }: MadeAccount) => added.some((account) => account.userId === userId);
  const kept = sheets.isPrinted ? [] : sheets.accounts.filter((account) => !isNew(account));
  return { accounts: [...kept, ...added], isPrinted: false };
}

/** Two columns of five. */
const PER_PAGE = 10;

/** The accounts of each page. */
export function pagesOf(accounts: readonly MadeAccount[]): MadeAccount[][] {
  return Array.from({ length: Math.ceil(accounts.length / PER_PAGE) }, (_, page) =>
    accounts.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );
}

/**
 * The address that the QR code of a pupil opens, without the password. Code and name are in the fragment, which browsers
 * send to no server.
 */
export function signInAddress(origin: string, code: string, name: string): string {
  return `${origin}/auth/class#${new URLSearchParams({ code, name })}`;
}
