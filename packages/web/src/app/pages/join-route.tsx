import { getRouteApi } from "@tanstack/react-router";
import { CodePage } from "#features/joining/code-page.tsx";
import { JoinPage } from "#features/joining/join-page.tsx";
import { VisitorLayout } from "../layout/visitor-layout.tsx";

export function CodeRoute() {
  return (
    <VisitorLayout>
      <CodePage />
    </VisitorLayout>
  );
}

const joinRoute = getRouteApi("/join/$code");

export function JoinRoute() {
  const { code } = joinRoute.useParams();
  return (
    <VisitorLayout>
      <JoinPage key={code} code={code} />
    </VisitorLayout>
  );
}
