// @vitest-environment happy-dom

import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { clearToasts, showErrorToast, showToast } from "./show-toast.ts";
import { Toasts } from "./toasts.tsx";

afterEach(cleanup);

const texts = () => screen.queryAllByRole("dialog").map((toast) => toast.textContent);

/** Announcements of the assertive live region. */
const announced = () => [...(document.querySelector("[aria-live=assertive]")?.children ?? [])];

it("replaces an error by the next one, and removes it after a success", async () => {
  render(<Toasts label="Notifications" closeLabel="Fermer" />);

  act(() => showErrorToast("Mot de passe incorrect"));
  act(() => showErrorToast("Trop d’essais"));
  expect(texts()).toEqual(["Trop d’essais"]);

  act(() => showToast("Connexion réussie !"));
  await waitFor(() => expect(texts()).toEqual(["Connexion réussie !"]));
});

it("announces an error once, and keeps its toast reachable for screen readers", async () => {
  render(<Toasts label="Notifications" closeLabel="Fermer" />);

  act(() => showErrorToast("Mot de passe incorrect"));
  expect(announced().map(({ textContent }) => textContent)).toEqual(["Mot de passe incorrect"]);
  const toast = screen.getByRole("dialog", { name: "Mot de passe incorrect" });
  expect(toast.getAttribute("aria-live")).toBe("off");

  act(() => showToast("Connexion réussie !"));
  expect(announced()).toEqual([]);
});

it("announces a repeated error again", () => {
  render(<Toasts label="Notifications" closeLabel="Fermer" />);

  act(() => showErrorToast("Mot de passe incorrect"));
  const [first] = announced();
  act(() => showErrorToast("Mot de passe incorrect"));

  expect(announced()).toHaveLength(1);
  expect(announced()).not.toContain(first);
});

it("closes the previous user's toasts", async () => {
  render(<Toasts label="Notifications" closeLabel="Fermer" />);

  act(() => showToast("Profil mis à jour"));
  act(() => {
    clearToasts();
    showToast("Déconnexion réussie");
  });
  await waitFor(() => expect(texts()).toEqual(["Déconnexion réussie"]));
});
