import { Navigate, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useSession } from "#session/use-session.ts";

/**
 * Leads to signing in and, but for those who have just signed out, back to where they wanted to go.
 * Reads the location once and does not follow it: the redirect changes it while this is still on
 * the page, and would be sent again for ever.
 */
export function SignInFirst() {
  const { leftOnPurpose } = useSession();
  const router = useRouter();
  const [from] = useState(router.latestLocation.href);
  return <Navigate to="/auth" search={leftOnPurpose ? {} : { from }} replace />;
}
