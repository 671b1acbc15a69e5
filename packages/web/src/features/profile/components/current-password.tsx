import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "#session/use-session.ts";
import { PasswordField } from "#ui/password-field.tsx";

type CurrentPasswordProps = Pick<
  ComponentProps<typeof PasswordField>,
  "value" | "onChange" | "error" | "className"
>;

/** The current password; the hidden field tells password managers whose it is. */
export function CurrentPassword(props: CurrentPasswordProps) {
  const { t } = useTranslation();
  const { email } = useUser();
  return (
    <>
      <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
      <PasswordField
        label={t("profile.currentPassword")}
        name="current-password"
        autoComplete="current-password"
        {...props}
      />
    </>
  );
}
