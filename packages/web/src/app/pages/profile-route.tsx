import { ProfilePage } from "#features/profile/profile-page.tsx";
import { useSignOut } from "../layout/use-sign-out.ts";

export function ProfileRoute() {
  return <ProfilePage onSignOut={useSignOut()} onSignOutEverywhere={useSignOut("everywhere")} />;
}
