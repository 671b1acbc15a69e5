import { useNavigate } from "@tanstack/react-router";
import { DashboardPage } from "#features/dashboard/dashboard-page.tsx";
import { AddressNotice, AnswerNotice } from "#features/profile/dashboard-notices.tsx";
import { useNavigationState } from "#lib/navigation-state.ts";

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
      <DashboardPage />
    </>
  );
}
