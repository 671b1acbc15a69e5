// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ExplanationForReview } from "@verbena/server/client";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { deleteDrafts } from "#lib/drafts.ts";
import { SessionContext } from "#session/use-session.ts";
import { ana, sessionOf } from "#testing/sessions.ts";
import { startFrench } from "#testing/start-french.ts";
import { CorrectionForm } from "./correction-form.tsx";

beforeAll(startFrench);
afterEach(() => {
  cleanup();
  deleteDrafts();
  vi.unstubAllGlobals();
});

type Texts = Partial<ExplanationForReview["text"]>;

const explanation = (version: string, texts: Texts): ExplanationForReview => ({
  id: "desde-hace/explanations/desde_mes",
  family: "desde-hace",
  explanationKey: "desde_mes",
  exercises: 6,
  text: { fr: "Oui.", nl: "Ja.", es: "Sí.", en: "Yes.", ...texts },
  version,
  correction: null,
});

const onSaved = vi.fn();
const onClose = vi.fn();

const formOf = (version = "1", texts: Texts = {}) => (
  <QueryClientProvider client={new QueryClient()}>
    <SessionContext value={sessionOf(ana)}>
      <CorrectionForm subject={explanation(version, texts)} onSaved={onSaved} onClose={onClose} />
    </SessionContext>
  </QueryClientProvider>
);

/** Stubs a server with the given responses, then success. Returns the bodies of the requests. */
function stubServer(...responses: (() => Promise<Response>)[]) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return responses.shift()?.() ?? Response.json({ explanation: null });
  });
  return sent;
}

const noResponse = () => Promise.reject(new TypeError("no network"));
const textOf = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).value;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));
const [french, english] = ["Explication en français", "Explication en anglais"];

test("restores the texts that were typed before the page was left", () => {
  const { unmount } = render(formOf());
  type(english, "Yes, indeed.");
  unmount();
  render(formOf("1", { fr: "Si." }));

  expect(textOf(english)).toBe("Yes, indeed.");
  expect(textOf(french)).toBe("Si.");
  expect(screen.getByText("Voici ce que vous aviez commencé.")).toBeDefined();
});

test.each([
  ["saved", () => press("Enregistrer")],
  ["cancelled", () => press("Annuler")],
  ["typed as before", async () => type(english, "Yes.")],
])("keeps no draft of texts that were %s", async (_, end) => {
  stubServer();
  const { unmount } = render(formOf());
  type(english, "Yes, indeed.");
  await end();
  unmount();
  render(formOf());

  expect(textOf(english)).toBe("Yes.");
  expect(screen.queryByText("Voici ce que vous aviez commencé.")).toBeNull();
});

test("keeps the draft when saving fails", async () => {
  stubServer(noResponse);
  const { unmount } = render(formOf());
  type(english, "Yes, indeed.");
  await press("Enregistrer");
  expect(screen.getByRole("alert")).toBeDefined();
  unmount();
  render(formOf());

  expect(textOf(english)).toBe("Yes, indeed.");
});

test("shows a style warning once, then saves anyway", async () => {
  const sent = stubServer();
  render(formOf());
  type(english, "Yes");
  await press("Enregistrer");

  expect(sent).toEqual([]);
  expect(screen.getByRole("status").textContent).toContain(
    "Explication en anglais : ne se termine pas par un signe de ponctuation",
  );
  await press("Enregistrer quand même");
  expect(sent).toMatchObject([{ en: "Yes", fr: "Oui.", version: "1" }]);
  expect(onSaved).toHaveBeenCalledOnce();
});

test("shows a new style warning before saving, and removes a resolved one", async () => {
  const sent = stubServer();
  render(formOf());
  type(english, "Yes");
  await press("Enregistrer");
  type(french, "Oui");
  type(english, "Yes.");
  await press("Enregistrer");

  expect(sent).toEqual([]);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  type(french, "Si.");
  await press("Enregistrer");
  expect(sent).toMatchObject([{ fr: "Si.", en: "Yes." }]);
});

test("shows an error for a missing text instead of style warnings", async () => {
  const sent = stubServer();
  render(formOf());
  type(english, "Yes");
  await press("Enregistrer");
  type(french, "");
  await press("Enregistrer");

  expect(sent).toEqual([]);
  expect(screen.queryByRole("button", { name: "Enregistrer quand même" })).toBeNull();
  expect(screen.getByText("Ce champ est obligatoire")).toBeDefined();
});

test("shows an error of the server at its field", async () => {
  const issues = [{ path: "en", key: "straightMarks" }];
  stubServer(async () =>
    Response.json({ error: { code: "invalid_input", issues } }, { status: 400 }),
  );
  render(formOf());
  type(english, 'It is "yes".');
  await press("Enregistrer");

  expect(screen.getByLabelText(english).getAttribute("aria-invalid")).toBe("true");
});

test("keeps typed texts when somebody else changes the text, and warns about the change", async () => {
  const sent = stubServer();
  const { rerender } = render(formOf());
  type(english, "Yes, indeed.");
  rerender(formOf("2", { fr: "Si.", en: "Yeah." }));

  expect(screen.getByRole("alert").textContent).toMatch(/^Quelqu’un d’autre a modifié ce texte/);
  expect(textOf(english)).toBe("Yes, indeed.");
  expect(textOf(french)).toBe("Si.");
  await press("Enregistrer quand même");
  expect(sent).toMatchObject([{ fr: "Si.", en: "Yes, indeed.", version: "2" }]);
});

test("does not warn about one's own correction when its response was lost", async () => {
  stubServer(noResponse);
  const { rerender } = render(formOf());
  type(english, " I didn't. ");
  await press("Enregistrer");
  rerender(formOf("2", { en: "I didn’t." }));

  expect(screen.queryByRole("alert")).toBeNull();
  expect(textOf(english)).toBe("I didn’t.");
});

test("shows the newer text when nothing was typed", () => {
  const { rerender } = render(formOf());
  rerender(formOf("2", { en: "Yeah." }));

  expect(screen.queryByRole("alert")).toBeNull();
  expect(textOf(english)).toBe("Yeah.");
});
