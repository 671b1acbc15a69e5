import { CircleAlert, CircleCheck, Info, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type AlertTone = "error" | "success" | "info";

const styles: Record<AlertTone, { icon: LucideIcon; background: string; colour: string }> = {
  error: { icon: CircleAlert, background: "bg-geranium-wash", colour: "text-geranium" },
  success: { icon: CircleCheck, background: "bg-leaf-wash", colour: "text-leaf" },
  info: { icon: Info, background: "bg-marigold-wash", colour: "text-marigold-ink" },
};

type AlertProps = {
  tone: AlertTone;
  children: ReactNode;
  /** A control after the text. */
  action?: ReactNode;
  /** Whether screen readers do not announce the message. */
  silent?: boolean;
  className?: string;
};

/** A message within the page. Screen readers announce an error at once. */
export function Alert({ tone, children, action, silent = false, className }: AlertProps) {
  const { icon: Icon, background, colour } = styles[tone];
  return (
    <div
      role={silent ? undefined : roleOf(tone)}
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[0.875rem] px-4 py-3",
        background,
        className,
      )}
    >
      <Icon aria-hidden className={classNames("size-5 shrink-0", colour)} />
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {action}
    </div>
  );
}

const roleOf = (tone: AlertTone) => (tone === "error" ? "alert" : "status");

type FormFailureProps = {
  form: { formError: string | null };
  /** Whether screen readers do not announce the error. For forms that also show a toast. */
  silent?: boolean;
};

/** The error of a whole form, if there is one. */
export function FormFailure({ form, silent = false }: FormFailureProps) {
  if (!form.formError) return null;
  return (
    <Alert tone="error" silent={silent}>
      {form.formError}
    </Alert>
  );
}
