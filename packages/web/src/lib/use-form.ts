import { type Issue, type IssueKey, issueKeys } from "@verbena/server/client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { type ApiError, asApiError } from "./api-error.ts";

type FormOptions<Values extends Record<string, unknown>, Input> = {
  initial: Values;
  /** Its messages are issue keys; the server checks the same. */
  schema: z.ZodType<Input>;
  /** Sends what was entered; an ApiError that it throws is shown by the form. */
  submit: (input: Input) => Promise<void>;
  /** Hears of every change, for a form whose input must outlive it. */
  onChange?: (values: Values) => void;
  /** Whether the form is empty again once it was sent, as one with a password is. */
  clearWhenSent?: boolean;
};

/**
 * What was entered into a form, what is wrong with it, and its sending. Fields are checked when
 * the form is sent, and from then on as they change. What was entered is never lost.
 */
export function useForm<Values extends Record<string, unknown>, Input>({
  initial,
  schema,
  submit,
  onChange,
  clearWhenSent = false,
}: FormOptions<Values, Input>) {
  const [values, setValues] = useState(initial);
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<readonly Issue[]>([]);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(form.current);
  }, [refusals]);

  const issues = sent ? [...issuesOf(schema, values), ...refused] : [];

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    const changed = { ...values, [name]: value };
    setValues(changed);
    onChange?.(changed);
    setRefused((current) => current.filter(({ path }) => path !== "" && fieldOf(path) !== name));
    setFailure(null);
  }

  async function send(): Promise<void> {
    setSent(true);
    setFailure(null);
    setRefused([]);
    const parsed = schema.safeParse(values);
    if (!parsed.success) return setRefusals((count) => count + 1);
    setBusy(true);
    try {
      await submit(parsed.data);
      setSent(false);
      if (clearWhenSent) setValues(initial);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }

  function refuse(thrown: unknown): void {
    const error = asApiError(thrown);
    setRefused(error.issues);
    if (error.issues.length === 0) setFailure(error);
    else setRefusals((count) => count + 1);
  }

  return {
    values,
    set,
    busy,
    /** What went wrong with the form as a whole. */
    failure,
    /** What is wrong with a field; the empty name stands for the form as a whole. */
    issue: (name: (keyof Values & string) | ""): IssueKey | undefined =>
      issues.find(({ path }) => fieldOf(path) === name)?.key,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!busy) void send();
      },
    },
  };
}

function issuesOf(schema: z.ZodType, values: unknown): Issue[] {
  const parsed = schema.safeParse(values);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({
    path: path.join("."),
    key: issueKeys.find((key) => key === message) ?? "invalidValue",
  }));
}

/** `verbs.2` belongs to the field `verbs`. */
function fieldOf(path: string): string {
  return path.split(".")[0] ?? "";
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
