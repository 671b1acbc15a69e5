import type { NamedUser } from "@verbena/server/client";
import { useState } from "react";

export type Selection = {
  /** In the order in which they were selected. */
  users: readonly NamedUser[];
  has: (user: { id: string }) => boolean;
  set: (users: readonly NamedUser[], isSelected: boolean) => void;
  clear: () => void;
};

/** Users that are selected, on whichever page they stood. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<string, NamedUser>>(new Map());

  function set(users: readonly NamedUser[], isSelected: boolean): void {
    setSelected((before) => {
      const after = new Map(before);
      for (const user of users) {
        if (isSelected) after.set(user.id, user);
        else after.delete(user.id);
      }
      return after;
    });
  }

  return {
    users: [...selected.values()],
    has: ({ id }) => selected.has(id),
    set,
    clear: () => setSelected(new Map()),
  };
}
