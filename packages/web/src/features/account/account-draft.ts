/** What was typed so far, in one form or the other: changing the tab loses nothing. */
export type AccountDraft = { name: string; email: string; password: string };

export type AccountFormProps = {
  draft: AccountDraft;
  onChange: (changed: Partial<AccountDraft>) => void;
};
