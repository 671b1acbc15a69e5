import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

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
