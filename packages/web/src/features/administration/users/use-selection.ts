import type { NamedUser } from "@verbena/server/client";
import { useState } from "react";
import { tabValue } from "#lib/web-storage.ts";
import { useUser } from "#session/use-session.ts";

export type Selection = {
  /** In the order of their selection. */
  users: readonly NamedUser[];
  has: (user: { id: string }) => boolean;
  set: (users: readonly NamedUser[], isSelected: boolean) => void;
  replace: (users: readonly NamedUser[]) => void;
};

const stored = tabValue<NamedUser[]>("selected-users");

/** The selected users of all pages. They are stored in the tab, so that they survive a reload. */
export function useSelection(): Selection {
  const { id: administrator } = useUser();
  const [users, setUsers] = useState<readonly NamedUser[]>(() => stored.read(administrator) ?? []);
  const ids = new Set(users.map(({ id }) => id));

  function replace(selected: readonly NamedUser[]): void {
    setUsers(selected);
    stored.write(administrator, selected.length === 0 ? null : [...selected]);
  }

  function set(changed: readonly NamedUser[], isSelected: boolean): void {
    const changedIds = new Set(changed.map(({ id }) => id));
    const others = users.filter(({ id }) => !changedIds.has(id));
    const added = changed.filter(({ id }) => !ids.has(id));
    replace(isSelected ? [...users, ...added] : others);
  }

  return { users, has: ({ id }) => ids.has(id), set, replace };
}
