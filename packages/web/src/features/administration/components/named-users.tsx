import type { NamedUser } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { Disclosure } from "#ui/disclosure.tsx";
import { UserNames } from "./user-names.tsx";

/** How many are named before the others have to be asked for. */
const FIRST = 5;

/** Whom a question is about; the list scrolls within itself, so that the answers stay in sight. */
export function NamedUsers({ users }: { users: readonly NamedUser[] }) {
  const { t } = useTranslation();
  const others = users.slice(FIRST);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <div tabIndex={0} className="max-h-[40vh] overflow-y-auto overscroll-contain rounded-sm">
      <UserNames users={users.slice(0, FIRST)} />
      {others.length > 0 && (
        <Disclosure label={t("administration.more", { count: others.length })}>
          <UserNames users={others} />
        </Disclosure>
      )}
    </div>
  );
}
