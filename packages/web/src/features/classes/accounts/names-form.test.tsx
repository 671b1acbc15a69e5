// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { MadeAccount } from "@verbena/server/client";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadNamespaces } from "#i18n/use-translation.ts";
import { startFrench } from "#testing/start-french.ts";
import { NamesForm } from "./names-form.tsx";

beforeAll(async () => {
  await startFrench();
  await loadNamespaces("classAccounts", "issues");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Sent = { id: string; names: string[] };

/** Shows the form. The server makes the accounts of each request, but its first response is lost. */
function openForm() {
  const sent: Sent[] = [];
  const made: string[] = [];
  vi.stubGlobal("fetch", async (_: unknown, { body }: { body: string }) => {
    const request: Sent = JSON.parse(body);
    sent.push(request);
    if (sent.length === 1) throw new TypeError("Failed to fetch");
    const accounts: MadeAccount[] = request.names.map((name) => ({
      userId: name,
      name,
      password: "a-b-c",
    }));
    return Response.json({ accounts }, { status: 201 });
  });
  const show = (accounts: readonly MadeAccount[]) => {
    made.push(...accounts.map(({ name }) => name));
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NamesForm classId="c" onMade={show} onMaking={() => undefined} />
    </QueryClientProvider>,
  );
  return { sent, made };
}

const paste = (lines: readonly string[]) =>
  fireEvent.change(screen.getByRole("textbox"), { target: { value: lines.join("\n") } });

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Créer les comptes" });

it("refuses 500 pasted lines, says how many are allowed, and keeps them", () => {
  const { sent } = openForm();
  paste(Array.from({ length: 500 }, (_, index) => `${index + 1}.\tAna ${"ABCDE"[index % 5]}`));
  expect(screen.getByText(/^500 noms.*60 au plus/)).toBeDefined();
  expect(button().disabled).toBe(true);
  fireEvent.submit(button());
  expect(sent).toEqual([]);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value.split("\n")).toHaveLength(500);
});

it("sends a request again with the same id after a lost response", async () => {
  const { sent, made } = openForm();
  paste(["Emma D", "Hugo M"]);
  fireEvent.click(button());
  await screen.findByRole("alert");
  fireEvent.click(button());
  await vi.waitFor(() => expect(made).toEqual(["Emma D", "Hugo M"]));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it("gives other names another id", async () => {
  const { sent, made } = openForm();
  paste(["Emma D"]);
  fireEvent.click(button());
  await screen.findByRole("alert");
  paste(["Emma B"]);
  fireEvent.click(button());
  await vi.waitFor(() => expect(made).toEqual(["Emma B"]));
  expect(sent[1]?.id).not.toBe(sent[0]?.id);
});
