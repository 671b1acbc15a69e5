import type { UserRecord } from "@verbena/server/client";
import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";

/** How many are named before the others have to be asked for. */
const FIRST = 5;

/** Users by name and address; of many, the first ones, and the others on demand. */
export function NamedUsers({ users }: { users: readonly UserRecord[] }) {
  const { t } = useTranslation();
  const others = users.slice(FIRST);
  return (
    <div>
      <Names users={users.slice(0, FIRST)} />
      {others.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm font-semibold text-azulejo [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden
              className="size-5 transition-transform group-open:rotate-90"
              strokeWidth={2.5}
            />
            {t("administration.deletion.more", { count: others.length })}
          </summary>
          <Names users={others} />
        </details>
      )}
    </div>
  );
}

function Names({ users }: { users: readonly UserRecord[] }) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-col">
      {users.map(({ id, username, email }) => (
        <li key={id} className="border-b border-line py-1.5 [overflow-wrap:anywhere]">
          <bdi className="font-semibold">{username || t("common.nameless")}</bdi>{" "}
          <span className="text-ink-soft">{email}</span>
        </li>
      ))}
    </ul>
  );
}
