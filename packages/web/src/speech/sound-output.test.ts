// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeSpeech, voice } from "#testing/fake-speech.ts";
import { playFile, speak, stopSound } from "./sound-output.ts";

const monica = voice("Mónica", "es-ES");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stopSound();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a voice", () => {
  it("says a text in its language and at the given speed", async () => {
    const speech = fakeSpeech();
    const outcome = speak("Ayer tuve suerte.", monica, 0.75);
    expect(speech.last).toMatchObject({ text: "Ayer tuve suerte.", lang: "es-ES", rate: 0.75 });
    speech.last.onstart();
    speech.last.onend();
    expect(await outcome).toBe("said");
  });

  it("stops what it was saying", async () => {
    const speech = fakeSpeech();
    const first = speak("Tuve.", monica, 1);
    speech.speaking = true;
    const second = speak("Tuviste.", monica, 1);
    expect(await first).toBe("stopped");
    expect(speech.cancel).toHaveBeenCalled();
    // The browser reports the end of the first one late.
    speech.spoken[0]?.onerror({ error: "interrupted" });
    speech.last.onend();
    expect(await second).toBe("said");
  });

  it("is not interrupted when it says nothing: some browsers would drop the next text", () => {
    const speech = fakeSpeech();
    void speak("Tuve.", monica, 1);
    expect(speech.cancel).not.toHaveBeenCalled();
  });

  it("is resumed where the browser has paused it", () => {
    const speech = fakeSpeech();
    speech.paused = true;
    void speak("Tuve.", monica, 1);
    expect(speech.resume).toHaveBeenCalled();
  });

  it.each([
    ["not-allowed", "blocked"],
    ["interrupted", "stopped"],
    ["synthesis-failed", "failed"],
    ["network", "failed"],
  ])("that reports %s has %s", async (error, expected) => {
    const speech = fakeSpeech();
    const outcome = speak("Tuve.", monica, 1);
    speech.last.onerror({ error });
    expect(await outcome).toBe(expected);
  });

  it("that does not begin is asked a second time, then has failed", async () => {
    const speech = fakeSpeech();
    const outcome = speak("Tuve.", monica, 1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(speech.spoken).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(speech.spoken).toHaveLength(2);
    expect(await outcome).toBe("failed");
  });

  it("that begins at the second attempt has not failed", async () => {
    const speech = fakeSpeech();
    const outcome = speak("Tuve.", monica, 1);
    await vi.advanceTimersByTimeAsync(4_000);
    speech.spoken[0]?.onerror({ error: "canceled" });
    speech.last.onstart();
    speech.last.onend();
    expect(await outcome).toBe("said");
  });

  it.each([
    [true, "failed"],
    [false, "said"],
  ])("that reports no end, and speaks: %s, has %s", async (speaking, expected) => {
    const speech = fakeSpeech();
    const outcome = speak("Tuve.", monica, 1);
    speech.last.onstart();
    speech.speaking = speaking;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe(expected);
  });

  it("is silent when the learner leaves the page", async () => {
    const speech = fakeSpeech();
    const outcome = speak("Tuve.", monica, 1);
    speech.speaking = true;
    window.dispatchEvent(new Event("pagehide"));
    expect(await outcome).toBe("stopped");
    expect(speech.cancel).toHaveBeenCalled();
  });
});

describe("a recording", () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play");
  const pause = vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => {});
  const element = () => play.mock.contexts.at(-1) as HTMLAudioElement;
  beforeEach(() => void play.mockReset().mockResolvedValue());
  afterEach(() => void pause.mockClear());

  it("is played at the given speed, to its end", async () => {
    const outcome = playFile("/tener.mp3", 0.6);
    expect(element()).toMatchObject({ playbackRate: 0.6, defaultPlaybackRate: 0.6 });
    expect(element().src).toMatch(/\/tener\.mp3$/);
    element().dispatchEvent(new Event("ended"));
    expect(await outcome).toBe("said");
  });

  it("that cannot be loaded or decoded has failed", async () => {
    const outcome = playFile("/tener.mp3", 1);
    element().dispatchEvent(new Event("error"));
    expect(await outcome).toBe("failed");
  });

  it("that does not begin has failed after a while", async () => {
    const outcome = playFile("/tener.mp3", 1);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await outcome).toBe("failed");
    expect(pause).toHaveBeenCalled();
  });

  it("that begins may take longer", async () => {
    const outcome = playFile("/tener.mp3", 1);
    element().dispatchEvent(new Event("playing"));
    await vi.advanceTimersByTimeAsync(20_000);
    element().dispatchEvent(new Event("ended"));
    expect(await outcome).toBe("said");
  });

  it("that the browser does not allow yet is blocked", async () => {
    play.mockRejectedValue(new DOMException("Tap first.", "NotAllowedError"));
    expect(await playFile("/tener.mp3", 1)).toBe("blocked");
  });
});
