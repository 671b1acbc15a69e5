import { levelName } from "@verbena/core/levels";
import type { ListedUser } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { languageNames } from "#i18n/language.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { formatNumber, formatPercent } from "#lib/format.ts";
import { DayOf, LastSignIn } from "./user-times.tsx";

/** What the list tells of a user besides who they are. */
export type FactName =
  | "level"
  | "language"
  | "email_verified"
  | "total_attempts"
  | "total_correct"
  | "success_rate"
  | "created_at"
  | "last_sign_in_at";

type UserFactProps = { user: ListedUser; name: FactName };

/** One thing that the list tells of a user, as the interface writes it. */
export function UserFact({ user, name }: UserFactProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  switch (name) {
    case "level":
      return <span lang="es">{t(`vocabulary.levels.${levelName(user.level)}`)}</span>;
    case "language":
      if (user.language === null) return t("administration.users.noLanguage");
      return <span lang={user.language}>{languageNames[user.language]}</span>;
    case "email_verified":
      return t(`administration.users.${user.email_verified ? "confirmed" : "unconfirmed"}`);
    case "total_attempts":
    case "total_correct":
      return formatNumber(language, user[name]);
    case "success_rate":
      return formatPercent(language, user.success_rate);
    case "created_at":
      return <DayOf at={user.created_at} />;
    case "last_sign_in_at":
      return <LastSignIn at={user.last_sign_in_at} />;
  }
}
