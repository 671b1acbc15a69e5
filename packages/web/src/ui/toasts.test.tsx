// @vitest-environment happy-dom

import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { clearToasts, showErrorToast, showToast } from "./show-toast.ts";
import { Toasts } from "./toasts.tsx";

afterEach(cleanup);

/** Also of urgent ones, which another element has read out. */
const titles = () =>
  screen.queryAllByRole("heading", { hidden: true }).map((title) => title.textContent);

it("shows only the last failure, and none once something worked", async () => {
  render(<Toasts label="Notifications" closeLabel="Fermer" />);

  act(() => showErrorToast("Mot de passe incorrect"));
  act(() => showErrorToast("Trop d’essais"));
  expect(titles()).toEqual(["Trop d’essais"]);

  act(() => showToast("Connexion réussie !"));
  await waitFor(() => expect(titles()).toEqual(["Connexion réussie !"]));
});

it("keeps nothing for whoever comes next", async () => {
  render(<Toasts label="Notifications" closeLabel="Fermer" />);

  act(() => showToast("Profil mis à jour"));
  act(() => {
    clearToasts();
    showToast("Déconnexion réussie");
  });
  await waitFor(() => expect(titles()).toEqual(["Déconnexion réussie"]));
});
