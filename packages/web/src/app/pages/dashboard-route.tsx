import { useNavigate } from "@tanstack/react-router";
import { DashboardPage } from "#features/dashboard/dashboard-page.tsx";
import { AddressNotice } from "#features/profile/address-notice.tsx";
import { AnswerNotice } from "#features/profile/answer-notice.tsx";
import { useConfirmedAddress } from "#lib/confirmed-address.ts";

/** The dashboard, and above it what came of a link from a mail, which leads here, and what is new. */
export function DashboardRoute() {
  const confirmed = useConfirmedAddress();
  const navigate = useNavigate();

  async function close(): Promise<void> {
    await navigate({ to: "/app", replace: true });
    document.querySelector<HTMLElement>("h1")?.focus();
  }

  return (
    <>
      {confirmed !== undefined && (
        <div className="mx-auto w-full max-w-5xl px-4 pt-6 sm:px-8">
          <AddressNotice email={confirmed} onClose={() => void close()} />
        </div>
      )}
      <AnswerNotice />
      <DashboardPage />
    </>
  );
}
