// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setApiLearner } from "#lib/api.ts";
import { fakeSpeech, voice } from "#testing/fake-speech.ts";
import { startFrench } from "#testing/start-french.ts";
import { clearToasts } from "#ui/show-toast.ts";
import { Toasts } from "#ui/toasts.tsx";
import { stopSound } from "./sound-output.ts";
import { changeSpeechSettings, useSpeech } from "./use-speech.ts";

const monica = voice("Mónica", "es-ES");
const paulina = voice("Paulina", "es_MX");
const online = voice("Google español", "es-ES", false);
const thomas = voice("Thomas", "fr-FR");

let recordings: Record<string, string> = {};
const play = vi.spyOn(HTMLMediaElement.prototype, "play");

beforeEach(async () => {
  await startFrench();
  setApiLearner("ana");
  recordings = {};
  vi.stubGlobal("fetch", async () => Response.json({ recordings }));
  play.mockReset().mockResolvedValue();
});
afterEach(() => {
  stopSound();
  cleanup();
  changeSpeechSettings({ voice: null, speed: "normal", automatic: false });
  localStorage.clear();
  vi.unstubAllGlobals();
});

function renderSpeech(client = new QueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(useSpeech, { wrapper }).result;
}

const names = (speech: ReturnType<typeof renderSpeech>) =>
  speech.current.voices.map(({ name }) => name);

it("prefers voices of Spain, then those that need no network", () => {
  fakeSpeech(paulina, online, thomas, monica, monica);
  expect(names(renderSpeech())).toEqual(["Mónica", "Google español", "Paulina"]);
});

it("finds voices that the browser loads later, in every component", () => {
  const browser = fakeSpeech(thomas);
  const components = [renderSpeech(), renderSpeech(), renderSpeech()];
  const canSay = () => components.map(({ current }) => current.canSay({}));
  expect(canSay()).toEqual([false, false, false]);
  act(() => browser.changeVoices(thomas, monica));
  expect(canSay()).toEqual([true, true, true]);
});

it("says nothing in a browser without speech", () => {
  expect(globalThis).not.toHaveProperty("speechSynthesis");
  expect(renderSpeech().current.canSay({})).toBe(false);
});

it("uses the chosen voice and speed, and the best voice where the chosen one is missing", () => {
  const browser = fakeSpeech(monica, paulina);
  const speech = renderSpeech();
  act(() => changeSpeechSettings({ voice: "Paulina", speed: "slow" }));
  void speech.current.say({ text: "Tuve." });
  expect(browser.last).toMatchObject({ voice: paulina, rate: 0.75 });
  act(() => browser.changeVoices(monica));
  void speech.current.say({ text: "Tuve." }, { slowly: true });
  expect(browser.last).toMatchObject({ voice: monica, rate: 0.6 });
});

it("plays the recording of a sentence in place of the voice", async () => {
  recordings = { "preterito-indefinido/oír/yo": "v1" };
  const browser = fakeSpeech();
  const speech = renderSpeech();
  await waitFor(() => expect(speech.current.isAvailable).toBe(true));
  act(() => browser.changeVoices(monica));
  const said = speech.current.say({ text: "Oí.", exerciseId: "preterito-indefinido/oír/yo" });
  const audio = play.mock.contexts.at(-1) as HTMLAudioElement;
  const { pathname, searchParams } = new URL(audio.src, "http://localhost");
  expect([pathname, ...searchParams.values()]).toEqual([
    "/api/recordings/file",
    "preterito-indefinido/oír/yo",
    "v1",
  ]);
  audio.dispatchEvent(new Event("error"));
  await waitFor(() => expect(browser.last.text).toBe("Oí."));
  browser.last.onend();
  await said;
});

it("can say only recorded sentences on a device without a voice", async () => {
  recordings = { "vivo-aqui": "v1" };
  fakeSpeech();
  const speech = renderSpeech();
  await waitFor(() => expect(speech.current.canSay({ exerciseId: "vivo-aqui" })).toBe(true));
  expect(speech.current.canSay({ exerciseId: "constructor" })).toBe(false);
  expect(speech.current.canSay({})).toBe(false);
});

it("does not ask for recordings while nobody is signed in", async () => {
  setApiLearner(null);
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  fakeSpeech(monica);
  const speech = renderSpeech();
  await waitFor(() => expect(speech.current.canSay({ exerciseId: "vivo-aqui" })).toBe(true));
  expect(fetch).not.toHaveBeenCalled();
});

it("does without recordings where they cannot be loaded", async () => {
  const fetch = vi.fn(async () =>
    Response.json({ error: { code: "unauthenticated" } }, { status: 401 }),
  );
  vi.stubGlobal("fetch", fetch);
  fakeSpeech(monica);
  const client = new QueryClient();
  const speech = renderSpeech(client);
  await waitFor(() => expect(client.getQueryState(["recordings"])?.status).toBe("success"));
  expect(fetch).toHaveBeenCalledOnce();
  expect(speech.current.canSay({ exerciseId: "vivo-aqui" })).toBe(true);
});

it("calls back when nothing is heard, but not when the learner stops it", async () => {
  const browser = fakeSpeech(monica);
  const speech = renderSpeech();
  const onFailure = vi.fn();
  const stopped = speech.current.say({ text: "Tuve." }, { onFailure });
  stopSound();
  await stopped;
  expect(onFailure).not.toHaveBeenCalled();
  const failed = speech.current.say({ text: "Tuve." }, { onFailure });
  browser.last.onerror({ error: "synthesis-failed" });
  await failed;
  expect(onFailure).toHaveBeenCalledOnce();
});

it("reports what the page could not say by itself only once, and each press", async () => {
  const browser = fakeSpeech(monica);
  const speech = renderSpeech();
  render(<Toasts label="Notifications" closeLabel="Fermer" />);
  const failure = () => screen.queryByRole("dialog", { name: /^La lecture à voix haute/ });
  async function fail(byItself: boolean): Promise<void> {
    const said = speech.current.say({ text: "Tuve." }, { byItself });
    browser.last.onerror({ error: "synthesis-failed" });
    await act(() => said);
  }
  await fail(true);
  await waitFor(() => expect(failure()).not.toBeNull());
  act(clearToasts);
  await waitFor(() => expect(failure()).toBeNull());
  await fail(true);
  expect(failure()).toBeNull();
  await fail(false);
  await waitFor(() => expect(failure()).not.toBeNull());
  act(clearToasts);
});
