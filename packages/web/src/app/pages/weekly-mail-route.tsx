import { WeeklyMailPage } from "#features/account/weekly-mail-page.tsx";
import { useSession } from "#session/use-session.ts";
import { VisitorLayout } from "../layout/visitor-layout.tsx";

/** The link in the weekly mail, which also works signed out. */
export function WeeklyMailRoute() {
  const { refresh } = useSession();
  return (
    <VisitorLayout festive>
      <WeeklyMailPage onChanged={() => void refresh()} />
    </VisitorLayout>
  );
}
