import { DAY_MS, dayIn, HOUR_MS, type Instant, MINUTE_MS } from "@verbena/core/calendar";
import { levelName } from "@verbena/core/levels";
import { hasMailbox, type ListedUser } from "@verbena/server/client";
import type { ReactNode } from "react";
import { languageNames } from "#i18n/language.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDay, formatNumber, formatPercent } from "#lib/format.ts";
import { useNow } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { useUser } from "#session/use-session.ts";
import { TextLink } from "#ui/link.tsx";

/** The columns of the list besides name and address. */
export type FactName =
  | "level"
  | "language"
  | "emailVerified"
  | "totalAttempts"
  | "total_correct"
  | "successRate"
  | "created_at"
  | "last_sign_in_at";

type UserFactProps = { user: ListedUser; name: FactName };

export function UserFact({ user, name }: UserFactProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  switch (name) {
    case "level":
      return <span lang="es">{t(`vocabulary.levels.${levelName(user.level)}`)}</span>;
    case "language":
      if (user.language === null) return t("administration.users.noLanguage");
      return <span lang={user.language}>{languageNames[user.language]}</span>;
    case "emailVerified":
      return t(`administration.users.${user.emailVerified ? "confirmed" : "unconfirmed"}`);
    case "totalAttempts":
    case "total_correct":
      return formatNumber(language, user[name]);
    case "successRate":
      return formatPercent(language, user.successRate);
    case "created_at":
      return <DayOf at={user.created_at} />;
    case "last_sign_in_at":
      return <LastSignIn at={user.last_sign_in_at} />;
  }
}

/** The name of a user, which leads to their page, and the address, with badges for roles and oneself. */
export function UserName({ user }: { user: ListedUser }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 font-semibold">
        <TextLink
          to="/admin/users/$userId"
          params={{ userId: user.id }}
          className="[overflow-wrap:anywhere]"
        >
          <bdi>{user.username || t("common.nameless")}</bdi>
        </TextLink>
        <RoleBadges user={user} />
      </span>
      <span className="block text-[0.9375rem] [overflow-wrap:anywhere] text-ink-soft">
        <UserAddress email={user.email} />
      </span>
    </>
  );
}

/** Whether a user is oneself, an administrator, a teacher, or a pupil of a class. */
export function RoleBadges({ user: { id, role, classRoles } }: { user: ListedUser }) {
  const { t } = useTranslation();
  const isSelf = useUser().id === id;
  return (
    <>
      {isSelf && <Badge>{t("administration.users.you")}</Badge>}
      {role === "admin" && !isSelf && <Badge>{t("administration.users.admin")}</Badge>}
      {classRoles.map((classRole) => (
        <Badge key={classRole}>{t(`administration.users.${classRole}`)}</Badge>
      ))}
    </>
  );
}

/** The address of a user. Accounts that a class made have none. */
export function UserAddress({ email }: { email: string }) {
  const { t } = useTranslation();
  return hasMailbox(email) ? email : t("administration.users.ofClass");
}

export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full bg-marigold-wash px-2 text-sm font-medium text-marigold-ink">
      {children}
    </span>
  );
}

/** The date of an instant in the time zone of the device. */
export function DayOf({ at }: { at: Instant }) {
  const language = useLanguage();
  return <time dateTime={at}>{formatDay(language, dayIn(at, deviceTimeZone()), "medium")}</time>;
}

/** The time since a sign-in or, after seven days, its date. */
function LastSignIn({ at }: { at: Instant | null }) {
  const { t } = useTranslation();
  const now = useNow();
  if (at === null) return t("administration.lastSignIn.never");
  const since = sinceSignIn(at, now);
  if (since.unit === "date") return <DayOf at={at} />;
  if (since.unit === "now") return t("administration.lastSignIn.now");
  return (
    <time dateTime={at}>
      {t(`administration.lastSignIn.${since.unit}`, { elapsed: since.elapsed })}
    </time>
  );
}

type SinceSignIn =
  | { unit: "now" }
  | { unit: "date" }
  | { unit: "minutes" | "hours" | "days"; elapsed: number };

/** The unit in which to show a sign-in, and the number of whole units since then. */
export function sinceSignIn(at: Instant, now: Instant): SinceSignIn {
  const elapsed = Date.parse(now) - Date.parse(at);
  if (elapsed < MINUTE_MS) return { unit: "now" };
  if (elapsed < HOUR_MS) return { unit: "minutes", elapsed: Math.floor(elapsed / MINUTE_MS) };
  if (elapsed < DAY_MS) return { unit: "hours", elapsed: Math.floor(elapsed / HOUR_MS) };
  if (elapsed < 7 * DAY_MS) return { unit: "days", elapsed: Math.floor(elapsed / DAY_MS) };
  return { unit: "date" };
}
