// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { EditableExercise } from "@verbena/server/client";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { startFrench } from "#testing/start-french.ts";
import { CorrectionForm } from "./correction-form.tsx";

beforeAll(startFrench);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const texts = {
  sentence: "Vivo en esta calle _____ diez años.",
  answer: "desde hace",
  time: "",
  subject: "",
  complement: "diez años",
  verb: "Vivo",
  fr: "J’habite cette rue depuis dix ans.",
  nl: "Ik woon al tien jaar in deze straat.",
  en: "I have lived in this street for ten years.",
  instruction: "",
  noteFr: "",
  noteNl: "",
  noteEs: "",
  noteEn: "",
};

const exercise: EditableExercise = {
  id: "vivo-aqui",
  family: "desde-hace",
  verb: null,
  person: null,
  texts,
  explanation: null,
  file: "packages/content/data/fill-in/desde-hace/desde_hace_duracion_continua.yaml",
  isHidden: false,
  correctionState: null,
};

const onSaved = vi.fn();

const formOf = (shown = exercise) => (
  <QueryClientProvider client={new QueryClient()}>
    <CorrectionForm exercise={shown} onSaved={onSaved} onClose={() => undefined} />
  </QueryClientProvider>
);

/** Stubs a server with one response. Returns the bodies of the requests. */
function stubServer(response: Response) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return response;
  });
  return sent;
}

const refusal = (path: string, key: string) =>
  Response.json({ error: { code: "invalid_input", issues: [{ path, key }] } }, { status: 400 });

const english = "Traduction anglaise";
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText(english), { target: { value } });
const save = () =>
  act(async () => fireEvent.click(screen.getByRole("button", { name: "Enregistrer" })));

test("sends all texts with those that the administrator saw", async () => {
  const sent = stubServer(Response.json({ exercise }));
  const { rerender } = render(formOf());
  type("I live here.");
  rerender(formOf({ ...exercise, texts: { ...texts, nl: "Iets anders." } }));
  await save();

  expect(sent).toEqual([{ ...texts, en: "I live here.", id: "vivo-aqui", seen: texts }]);
  expect(onSaved).toHaveBeenCalledOnce();
});

test("has no field that the exercise cannot have", () => {
  render(formOf());

  expect(screen.queryByLabelText("Réponse")).toBeNull();
  expect(screen.queryByLabelText("Mots qui indiquent le temps")).toBeNull();
  expect(screen.getByLabelText("Verbe dont le temps décide aussi")).toBeDefined();
});

test("asks for a missing text without sending the others", async () => {
  const sent = stubServer(Response.json({ exercise }));
  render(formOf());
  type(" ");
  await save();

  expect(screen.getByText("Ce champ est obligatoire")).toBeDefined();
  expect(sent).toEqual([]);
});

test("shows an error of the server at its field", async () => {
  stubServer(refusal("en", "invalidValue"));
  render(formOf());
  await save();

  expect(screen.getByLabelText(english).getAttribute("aria-invalid")).toBe("true");
});

test("says when somebody else has changed the exercise, and keeps what was typed", async () => {
  stubServer(refusal("", "changedMeanwhile"));
  render(formOf());
  type("I live here.");
  await save();

  expect(screen.getByRole("alert").textContent).toMatch(/^Quelqu’un d’autre a modifié ce texte/);
  expect(screen.getByLabelText<HTMLTextAreaElement>(english).value).toBe("I live here.");
});
