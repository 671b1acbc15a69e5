import { ProfilePage } from "#features/profile/profile-page.tsx";
import { useSignOut } from "../layout/sign-out-provider.tsx";

export function ProfileRoute() {
  return <ProfilePage onSignOut={useSignOut()} />;
}
