import type { UserRecord } from "@verbena/server/client";
import type { ReactNode } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import type { Selection } from "../use-selection.ts";

type SelectPageProps = {
  users: readonly UserRecord[];
  selection: Selection;
  children: ReactNode;
};

/** Selects everybody on this page, or nobody. */
export function SelectPage({ users, selection, children }: SelectPageProps) {
  const isWhole = users.every(selection.has);
  return (
    <Checkbox
      checked={isWhole}
      partly={!isWhole && users.some(selection.has)}
      onChange={() => selection.set(users, !isWhole)}
    >
      {children}
    </Checkbox>
  );
}
