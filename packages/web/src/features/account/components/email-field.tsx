import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "#ui/text-field.tsx";

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "label">;

export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      label={t("account.email")}
      type="email"
      name="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
