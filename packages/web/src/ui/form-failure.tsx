import { Alert } from "./alert.tsx";

type FormFailureProps = {
  form: { formError: string | null };
  /** Not announced to screen readers, because a toast says it. */
  silent?: boolean;
};

/** What went wrong with a form as a whole, if anything. */
export function FormFailure({ form, silent = false }: FormFailureProps) {
  if (!form.formError) return null;
  return (
    <Alert tone="wrong" silent={silent}>
      {form.formError}
    </Alert>
  );
}
