import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { IconButton } from "./button.tsx";
import { TextField } from "./text-field.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "trailing">;

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={t(shown ? "common.hidePassword" : "common.showPassword")}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

type CodeFieldProps = ComponentProps<typeof TextField> & {
  /** Whether only codes of an app are accepted, and no recovery codes, which have letters. */
  digitsOnly: boolean;
};

/** A field for a code from an authenticator app, or a recovery code. */
export function CodeField({ digitsOnly, ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      name="one-time-code"
      autoComplete="one-time-code"
      inputMode={digitsOnly ? "numeric" : "text"}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
    />
  );
}
