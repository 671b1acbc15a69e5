import { useWidth } from "#ui/use-width.ts";
import { UsersCards } from "./users-cards.tsx";
import { type UsersListProps, UsersTable } from "./users-table.tsx";

/** From this width on, in CSS pixels, there is room for a table, and from the next for all its columns. */
const TABLE_WIDTH = 640;
const ROOMY_WIDTH = 860;

/** A page of the list of users, as a table or, on narrow screens, as cards. */
export function UsersList(list: UsersListProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  return (
    <div ref={ref}>
      {width >= TABLE_WIDTH && <UsersTable {...list} isDense={width < ROOMY_WIDTH} />}
      {width > 0 && width < TABLE_WIDTH && <UsersCards {...list} />}
    </div>
  );
}
