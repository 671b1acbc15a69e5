import type { ListedUser } from "@verbena/server/client";
import type { ReactNode } from "react";
import { useUser } from "#session/use-session.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import type { Selection } from "../use-selection.ts";

type SelectPageProps = {
  users: readonly ListedUser[];
  selection: Selection;
  children: ReactNode;
};

/** Selects everybody on this page but for oneself, or nobody. */
export function SelectPage({ users, selection, children }: SelectPageProps) {
  const self = useUser();
  const others = users.filter(({ id }) => id !== self.id);
  const isWhole = others.length > 0 && others.every(selection.has);
  return (
    <Checkbox
      checked={isWhole}
      partly={!isWhole && users.some(selection.has)}
      onChange={() => selection.set(isWhole ? users : others, !isWhole)}
    >
      {children}
    </Checkbox>
  );
}
