import { useNavigate } from "@tanstack/react-router";
import { DashboardPage } from "#features/dashboard/dashboard-page.tsx";
import { AddressNotice, AnswerNotice } from "#features/profile/dashboard-notices.tsx";
import { withNamespaces } from "#i18n/use-translation.ts";
import { useNavigationState } from "#lib/navigation-state.ts";
import { useModule } from "#lib/use-module.ts";
import { useProgressValue } from "#progress/progress-provider.tsx";

/** The dashboard, below notices about a confirmed address or an answered report. */
export function DashboardRoute() {
  const confirmed = useNavigationState().confirmedAddress;
  const navigate = useNavigate();

  async function closeNotice(): Promise<void> {
    await navigate({ to: "/app", replace: true });
    document.querySelector<HTMLElement>("h1")?.focus();
  }

  return (
    <>
      {confirmed !== undefined && (
        <div className="mx-auto w-full max-w-5xl px-4 pt-6 sm:px-8">
          <AddressNotice email={confirmed} onClose={() => void closeNotice()} />
        </div>
      )}
      <AnswerNotice />
      <Homework />
      <DashboardPage />
    </>
  );
}

/** Loads its code only for pupils with assignments. */
function Homework() {
  const isNeeded = useProgressValue(({ assignments }) => assignments.length > 0);
  const { data: loaded } = useModule(
    "homework",
    () => withNamespaces(import("./dashboard-homework.tsx"), "homework"),
    isNeeded,
  );
  return isNeeded && loaded ? <loaded.DashboardHomework /> : null;
}
