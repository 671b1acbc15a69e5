import { useEffect, useRef, useState } from "react";
import { useErrorText } from "#i18n/use-error-text.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { ApiError } from "#lib/api-error.ts";
import { useSession } from "#session/use-session.ts";
import { FormFailure } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { CodeField } from "#ui/password-field.tsx";
import { showErrorToast, showToast } from "#ui/show-toast.ts";
import { useForm } from "#ui/use-form.ts";
import { sendCode } from "../api.ts";

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function CodeForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  const completeSignIn = useCompleteSignIn();
  const field = useRef<HTMLInputElement>(null);
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm({
    initial: { code: "" },
    schema: async () => (await import("@verbena/server/forms")).twoFactorCode,
    submit: async ({ code }) => {
      await completeSignIn(sendCode({ code }));
      showToast(t("account.loginSuccess"));
    },
  });

  useEffect(() => field.current?.focus(), []);

  function switchKind(): void {
    setRecovery(!isRecovery);
    form.set("code", "");
    field.current?.focus();
  }

  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <p className="text-ink-soft">
        {t(isRecovery ? "account.secondStep.recoveryText" : "account.secondStep.text")}
      </p>
      <CodeField
        ref={field}
        digitsOnly={!isRecovery}
        label={t(isRecovery ? "account.secondStep.recoveryCode" : "account.secondStep.code")}
        {...form.field("code")}
      />
      <FormFailure silent form={form} />
      <Button type="submit" wide busy={form.busy}>
        {t("account.submitLogin")}
      </Button>
      <div className="flex flex-wrap justify-center gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" size="small" onClick={onBack}>
          {t("account.secondStep.back")}
        </Button>
        <Button variant="secondary" size="small" onClick={switchKind}>
          {t(isRecovery ? "account.secondStep.useApp" : "account.secondStep.useRecovery")}
        </Button>
      </div>
    </form>
  );
}

/** Returns a function that waits for a sign-in and then loads the session. Failures also show a toast. */
export function useCompleteSignIn(): (attempt?: Promise<void>) => Promise<void> {
  const { refresh } = useSession();
  const withErrorToast = useErrorToast();

  async function complete(attempt?: Promise<void>): Promise<void> {
    await attempt;
    if (!(await refresh())) throw new ApiError("unreachable");
  }

  return (attempt) => withErrorToast(complete(attempt));
}

/** Returns a function that shows a toast if an attempt fails, and rethrows the error for the form. */
export function useErrorToast(): <T>(attempt: Promise<T>) => Promise<T> {
  const errorText = useErrorText();
  return async (attempt) => {
    try {
      return await attempt;
    } catch (error) {
      showErrorToast(errorText(error));
      throw error;
    }
  };
}
