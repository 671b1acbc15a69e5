import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

type CodeFieldProps = ComponentProps<typeof TextField> & {
  /** Whether it takes codes of an authenticator app alone, which have figures only. */
  figuresOnly: boolean;
};

/** A field for a code of an authenticator app, or for a recovery code. */
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
