import type { IssueKey } from "@verbena/server/client";
import { useTranslation } from "react-i18next";

/** Says what is wrong with a field; nothing when nothing is. */
export function useIssueText(): (key: IssueKey | undefined) => string | undefined {
  const { t } = useTranslation();
  return (key) => (key === undefined ? undefined : t(`errors.issues.${key}`));
}
