// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { forgetDrafts } from "#lib/drafts.ts";
import { SessionContext } from "#session/session-context.ts";
import { ana, sessionOf } from "#testing/sessions.ts";
import { startFrench } from "#testing/start-french.ts";
import type { Texts } from "../correction-fields.ts";
import type { Doubt } from "../style-of-texts.ts";
import { TextsForm } from "./texts-form.tsx";

beforeAll(startFrench);
afterEach(() => {
  cleanup();
  forgetDrafts();
});

const fields = [
  { name: "fr", label: "Français", lang: "fr" },
  { name: "en", label: "Anglais", lang: "en" },
] as const;
const schema = z.object({ fr: z.string().min(1, "required"), en: z.string() });

/** Texts without a full stop are doubtful. */
const doubtsOf = (texts: Texts): Doubt[] =>
  fields
    .filter(({ name }) => !texts[name]?.endsWith("."))
    .map(({ name }) => ({ field: name, rule: "closingMark", words: { min: 5, max: 14 } }));

type Shown = { version?: string; texts?: Texts };

const save = vi.fn(async (_: z.output<typeof schema>) => undefined);
const onClose = vi.fn();

const formOf = ({ version = "1", texts = { fr: "Oui.", en: "Yes." } }: Shown) => (
  <SessionContext value={sessionOf(ana)}>
    <TextsForm
      draft="sentence vivo-aqui"
      version={version}
      texts={texts}
      fields={fields}
      schema={schema}
      doubtsOf={doubtsOf}
      save={save}
      onClose={onClose}
    />
  </SessionContext>
);

function open(shown: Shown = {}) {
  save.mockClear();
  return render(formOf(shown));
}

const textOf = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).value;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("what was typed is there again after the page is left, and what was not is as it is by now", () => {
  const { unmount } = open();
  type("Anglais", "Yes, indeed.");
  unmount();
  open({ texts: { fr: "Si.", en: "Yes." } });
  expect(textOf("Anglais")).toBe("Yes, indeed.");
  expect(textOf("Français")).toBe("Si.");
  expect(screen.getByText("Voici ce que vous aviez commencé.")).toBeDefined();
});

test("what was saved, given up or typed back is no draft any more", async () => {
  for (const end of [
    () => press("Enregistrer"),
    () => press("Annuler"),
    async () => type("Anglais", "Yes."),
  ]) {
    const { unmount } = open();
    type("Anglais", "Yes, indeed.");
    await end();
    unmount();
    const { unmount: leave } = open();
    expect(textOf("Anglais")).toBe("Yes.");
    expect(screen.queryByText("Voici ce que vous aviez commencé.")).toBeNull();
    leave();
  }
});

test("what is doubtful is shown once, and can be saved all the same", async () => {
  open();
  type("Anglais", "Yes");
  await press("Enregistrer");
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toContain(
    "Anglais : ne se termine pas par un signe de ponctuation",
  );
  await press("Enregistrer quand même");
  expect(save).toHaveBeenCalledWith({ fr: "Oui.", en: "Yes" });
});

test("another doubt is shown too before it is saved, and what is mended is doubtful no more", async () => {
  open();
  type("Anglais", "Yes");
  await press("Enregistrer");
  type("Français", "Oui");
  type("Anglais", "Yes.");
  await press("Enregistrer");
  expect(save).not.toHaveBeenCalled();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  type("Français", "Si.");
  await press("Enregistrer");
  expect(save).toHaveBeenCalledWith({ fr: "Si.", en: "Yes." });
});

test("what is wrong is not a matter of doubt", async () => {
  open();
  type("Anglais", "Yes");
  await press("Enregistrer");
  type("Français", "");
  await press("Enregistrer quand même");
  expect(save).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: "Enregistrer quand même" })).toBeNull();
  expect(screen.getByText("Ce champ est obligatoire")).toBeDefined();
});

test("a text that somebody else changes meanwhile leaves alone what was typed, and it says so", async () => {
  const { rerender } = open();
  type("Anglais", "Yes, indeed.");
  rerender(formOf({ version: "2", texts: { fr: "Si.", en: "Yeah." } }));
  expect(screen.getByRole("alert").textContent).toMatch(/^Quelqu’un d’autre a modifié ce texte/);
  expect(textOf("Anglais")).toBe("Yes, indeed.");
  expect(textOf("Français")).toBe("Si.");
  await press("Enregistrer quand même");
  expect(save).toHaveBeenCalledWith({ fr: "Si.", en: "Yes, indeed." });
});

test("a text that is by now what was typed was saved, though the reply got lost", async () => {
  const { rerender } = open();
  onClose.mockClear();
  save.mockRejectedValueOnce(new Error("no network"));
  type("Anglais", " I didn't. ");
  await press("Enregistrer");
  expect(onClose).not.toHaveBeenCalled();
  rerender(formOf({ version: "2", texts: { fr: "Oui.", en: "I didn’t." } }));
  expect(onClose).toHaveBeenCalled();
  expect(screen.queryByText(/^Quelqu’un d’autre/)).toBeNull();
  cleanup();
  open({ version: "2", texts: { fr: "Oui.", en: "I didn’t." } });
  expect(textOf("Anglais")).toBe("I didn’t.");
  expect(screen.queryByText("Voici ce que vous aviez commencé.")).toBeNull();
});

test("a text that changes while nothing was typed over it is simply the newer one", () => {
  const { rerender } = open();
  rerender(formOf({ version: "2", texts: { fr: "Si.", en: "Yeah." } }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(textOf("Anglais")).toBe("Yeah.");
});

test("what could not be saved stays a draft", async () => {
  const { unmount } = open();
  save.mockRejectedValueOnce(new Error("no network"));
  type("Anglais", "Yes, indeed.");
  await press("Enregistrer");
  expect(screen.getByRole("alert")).toBeDefined();
  unmount();
  open();
  expect(textOf("Anglais")).toBe("Yes, indeed.");
});
