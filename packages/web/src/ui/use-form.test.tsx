// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { signInInput } from "@verbena/server/client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { messages } from "#i18n/fr/messages.ts";
import { ApiError } from "#lib/api-error.ts";
import { startFrench } from "#testing/start-french.ts";
import { useForm } from "./use-form.ts";

const { issues: issueTexts, codes } = messages.errors;

beforeAll(startFrench);
afterEach(cleanup);

type Sent = { email: string; password: string };

type SignInProps = { submit: (input: Sent) => Promise<void>; clearWhenSent?: boolean };

function SignIn({ submit, clearWhenSent = false }: SignInProps) {
  const form = useForm({
    clearWhenSent,
    initial: { email: "", password: "" },
    schema: signInInput,
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

it("shows no error before it is sent", () => {
  render(<SignIn submit={async () => undefined} />);

  type("email", "ana@");

  expect(issues()).toBe("");
});

it("says what is wrong with each field and sends nothing", () => {
  const sent: Sent[] = [];
  render(<SignIn submit={async (input) => void sent.push(input)} />);

  type("email", "ana@");
  type("password", "12345");
  send();

  expect(issues()).toBe(`${issueTexts.invalidEmail} ${issueTexts.passwordMin}`);
  expect(sent).toEqual([]);
});

it("focuses the first invalid field, also when the server refuses it", async () => {
  const taken = new ApiError("invalid_input", [{ path: "email", key: "emailTaken" }]);
  render(<SignIn submit={() => Promise.reject(taken)} />);
  type("email", "ana@example.com");
  type("password", "secreto");

  send();

  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("email"));
});

it("removes an error as soon as the field is right", () => {
  render(<SignIn submit={async () => undefined} />);
  send();

  type("email", "ana@example.com");

  expect(issues()).toBe(issueTexts.passwordMin);
});

it("sends what the schema makes of the input", async () => {
  const sent: Sent[] = [];
  render(<SignIn submit={async (input) => void sent.push(input)} />);

  type("email", "  ana@example.com ");
  type("password", " secreto ");
  send();

  await expect.poll(() => sent).toEqual([{ email: "ana@example.com", password: " secreto " }]);
});

it.each([
  [
    "the server's error about a field",
    new ApiError("invalid_input", [{ path: "email", key: "emailTaken" }]),
    issueTexts.emailTaken,
  ],
  [
    "the server's error about the form as a whole",
    new ApiError("unauthenticated", [{ path: "", key: "wrongCredentials" }]),
    issueTexts.wrongCredentials,
  ],
  ["that the server is unreachable", new ApiError("unreachable"), codes.unreachable],
])("shows %s and keeps what was typed", async (_, error, shown) => {
  render(<SignIn submit={() => Promise.reject(error)} />);
  type("email", "ana@example.com");
  type("password", "secreto");

  send();

  await expect.poll(issues).toBe(shown);
  expect(screen.getByLabelText("email")).toHaveProperty("value", "ana@example.com");
  expect(screen.getByLabelText("password")).toHaveProperty("value", "secreto");
});

it("with clearWhenSent it is emptied only after a successful submit", async () => {
  let reachable = false;
  const submit = async () => {
    if (!reachable) throw new ApiError("unreachable");
  };
  render(<SignIn submit={submit} clearWhenSent />);
  type("email", "ana@example.org");
  type("password", "secret");
  send();
  await vi.waitFor(() => expect(issues()).toBe(codes.unreachable));
  expect(screen.getByLabelText<HTMLInputElement>("password").value).toBe("secret");

  reachable = true;
  send();

  await vi.waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>("password").value).toBe(""),
  );
  expect(issues()).toBe("");
});
