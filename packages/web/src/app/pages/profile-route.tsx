import { OwnClasses } from "#features/joining/own-classes.tsx";
import { ProfilePage } from "#features/profile/profile-page.tsx";
import { DisplaySettings } from "#features/settings/display-settings.tsx";
import { PracticeSettings, RhythmSettings } from "#features/settings/practice-settings.tsx";
import { useSignOut } from "../layout/sign-out-provider.tsx";

/** The page of the account, with all settings. */
export function ProfileRoute() {
  return (
    <ProfilePage
      settings={{
        practice: <PracticeSettings />,
        rhythm: <RhythmSettings />,
        display: <DisplaySettings />,
      }}
      classes={<OwnClasses />}
      onSignOut={useSignOut()}
    />
  );
}
