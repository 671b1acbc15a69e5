import { useTranslation } from "react-i18next";
import { PasswordField } from "#lib/password-field.tsx";

type PresentPasswordProps = {
  /** Of the account: tells password managers whose password it is. */
  email: string;
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
};

/** The password that is asked for before something that cannot be taken back. */
export function PresentPassword({ email, value, onChange, error }: PresentPasswordProps) {
  const { t } = useTranslation();
  return (
    <>
      <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
      <PasswordField
        label={t("profile.currentPassword")}
        name="current-password"
        autoComplete="current-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
    </>
  );
}
