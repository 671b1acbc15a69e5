import { CircleAlert, CircleCheck, Info, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type AlertTone = "wrong" | "right" | "note";

const looks: Record<AlertTone, { icon: LucideIcon; wash: string; ink: string }> = {
  wrong: { icon: CircleAlert, wash: "bg-geranium-wash", ink: "text-geranium" },
  right: { icon: CircleCheck, wash: "bg-leaf-wash", ink: "text-leaf" },
  note: { icon: Info, wash: "bg-marigold-wash", ink: "text-marigold-ink" },
};

type AlertProps = {
  tone: AlertTone;
  children: ReactNode;
  /** A control after the text. */
  action?: ReactNode;
  /** Not announced by screen readers. */
  silent?: boolean;
  className?: string;
};

/** A message within the page. Screen readers announce an error at once. */
export function Alert({ tone, children, action, silent = false, className }: AlertProps) {
  const { icon: Icon, wash, ink } = looks[tone];
  return (
    <div
      role={silent ? undefined : roleOf(tone)}
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[0.875rem] px-4 py-3",
        wash,
        className,
      )}
    >
      <Icon aria-hidden className={classNames("size-5 shrink-0", ink)} />
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {action}
    </div>
  );
}

const roleOf = (tone: AlertTone) => (tone === "wrong" ? "alert" : "status");

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
