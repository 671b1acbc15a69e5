import { useNavigate } from "@tanstack/react-router";
import { readClassCode } from "@verbena/core/classes/class-code";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { JoiningLayout } from "./joining-layout.tsx";

/** Takes the code of a class that is on the board or on paper. */
export function CodePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);

  function open(event: FormEvent): void {
    event.preventDefault();
    const code = readClassCode(typed);
    if (code !== null) return void navigate({ to: "/join/$code", params: { code } });
    setWrong(true);
    field.current?.focus();
  }

  return (
    <JoiningLayout title={t("joining.title")}>
      <form noValidate onSubmit={open} className="flex flex-col gap-5">
        <TextField
          ref={field}
          label={t("joining.code")}
          hint={t("joining.codeIntro")}
          name="code"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isWrong ? t("joining.notACode") : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
        />
        <Button type="submit" wide>
          {t("joining.openCode")}
        </Button>
      </form>
    </JoiningLayout>
  );
}
