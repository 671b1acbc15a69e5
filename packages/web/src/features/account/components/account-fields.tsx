import type { ComponentProps } from "react";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { readStored, writeStored } from "#lib/web-storage.ts";
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

const KEY = "verbena_remember_me";

/** Whether to stay signed in for 30 days, as last chosen on this device. */
export function useRememberMe(): [boolean, (remember: boolean) => void] {
  const [rememberMe, setRememberMe] = useState(() => readStored(KEY) === "true");
  return [
    rememberMe,
    (remember) => {
      setRememberMe(remember);
      writeStored(KEY, String(remember));
    },
  ];
}
