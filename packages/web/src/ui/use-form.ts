import type { Issue, IssueKey } from "@verbena/server/client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { useErrorText, useIssueText } from "#i18n/use-error-text.ts";
import { loadNamespaces } from "#i18n/use-translation.ts";
import { ApiError, asApiError } from "#lib/api-error.ts";

type FormOptions<Values extends Record<string, unknown>, Input> = {
  initial: Values;
  /**
   * Loads the schema when the visitor begins to use the form. Its messages are issue keys. The server validates with
   * the same schema.
   */
  schema: () => Promise<z.ZodType<Input>>;
  /** Sends the parsed input. The form shows an ApiError that it throws. */
  submit: (input: Input) => Promise<void>;
  onChange?: (values: Values) => void;
  /** Whether to empty the form after a successful submit. For passwords. */
  clearAfterSubmit?: boolean;
};

/** The names of the text fields. */
type TextName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string | undefined ? Name : never;
}[keyof Values & string];

/**
 * The values of a form, its validation, and its submission. Validates on submit. After a failed submit, validates on
 * each change.
 */
export function useForm<Values extends Record<string, unknown>, Input>({
  initial,
  schema: loadSchema,
  submit,
  onChange,
  clearAfterSubmit = false,
}: FormOptions<Values, Input>) {
  const issueText = useIssueText();
  const errorText = useErrorText();
  const [values, setValues] = useState(initial);
  /** Null until the first submit. */
  const [schema, setSchema] = useState<z.ZodType<Input> | null>(null);
  const [serverIssues, setServerIssues] = useState<readonly Issue[]>([]);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  /** Loads the schema and the texts of its issues. */
  const load = async () => (await Promise.all([loadSchema(), loadNamespaces("issues")]))[0];

  useEffect(() => {
    if (invalidSubmits > 0) focusFirstInvalid(form.current);
  }, [invalidSubmits]);

  const issues = schema === null ? [] : [...issuesOf(schema, values), ...serverIssues];
  const issue = (name: keyof Values & string): IssueKey | undefined =>
    issues.find(({ path }) => fieldOf(path) === name)?.key;
  const error = (name: keyof Values & string): string | undefined => {
    const key = issue(name);
    return key && issueText(key);
  };
  const formIssue = issues.find(({ path }) => !(fieldOf(path) in initial))?.key;

  function change(name: string, value: unknown): void {
    const changed = { ...values, [name]: value };
    setValues(changed);
    onChange?.(changed);
    setServerIssues((current) =>
      current.filter(({ path }) => path !== "" && fieldOf(path) !== name),
    );
    setFailure(null);
  }

  async function handleSubmit(): Promise<void> {
    setFailure(null);
    setServerIssues([]);
    setBusy(true);
    try {
      const loaded = await load().catch(unreachable);
      setSchema(loaded);
      const parsed = loaded.safeParse(values);
      if (!parsed.success) return setInvalidSubmits((count) => count + 1);
      await submit(parsed.data);
      setSchema(null);
      if (clearAfterSubmit) setValues(initial);
    } catch (thrown) {
      showError(asApiError(thrown));
    } finally {
      setBusy(false);
    }
  }

  function showError(error: ApiError): void {
    setServerIssues(error.issues);
    if (error.issues.length === 0) setFailure(error);
    else setInvalidSubmits((count) => count + 1);
  }

  return {
    values,
    set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
      change(name, value),
    /** The props of a text field. */
    field: (name: TextName<Values>) => ({
      value: String(values[name] ?? ""),
      onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
      error: error(name),
    }),
    /** The key of the error of a field. */
    issue,
    /** The error of a field, in the learner's language. */
    error,
    /** The error of the whole form, in the learner's language. */
    formError: formIssue ? issueText(formIssue) : failure && errorText(failure),
    /** An error that belongs to no field, such as an unreachable server. */
    failure,
    busy,
    formProps: {
      ref: form,
      noValidate: true,
      onFocus: () => void load().catch(() => undefined),
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!busy) void handleSubmit();
      },
    },
  };
}

/** Throws the error for a schema whose code could not be loaded. */
function unreachable(cause: unknown): never {
  throw new ApiError("unreachable", [], null, { cause });
}

function issuesOf(schema: z.ZodType, values: unknown): Issue[] {
  const parsed = schema.safeParse(values);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({
    path: path.join("."),
    key: isIssueKey(message) ? message : "invalidValue",
  }));
}

/** Messages of the schemas are keys. Those of zod itself are sentences. The first load does not need a list of all keys. */
const isIssueKey = (message: string): message is IssueKey => /^[a-z]+$/i.test(message);

/** The name of the field to which a path belongs: `verbs` for `verbs.2`. */
function fieldOf(path: string): string {
  return path.split(".")[0] ?? "";
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
