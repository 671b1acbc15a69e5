// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { signInInput } from "@verbena/server/forms";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { issues as issueTexts } from "#i18n/fr/issues.ts";
import { messages } from "#i18n/fr/messages.ts";
import { ApiError } from "#lib/api-error.ts";
import { startFrench } from "#testing/start-french.ts";
import { waitFor } from "#testing/wait-for.ts";
import { useForm } from "./use-form.ts";

const { codes } = messages.errors;

beforeAll(startFrench);
afterEach(cleanup);

type Input = { email: string; password: string };

type SignInProps = {
  submit: (input: Input) => Promise<void>;
  schema?: () => Promise<typeof signInInput>;
  clearAfterSubmit?: boolean;
};

const loadSchema = async () => signInInput;

function SignIn({ submit, schema = loadSchema, clearAfterSubmit = false }: SignInProps) {
  const form = useForm({
    clearAfterSubmit,
    initial: { email: "", password: "" },
    schema,
    submit: ({ email, password }) => submit({ email, password }),
  });
  return (
    <form {...form.formProps}>
      <input
        aria-label="email"
        value={form.field("email").value}
        aria-invalid={form.field("email").error !== undefined}
        onChange={form.field("email").onChange}
      />
      <input
        aria-label="password"
        value={form.field("password").value}
        aria-invalid={form.field("password").error !== undefined}
        onChange={form.field("password").onChange}
      />
      <output aria-label="issues">
        {[form.error("email"), form.error("password"), form.formError].filter(Boolean).join(" ")}
      </output>
      <button type="submit">send</button>
    </form>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByText("send"));
const issues = () => screen.getByLabelText("issues").textContent;

it("shows no errors before the first submit", () => {
  render(<SignIn submit={async () => undefined} />);

  type("email", "ana@");

  expect(issues()).toBe("");
});

it("shows an error for each invalid field and submits nothing", async () => {
  const sent: Input[] = [];
  render(<SignIn submit={async (input) => void sent.push(input)} />);

  type("email", "ana@");
  type("password", "12345");
  send();

  await expect.poll(issues).toBe(`${issueTexts.invalidEmail} ${issueTexts.passwordMin}`);
  expect(sent).toEqual([]);
});

it("focuses the first invalid field", async () => {
  render(<SignIn submit={async () => undefined} />);
  type("email", "ana@example.com");

  send();

  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("password"));
});

it("focuses the first invalid field after an error of the server", async () => {
  const taken = new ApiError("invalid_input", [{ path: "email", key: "emailTaken" }]);
  render(<SignIn submit={() => Promise.reject(taken)} />);
  type("email", "ana@example.com");
  type("password", "secreto");

  send();

  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("email"));
});

it("says that the server is unreachable if it cannot load the schema", async () => {
  const sent: Input[] = [];
  const schema = () => Promise.reject(new TypeError("Failed to fetch"));
  render(<SignIn schema={schema} submit={async (input) => void sent.push(input)} />);

  send();

  await expect.poll(issues).toBe(codes.unreachable);
  expect(sent).toEqual([]);
});

it("removes an error as soon as the field is valid", async () => {
  render(<SignIn submit={async () => undefined} />);
  send();
  await expect.poll(issues).toContain(issueTexts.invalidEmail);

  type("email", "ana@example.com");

  expect(issues()).toBe(issueTexts.passwordMin);
});

it("submits the input as parsed by the schema", async () => {
  const sent: Input[] = [];
  render(<SignIn submit={async (input) => void sent.push(input)} />);

  type("email", "  ana@example.com ");
  type("password", " secreto ");
  send();

  await expect.poll(() => sent).toEqual([{ email: "ana@example.com", password: " secreto " }]);
});

it("submits once when it is sent twice", async () => {
  const submit = vi.fn(() => new Promise<void>(() => {}));
  render(<SignIn submit={submit} />);
  type("email", "ana@example.com");
  type("password", "secreto");
  send();
  send();
  await expect.poll(() => submit.mock.calls.length).toBe(1);
  send();
  await Promise.resolve();
  expect(submit).toHaveBeenCalledTimes(1);
});

it.each([
  [
    "an error of the server for a field",
    new ApiError("invalid_input", [{ path: "email", key: "emailTaken" }]),
    issueTexts.emailTaken,
  ],
  [
    "an error of the server for the whole form",
    new ApiError("unauthenticated", [{ path: "", key: "wrongCredentials" }]),
    issueTexts.wrongCredentials,
  ],
  ["an unreachable server", new ApiError("unreachable"), codes.unreachable],
])("shows %s and keeps the typed values", async (_, error, shown) => {
  render(<SignIn submit={() => Promise.reject(error)} />);
  type("email", "ana@example.com");
  type("password", "secreto");

  send();

  await expect.poll(issues).toBe(shown);
  expect(screen.getByLabelText("email")).toHaveProperty("value", "ana@example.com");
  expect(screen.getByLabelText("password")).toHaveProperty("value", "secreto");
});

it("with clearAfterSubmit, clears its fields only after a successful submit", async () => {
  let reachable = false;
  const submit = async () => {
    if (!reachable) throw new ApiError("unreachable");
  };
  render(<SignIn submit={submit} clearAfterSubmit />);
  type("email", "ana@example.org");
  type("password", "secret");
  send();
  await waitFor(() => expect(issues()).toBe(codes.unreachable));
  expect(screen.getByLabelText<HTMLInputElement>("password").value).toBe("secret");

  reachable = true;
  send();

  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("password").value).toBe(""));
  expect(issues()).toBe("");
});
