import { LandingPage } from "#features/landing/landing-page.tsx";
import { VisitorLayout } from "../layout/visitor-layout.tsx";

export function LandingRoute() {
  return (
    <VisitorLayout>
      <LandingPage />
    </VisitorLayout>
  );
}
