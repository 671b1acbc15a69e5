import { useErrorText } from "#i18n/use-error-text.ts";
import { ApiError } from "#lib/api-error.ts";
import { useSession } from "#session/use-session.ts";
import { showErrorToast } from "#ui/show-toast.ts";

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
