import { AdminOnly } from "../guards/admin-only.tsx";
import { AdminNavigation } from "./admin-navigation.tsx";
import { AppShell } from "./app-shell.tsx";

/** Pages of administrators: their guard first, then the layout that all learners have. */
export function AdminShell() {
  return (
    <AdminOnly>
      <AppShell above={<AdminNavigation />} />
    </AdminOnly>
  );
}
