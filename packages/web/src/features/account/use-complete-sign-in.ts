import { useErrorText } from "#i18n/use-error-text.ts";
import { ApiError } from "#lib/api-error.ts";
import { useSession } from "#session/use-session.ts";
import { showErrorToast } from "#ui/show-toast.ts";

/** Awaits a sign-in and loads the session. */
export function useCompleteSignIn(): (attempt?: Promise<void>) => Promise<void> {
  const { refresh } = useSession();
  const orToast = useFailureToast();

  async function complete(attempt?: Promise<void>): Promise<void> {
    await attempt;
    if (!(await refresh())) throw new ApiError("unreachable");
  }

  return (attempt) => orToast(complete(attempt));
}

/** Shows a toast when an attempt fails, and passes the error on to the form. */
export function useFailureToast(): <T>(attempt: Promise<T>) => Promise<T> {
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
