import type { NamedUser } from "@verbena/server/client";
import { useEffect, useState } from "react";
import { z } from "zod";
import { tabValue } from "#lib/web-storage.ts";
import { useUser } from "#session/use-session.ts";

export type Selection = {
  /** In the order in which they were selected. */
  users: readonly NamedUser[];
  has: (user: { id: string }) => boolean;
  set: (users: readonly NamedUser[], isSelected: boolean) => void;
  clear: () => void;
};

/** Users that are selected, on whichever page they stood; a reload of the tab does not change it. */
export function useSelection(): Selection {
  const { id: administrator } = useUser();
  const [selected, setSelected] = useState<ReadonlyMap<string, NamedUser>>(
    () => new Map(keptSelection.read(administrator)?.map((user) => [user.id, user])),
  );

  useEffect(() => {
    keptSelection.write(administrator, selected.size === 0 ? null : [...selected.values()]);
  }, [administrator, selected]);

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

const namedUser: z.ZodType<NamedUser> = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(["user", "admin"]),
});

/** The users that an administrator has selected in this tab. */
const keptSelection = tabValue("selected-users", z.array(namedUser));
