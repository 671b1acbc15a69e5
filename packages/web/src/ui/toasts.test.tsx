// @vitest-environment happy-dom

import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { clearToasts, showErrorToast, showToast } from "./show-toast.ts";
import { Toasts } from "./toasts.tsx";

afterEach(cleanup);

const texts = () => screen.queryAllByRole("dialog").map((toast) => toast.textContent);

/** What is read out at once, each saying of it an element of its own. */
const readOut = () => [...(document.querySelector("[aria-live=assertive]")?.children ?? [])];

it("shows only the last failure, and none once something worked", async () => {
  render(<Toasts label="Notifications" closeLabel="Fermer" />);

  act(() => showErrorToast("Mot de passe incorrect"));
  act(() => showErrorToast("Trop d’essais"));
  expect(texts()).toEqual(["Trop d’essais"]);

  act(() => showToast("Connexion réussie !"));
  await waitFor(() => expect(texts()).toEqual(["Connexion réussie !"]));
});

it("reads a failure out at once and only once, from a toast that can be found", async () => {
  render(<Toasts label="Notifications" closeLabel="Fermer" />);

  act(() => showErrorToast("Mot de passe incorrect"));
  expect(readOut().map(({ textContent }) => textContent)).toEqual(["Mot de passe incorrect"]);
  const toast = screen.getByRole("dialog", { name: "Mot de passe incorrect" });
  expect(toast.getAttribute("aria-live")).toBe("off");

  act(() => showToast("Connexion réussie !"));
  expect(readOut()).toEqual([]);
});

it("reads the same failure out again when it comes back", () => {
  render(<Toasts label="Notifications" closeLabel="Fermer" />);

  act(() => showErrorToast("Mot de passe incorrect"));
  const [first] = readOut();
  act(() => showErrorToast("Mot de passe incorrect"));

  expect(readOut()).toHaveLength(1);
  expect(readOut()).not.toContain(first);
});

it("keeps nothing for whoever comes next", async () => {
  render(<Toasts label="Notifications" closeLabel="Fermer" />);

  act(() => showToast("Profil mis à jour"));
  act(() => {
    clearToasts();
    showToast("Déconnexion réussie");
  });
  await waitFor(() => expect(texts()).toEqual(["Déconnexion réussie"]));
});
