import { useErrorText } from "#i18n/use-error-text.ts";
import { showErrorToast } from "#ui/show-toast.ts";

/** Does what a form asks for, and says in a toast why it could not; the form hears of it too. */
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
