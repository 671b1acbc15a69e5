// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { signInInput } from "@verbena/server/client";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { useForm } from "./use-form.ts";

afterEach(cleanup);

type Sent = { email: string; password: string };

type SignInProps = { submit: (input: Sent) => Promise<void>; clearWhenSent?: boolean };

/** A form whose texts are the bare keys. */
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
        value={form.values.email}
        aria-invalid={form.issue("email") !== undefined}
        onChange={(event) => form.set("email", event.target.value)}
      />
      <input
        aria-label="password"
        value={form.values.password}
        onChange={(event) => form.set("password", event.target.value)}
      />
      <output aria-label="issues">
        {[form.issue("email"), form.issue("password"), form.issue(""), form.failure?.code]
          .filter(Boolean)
          .join(" ")}
      </output>
      <button type="submit">send</button>
    </form>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByText("send"));
const issues = () => screen.getByLabelText("issues").textContent;

it("complains about nothing before it is sent", () => {
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

  expect(issues()).toBe("invalidEmail passwordMin");
  expect(sent).toEqual([]);
});

it("leads to the first field that is wrong, also when the server says so", async () => {
  const taken = new ApiError("invalid_input", [{ path: "email", key: "emailTaken" }]);
  render(<SignIn submit={() => Promise.reject(taken)} />);
  type("email", "ana@example.com");
  type("password", "secreto");

  send();

  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("email"));
});

it("takes a complaint back as soon as the field is right", () => {
  render(<SignIn submit={async () => undefined} />);
  send();

  type("email", "ana@example.com");

  expect(issues()).toBe("passwordMin");
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
    "the server's complaint about a field",
    new ApiError("invalid_input", [{ path: "email", key: "emailTaken" }]),
    "emailTaken",
  ],
  [
    "the server's complaint about the whole",
    new ApiError("unauthenticated", [{ path: "", key: "wrongCredentials" }]),
    "wrongCredentials",
  ],
  ["that nothing answered", new ApiError("unreachable"), "unreachable"],
])("shows %s and keeps what was typed", async (_, error, shown) => {
  render(<SignIn submit={() => Promise.reject(error)} />);
  type("email", "ana@example.com");
  type("password", "secreto");

  send();

  await expect.poll(issues).toBe(shown);
  expect(screen.getByLabelText("email")).toHaveProperty("value", "ana@example.com");
  expect(screen.getByLabelText("password")).toHaveProperty("value", "secreto");
});

it("is empty once it was sent, where that is wanted, and not before", async () => {
  let reachable = false;
  const submit = async () => {
    if (!reachable) throw new ApiError("unreachable");
  };
  render(<SignIn submit={submit} clearWhenSent />);
  type("email", "ana@example.org");
  type("password", "secret");
  send();
  await vi.waitFor(() => expect(issues()).toBe("unreachable"));
  expect(screen.getByLabelText<HTMLInputElement>("password").value).toBe("secret");

  reachable = true;
  send();

  await vi.waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>("password").value).toBe(""),
  );
  expect(issues()).toBe("");
});
