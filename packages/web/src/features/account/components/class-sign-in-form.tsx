import { useTranslation } from "#i18n/use-translation.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/show-toast.ts";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { signInToClass } from "../api.ts";
import { useCompleteSignIn } from "./code-form.tsx";

/** What the QR code of a pupil fills in. */
export type ClassCard = { code: string; name: string };

type ClassSignInFormProps = { card: ClassCard; onSubmit: () => void };

/** Signs in a pupil whose account a class made. `GuestOnly` then redirects the pupil. */
export function ClassSignInForm({ card, onSubmit }: ClassSignInFormProps) {
  const { t } = useTranslation();
  const completeSignIn = useCompleteSignIn();
  const form = useForm({
    initial: { ...card, password: "" },
    schema: async () => (await import("@verbena/server/forms")).classSignInInput,
    submit: async (input) => {
      onSubmit();
      await signInToClass(input);
      await completeSignIn();
      showToast(t("account.loginSuccess"));
    },
  });

  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <TextField
        label={t("classSignIn.code")}
        name="class-code"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        {...form.field("code")}
      />
      <TextField
        label={t("classSignIn.name")}
        name="username"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
        {...form.field("name")}
      />
      <PasswordField
        label={t("classSignIn.password")}
        hint={t("classSignIn.passwordHint")}
        name="password"
        autoComplete="off"
        {...form.field("password")}
      />
      <FormFailure form={form} />
      <Button type="submit" wide busy={form.busy}>
        {t("classSignIn.submit")}
      </Button>
    </form>
  );
}
