import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
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
  /** Whether recovery codes, which have letters, are not accepted. */
  figuresOnly: boolean;
};

/** A field for a code from an authenticator app, or a recovery code. */
export function CodeField({ figuresOnly, ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      name="one-time-code"
      autoComplete="one-time-code"
      inputMode={figuresOnly ? "numeric" : "text"}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
    />
  );
}
